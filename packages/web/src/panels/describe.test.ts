import { packSteps, parsePuzzle } from '@glissade/core';
import { solveSync } from '@glissade/solve/solve';
import { expect, test } from 'vitest';

import { answerText, reasonText } from './describe.ts';

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

test('a length that others have proved is not called unproved, one above it is', () => {
  const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
  const solved = solveSync(puzzle);
  if (solved.status !== 'solved') throw new Error(solved.status);
  const line = packSteps(solved.steps);
  const outcome = { ...solved, optimal: false, lowerBound: 1 };
  const told = (known?: number) => answerText('stm', { isWorking: false, outcome, line }, known);
  expect(told()).toBe('2 moves. Not proved shortest: at least 1 are needed.');
  expect(told(2)).toBe(
    '2 moves, known to be shortest. This device has not proved it: so far, at least 1.',
  );
  expect(told(1)).toContain('The shortest is known to have 1.');
  // A length that was beaten says nothing.
  expect(told(3)).toBe(told());
});
