/* The pieces of a puzzle where they lie at its start and in its goals. */
import type { Goal, Puzzle } from '@glissade/core';
import type { Square } from './region.ts';
import type { PieceShape } from './shapes.ts';

/** All pieces as they lie at the start. */
export function startShapes(puzzle: Puzzle): PieceShape[] {
  return shapesAt(puzzle, [...puzzle.start.entries()]);
}

/** The pieces that a goal names, where it wants them. */
export function goalShapes(puzzle: Puzzle, goal: Goal): PieceShape[] {
  return shapesAt(
    puzzle,
    goal.map(({ piece, cell }) => [piece, cell] as const),
  );
}

function shapesAt(
  { board, pieces }: Puzzle,
  placed: readonly (readonly [piece: number, cell: number])[],
): PieceShape[] {
  return placed.map(([piece, cell]) => {
    const { label, shape } = pieces[piece]!;
    const [x, y] = [cell % board.width, Math.floor(cell / board.width)];
    return { label, squares: shape.map(([dx, dy]): Square => [x + dx, y + dy]) };
  });
}
