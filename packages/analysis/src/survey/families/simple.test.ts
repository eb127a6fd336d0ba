import { readFileSync } from 'node:fs';
import { finish, parsePuzzle } from '@glissade/core';
import { countStates } from '@glissade/solve/countStates';
import { solveSync } from '@glissade/solve/solve';
import { describe, expect, test } from 'vitest';
import {
  allPackings,
  surveyByBruteForce,
} from '../../../../../tests/support/packingsByBruteForce.ts';
import { countPackings } from '../geometry/packings.ts';
import { createSurvey, startSurvey } from '../kernel/survey.ts';
import { survey } from '../survey.ts';
import { Tallying } from '../tally.ts';
import { simpleFamily } from './simple.ts';

const debug = new WebAssembly.Module(
  readFileSync(new URL('../../../build/survey.debug.wasm', import.meta.url)),
);

const BUILDS = [
  { build: 'release', create: createSurvey },
  { build: 'debug', create: () => startSurvey(debug) },
] as const;

describe.each(BUILDS)('simple boards by brute force ($build)', ({ create }) => {
  test.each([
    [1, 2],
    [2, 2],
    [3, 2],
    [2, 3],
    [4, 2],
    [3, 3],
  ])('%i×%i', (height, width) => {
    const options = { metric: 'moves', top: 1, symmetry: false, where: {} } as const;
    const family = simpleFamily(width, height, { ...options, memoryBytes: 1e9, create });
    const tallying = new Tallying(family, 1, false);
    const jobs = finish(family.listJobs());
    for (let job = 0; job < jobs.count; job++) {
      for (const result of jobs.run(job)) if (result) tallying.add(result);
    }
    const found = tallying.tally.rows.map((row) => {
      const { starts, states, components, longest, hardestCount } = row;
      return { starts, states, components, longest, hardestCount };
    });
    expect(found).toEqual(surveyByBruteForce(width, height));
  });
});

test.each([
  [1, 2],
  [2, 2],
  [2, 3],
  [4, 2],
  [2, 4],
  [3, 3],
])('packings of %i×%i by brute force', (height, width) => {
  expect(countPackings(width, height)).toBe([...allPackings(width, height)].length);
});

// N. Bickford, Sliding Block Puzzles, part 3 (2012) and part 4 (2013).
test.each([
  [4, 4, 55_807_716],
  [4, 5, 6_904_653_755],
  [5, 4, 6_904_653_755],
  [5, 5, 3_117_469_335_485],
])('published packings of %i×%i', (height, width, packings) => {
  expect(countPackings(width, height)).toBe(packings);
});

test('a board and its mirror image have the same table', async () => {
  const rows = await Promise.all(
    ['simple 4x2', 'simple 2x4'].map((family) => survey({ family, threads: 1 })),
  );
  const lengths = rows.map((outcome) =>
    outcome.status === 'surveyed' ? outcome.rows.map(({ length, starts }) => [length, starts]) : [],
  );
  expect(lengths[0]).toEqual(lengths[1]);
  expect(lengths[0]).toHaveLength(7);
});

test.each([
  [{ pieces: [6, 6] }, 6, 6],
  [{ pieces: [7, 8] }, 7, 8],
  [{ pieces: [1, 2] }, 1, 2],
] as const)('rows alone are those of the table: %o', async (where, least, greatest) => {
  const [table, rows] = await Promise.all(
    [{}, where].map(async (asked) => {
      const outcome = await survey({ family: 'simple 3x3', where: asked, threads: 1 });
      return outcome.status === 'surveyed' ? outcome.rows : expect.fail(outcome.status);
    }),
  );
  const isAsked = (pieces: unknown) => Number(pieces) >= least && Number(pieces) <= greatest;
  expect(rows).toEqual(table!.filter(({ pieces }) => isAsked(pieces)));
  expect(rows).toHaveLength(greatest - least + 1);
});

test('with symmetry, mirror images count once', async () => {
  const plain = surveyByBruteForce(3, 3);
  const outcome = await survey({ family: 'simple 3x3', symmetry: true, threads: 1 });
  if (outcome.status !== 'surveyed') expect.fail(outcome.status);
  let fixed = 0;
  for (const packing of allPackings(3, 3)) {
    if (
      packing[0] === 0 &&
      isOwnMirror(packing) &&
      new Set(packing).size + Number(!packing.includes(-1)) <= 9
    )
      fixed++;
  }
  const all = plain.reduce((sum, { starts }) => sum + starts, 0);
  expect(outcome.totals.starts).toBe((all + fixed) / 2);
  expect(outcome.rows.map(({ length }) => length)).toEqual(plain.map(({ longest }) => longest));
});

/** Whether a packing of a 3×3 board is its own mirror image across the diagonal. */
function isOwnMirror(packing: readonly number[]): boolean {
  const mirrored = packing.map((_, cell) => packing[(cell % 3) * 3 + Math.floor(cell / 3)]!);
  return packing.every((label, cell) =>
    packing.every(
      (other, at) =>
        (label === other && label >= 0) ===
        (mirrored[cell] === mirrored[at] && mirrored[cell]! >= 0),
    ),
  );
}

// The rows of docs/records.md.
test.each([
  [5, 49, 'A.../AAB./AAB./CCDD/EE.D', 1111],
  [6, 83, 'ABB./ACDD/.CCE/FFEE/F...', 1122],
  [7, 153, 'AAB./.CBB/DCEE/DD.E/.FGG', 4262],
  [11, 235, 'ABBC/DEEF/D.GF/HHIF/JJJK', 2730],
  [12, 183, 'ABC./DBCE/FGHE/FIJJ/FKKL', 6762],
  [13, 163, 'ABCD/.EEF/GE.F/HEEI/JKLM', 3432],
  [14, 135, 'ABCD/EEFD/.GHI/JGGK/LMMN', 1456],
  [15, 135, 'AB.C/DEEC/FGGH/IJGK/LMNO', 1364],
  [16, 122, 'AB.C/DEFC/GHHI/JKHL/MNOP', 780],
])(
  'the hardest of simple 5×4 with %i pieces, by the reference search',
  async (_, length, start, states) => {
    const options = { metric: 'moves', top: 1, symmetry: false, where: {} } as const;
    const family = simpleFamily(4, 5, { ...options, memoryBytes: 1e9 });
    const puzzle = parsePuzzle(family.puzzle(start.split('/')));
    expect(solveSync(puzzle, { metric: 'moves', engine: 'bfs' })).toMatchObject({
      status: 'solved',
      length,
    });
    expect(await countStates(puzzle)).toMatchObject({ status: 'counted', states });
  },
);
