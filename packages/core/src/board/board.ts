/* The board: a rectangle of cells, each floor, gate, wall or outside, and its geometry. */
import { type Direction, dxOf, dyOf } from './direction.ts';

/**
 * What a cell is. `outside` and `wall` stop every piece; they differ only in how they are drawn.
 */
export type CellType = 'outside' | 'wall' | 'floor' | 'gate';

/** A rectangle of cells, row-major: cell = row * width + column. Immutable. */
export type Board = {
  /** Columns. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  /** What each cell is: width * height entries, row by row. */
  readonly cells: readonly CellType[];
};

/** The sides of a board. */
export type Sides = Pick<Board, 'width' | 'height'>;

/**
 * Largest side of a board: cells are numbered with 16 bits.
 *
 * @example
 * ```ts
 * import { BOARD_SIDE_MAX } from 'glissade/core';
 * console.log(BOARD_SIDE_MAX); // → 255
 * ```
 */
export const BOARD_SIDE_MAX = 255;

/** True for a length that the side of a board may have. */
export function isSide(length: number): boolean {
  return Number.isInteger(length) && length >= 1 && length <= BOARD_SIDE_MAX;
}

/** True where pieces may be at all: floor, and gates for those that may enter them. */
export function isOpen(board: Board, cell: number): boolean {
  const type = board.cells[cell];
  return type === 'floor' || type === 'gate';
}

/**
 * The column of a cell, from 0 at the left.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { columnOf } from 'glissade/core';
 * const { board } = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * console.log(columnOf(board, 5)); // → 2
 * ```
 */
export function columnOf(board: Board, cell: number): number {
  return cell % board.width;
}

/**
 * The row of a cell, from 0 at the top.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { rowOf } from 'glissade/core';
 * const { board } = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * console.log(rowOf(board, 5)); // → 1
 * ```
 */
export function rowOf(board: Board, cell: number): number {
  return Math.floor(cell / board.width);
}

/**
 * The cell at this column and row, or -1 beyond the rectangle.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { cellAt } from 'glissade/core';
 * const { board } = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * console.log(cellAt(board, 2, 1), cellAt(board, 3, 1)); // → 5 -1
 * ```
 */
export function cellAt(board: Board, column: number, row: number): number {
  const inside = column >= 0 && column < board.width && row >= 0 && row < board.height;
  return inside ? row * board.width + column : -1;
}

/**
 * The neighbouring cell, or -1 beyond the rectangle.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { neighbourOf } from 'glissade/core';
 * const { board } = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * console.log(neighbourOf(board, 5, 'D'), neighbourOf(board, 5, 'R')); // → 8 -1
 * ```
 */
export function neighbourOf(board: Board, cell: number, direction: Direction): number {
  return cellAt(
    board,
    columnOf(board, cell) + dxOf(direction),
    rowOf(board, cell) + dyOf(direction),
  );
}

/**
 * Number of cells that pieces may occupy.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { countOpenCells } from 'glissade/core';
 * const { board } = parsePuzzle('start:\nA.\n.#\ngoal:\n..\nA#');
 * console.log(countOpenCells(board)); // → 3
 * ```
 */
export function countOpenCells(board: Board): number {
  return board.cells.filter((_, cell) => isOpen(board, cell)).length;
}

/** A board of these sides without walls. */
export function openBoard(width: number, height: number): Board {
  return { width, height, cells: new Array<CellType>(width * height).fill('floor') };
}
