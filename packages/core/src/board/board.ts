import { type Direction, dxOf, dyOf } from './direction.ts';

/**
 * What a cell is. `outside` and `wall` stop every piece; they differ only in how they are drawn.
 */
export type CellType = 'outside' | 'wall' | 'floor' | 'gate';

/** A rectangle of cells, row-major: cell = row * width + column. Immutable. */
export type Board = {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly CellType[];
};

/** Largest side of a board: cells are numbered with 16 bits. */
export const BOARD_SIDE_MAX = 255;

/** True where pieces may be at all: floor, and gates for those that may enter them. */
export function isOpen(board: Board, cell: number): boolean {
  const type = board.cells[cell];
  return type === 'floor' || type === 'gate';
}

export function columnOf(board: Board, cell: number): number {
  return cell % board.width;
}

export function rowOf(board: Board, cell: number): number {
  return Math.floor(cell / board.width);
}

/** The cell at this column and row, or -1 beyond the rectangle. */
export function cellAt(board: Board, column: number, row: number): number {
  const inside = column >= 0 && column < board.width && row >= 0 && row < board.height;
  return inside ? row * board.width + column : -1;
}

/** The neighbouring cell, or -1 beyond the rectangle. */
export function neighbourOf(board: Board, cell: number, direction: Direction): number {
  return cellAt(
    board,
    columnOf(board, cell) + dxOf(direction),
    rowOf(board, cell) + dyOf(direction),
  );
}

/** Number of cells that pieces may occupy. */
export function countOpenCells(board: Board): number {
  let open = 0;
  for (let cell = 0; cell < board.cells.length; cell++) if (isOpen(board, cell)) open++;
  return open;
}
