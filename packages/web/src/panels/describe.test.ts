import { parsePuzzle } from '@glissade/core';
import { solveSync } from '@glissade/solve/solve';
import { expect, test } from 'vitest';
import { reasonText } from './describe.ts';

test.each([
  ['1 2 3/4 5 6/7 0 8', 'stm', ['(1 node searched)', '(2 nodes searched)']],
  ['start:\nA.\ngoal:\n.A', 'moves', ['(1 state searched)', '(2 states searched)']],
] as const)('one and two of what a search counts: %o', (text, metric, [one, two]) => {
  const puzzle = parsePuzzle(text);
  const solved = solveSync(puzzle);
  if (solved.status !== 'solved') throw new Error(solved.status);
  const reason = (expanded: number) => {
    const outcome = { ...solved, stats: { ...solved.stats, expanded } };
    const line = Uint32Array.from([0]);
    return reasonText(puzzle, metric, { isWorking: false, outcome, line });
  };
  expect(reason(1)).toContain(one);
  expect(reason(2)).toContain(two);
});
