import { formatMoves, type Puzzle, type Steps, unpackStep } from '@glissade/core';

/** A part of a solution of a tile board, and the tiles that do not move after it any more. */
export type Stretch = {
  /** Steps of the solution before it, and when it has ended. */
  readonly from: number;
  /** The last of them. */
  readonly to: number;
  /** Labels, in the order in which they come home for good. */
  readonly tiles: readonly string[];
  /** Its moves, in stm. */
  readonly moves: string;
};

const STRETCHES_MAX = 5;

/**
 * Cuts a solution of a tile board where tiles have come home for good, into at most five stretches
 * with about as many tiles each. Tiles that it never moves are in none.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { parseMoves } from 'glissade';
 * import { stretchesOf } from 'glissade/explain';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * console.log(stretchesOf(puzzle, parseMoves(puzzle, 'L2')).length > 0); // → true
 * ```
 */
export function stretchesOf(puzzle: Puzzle, steps: Steps): Stretch[] {
  const last = new Map<number, number>();
  for (const [at, step] of steps.entries()) {
    const { piece } = unpackStep(step);
    last.delete(piece);
    last.set(piece, at + 1);
  }
  // A map keeps the order of insertion: that of the last moves.
  const homes = [...last];
  const count = Math.min(STRETCHES_MAX, homes.length);
  let from = 0;
  return Array.from({ length: count }, (_, number) => {
    const some = homes.slice(
      Math.floor((number * homes.length) / count),
      Math.floor(((number + 1) * homes.length) / count),
    );
    const to = some.at(-1)![1];
    const stretch = {
      from,
      to,
      tiles: some.map(([piece]) => puzzle.pieces[piece]!.label),
      moves: formatMoves(puzzle, steps.subarray(from, to), 'stm'),
    };
    from = to;
    return stretch;
  });
}
