import { parsePuzzle } from '@glissade/core';
import { solveSync } from '@glissade/solve/solve';
import { expect, test } from 'vitest';
import { reasonText } from './describe.ts';

test('one node, and two nodes', () => {
  const puzzle = parsePuzzle('1 2 3/4 5 6/7 0 8');
  const solved = solveSync(puzzle);
  if (solved.status !== 'solved') throw new Error(solved.status);
  const reason = (expanded: number) => {
    const outcome = { ...solved, stats: { ...solved.stats, expanded } };
    const line = Uint32Array.from([0]);
    return reasonText(puzzle, 'stm', { isWorking: false, outcome, line });
  };
  expect(reason(1)).toContain('(1 node searched)');
  expect(reason(2)).toContain('(2 nodes searched)');
});
