import { type Puzzle, rowOf, unpackStep } from '@glissade/core';

/** When a row was in place for good, and how many steps that took. */
export type Split = { readonly row: number; readonly ms: number; readonly steps: number };

/**
 * The splits of a tile solve: for each row from the top, when it and all rows above it were solved
 * and never touched again. Rows that end together share a moment. Empty for block puzzles.
 */
export function splitsOf(
  puzzle: Puzzle,
  steps: readonly number[],
  times: readonly number[],
): Split[] {
  if (puzzle.type !== 'tiles') return [];
  const { board, goals } = puzzle;
  const homeRow = new Map(goals[0]!.map(({ piece, cell }) => [piece, rowOf(board, cell)]));
  // The last step of any tile of a row settles it; a tile that never moves settles at once.
  const lastOf = Array<number>(board.height).fill(-1);
  for (const [at, packed] of steps.entries()) {
    const row = homeRow.get(unpackStep(packed).piece) ?? 0;
    lastOf[row] = at;
  }
  let last = -1;
  return lastOf.map((own, row) => {
    last = Math.max(last, own);
    return { row, ms: last < 0 ? 0 : times[last]!, steps: last + 1 };
  });
}
