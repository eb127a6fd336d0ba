import { expect, test } from 'vitest';
import { tilePuzzle } from '../../../tests/support/puzzles.ts';
import { finish } from '../../../tests/support/spaces.ts';
import { ALGORITHMS } from './algorithms.ts';
import { linearConflictHeuristic } from './heuristic/linearConflict.ts';
import { machine } from './machine.ts';
import { goalStates } from './problem/goalStates.ts';
import { puzzleSpace } from './problem/puzzleSpace.ts';

/** 360 states, so that depth first, too, comes to its end in steps of three. */
const puzzle = tilePuzzle(3, [4, 5, 0, 1, 2, 3]);
const options = {
  heuristic: linearConflictHeuristic(puzzle, 'stm'),
  goalStates: goalStates(puzzle, 1)!,
};

test.each(ALGORITHMS)('$name: in small steps the same answer and counts', ({ start }) => {
  const whole = start(puzzleSpace(puzzle, 'stm'), options);
  const outcome = finish(whole);
  const pieces = start(puzzleSpace(puzzle, 'stm'), options);
  let calls = 0;
  let last = pieces.step(3);
  while (!last) {
    calls++;
    expect(pieces.stats.expanded).toBe(3 * calls);
    last = pieces.step(3);
  }
  expect(last).toEqual(outcome);
  expect(pieces.stats).toEqual(whole.stats);
  expect(pieces.step(3)).toBe(last);
  expect(pieces.stats).toEqual(whole.stats);
});

test.each(ALGORITHMS)('$name: a budget of 0 does nothing', ({ start }) => {
  const searcher = start(puzzleSpace(puzzle, 'stm'), options);
  expect(searcher.step(0)).toBeUndefined();
  expect(searcher.stats.expanded).toBe(0);
});

test('an error in a search is thrown by the step that meets it', () => {
  const searcher = machine(function* () {
    yield;
    throw new Error('broken');
  });
  expect(searcher.step(1)).toBeUndefined();
  expect(() => searcher.step(1)).toThrow('broken');
});
