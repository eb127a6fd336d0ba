/**
 * A puzzle being set up as it lies on somebody's table: every piece is on the board or beside it.
 * A piece may be put anywhere within the board; whatever lay there goes beside it, so that even a
 * full board can be arranged in any order.
 */
import {
  buildPuzzle,
  cellsOfShape,
  columnOf,
  isOpen,
  type Piece,
  type Puzzle,
  rowOf,
} from '@glissade/core';
import { type Table, withAdded, without, withTurned } from './pieceSet.ts';

/** Beside the board. */
export const ASIDE = -1;

export type Placing = {
  readonly puzzle: Table;
  /** The origin of each piece, or ASIDE. */
  readonly origins: readonly number[];
};

export function placingOf(puzzle: Puzzle): Placing {
  return { puzzle, origins: [...puzzle.start] };
}

/** The cells of a piece at an origin; undefined where it does not lie on open cells alone. */
function cellsAt({ board, pieces }: Table, piece: number, origin: number) {
  const cells = cellsOfShape(board, pieces[piece]!.shape, origin);
  return cells?.every((cell) => isOpen(board, cell)) ? cells : undefined;
}

/** The origin nearest to a place where the piece lies within the board. */
export function nearestOrigin(
  puzzle: Table,
  piece: number,
  at: { readonly x: number; readonly y: number },
): number {
  const { board } = puzzle;
  let [best, least] = [ASIDE, Number.POSITIVE_INFINITY];
  for (let origin = 0; origin < board.cells.length; origin++) {
    const far = Math.hypot(columnOf(board, origin) - at.x, rowOf(board, origin) - at.y);
    if (far < least && cellsAt(puzzle, piece, origin)) [best, least] = [origin, far];
  }
  return best;
}

/** Puts a piece at an origin; those that lay there go aside. */
export function drop(placing: Placing, piece: number, origin: number): Placing {
  const { puzzle, origins } = placing;
  const taken = new Set(cellsAt(puzzle, piece, origin) ?? []);
  if (taken.size === 0) return placing;
  const isCovered = (other: number) =>
    (cellsAt(puzzle, other, origins[other]!) ?? []).some((cell) => taken.has(cell));
  const next = origins.map((own, other) => {
    if (other === piece) return origin;
    return own !== ASIDE && isCovered(other) ? ASIDE : own;
  });
  return { puzzle, origins: next };
}

export function putAside({ puzzle, origins }: Placing, piece: number): Placing {
  return { puzzle, origins: origins.map((own, other) => (other === piece ? ASIDE : own)) };
}

export function piecesAside({ origins }: Placing): number[] {
  return origins.flatMap((origin, piece) => (origin === ASIDE ? [piece] : []));
}

/** Puts a piece from beside the board where it covers no other; the same where it fits nowhere. */
export function putBack(placing: Placing, piece: number): Placing {
  const left = piecesAside(placing).length;
  const free = placing.puzzle.board.cells
    .map((_, origin) => drop(placing, piece, origin))
    .find((next) => piecesAside(next).length < left);
  return free ?? placing;
}

/** Turns a piece a quarter to the right; it goes aside where it does not fit any more. */
export function turn({ puzzle, origins }: Placing, piece: number): Placing {
  const turned = putAside({ puzzle: withTurned(puzzle, piece), origins }, piece);
  const origin = origins[piece]!;
  return origin === ASIDE ? turned : drop(turned, piece, origin);
}

/** A piece more, where there is space for it, else beside the board. */
export function add({ puzzle, origins }: Placing, piece: Omit<Piece, 'label'>): Placing {
  const table = withAdded(puzzle, piece);
  if (!table) return { puzzle, origins };
  return putBack({ puzzle: table, origins: [...origins, ASIDE] }, origins.length);
}

/** Takes a piece away. */
export function remove({ puzzle, origins }: Placing, piece: number): Placing {
  return { puzzle: without(puzzle, piece), origins: origins.filter((_, at) => at !== piece) };
}

/** The puzzle that begins as arranged; undefined while a piece lies aside. Throws PuzzleError. */
export function arranged({ puzzle, origins }: Placing): Puzzle | undefined {
  if (origins.includes(ASIDE)) return undefined;
  const { board, pieces, goals, same } = puzzle;
  const lying = (piece: number, origin: number) => {
    const { label, shape } = pieces[piece]!;
    return { label, cells: cellsOfShape(board, shape, origin) ?? [] };
  };
  return buildPuzzle({
    board,
    pieces: pieces.map(({ axis }, piece) => ({ ...lying(piece, origins[piece]!), axis })),
    goals: goals.map((goal) => goal.map(({ piece, cell }) => lying(piece, cell))),
    same: same.map((group) => group.map((piece) => pieces[piece]!.label)),
  });
}
