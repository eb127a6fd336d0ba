/* Puzzles that differ from a block puzzle by one change. */
import {
  type Board,
  buildPuzzle,
  type PieceSpec,
  type Puzzle,
  type PuzzleSpec,
  specOf,
} from '@glissade/core';
import { goalPiecesOf } from '../facts/told.ts';

/** What differs from the puzzle. */
export type ChangeTried =
  | {
      /** A piece is taken away. */
      readonly type: 'without';
      /** Its label. */
      readonly pieces: readonly [string];
    }
  | {
      /** Two pieces that touch at the start are one. */
      readonly type: 'glued';
      /** Their labels. */
      readonly pieces: readonly [string, string];
    }
  | {
      /** The board has one more row or column of floor. */
      readonly type: 'wider';
      /** Where it is. */
      readonly side: (typeof SIDES)[number];
    };

const SIDES = ['left', 'right', 'top', 'bottom'] as const;

export type Variant = { readonly change: ChangeTried; readonly puzzle: Puzzle };

/** Pieces that a goal names are neither taken away nor glued. */
export function variantsOf(puzzle: Puzzle): Variant[] {
  const named = new Set(goalPiecesOf(puzzle).map((piece) => puzzle.pieces[piece]!.label));
  const others = specOf(puzzle).pieces.filter(({ label }) => !named.has(label));
  return [
    ...others.map(({ label }): Variant => {
      const change = { type: 'without', pieces: [label] } as const;
      return { change, puzzle: withPieces(puzzle, change.pieces, []) };
    }),
    ...others.flatMap((one, i) =>
      others.slice(i + 1).flatMap((other): Variant[] => {
        const glued = glue(puzzle.board, one, other);
        if (!glued) return [];
        const change = { type: 'glued', pieces: [one.label, other.label] } as const;
        return [{ change, puzzle: withPieces(puzzle, change.pieces, [glued]) }];
      }),
    ),
    ...SIDES.map(
      (side): Variant => ({ change: { type: 'wider', side }, puzzle: widened(puzzle, side) }),
    ),
  ];
}

function withPieces(puzzle: Puzzle, away: readonly string[], more: readonly PieceSpec[]): Puzzle {
  const left = withoutPieces(specOf(puzzle), away);
  return buildPuzzle({ ...left, pieces: [...left.pieces, ...more] });
}

/** What is left when pieces, which no goal names, are taken away. */
export function withoutPieces(spec: PuzzleSpec, away: readonly string[]): PuzzleSpec {
  const pieces = spec.pieces.filter(({ label }) => !away.includes(label));
  const same = (spec.same ?? [])
    .map((group) => group.filter((label) => !away.includes(label)))
    .filter((group) => group.length > 1);
  return { ...spec, pieces, same };
}

/** Undefined: they do not touch, or no move of one is a move of the other. */
function glue({ width }: Board, one: PieceSpec, other: PieceSpec): PieceSpec | undefined {
  const [a = 'any', b = 'any'] = [one.axis, other.axis];
  if (a !== 'any' && b !== 'any' && a !== b) return undefined;
  const touches = (x: number, y: number) =>
    Math.abs(x - y) === width ||
    (Math.abs(x - y) === 1 && Math.floor(x / width) === Math.floor(y / width));
  if (!one.cells.some((x) => other.cells.some((y) => touches(x, y)))) return undefined;
  return {
    label: `${one.label}+${other.label}`,
    cells: [...one.cells, ...other.cells],
    axis: a === 'any' ? b : a,
  };
}

function widened(puzzle: Puzzle, side: (typeof SIDES)[number]): Puzzle {
  const spec = specOf(puzzle);
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
  return buildPuzzle({
    ...spec,
    board: { width: wide, height: high, cells: board },
    pieces: spec.pieces.map(lying),
    goals: spec.goals.map((goal) => goal.map(lying)),
  });
}
