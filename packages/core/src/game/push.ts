/* Pushing a line of tiles towards the gap, as one gesture of a player. */
import { columnOf, neighbourOf, rowOf } from '../board/board.ts';
import { DIRECTIONS, type Direction, oppositeOf } from '../board/direction.ts';
import { packStep } from '../move/step.ts';
import type { Puzzle, State } from '../puzzle/puzzle.ts';
import { occupancyOf } from '../state/state.ts';

/** The free cell of a tile puzzle. */
export function gapOf(puzzle: Puzzle, state: State): number {
  return occupancyOf(puzzle, state).indexOf(-1);
}

/** Where a tile must go to push towards the gap; undefined unless they share a row or column. */
export function directionToGap(puzzle: Puzzle, state: State, cell: number): Direction | undefined {
  const { board } = puzzle;
  const gap = gapOf(puzzle, state);
  const dx = columnOf(board, gap) - columnOf(board, cell);
  const dy = rowOf(board, gap) - rowOf(board, cell);
  if ((dx === 0) === (dy === 0)) return undefined;
  return DIRECTIONS[dx === 0 ? (dy < 0 ? 0 : 2) : dx > 0 ? 1 : 3];
}

/**
 * The packed steps of pushing a line of tiles towards the gap, the tile beside the gap first, until
 * the tile on `until` has moved. `until` -1 pushes everything up to the edge.
 */
export function pushSteps(
  puzzle: Puzzle,
  state: State,
  direction: Direction,
  until: number,
): number[] {
  const occupancy = occupancyOf(puzzle, state);
  const back = oppositeOf(direction);
  const steps: number[] = [];
  let cell = neighbourOf(puzzle.board, occupancy.indexOf(-1), back);
  while (cell >= 0) {
    steps.push(packStep({ piece: occupancy[cell]!, direction }));
    if (cell === until) break;
    cell = neighbourOf(puzzle.board, cell, back);
  }
  return steps;
}
