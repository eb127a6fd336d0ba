import { equalStates, lineLength, type Metric, metricsOf, replay } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { oneIn } from '../../../../tests/support/oneIn.ts';
import { drawnPuzzle, tilePuzzle } from '../../../../tests/support/puzzles.ts';
import { SMALL_PUZZLES } from '../../../../tests/support/smallPuzzles.ts';
import { reachableStates } from '../../../../tests/support/spaces.ts';
import { puzzleSpace } from './puzzleSpace.ts';

const STATES_LOOKED_AT = 300 / oneIn(3);

describe.each(SMALL_PUZZLES)('%s', (_name, puzzle) => {
  test.each(metricsOf(puzzle))('%s: successors are single legal units, each once', (metric) => {
    const space = puzzleSpace(puzzle, metric);
    for (const state of reachableStates(space, STATES_LOOKED_AT)) {
      const before = state.slice();
      const successors = space.successors(state);
      expect(state).toEqual(before);
      for (const successor of successors) {
        const steps = Uint32Array.from(successor.steps);
        const played = replay(puzzle, steps, state);
        expect(played.illegal).toBeUndefined();
        expect(played.end).toEqual(successor.state);
        expect(lineLength(steps, metric)).toBe(1);
        expect(successor.cost).toBe(1);
      }
      const texts = successors.map((successor) => successor.state.join());
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts).not.toContain(state.join());
    }
  });

  test.each(metricsOf(puzzle))('%s: every way can be taken back', (metric) => {
    const space = puzzleSpace(puzzle, metric);
    for (const state of reachableStates(space, STATES_LOOKED_AT)) {
      for (const successor of space.successors(state)) {
        const back = space.successors(successor.state).map((way) => way.state);
        expect(back.some((other) => equalStates(puzzle, other, state))).toBe(true);
      }
    }
  });
});

test('one unit of each metric on a board with room', () => {
  const puzzle = drawnPuzzle(['A..', '#..'], [['...', '#.A']]);
  const count = (metric: Metric) => puzzleSpace(puzzle, metric).successors(puzzle.start).length;
  expect(count('steps')).toBe(1);
  expect(count('slides')).toBe(2);
  expect(count('moves')).toBe(4);
});

test('mtm pushes whole lines, the tile next to the gap first', () => {
  const puzzle = tilePuzzle(3, [1, 2, 0, 4, 5, 3, 7, 8, 6]);
  const successors = puzzleSpace(puzzle, 'mtm').successors(puzzle.start);
  // Pieces are numbered from 0: tile 3 is piece 2. Directions: U 0, R 1.
  expect(successors.map(({ steps }) => steps)).toEqual([
    [2 * 4],
    [2 * 4, 5 * 4],
    [1 * 4 + 1],
    [1 * 4 + 1, 0 * 4 + 1],
  ]);
});

test('a block puzzle has no tile metrics', () => {
  const puzzle = drawnPuzzle(['A..'], [['..A']]);
  expect(() => puzzleSpace(puzzle, 'mtm')).toThrow('not counted in mtm; use one of steps');
  expect(() => puzzleSpace(puzzle, 'stm')).toThrow('not counted in stm; use one of steps');
});

test('interchangeable pieces share a key', () => {
  const puzzle = drawnPuzzle(['AB.', 'C..'], [['...', '..C']]);
  const space = puzzleSpace(puzzle, 'steps');
  const key = (origins: number[]) => space.key(Uint16Array.from(origins));
  expect(key([0, 1, 3])).toBe(key([1, 0, 3]));
  expect(key([0, 1, 3])).not.toBe(key([0, 3, 1]));
});
