/*
 * What a checker of a tile board can compute alone: a number of steps that no solution falls below.
 *
 * Manhattan distance: the columns and rows that each tile is away. Linear conflict (Hansson, Mayer
 * and Yung 1992) adds for each row twice the number of tiles that belong in this row, less the
 * longest run of them, not necessarily adjacent, whose places ascend: all others must leave the row
 * and come back. The same for columns.
 */
import type { Puzzle, State } from '@glissade/core';

/** Steps to the nearest goal at least, for a state of the puzzle. */
export type TileHeuristic = (state: State) => number;

/** Lower bounds for all goals of a tile puzzle, the least of them. */
export function tileHeuristic(
  puzzle: Puzzle,
  name: 'manhattan' | 'linear-conflict',
): TileHeuristic {
  const goals = puzzle.goals.map((goal) => {
    const cells = new Uint16Array(puzzle.pieces.length);
    for (const { piece, cell } of goal) cells[piece] = cell;
    return cells;
  });
  const { width, height } = puzzle.board;
  const bound = (state: State, goal: Uint16Array) => {
    const sum = manhattan(state, goal, width);
    return name === 'manhattan' ? sum : sum + conflicts(state, goal, width, height);
  };
  return (state) => Math.min(...goals.map((goal) => bound(state, goal)));
}

function manhattan(state: State, goal: Uint16Array, width: number): number {
  let sum = 0;
  for (let piece = 0; piece < state.length; piece++) {
    const [from, to] = [state[piece]!, goal[piece]!];
    sum += Math.abs((from % width) - (to % width));
    sum += Math.abs(Math.floor(from / width) - Math.floor(to / width));
  }
  return sum;
}

function conflicts(state: State, goal: Uint16Array, width: number, height: number): number {
  const wanted = new Int32Array(width * height).fill(-1);
  for (let piece = 0; piece < state.length; piece++) wanted[state[piece]!] = goal[piece]!;
  const columnOf = (cell: number) => cell % width;
  const rowOf = (cell: number) => Math.floor(cell / width);
  let sum = 0;
  for (let row = 0; row < height; row++) {
    const cells = Array.from({ length: width }, (_, column) => row * width + column);
    const places = cells.map((cell) => wanted[cell]!).filter((to) => to >= 0 && rowOf(to) === row);
    sum += 2 * (places.length - longestAscent(places.map(columnOf)));
  }
  for (let column = 0; column < width; column++) {
    const cells = Array.from({ length: height }, (_, row) => row * width + column);
    const places = cells
      .map((cell) => wanted[cell]!)
      .filter((to) => to >= 0 && columnOf(to) === column);
    sum += 2 * (places.length - longestAscent(places.map(rowOf)));
  }
  return sum;
}

/** The length of the longest ascending subsequence. */
function longestAscent(values: readonly number[]): number {
  const ends: number[] = [];
  for (const [i, value] of values.entries()) {
    ends[i] = 1;
    for (let j = 0; j < i; j++) if (values[j]! < value) ends[i] = Math.max(ends[i]!, ends[j]! + 1);
  }
  return Math.max(0, ...ends);
}
