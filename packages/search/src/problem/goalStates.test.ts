import { isGoalState, stateKey } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { blocksPuzzle, drawnPuzzle, tilePuzzle } from '../../../../tests/support/puzzles.ts';
import { SMALL_PUZZLES } from '../../../../tests/support/smallPuzzles.ts';
import { reachableStates } from '../../../../tests/support/spaces.ts';
import { goalStates } from './goalStates.ts';
import { puzzleSpace } from './puzzleSpace.ts';

const MIRROR = blocksPuzzle('quzzle-mirror');
const HUGHES = blocksPuzzle('hughes');

/** All of the states, except those of 3x3 tiles. */
const STATES_LOOKED_AT = 5000;

describe.each([...SMALL_PUZZLES, ['quzzle-mirror', MIRROR], ['hughes', HUGHES]] as const)(
  '%s',
  (_name, puzzle) => {
    test('goal states are goals, canonical, each once', () => {
      const found = goalStates(puzzle, 100_000)!;
      const keys = found.map((state) => {
        expect(isGoalState(puzzle, state)).toBe(true);
        expect(String.fromCharCode(...state)).toBe(stateKey(puzzle, state));
        return stateKey(puzzle, state);
      });
      expect(new Set(keys).size).toBe(keys.length);
    });

    test('no goal within reach is missing', () => {
      const keys = new Set(goalStates(puzzle, 100_000)!.map((state) => stateKey(puzzle, state)));
      const reached = reachableStates(puzzleSpace(puzzle, 'steps'), STATES_LOOKED_AT).filter(
        (state) => isGoalState(puzzle, state),
      );
      expect(reached.length).toBeGreaterThan(0);
      expect(reached.every((state) => keys.has(stateKey(puzzle, state)))).toBe(true);
    });
  },
);

test('the goal of a tile puzzle is one state', () => {
  const puzzle = tilePuzzle(3, [1, 2, 3, 4, 5, 6, 7, 0, 8]);
  expect(goalStates(puzzle, 1)).toEqual([Uint16Array.of(0, 1, 2, 3, 4, 5, 6, 7)]);
});

test('free pieces of one kind are placed once for each set of cells', () => {
  // A is placed; two alike pieces on the other five cells: 5 * 4 / 2.
  const puzzle = drawnPuzzle(['AB.', 'C..'], [['...', '..A']]);
  expect(goalStates(puzzle, 100)).toHaveLength(10);
  // With B told apart from C by the goal of another picture: 5 * 4.
  const named = drawnPuzzle(
    ['AB.', 'C..'],
    [
      ['...', '..A'],
      ['B.A', '...'],
    ],
  );
  expect(goalStates(named, 100)).toHaveLength(20 + 4);
});

test('a state of several goals is counted once', () => {
  const puzzle = drawnPuzzle(['AB.'], [['A..'], ['.B.']]);
  // A first: B on 2 cells; B in the middle: A on 2 cells; one state is in both.
  expect(goalStates(puzzle, 100)).toHaveLength(3);
});

test('pieces stay in their own rows, rooms and off the gates', () => {
  const rush = drawnPuzzle(['AAB', '..B', 'CC.'], [['.AA', '...', '...']], { axes: 'long' });
  // B's column and C's row: C on 2 places, B on the 1 place below A, less the overlap.
  expect(goalStates(rush, 100)).toHaveLength(1);
  const rooms = drawnPuzzle(['A.#B.'], [['.A#..']]);
  expect(goalStates(rooms, 100)).toHaveLength(2);
  const gate = drawnPuzzle(['AB-'], [['.A.']]);
  expect(goalStates(gate, 100)).toHaveLength(1);
});

test('interchangeable pieces in separate rooms are chosen apart', () => {
  const puzzle = drawnPuzzle(['A.#B.', 'CC#..'], [['.A#..', '..#..']], { same: ['AB'] });
  // Left: A right of its cell and CC in place; right: B on 4 cells.
  expect(goalStates(puzzle, 100)).toHaveLength(4);
});

test('a goal that nothing can meet has no states', () => {
  expect(goalStates(drawnPuzzle(['A#.'], [['.#A']]), 100)).toEqual([
    // A kind the goal places whole is not asked whether it can get there.
    Uint16Array.of(2),
  ]);
  const apart = drawnPuzzle(['A.#B'], [['..#A']], { same: ['AB'] });
  expect(goalStates(apart, 100)).toHaveLength(2);
  const crowded = drawnPuzzle(['A.#B.#C'], [['AB#..#.']], { same: ['ABC'] });
  expect(goalStates(crowded, 100)).toEqual([]);
  const axis = drawnPuzzle(['A..', '...', '..B'], [['...', '..A', '...']], {
    axes: { A: 'h', B: 'h' },
    same: ['AB'],
  });
  expect(goalStates(axis, 100)).toEqual([]);
});

test('too many states: undefined, as when the placements are too many to try', () => {
  const puzzle = drawnPuzzle(['AB.', 'C..'], [['...', '..A']]);
  expect(goalStates(puzzle, 10)).toHaveLength(10);
  expect(goalStates(puzzle, 9)).toBeUndefined();
  expect(goalStates(blocksPuzzle('klotski'), 100)).toBeUndefined();
});

test('too many placements to try: undefined', () => {
  // In the goal each row has room for one of the two-cell pieces, and there is one too many: every
  // way to leave rows empty is tried in vain.
  const rows = ['aAABB', 'bCC..', 'cDD..', 'dEE..', 'eFF..', 'fGG..'];
  const goal = ['.a...', '.b...', '.c...', '.d...', '.e...', '.f...'];
  const puzzle = drawnPuzzle(rows, [goal]);
  expect(goalStates(puzzle, 0)).toBeUndefined();
  expect(goalStates(puzzle, 20)).toEqual([]);
});
