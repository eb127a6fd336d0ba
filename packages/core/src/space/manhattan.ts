import { columnOf, rowOf } from '../board/board.ts';
import type { Puzzle, State } from '../puzzle/puzzle.ts';

/**
 * Manhattan distance of a state of a tile puzzle to the nearest goal: the rows and columns that
 * each tile is away, the gap not counted. No solution has fewer steps. Throws unless it is a tile
 * puzzle.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { manhattanDistance } from 'glissade/core';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * console.log(manhattanDistance(puzzle, puzzle.start)); // → 2
 * ```
 */
export function manhattanDistance(puzzle: Puzzle, state: State): number {
  if (puzzle.type !== 'tiles') throw new Error('this needs a tile puzzle');
  const { board } = puzzle;
  const sums = puzzle.goals.map((goal) =>
    goal.reduce((sum, { piece, cell }) => {
      const across = Math.abs(columnOf(board, state[piece]!) - columnOf(board, cell));
      return sum + across + Math.abs(rowOf(board, state[piece]!) - rowOf(board, cell));
    }, 0),
  );
  return Math.min(...sums);
}
