import { parsePuzzle } from '@glissade/core';
import { startGame } from '@glissade/core/game';
import { beforeEach, expect, test } from 'vitest';
import { createGameStore } from '../game/gameStore.ts';
import { askHint, askNothing, hintLevel, isHintWhole, setUnsolvable } from './solverRequests.ts';

const store = createGameStore(startGame(parsePuzzle('1 2 3/4 5 6/0 7 8')));

beforeEach(askNothing);

test('each hint gives away more, up to the whole solution', () => {
  const levels = [1, 2, 3, 4, 5].map(() => {
    askHint(store);
    return [hintLevel(), isHintWhole()];
  });
  expect(levels).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [4, true],
    [4, true],
  ]);
});

test('where there is no solution, the first hint is all there is', () => {
  setUnsolvable(true);
  expect(isHintWhole()).toBe(false);
  askHint(store);
  askHint(store);
  expect([hintLevel(), isHintWhole()]).toEqual([1, true]);
  // What was known of this puzzle is not said of the next.
  askNothing();
  askHint(store);
  askHint(store);
  expect([hintLevel(), isHintWhole()]).toEqual([2, false]);
});
