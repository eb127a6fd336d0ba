/* The outlines of a puzzle's pieces, board and labels. */
import { type Puzzle, specOf } from '@glissade/core';
import { glyphSquares } from './glyphs.ts';
import { isConnected, type Loop, loopsOf, moved, type Square } from './region.ts';
import { type Sizes, WorkshopError } from './sizes.ts';

/** A piece by its squares on the board, as they lie at the start. */
export type PieceShape = { readonly label: string; readonly squares: readonly Square[] };

/** Throws WorkshopError where a piece does not hang together. */
export function pieceShapes(puzzle: Puzzle): PieceShape[] {
  const { width } = puzzle.board;
  return specOf(puzzle).pieces.map(({ label, cells }) => {
    const squares = cells.map((cell): Square => [cell % width, Math.floor(cell / width)]);
    if (isConnected(squares)) return { label, squares };
    throw new WorkshopError(
      `piece ${label} does not hang together, so that it cannot be made`,
      'make its cells touch by their sides',
      label,
    );
  });
}

/** The cells that pieces can enter. */
export function openSquares({ board }: Puzzle): Square[] {
  return [...board.cells.entries()].flatMap(([cell, type]): Square[] =>
    type === 'floor' || type === 'gate'
      ? [[cell % board.width, Math.floor(cell / board.width)]]
      : [],
  );
}

/** Of a cell: how much a label takes. */
const LABEL_HEIGHT = 0.5;
const LABEL_WIDTH = 0.72;

/** A label as loops in the middle of a piece, or of its cell nearest to the middle. */
export function labelLoops({ label, squares }: PieceShape, { cell }: Pick<Sizes, 'cell'>): Loop[] {
  const glyphs = glyphSquares(label);
  if (glyphs.squares.length === 0) return [];
  const dot = Math.min((LABEL_HEIGHT * cell) / glyphs.height, (LABEL_WIDTH * cell) / glyphs.width);
  const [x, y] = middleOf(squares);
  const left = x * cell - (glyphs.width * dot) / 2;
  const top = y * cell - (glyphs.height * dot) / 2;
  // Dots that touch at a corner stay apart by this.
  return loopsOf(glyphs.squares, dot, dot / 16).map((loop) => moved(loop, left, top));
}

function middleOf(squares: readonly Square[]): readonly [number, number] {
  const columns = squares.map(([column]) => column);
  const rows = squares.map(([, row]) => row);
  const [left, right] = [Math.min(...columns), Math.max(...columns) + 1];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1];
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  if ((right - left) * (bottom - top) === squares.length) return middle;
  const away = ([x, y]: Square) => Math.hypot(x + 0.5 - middle[0], y + 0.5 - middle[1]);
  const [x, y] = squares.reduce((best, each) => (away(each) < away(best) ? each : best));
  return [x + 0.5, y + 0.5];
}
