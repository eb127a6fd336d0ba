/**
 * Manhattan distance of a tile puzzle: the sum of the rows and columns between each tile and its
 * goal cell.
 *
 * A step (`steps`, `stm`, and with one gap also `slides` and `moves`) moves one tile by one cell,
 * so the sum over all tiles is admissible and consistent.
 *
 * In `mtm` this sum is not admissible: one push moves up to width - 1 tiles horizontally or height
 * - 1 tiles vertically. A horizontal push changes only the horizontal sum, so ceil(horizontal /
 * (width - 1)) + ceil(vertical / (height - 1)) is admissible and consistent. Rejected: the weaker
 * bound that divides the whole sum by the longer side.
 *
 * With several goals, the nearest one counts.
 *
 * Cost: one addition for each tile. Source of the sum: J. Doran, D. Michie, Experiments with the
 * graph traverser program, Proc. R. Soc. A 294 (1966).
 */
import { type Board, columnOf, type Metric, type Puzzle, rowOf, type State } from '@glissade/core';
import type { TileProblem } from '../problem/tileProblem.ts';
import type { Heuristic } from './heuristic.ts';

/** Tile steps needed at least, sideways and up or down. */
export type TileDistance = { readonly sideways: number; readonly upright: number };

export function manhattanHeuristic(puzzle: Puzzle, metric: Metric): Heuristic {
  const goals = goalCellsOf(puzzle);
  return {
    name: 'manhattan',
    admissible: true,
    consistent: true,
    evaluate: (state) =>
      Math.min(
        ...goals.map((goal) =>
          unitsOf(puzzle.board, metric, tileDistance(puzzle.board, state, goal)),
        ),
      ),
  };
}

/** For each goal of a tile puzzle the goal cell of every piece. Throws for a block puzzle. */
export function goalCellsOf(puzzle: Puzzle): readonly State[] {
  if (puzzle.type !== 'tiles') throw new Error('this heuristic is for tile puzzles only');
  return puzzle.goals.map((goal) => {
    const cells = puzzle.start.slice();
    for (const { piece, cell } of goal) cells[piece] = cell;
    return cells;
  });
}

export function tileDistance(board: Board, state: State, goal: State): TileDistance {
  let sideways = 0;
  let upright = 0;
  for (let tile = 0; tile < state.length; tile++) {
    sideways += Math.abs(columnOf(board, state[tile]!) - columnOf(board, goal[tile]!));
    upright += Math.abs(rowOf(board, state[tile]!) - rowOf(board, goal[tile]!));
  }
  return { sideways, upright };
}

/** The same for a problem with one goal. */
export function distanceHome({ width, tiles, gapGoal }: TileProblem): TileDistance {
  let sideways = 0;
  let upright = 0;
  tiles.forEach((id, cell) => {
    if (id === gapGoal) return;
    sideways += Math.abs((id % width) - (cell % width));
    upright += Math.abs(Math.floor(id / width) - Math.floor(cell / width));
  });
  return { sideways, upright };
}

/** The units of the metric that so many tile steps take at least. */
export function unitsOf(
  board: Pick<Board, 'width' | 'height'>,
  metric: Metric,
  distance: TileDistance,
): number {
  const { sideways, upright } = distance;
  if (metric !== 'mtm') return sideways + upright;
  return Math.ceil(sideways / (board.width - 1)) + Math.ceil(upright / (board.height - 1));
}
