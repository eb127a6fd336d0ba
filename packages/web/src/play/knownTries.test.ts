import { puzzleById, puzzleOf } from '@glissade/catalogue';
import { legalSteps, type Puzzle, packStep } from '@glissade/core';
import { packGame, play, startGame } from '@glissade/core/game';
import { beforeEach, expect, test } from 'vitest';
import { solvedAmong } from '../times/solve.ts';
import { addSolves, keepSolves, solves } from '../times/solves.ts';
import type { KeptGame } from './keptGame.ts';
import { nameSolve, recordGivenUp } from './knownTries.ts';

const klotski = puzzleById('klotski')!;
const puzzle = puzzleOf(klotski);
const solve = {
  ...{ at: 5, event: 'Klotski', timeMs: 9, steps: 116, moves: 81, helped: false, start: '' },
};
/** Bears the name, and has another goal. */
const namesake: Puzzle = { ...puzzle, goals: [[{ ...puzzle.goals[0]![0]!, cell: 12 }]] };

const leftAt = (of: Puzzle): KeptGame => ({
  ...{
    game: packGame(startGame(of)),
    helps: 2,
    optimum: {},
    doubts: 0,
    timeMs: 700,
    isOver: false,
  },
  stamps: [],
});

beforeEach(() => keepSolves([]));

test('a solve of a puzzle of the catalogue gets its id, one of a namesake does not', () => {
  addSolves([solve]);
  nameSolve(namesake, solve.at);
  expect(solves()).toEqual([solve]);
  nameSolve(puzzle, solve.at);
  expect(solves()).toEqual([{ ...solve, id: 'klotski' }]);
});

test('what is left after hints is given up: once, until it is solved', () => {
  recordGivenUp(leftAt(puzzle), 7);
  recordGivenUp(leftAt(puzzle), 8);
  recordGivenUp(leftAt(namesake), 9);
  expect(solves()).toMatchObject([
    { id: 'klotski', at: 7, timeMs: 700, moves: 0, optimum: 81, helped: true, dnf: true },
  ]);
  addSolves([{ ...solve, at: 10, id: 'klotski' }]);
  recordGivenUp(leftAt(puzzle), 11);
  expect(solves().map(({ at }) => at)).toEqual([7, 10, 11]);
});

test('what was only looked at is not given up, what was played or timed is', () => {
  const [step] = legalSteps(puzzle, puzzle.start);
  const { game: played } = play(startGame(puzzle), [packStep(step!)]);
  recordGivenUp({ ...leftAt(puzzle), timeMs: 0 }, 7);
  expect(solves()).toEqual([]);
  recordGivenUp({ ...leftAt(puzzle), game: packGame(played), timeMs: 0 }, 8);
  expect(solves()).toMatchObject([{ id: 'klotski', at: 8, moves: 1, dnf: true }]);
});

test('a puzzle is solved by its id, or by its title in what was kept before', () => {
  expect(solvedAmong([solve])(klotski)).toBe(true);
  expect(solvedAmong([{ ...solve, event: 'x', id: 'klotski' }])(klotski)).toBe(true);
  expect(solvedAmong([{ ...solve, dnf: true }])(klotski)).toBe(false);
  // Puzzles that share a title are told apart.
  const [third, fourth] = [puzzleById('rush-hard-03')!, puzzleById('rush-hard-04')!];
  const isSolved = solvedAmong([{ ...solve, event: third.title, id: third.id }]);
  expect([third.title, isSolved(third), isSolved(fourth)]).toEqual([fourth.title, true, false]);
});
