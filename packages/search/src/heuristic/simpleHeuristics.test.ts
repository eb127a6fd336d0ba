import { type Metric, metricsOf, type Puzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { oneIn } from '../../../../tests/support/oneIn.ts';
import { blocksPuzzle, drawnPuzzle, tilePuzzle } from '../../../../tests/support/puzzles.ts';
import { SMALL_PUZZLES, UNSOLVABLE_PUZZLES } from '../../../../tests/support/smallPuzzles.ts';
import { reachableStates, reachedFrom } from '../../../../tests/support/spaces.ts';
import { goalStates } from '../problem/goalStates.ts';
import { puzzleSpace } from '../problem/puzzleSpace.ts';
import { blocksHeuristic } from './blocks.ts';
import type { Heuristic } from './heuristic.ts';
import { linearConflictHeuristic } from './linearConflict.ts';
import { manhattanHeuristic } from './manhattan.ts';
import { misplacedHeuristic } from './misplaced.ts';
import { ZERO_HEURISTIC } from './zero.ts';

/** About so many states are looked at in each space: all of them in most. */
const STATES_MAX = 1000 / oneIn(4);

const PUZZLES: readonly (readonly [string, Puzzle])[] = [
  ...SMALL_PUZZLES,
  ...UNSOLVABLE_PUZZLES,
  ['dads', blocksPuzzle('dads')],
  ['hughes', blocksPuzzle('hughes')],
  ['quzzle-mirror', blocksPuzzle('quzzle-mirror')],
  ['motorcar', blocksPuzzle('motorcar')],
];

function heuristicsFor(puzzle: Puzzle, metric: Metric): Heuristic[] {
  const any = [ZERO_HEURISTIC, misplacedHeuristic(puzzle, metric)];
  if (metric !== 'mtm') any.push(blocksHeuristic(puzzle, metric));
  if (puzzle.type !== 'tiles') return any;
  return [...any, manhattanHeuristic(puzzle, metric), linearConflictHeuristic(puzzle, metric)];
}

describe.each(PUZZLES)('%s', (_name, puzzle) => {
  test.each(metricsOf(puzzle))('%s: never above the distance to the goal', (metric) => {
    const space = puzzleSpace(puzzle, metric);
    const reached = reachedFrom(space, goalStates(puzzle, 10_000)!, STATES_MAX);
    for (const heuristic of heuristicsFor(puzzle, metric)) {
      expect(heuristic.admissible).toBe(true);
      for (const { state, distance } of reached.values()) {
        const h = heuristic.evaluate(state);
        if (h > distance) expect.fail(`${heuristic.name}: ${h}, not ${distance}, at ${state}`);
      }
    }
  });

  test.each(metricsOf(puzzle))('%s: one unit changes it by 1 at most', (metric) => {
    const space = puzzleSpace(puzzle, metric);
    const states = reachableStates(space, STATES_MAX);
    for (const heuristic of heuristicsFor(puzzle, metric)) {
      expect(heuristic.consistent).toBe(true);
      for (const state of states) {
        const h = heuristic.evaluate(state);
        for (const { state: next } of space.successors(state)) {
          const hNext = heuristic.evaluate(next);
          const isClose = hNext === h || Math.abs(hNext - h) <= 1;
          if (!isClose) expect.fail(`${heuristic.name}: ${h} at ${state}, then ${hNext}`);
        }
      }
    }
  });
});

describe('values worked out by hand', () => {
  const startValue = (make: typeof manhattanHeuristic, puzzle: Puzzle, metric: Metric = 'steps') =>
    make(puzzle, metric).evaluate(puzzle.start);
  const swapped = tilePuzzle(3, [2, 1, 3, 4, 5, 6, 7, 8, 0]);
  // The 31-step board of the 8-puzzle with tiles 1, 3, 7, 8 across corners.
  const hard = tilePuzzle(3, [8, 6, 7, 2, 5, 4, 3, 0, 1]);

  test('misplaced', () => {
    expect(startValue(misplacedHeuristic, swapped)).toBe(2);
    expect(startValue(misplacedHeuristic, hard)).toBe(7);
    expect(startValue(misplacedHeuristic, hard, 'mtm')).toBe(4);
  });

  test('manhattan', () => {
    expect(startValue(manhattanHeuristic, swapped)).toBe(2);
    // Tile by tile, 1 to 8: 4 1 4 2 0 2 4 4; sideways 10, upright 11.
    expect(startValue(manhattanHeuristic, hard)).toBe(21);
    expect(startValue(manhattanHeuristic, hard, 'mtm')).toBe(5 + 6);
  });

  test('linear conflict', () => {
    expect(startValue(linearConflictHeuristic, swapped)).toBe(4);
    // A whole row turned round: two of its three tiles must leave it.
    const turned = tilePuzzle(3, [3, 2, 1, 4, 5, 6, 7, 8, 0]);
    expect(startValue(linearConflictHeuristic, turned)).toBe(4 + 4);
    // Sideways 4 -> two pushes; four upright steps -> two more.
    expect(startValue(linearConflictHeuristic, turned, 'mtm')).toBe(2 + 2);
    // Columns: 1 and 4 exchanged.
    const column = tilePuzzle(3, [4, 2, 3, 1, 5, 6, 7, 8, 0]);
    expect(startValue(linearConflictHeuristic, column)).toBe(4);
  });

  test('blocks', () => {
    const bend = drawnPuzzle(['A...', '##.#', 'B...'], [['....', '##.#', 'A...']]);
    expect(startValue(blocksHeuristic, bend, 'steps')).toBe(6);
    expect(startValue(blocksHeuristic, bend, 'slides')).toBe(3);
    expect(startValue(blocksHeuristic, bend, 'moves')).toBe(1);
  });

  test('blocks: interchangeable pieces share out the places', () => {
    const same = drawnPuzzle(['AB....'], [['.B...A']], { same: ['AB'] });
    // B keeps to the far place (4), A goes one cell: crossing over would cost 5 too, never 6.
    expect(startValue(blocksHeuristic, same, 'steps')).toBe(5);
    expect(startValue(blocksHeuristic, same, 'moves')).toBe(1);
    const apart = drawnPuzzle(['AB....'], [['.B...A']]);
    expect(startValue(blocksHeuristic, apart, 'steps')).toBe(5);
    expect(startValue(blocksHeuristic, apart, 'moves')).toBe(1);
  });

  test('blocks: the nearest of several goals; Infinity where none can be reached', () => {
    const two = drawnPuzzle(['A....'], [['....A'], ['..A..']]);
    expect(startValue(blocksHeuristic, two)).toBe(2);
    const never = drawnPuzzle(['A#.'], [['.#A']]);
    expect(startValue(blocksHeuristic, never)).toBe(Infinity);
  });
});

test('a heuristic refuses what it does not hold for', () => {
  const blocks = drawnPuzzle(['A..'], [['..A']]);
  expect(() => manhattanHeuristic(blocks, 'steps')).toThrow('for tile puzzles only');
  expect(() => linearConflictHeuristic(blocks, 'steps')).toThrow('for tile puzzles only');
  expect(() => blocksHeuristic(tilePuzzle(2, [1, 2, 3, 0]), 'mtm')).toThrow('mtm');
});
