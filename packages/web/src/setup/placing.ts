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
  type Puzzle,
  rowOf,
  specOf,
} from '@glissade/core';

/** Beside the board. */
export const ASIDE = -1;

export type Placing = {
  readonly puzzle: Puzzle;
  /** The origin of each piece, or ASIDE. */
  readonly origins: readonly number[];
};

export function placingOf(puzzle: Puzzle): Placing {
  return { puzzle, origins: [...puzzle.start] };
}

/** The cells of a piece at an origin; undefined where it does not lie on open cells alone. */
function cellsAt({ board, pieces }: Puzzle, piece: number, origin: number) {
  const cells = cellsOfShape(board, pieces[piece]!.shape, origin);
  return cells?.every((cell) => isOpen(board, cell)) ? cells : undefined;
}

/** The origin nearest to a place where the piece lies within the board. */
export function nearestOrigin(
  puzzle: Puzzle,
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

/** The puzzle that begins as arranged; undefined while a piece lies aside. Throws PuzzleError. */
export function arranged({ puzzle, origins }: Placing): Puzzle | undefined {
  if (origins.includes(ASIDE)) return undefined;
  const { info: _, ...spec } = specOf({ ...puzzle, start: Uint16Array.from(origins) });
  return buildPuzzle(spec);
}
