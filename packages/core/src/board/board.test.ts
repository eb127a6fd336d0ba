import { describe, expect, test } from 'vitest';
import {
  type Board,
  cellAt,
  columnOf,
  countOpenCells,
  isOpen,
  neighbourOf,
  rowOf,
} from './board.ts';
import { DIRECTIONS, dxOf, dyOf, isHorizontal, oppositeOf } from './direction.ts';
import { cellsOfShape, equalShapes, extentOf, shapeOf } from './shape.ts';

const BOARD: Board = {
  width: 3,
  height: 2,
  cells: ['floor', 'gate', 'wall', 'outside', 'floor', 'floor'],
};

describe('board', () => {
  test('cells are row-major', () => {
    expect(cellAt(BOARD, 2, 1)).toBe(5);
    expect([columnOf(BOARD, 5), rowOf(BOARD, 5)]).toEqual([2, 1]);
    expect(cellAt(BOARD, 3, 0)).toBe(-1);
    expect(cellAt(BOARD, 0, -1)).toBe(-1);
  });

  test('a row does not run on into the next', () => {
    expect(neighbourOf(BOARD, 2, 'R')).toBe(-1);
    expect(neighbourOf(BOARD, 3, 'L')).toBe(-1);
    expect(neighbourOf(BOARD, 1, 'D')).toBe(4);
    expect(neighbourOf(BOARD, 4, 'U')).toBe(1);
  });

  test('floor and gates are open, walls and the outside are not', () => {
    expect([0, 1, 2, 3].map((cell) => isOpen(BOARD, cell))).toEqual([true, true, false, false]);
    expect(countOpenCells(BOARD)).toBe(4);
  });

  test('opposites cancel', () => {
    for (const direction of DIRECTIONS) {
      const opposite = oppositeOf(direction);
      expect(dxOf(direction) + dxOf(opposite)).toBe(0);
      expect(dyOf(direction) + dyOf(opposite)).toBe(0);
      expect(isHorizontal(direction)).toBe(dxOf(direction) !== 0);
    }
  });
});

describe('shape', () => {
  test('the origin is the first cell in reading order; later cells may lie left of it', () => {
    const { shape, origin } = shapeOf(BOARD, [5, 4, 0 + 1]);
    expect(origin).toBe(1);
    expect(shape).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
    expect(shapeOf(BOARD, [1, 3]).shape).toEqual([
      [0, 0],
      [-1, 1],
    ]);
  });

  test('a shape laid down covers its cells, or nothing beyond the edge', () => {
    const { shape } = shapeOf(BOARD, [1, 3]);
    expect(cellsOfShape(BOARD, shape, 1)).toEqual([1, 3]);
    expect(cellsOfShape(BOARD, shape, 0)).toBeUndefined();
    expect(cellsOfShape(BOARD, shape, 4)).toBeUndefined();
    expect(extentOf(shape)).toEqual({ width: 2, height: 2 });
  });

  test('rectangles in reading order have one shape; cells around an edge are none', () => {
    const board: Board = { width: 3, height: 3, cells: new Array(9).fill('floor') };
    const { shape, origin } = shapeOf(board, [4, 5, 7, 8]);
    expect(shapeOf(board, [8, 4, 5, 7])).toEqual({ shape, origin });
    expect([shape, origin]).toEqual([
      [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ],
      4,
    ]);
    expect(shapeOf(board, [0, 1, 3, 4]).shape).toBe(shape);
    expect(shapeOf(board, [2, 3]).shape).toEqual([
      [0, 0],
      [-2, 1],
    ]);
    expect(shapeOf(board, [0, 1, 2, 7]).shape.at(-1)).toEqual([1, 2]);
    expect(shapeOf(board, [1, 2, 3, 4]).shape.at(-1)).toEqual([0, 1]);
  });

  test('equal shapes', () => {
    const domino = shapeOf(BOARD, [0, 1]).shape;
    expect(equalShapes(domino, shapeOf(BOARD, [4, 5]).shape)).toBe(true);
    expect(equalShapes(domino, shapeOf(BOARD, [0, 3]).shape)).toBe(false);
    expect(equalShapes(domino, shapeOf(BOARD, [0]).shape)).toBe(false);
    const columnsDiffer = shapeOf(BOARD, [0, 2]).shape;
    const rowsDiffer = shapeOf(BOARD, [0, 4]).shape;
    expect(equalShapes(domino, columnsDiffer)).toBe(false);
    expect(equalShapes(domino, rowsDiffer)).toBe(false);
  });

  test('the extent of a shape counts what lies left of its origin', () => {
    const { shape } = shapeOf(BOARD, [2, 3, 4]);
    expect(extentOf(shape)).toEqual({ width: 3, height: 2 });
    expect(extentOf(shapeOf(BOARD, [0, 3]).shape)).toEqual({ width: 1, height: 2 });
  });
});
