import { readFileSync } from 'node:fs';
import { parsePuzzle } from '@glissade/core';
import { countStatesSync } from '@glissade/solve/countStates';
import { solveSync } from '@glissade/solve/solve';
import { expect, test } from 'vitest';
import { survey } from '../survey.ts';
import type { SurveyOptions } from '../surveyOptions.ts';

const file = new URL('../../../../../tests/data/depths.txt', import.meta.url);
const DEPTHS = readFileSync(file, 'utf8').split('\n');

async function surveyed(options: SurveyOptions) {
  const outcome = await survey(options);
  if (outcome.status !== 'surveyed') expect.fail(outcome.status);
  return outcome;
}

test.each(['2x2', '2x3', '3x2', '2x4', '2x5', '3x3'])('all positions of %s', async (board) => {
  const { rows, totals } = await surveyed({ family: `tiles ${board}` });
  const lengths: Record<string, number> = {};
  for (const metric of ['stm', 'mtm']) {
    const levels = rows.filter((row) => row.metric === metric);
    expect(levels.map(({ length }) => length)).toEqual([...levels.keys()]);
    const sizes = levels.map(({ starts }) => starts);
    const name = board.split('x').sort().join('x');
    expect(DEPTHS).toContain(`${name} ${metric.toUpperCase()}: ${sizes.join(' ')}`);
    expect(totals.positions).toBe(sizes.reduce((sum, size) => sum + size));
    lengths[metric] = levels.length - 1;
  }
  expect(totals).toMatchObject(lengths);
});

test('every position that is told of is as far as its row says', async () => {
  const { rows } = await surveyed({ family: 'tiles 2x3', top: 3, threads: 1 });
  for (const { metric, length, hardestCount, puzzles } of rows) {
    expect(new Set(puzzles.map(({ puzzle }) => puzzle)).size).toBe(puzzles.length);
    expect(puzzles.length).toBeGreaterThan(0);
    expect(puzzles.length).toBeLessThanOrEqual(Math.min(3, hardestCount));
    for (const { puzzle } of puzzles) {
      const outcome = solveSync(parsePuzzle(puzzle), { metric });
      expect(outcome).toMatchObject({ status: 'solved', length });
    }
  }
  // From the goal, its levels are those of the table.
  const counted = countStatesSync(parsePuzzle(rows[0]!.puzzles[0]!.puzzle), { metric: 'mtm' });
  const sizes = rows.filter(({ metric }) => metric === 'mtm').map(({ starts }) => starts);
  expect(counted).toMatchObject({ levels: sizes });
});

test('one metric, and some lengths', async () => {
  const where = { length: [19, 99] } as const;
  const { rows, totals } = await surveyed({ family: 'tiles 2x3', metric: 'mtm', where });
  expect(rows.map(({ length, starts }) => [length, starts])).toEqual([
    [19, 3],
    [20, 1],
  ]);
  expect(totals).toMatchObject({ metric: 'mtm', length: 20, mtm: 20, positions: 360 });
  expect(totals).not.toHaveProperty('stm');
});

test('a board that does not fit into the memory is undecided', async () => {
  const limits = { memoryBytes: 50e6 };
  expect(await survey({ family: 'tiles 3x4', threads: 1, limits })).toMatchObject({
    status: 'undecided',
    limit: 'memory',
    reason: 'the table of 3×4 takes 99 MB a thread',
  });
});

test.each([
  [{ family: 'tiles 1x5' }, 'a tile board of 1×5 cannot be surveyed'],
  [{ family: 'tiles 3x5' }, 'a tile board of 3×5 cannot be surveyed'],
  [{ family: 'tiles 3x3', metric: 'moves' }, 'tiles 3x3 cannot be surveyed in moves'],
  [{ family: 'tiles 3x3', symmetry: true }, 'tiles 3x3 counts every position'],
  [{ family: 'tiles 3x3', where: { pieces: [1, 2] } }, 'classes of tiles 3x3 have no "pieces"'],
] as const)('%j is refused', async (options, message) => {
  await expect(survey(options)).rejects.toThrow(message);
});
