/*
 * A lower bound on the steps of a tile board that a checker can compute alone.
 *
 * Manhattan distance: the columns and rows between each tile and its goal cell. Linear conflict
 * (Hansson, Mayer and Yung 1992) adds for each row twice the number of tiles that belong in this
 * row, minus the longest run of them, not necessarily adjacent, whose places ascend: all others
 * must leave the row and come back. The same for columns.
 */
import type { Puzzle, State } from '@glissade/core';

/** Steps to the nearest goal at least, for a state of the puzzle. */
export type TileHeuristic = (state: State) => number;

/** Lower bounds for all goals of a tile puzzle, the least of them. */
export function tileHeuristic(
  { pieces, goals, board }: Puzzle,
  name: 'manhattan' | 'linear-conflict',
): TileHeuristic {
  const bounds = goals.map((goal) => {
    const cells = new Uint16Array(pieces.length);
    for (const { piece, cell } of goal) cells[piece] = cell;
    return new GoalBound(cells, board, name === 'linear-conflict');
  });
  return (state) => {
    let least = Number.POSITIVE_INFINITY;
    for (const bound of bounds) least = Math.min(least, bound.of(state));
    return least;
  };
}

/** The bound for one goal. Its arrays are used for every state. */
class GoalBound {
  private readonly goal: Uint16Array;
  private readonly width: number;
  private readonly height: number;
  private readonly withConflicts: boolean;
  private readonly rows: Uint16Array;
  private readonly columns: Uint16Array;
  /** By cell: the tile on it, and one more; 0: none. */
  private readonly tiles: Uint16Array;
  /** Of the tiles in a line that belong in it: where, and the longest run that ends with each. */
  private readonly places: Uint16Array;
  private readonly runs: Uint16Array;

  constructor(goal: Uint16Array, { width, height }: Puzzle['board'], withConflicts: boolean) {
    this.goal = goal;
    this.width = width;
    this.height = height;
    this.withConflicts = withConflicts;
    this.rows = Uint16Array.from({ length: width * height }, (_, cell) => Math.floor(cell / width));
    this.columns = this.rows.map((row, cell) => cell - row * width);
    this.tiles = new Uint16Array(width * height);
    this.places = new Uint16Array(Math.max(width, height));
    this.runs = new Uint16Array(Math.max(width, height));
  }

  of(state: State): number {
    const { goal, rows, columns, tiles, width, height } = this;
    tiles.fill(0);
    let sum = 0;
    for (let piece = 0; piece < state.length; piece++) {
      const [from, to] = [state[piece]!, goal[piece]!];
      sum += Math.abs(columns[from]! - columns[to]!) + Math.abs(rows[from]! - rows[to]!);
      tiles[from] = piece + 1;
    }
    if (!this.withConflicts) return sum;
    for (let row = 0; row < height; row++)
      sum += this.conflicts(row * width, 1, width, rows, columns);
    for (let column = 0; column < width; column++) {
      sum += this.conflicts(column, width, height, columns, rows);
    }
    return sum;
  }

  /** Twice the tiles of a line that belong in it, less their longest ascending run. */
  private conflicts(
    first: number,
    by: number,
    length: number,
    lines: Uint16Array,
    along: Uint16Array,
  ): number {
    const { goal, tiles, places, runs } = this;
    let count = 0;
    let longest = 0;
    for (let i = 0, cell = first; i < length; i++, cell += by) {
      const tile = tiles[cell]!;
      if (tile === 0 || lines[goal[tile - 1]!] !== lines[first]) continue;
      const place = along[goal[tile - 1]!]!;
      let run = 1;
      for (let j = 0; j < count; j++) {
        if (places[j]! < place && runs[j]! >= run) run = runs[j]! + 1;
      }
      places[count] = place;
      runs[count++] = run;
      if (run > longest) longest = run;
    }
    return 2 * (count - longest);
  }
}
