import { type Board, cellAt, columnOf, rowOf } from './board.ts';

/**
 * A shape: the cells of a piece relative to its origin, row by row. The origin is the first of them
 * ([0, 0]), so it is always a cell of the piece itself; later cells of lower rows may have dx < 0.
 * Cells need not touch.
 */
export type Shape = readonly (readonly [dx: number, dy: number])[];

/** Shared by all pieces of one cell. */
export const ONE_CELL: Shape = [[0, 0]];

/** Shapes of rectangles are made once, up to these sides: most pieces of most puzzles. */
const KEPT_SIDE_MAX = 8;
const rectangles: Shape[] = [];

/** The shape of a set of cells, and its origin. `cells` must be distinct, not empty; any order. */
export function shapeOf(board: Board, cells: readonly number[]): { shape: Shape; origin: number } {
  const origin = cells[0]!;
  if (cells.length === 1) return { shape: ONE_CELL, origin };
  const columns = columnsOfRectangle(board, cells);
  const rows = cells.length / columns;
  if (columns > KEPT_SIDE_MAX || rows > KEPT_SIDE_MAX) return offsetsOf(board, cells);
  rectangles[rows * KEPT_SIDE_MAX + columns] ??= offsetsOf(board, cells).shape;
  return { shape: rectangles[rows * KEPT_SIDE_MAX + columns]!, origin };
}

function offsetsOf(board: Board, cells: readonly number[]): { shape: Shape; origin: number } {
  const sorted = [...cells].sort((a, b) => a - b);
  const origin = sorted[0]!;
  const column = columnOf(board, origin);
  const row = rowOf(board, origin);
  const shape = sorted.map(
    (cell) => [columnOf(board, cell) - column, rowOf(board, cell) - row] as const,
  );
  return { shape, origin };
}

/** The columns of the rectangle that cells in reading order fill; 0 where they fill none. */
export function columnsOfRectangle(
  { width }: Pick<Board, 'width'>,
  cells: readonly number[],
): number {
  const first = cells[0]!;
  let columns = 1;
  while (cells[columns] === first + columns) columns++;
  for (let i = columns; i < cells.length; i++) {
    if (cells[i] !== cells[i - columns]! + width) return 0;
  }
  return (first % width) + columns > width || cells.length % columns > 0 ? 0 : columns;
}

/**
 * The cells a shape covers with its origin there, or undefined if one lies beyond the rectangle.
 */
export function cellsOfShape(board: Board, shape: Shape, origin: number): number[] | undefined {
  const column = columnOf(board, origin);
  const row = rowOf(board, origin);
  const cells: number[] = [];
  for (const [dx, dy] of shape) {
    const cell = cellAt(board, column + dx, row + dy);
    if (cell < 0) return undefined;
    cells.push(cell);
  }
  return cells;
}

/**
 * True for shapes of the same cells.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { equalShapes } from 'glissade/core';
 * const [first, second] = parsePuzzle('start:\nAA.\n.BB\ngoal:\n.AA\n...').pieces;
 * console.log(equalShapes(first!.shape, second!.shape)); // → true
 * ```
 */
export function equalShapes(a: Shape, b: Shape): boolean {
  if (a === b) return true;
  return a.length === b.length && a.every(([dx, dy], i) => dx === b[i]![0] && dy === b[i]![1]);
}

/** Width and height of the bounding box; nothing of a shape is above its origin. */
export function extentOf(shape: Shape): { width: number; height: number } {
  let [left, right, bottom] = [0, 0, 0];
  for (const [dx, dy] of shape) {
    left = Math.min(left, dx);
    right = Math.max(right, dx);
    bottom = Math.max(bottom, dy);
  }
  return { width: right - left + 1, height: bottom + 1 };
}

/** The cells of a rectangle from its upper left one, row by row, on a board so wide. */
export function rectangleCells(
  corner: number,
  columns: number,
  rows: number,
  width: number,
): number[] {
  return Array.from(
    { length: columns * rows },
    (_, at) => corner + Math.floor(at / columns) * width + (at % columns),
  );
}
