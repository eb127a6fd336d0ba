import { buildPuzzle } from '@glissade/core';
import { expect, test } from 'vitest';
import { drawnPuzzle } from '../../../../tests/support/puzzles.ts';
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

test('a way longer than 16 bits count, on the largest board', () => {
  const side = 255;
  // Staircases two cells thick, a diagonal of walls between them, open at one end and the other.
  const isOpen = (x: number, y: number) => {
    const diagonal = x - y + side - 1;
    if (diagonal % 3 < 2) return true;
    const isFirst = Math.floor(diagonal / 3) % 2 === 0;
    return isFirst ? x === 0 || y === 0 : x === side - 1 || y === side - 1;
  };
  const cells = Array.from({ length: side * side }, (_, cell) =>
    isOpen(cell % side, Math.floor(cell / side)) ? ('floor' as const) : ('wall' as const),
  );
  const from = cells.indexOf('floor', side * (side - 1));
  const goal = [{ label: 'A', cells: [from] }];
  const board = { width: side, height: side, cells };
  const puzzle = buildPuzzle({ board, pieces: goal, goals: [goal] });
  const distances = distancesAlone(puzzle, 0, from, 'steps');
  expect(cells.every((type, cell) => type === 'wall' || distances[cell]! >= 0)).toBe(true);
  expect(distances.reduce((most, distance) => Math.max(most, distance))).toBeGreaterThan(40_000);
});
