/* Puzzles with a piece less, with two pieces made one, and with more space. */
import type { Board, PieceSpec, PuzzleSpec } from '@glissade/core';

/** Where a row or column can be added. */
export const SIDES = ['left', 'right', 'top', 'bottom'] as const;

/** What is left when pieces, which no goal names, are taken away. */
export function withoutPieces(spec: PuzzleSpec, away: readonly string[]): PuzzleSpec {
  const pieces = spec.pieces.filter(({ label }) => !away.includes(label));
  const same = (spec.same ?? [])
    .map((group) => group.filter((label) => !away.includes(label)))
    .filter((group) => group.length > 1);
  return { ...spec, pieces, same };
}

/** Two pieces as one, in the place of the first; undefined where they cannot be glued. */
export function glued(spec: PuzzleSpec, label: string, other: string): PuzzleSpec | undefined {
  const one = spec.pieces.find((piece) => piece.label === label);
  const second = spec.pieces.find((piece) => piece.label === other);
  const both = one && second && one !== second && joined(spec.board, one, second);
  if (!both) return undefined;
  const { same = [] } = withoutPieces(spec, [label, other]);
  const pieces = spec.pieces.filter((piece) => piece !== second);
  return { ...spec, pieces: pieces.map((piece) => (piece === one ? both : piece)), same };
}

/** Undefined: they do not touch, or no move of one is a move of the other. */
function joined(
  { width }: PuzzleSpec['board'],
  one: PieceSpec,
  other: PieceSpec,
): PieceSpec | undefined {
  const [a = 'any', b = 'any'] = [one.axis, other.axis];
  if (a !== 'any' && b !== 'any' && a !== b) return undefined;
  const touches = (x: number, y: number) =>
    Math.abs(x - y) === width ||
    (Math.abs(x - y) === 1 && Math.floor(x / width) === Math.floor(y / width));
  if (!one.cells.some((x) => other.cells.some((y) => touches(x, y)))) return undefined;
  return { ...one, cells: [...one.cells, ...other.cells], axis: a === 'any' ? b : a };
}

/** The board with one more line of floor; everything lies where it lay. */
export function widened(spec: PuzzleSpec, side: (typeof SIDES)[number]): PuzzleSpec {
  const { width, height, cells } = spec.board;
  const isColumn = side === 'left' || side === 'right';
  const [wide, high] = isColumn ? [width + 1, height] : [width, height + 1];
  const moved = (cell: number) =>
    (Math.floor(cell / width) + (side === 'top' ? 1 : 0)) * wide +
    (cell % width) +
    (side === 'left' ? 1 : 0);
  const board: Board['cells'][number][] = new Array(wide * high).fill('floor');
  for (const [cell, type] of cells.entries()) board[moved(cell)] = type;
  const lying = <Lying extends { readonly cells: readonly number[] }>(one: Lying): Lying => ({
    ...one,
    cells: one.cells.map(moved),
  });
  return {
    ...spec,
    board: { width: wide, height: high, cells: board },
    pieces: spec.pieces.map(lying),
    goals: spec.goals.map((goal) => goal.map(lying)),
  };
}
