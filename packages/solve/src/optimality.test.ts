import { parsePuzzle } from '@glissade/core';
import { expect, test } from 'vitest';
import { ENGINE_NAMES } from './engines/engineNames.ts';
import { solveSync } from './solve.ts';

const BOARDS = [
  '1 2 3/4 5 6/7 8 0',
  '1 2 3/4 5 6/7 0 8',
  '1 2 3/4 5 6/0 7 8',
  '1 2 3/0 5 6/4 7 8',
  '4 1 3/7 2 6/0 5 8',
];

test.each(ENGINE_NAMES)('%s: a line is called shortest where the bound is its length', (engine) => {
  for (const board of BOARDS) {
    for (const metric of ['steps', 'mtm'] as const) {
      const outcome = solveSync(parsePuzzle(board), { engine, metric, limits: { nodes: 10_000 } });
      if (outcome.status !== 'solved') continue;
      expect([board, outcome.optimal]).toEqual([board, outcome.length === outcome.lowerBound]);
    }
  }
});

test('a search that promises nothing says so where its line is proved shortest', () => {
  const puzzle = parsePuzzle('1 2 3/4 5 6/7 0 8');
  const asked = [{ engine: 'greedy' }, { engine: 'astar', weight: 3 }] as const;
  for (const options of asked) {
    expect(solveSync(puzzle, options)).toMatchObject({ length: 1, lowerBound: 1, optimal: true });
  }
});

test('a limit that is reached with a proved line in hand hinders no answer', () => {
  const puzzle = parsePuzzle('1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15');
  const outcome = solveSync(puzzle, { limits: { nodes: 0 } });
  expect(outcome).toMatchObject({ status: 'solved', optimal: true, length: 1 });
});
