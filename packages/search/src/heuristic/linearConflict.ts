/**
 * Linear conflict: Manhattan distance, plus 2 for each tile that must step aside.
 *
 * Tiles that are in their goal row, but in another order than in the goal, cannot pass each other
 * there. The tiles of a longest run in the right order can stay; all others must leave the row and
 * come back, which costs two steps each that the Manhattan distance does not count. The same holds
 * for columns. Admissible and consistent. Rejected: the usual greedy count of conflicts, because
 * the longest run is exact and just as short to write.
 *
 * In `mtm`, the extra steps of a row are vertical and those of a column horizontal, so they join
 * the two sums that `manhattan.ts` turns into pushes. A push along a row never changes the order in
 * that row, so the bound stays consistent.
 *
 * Cost: O(side^2) for each line.
 * Source: O. Hansson, A. Mayer, M. Yung, Criticizing solutions to relaxed models yields powerful
 * admissible heuristics, Information Sciences 63 (1992).
 */
import { type Board, columnOf, type Metric, type Puzzle, rowOf, type State } from '@glissade/core';
import type { Heuristic } from './heuristic.ts';
import { goalCellsOf, type TileDistance, tileDistance, unitsOf } from './manhattan.ts';

export type LineOf = (board: Board, cell: number) => number;

export function linearConflictHeuristic(puzzle: Puzzle, metric: Metric): Heuristic {
  const { board } = puzzle;
  const goals = goalCellsOf(puzzle);
  return {
    name: 'linear-conflict',
    admissible: true,
    consistent: true,
    evaluate: (state) =>
      Math.min(...goals.map((goal) => unitsOf(board, metric, distanceWith(board, state, goal)))),
  };
}

function distanceWith(board: Board, state: State, goal: State): TileDistance {
  const { sideways, upright } = tileDistance(board, state, goal);
  return {
    sideways: sideways + 2 * countLeavers(board, state, goal, columnOf),
    upright: upright + 2 * countLeavers(board, state, goal, rowOf),
  };
}

/** How many tiles must leave the lines (rows or columns) that they and their goals lie in. */
function countLeavers(board: Board, state: State, goal: State, lineOf: LineOf): number {
  let leavers = 0;
  for (const tiles of tilesByLine(board, state, goal, lineOf).values()) {
    leavers += leaversAmong(tiles, goal);
  }
  return leavers;
}

/** The tiles that lie in the line of their goal, by line, in the order in which they lie there. */
export function tilesByLine(
  board: Board,
  state: State,
  goal: State,
  lineOf: LineOf,
): ReadonlyMap<number, readonly number[]> {
  const tileAt = new Int32Array(board.cells.length).fill(-1);
  for (let tile = 0; tile < state.length; tile++) tileAt[state[tile]!] = tile;
  const lines = new Map<number, number[]>();
  // Cells ascend, so within a row they go by column and within a column by row.
  for (let cell = 0; cell < tileAt.length; cell++) {
    const tile = tileAt[cell]!;
    if (tile < 0) continue;
    const line = lineOf(board, cell);
    if (lineOf(board, goal[tile]!) !== line) continue;
    const tiles = lines.get(line);
    if (tiles) tiles.push(tile);
    else lines.set(line, [tile]);
  }
  return lines;
}

/** The fewest tiles of a line that must leave it, so that all others lie in the goal's order. */
export function leaversAmong(tiles: readonly number[], goal: State): number {
  return tiles.length - longestAscent(tiles.map((tile) => goal[tile]!));
}

/** The length of a longest ascending subsequence. */
function longestAscent(values: readonly number[]): number {
  const endingAt: number[] = [];
  for (let i = 0; i < values.length; i++) {
    let best = 0;
    for (let j = 0; j < i; j++) if (values[j]! < values[i]!) best = Math.max(best, endingAt[j]!);
    endingAt.push(best + 1);
  }
  return Math.max(0, ...endingAt);
}
