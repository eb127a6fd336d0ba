import type { Goal, Puzzle } from '@glissade/core';

/**
 * A tile puzzle with one goal, its tiles renamed so that the goal is the identity: the id of a tile
 * is its goal cell, and the gap's id is the gap's goal cell.
 */
export type TileProblem = {
  readonly width: number;
  readonly height: number;
  /** Id at each cell, the gap's included: a permutation of 0 … cells-1. */
  readonly tiles: Uint16Array;
  /** Cell of the gap at the start. */
  readonly gap: number;
  /** Cell of the gap in the goal; also its id. */
  readonly gapGoal: number;
  /** Piece number of each id (0 for the gap, which has none). */
  readonly pieceOf: Uint16Array;
};

/** The problem of reaching one goal of a tile puzzle. Throws unless it is a tile puzzle. */
export function compileTiles(puzzle: Puzzle, goal: Goal = puzzle.goals[0]!): TileProblem {
  if (puzzle.type !== 'tiles') throw new Error('this needs a tile puzzle');
  const { board, start } = puzzle;
  const count = board.cells.length;
  const pieceOf = new Uint16Array(count);
  const idOf = new Uint16Array(count - 1);
  for (const { piece, cell } of goal) {
    pieceOf[cell] = piece;
    idOf[piece] = cell;
  }
  const gap = missingCell(start, count);
  const gapGoal = missingCell(idOf, count);
  const tiles = new Uint16Array(count);
  for (let piece = 0; piece < start.length; piece++) tiles[start[piece]!] = idOf[piece]!;
  tiles[gap] = gapGoal;
  return { width: board.width, height: board.height, tiles, gap, gapGoal, pieceOf };
}

/** The one cell of 0 … count-1 that is not among these. */
function missingCell(cells: Uint16Array, count: number): number {
  // The sum of all, without those that are there: no loop is shorter.
  let missing = (count * (count - 1)) / 2;
  for (let i = 0; i < cells.length; i++) missing -= cells[i]!;
  return missing;
}
