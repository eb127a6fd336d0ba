/* Pushing a line of tiles in the terminal. */
import {
  type Direction,
  neighbourOf,
  oppositeOf,
  type Position,
  type Puzzle,
  packStep,
} from '@glissade/core';

/** The free cell of a tile puzzle. */
export function gapOf(puzzle: Puzzle, position: Position): number {
  return puzzle.board.cells.findIndex((_, cell) => position.pieceAt(cell) < 0);
}

/**
 * The steps of pushing a whole line of tiles in a direction: the tile beside the gap first, the one
 * at the edge last. Empty where no tile can go that way.
 */
export function pushSteps(puzzle: Puzzle, position: Position, direction: Direction): number[] {
  const steps: number[] = [];
  const back = oppositeOf(direction);
  let cell = neighbourOf(puzzle.board, gapOf(puzzle, position), back);
  while (cell >= 0) {
    steps.push(packStep({ piece: position.pieceAt(cell), direction }));
    cell = neighbourOf(puzzle.board, cell, back);
  }
  return steps;
}
