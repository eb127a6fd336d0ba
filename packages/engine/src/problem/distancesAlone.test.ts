import { expect, test } from 'vitest';
import { drawnPuzzle } from '../../test/puzzles.ts';
import { distancesAlone } from './distancesAlone.ts';

const bend = drawnPuzzle(['A...', '##.#', 'B...'], [['....', '##.#', 'A...']]);

test('steps: cells to go round the walls, other pieces ignored', () => {
  expect([...distancesAlone(bend, 0, 0, 'steps')]).toEqual([0, 1, 2, 3, -1, -1, 3, -1, 6, 5, 4, 5]);
});

test('slides: straight runs that may stop anywhere', () => {
  expect([...distancesAlone(bend, 0, 0, 'slides')]).toEqual([
    0, 1, 1, 1, -1, -1, 2, -1, 3, 3, 2, 3,
  ]);
});

test('moves: one for every other place', () => {
  expect([...distancesAlone(bend, 0, 0, 'moves')]).toEqual([0, 1, 1, 1, -1, -1, 1, -1, 1, 1, 1, 1]);
});

test('a large piece, by its origin', () => {
  const puzzle = drawnPuzzle(['AA.', 'AA.', '...'], [['...', '.AA', '.AA']]);
  expect([...distancesAlone(puzzle, 0, 0, 'steps')]).toEqual([0, 1, -1, 1, 2, -1, -1, -1, -1]);
});

test('axes and gates hold', () => {
  const rush = drawnPuzzle(['AA..', '....'], [['..AA', '....']], { axes: 'long' });
  expect([...distancesAlone(rush, 0, 0, 'steps')]).toEqual([0, 1, 2, -1, -1, -1, -1, -1]);
  const gate = drawnPuzzle(['AB.-'], [['...A']]);
  expect([...distancesAlone(gate, 0, 0, 'steps')]).toEqual([0, 1, 2, 3]);
  expect([...distancesAlone(gate, 1, 1, 'steps')]).toEqual([1, 0, 1, -1]);
});
