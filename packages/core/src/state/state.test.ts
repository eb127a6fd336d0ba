import { describe, expect, test } from 'vitest';
import { parsePuzzle } from '../notation/readPuzzle.ts';
import {
  canonicalState,
  cellsOfPiece,
  equalStates,
  isGoalState,
  meetsGoal,
  occupancyOf,
  stateKey,
} from './state.ts';

/** A and B are one kind, C and D stand for themselves in one goal each. */
const PUZZLE = parsePuzzle('start:\nABC.\nDD..\ngoal:\n...C\n..DD\ngoal:\n..C.\n....\n');
const state = (...origins: number[]) => Uint16Array.from(origins);

describe('states', () => {
  test('a goal is met when all of its pieces are in place, a puzzle when one goal is', () => {
    const [both, one] = PUZZLE.goals;
    expect(meetsGoal(PUZZLE, state(0, 1, 3, 6), both!)).toBe(true);
    expect(meetsGoal(PUZZLE, state(0, 1, 3, 4), both!)).toBe(false);
    expect(meetsGoal(PUZZLE, state(0, 1, 7, 4), both!)).toBe(false);
    expect(meetsGoal(PUZZLE, state(0, 1, 2, 4), one!)).toBe(true);
    expect(isGoalState(PUZZLE, state(0, 1, 2, 4))).toBe(true);
    expect(isGoalState(PUZZLE, state(0, 1, 3, 6))).toBe(true);
    expect(isGoalState(PUZZLE, state(0, 1, 3, 4))).toBe(false);
  });

  test('any piece of a kind will do, and no other', () => {
    const puzzle = parsePuzzle('same: A B\nstart:\nABC..\ngoal:\n...A.\n');
    expect(isGoalState(puzzle, state(0, 3, 2))).toBe(true);
    expect(isGoalState(puzzle, state(3, 0, 2))).toBe(true);
    expect(isGoalState(puzzle, state(0, 1, 3))).toBe(false);
  });

  test('pieces of one kind are exchanged unnoticed, others are not', () => {
    expect([...canonicalState(PUZZLE, state(1, 0, 2, 4))]).toEqual([0, 1, 2, 4]);
    expect(equalStates(PUZZLE, state(1, 0, 2, 4), state(0, 1, 2, 4))).toBe(true);
    expect(equalStates(PUZZLE, state(2, 1, 0, 4), state(0, 1, 2, 4))).toBe(false);
    expect(equalStates(PUZZLE, state(0), state(0, 1, 2, 4))).toBe(false);
    expect(stateKey(PUZZLE, state(1, 0, 2, 4))).toBe(stateKey(PUZZLE, state(0, 1, 2, 4)));
    expect(stateKey(PUZZLE, state(2, 1, 0, 4))).not.toBe(stateKey(PUZZLE, state(0, 1, 2, 4)));
  });

  test('the canonical form is a state of its own', () => {
    const given = state(1, 0, 2, 4);
    canonicalState(PUZZLE, given);
    expect([...given]).toEqual([1, 0, 2, 4]);
  });

  test('which piece is on a cell', () => {
    expect([...occupancyOf(PUZZLE, PUZZLE.start)]).toEqual([0, 1, 2, -1, 3, 3, -1, -1]);
    expect(cellsOfPiece(PUZZLE, PUZZLE.start, 3)).toEqual([4, 5]);
  });

  test('a state with a piece beyond the board is refused', () => {
    expect(() => cellsOfPiece(PUZZLE, state(0, 1, 2, 7), 3)).toThrow(
      'piece D lies beyond the board',
    );
  });
});
