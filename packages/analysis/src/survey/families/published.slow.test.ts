import { readFileSync } from 'node:fs';
import { finish, parsePuzzle, seededRandom } from '@glissade/core';
import { countStates } from '@glissade/solve/countStates';
import { solveSync } from '@glissade/solve/solve';
import { expect, test } from 'vitest';
import type { ClassResult, Hardest } from '../family.ts';
import { survey } from '../survey.ts';
import { simpleFamily } from './simple.ts';

test('simple 4×4: 181,585,335 states', async () => {
  const outcome = await survey({ family: 'simple 4x4' });
  if (outcome.status !== 'surveyed') expect.fail(outcome.status);
  // N. Bickford, Sliding Block Puzzles, part 3 (2012).
  const published = '1 4 9 19 36 51 62 89 132 81 64 73 61 25 21';
  expect(outcome.rows.map(({ length }) => length).join(' ')).toBe(published);
  // Packings: the same. The others: an independent program in C++ (tests/data/klotskiLayouts.md).
  expect(outcome.totals).toMatchObject({
    packings: 55_807_716,
    classes: 2_201_657,
    starts: 40_113_169,
    states: 181_585_335,
    components: 8_707_293,
  });
  expect(outcome.rows[8]!.puzzles[0]!.puzzle).toContain('AABC\nDEBB\nDFGH\n.FI.');
});

test('classes of simple 5×4 drawn at random, by two other searches', async () => {
  const options = { metric: 'moves', top: 1, symmetry: false, where: {} } as const;
  const family = simpleFamily(4, 5, { ...options, memoryBytes: 1e9 });
  const jobs = finish(family.listJobs());
  const random = seededRandom(54);
  let compared = 0;
  while (compared < 60) {
    for (const { longest, hardest } of sampled(jobs.run(random(jobs.count)), random)) {
      const [{ states, pieces }] = hardest as [Hardest];
      const puzzle = parsePuzzle(family.puzzle(family.draw(pieces())));
      const solved = solveSync(puzzle, { metric: 'moves', engine: 'packed' });
      expect(solved).toMatchObject({ status: 'solved', length: longest });
      expect(await countStates(puzzle)).toMatchObject({ status: 'counted', states });
      compared++;
    }
  }
});

/** Some of the solvable classes among the first ones of a job. */
function* sampled(
  results: Iterable<ClassResult | undefined>,
  random: (below: number) => number,
): Generator<ClassResult> {
  let met = 0;
  for (const result of results) {
    if (result && result.longest > 0 && result.counts.largest < 20_000 && random(20) === 0)
      yield result;
    if (++met === 400) return;
  }
}

test('klotski: 29,334,498 layouts', async () => {
  const outcome = await survey({ family: 'klotski' });
  if (outcome.status !== 'surveyed') expect.fail(outcome.status);
  // dnomd343, Klotski-Analysis.
  expect(outcome.totals).toMatchObject({ layouts: 29_334_498, components: 25_422 });
  const file = new URL('../../../../../tests/data/klotskiLayouts.md', import.meta.url);
  const published = [...readFileSync(file, 'utf8').matchAll(/^\| (\d+) \| (\d+) \| (\d+) \|$/gm)];
  expect(published).toHaveLength(64);
  expect(outcome.rows.map(({ dominoes, singles, states }) => [dominoes, singles, states])).toEqual(
    published.map(([, ...numbers]) => numbers.map(Number)),
  );
});

test('the largest component of klotski, counted from one start', async () => {
  const where = { across: [1, 1], upright: [1, 1], singles: [6, 6] } as const;
  const outcome = await survey({ family: 'klotski', where });
  if (outcome.status !== 'surveyed') expect.fail(outcome.status);
  expect(outcome.totals).toMatchObject({ layouts: 964_656, components: 1, largest: 964_656 });
  const puzzle = parsePuzzle(outcome.rows[0]!.puzzles[0]!.puzzle);
  expect(await countStates(puzzle)).toMatchObject({ status: 'counted', states: 964_656 });
});

// M. Fogleman, Solving Rush Hour, the puzzle (2018), and what his program prints with 0 and 1 walls
// ("inp", "can", "slv", "min", the sum of the states of its lines, the hardest).
test.each([
  ['rush 5', 268_109, 130_299, 62_106, 1730, 329_603, 20],
  ['rush 5 walls 1', 2_988_670, 1_655_079, 831_255, 6041, 992_656, 21],
])('%s', async (family, boards, components, solvable, minimal, minimalStates, length) => {
  const outcome = await survey({ family });
  if (outcome.status !== 'surveyed') expect.fail(outcome.status);
  const counts = { boards, components, minimal, minimalStates, length };
  expect(outcome.totals).toMatchObject({ ...counts, solvableComponents: solvable });
  for (const row of outcome.rows) {
    for (const { puzzle } of row.puzzles) {
      for (const half of puzzle.split('goal:')) {
        expect([...half.matchAll(/#/g)]).toHaveLength(Number(row.walls ?? 0));
      }
    }
  }
});

// The same program on 6×6 with up to so many walls, boards of more cars left out.
test.each([
  ['rush 6 walls 1', 4, 171_999, 88_328, 80_501, 761, 98_813, 8],
  ['rush 6 walls 2', 3, 264_096, 181_919, 170_256, 105, 4963, 3],
])(
  '%s, up to %i cars',
  async (family, cars, boards, components, solvable, minimal, states, length) => {
    const outcome = await survey({ family, where: { cars: [1, cars] } });
    if (outcome.status !== 'surveyed') expect.fail(outcome.status);
    const counts = { boards, components, minimal, minimalStates: states, length };
    expect(outcome.totals).toMatchObject({ ...counts, solvableComponents: solvable });
  },
);

test.each(['3x4', '4x3', '2x6'])('all 239,500,800 positions of tiles %s', async (board) => {
  const outcome = await survey({ family: `tiles ${board}` });
  if (outcome.status !== 'surveyed') expect.fail(outcome.status);
  const file = new URL('../../../../../tests/data/depths.txt', import.meta.url);
  const depths = readFileSync(file, 'utf8').split('\n');
  const name = board.split('x').sort().join('x');
  for (const metric of ['stm', 'mtm']) {
    const levels = outcome.rows.filter((row) => row.metric === metric);
    const sizes = levels.map(({ starts }) => starts);
    expect(depths).toContain(`${name} ${metric.toUpperCase()}: ${sizes.join(' ')}`);
  }
  expect(outcome.totals).toMatchObject({ positions: 239_500_800 });
});
