import { parsePuzzle } from '@glissade/core';
import { solveSync } from '@glissade/solve/solve';
import { expect, test } from 'vitest';
import { designText } from '../text/designText.ts';
import { withVerdict } from './knownBefore.ts';

const NOTHING = { changes: 0, variations: [], isVaried: false, goals: [] };
const puzzle = parsePuzzle('start:\nBA.\n...\ngoal:\n.AB\n...');
const [inMoves, inSteps] = [
  solveSync(puzzle, { metric: 'moves' }),
  solveSync(puzzle, { metric: 'steps' }),
];

test('what the verdict says is known to the rest of the page at once', () => {
  if (inMoves.status !== 'solved') throw new Error(inMoves.status);
  const { length } = inMoves;
  expect(withVerdict(NOTHING, puzzle, inMoves)).toEqual({
    ...NOTHING,
    lengths: { moves: length },
    before: length,
  });
  expect(withVerdict({ ...NOTHING, before: 9 }, puzzle, inMoves).before).toBe(9);
});

test('only a length that is proved, and counted as the changes are', () => {
  if (inMoves.status !== 'solved') throw new Error(inMoves.status);
  expect(withVerdict(NOTHING, puzzle, undefined)).toBe(NOTHING);
  expect(withVerdict(NOTHING, puzzle, { ...inMoves, optimal: false })).toBe(NOTHING);
  expect(withVerdict(NOTHING, puzzle, inSteps)).not.toHaveProperty('before');
});

test('no count is told of changes that are not yet listed', () => {
  expect(designText().changesLeft(0, 0)).toBe('Finding the changes …');
  expect(designText().changesLeft(0, 12)).toBe('0 of 12 changes');
});
