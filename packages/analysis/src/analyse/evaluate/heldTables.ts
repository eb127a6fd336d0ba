/* Tables of distances as they are held: of states that were met, and of tile boards by rank. */
import type { Metric, Puzzle, State } from '@glissade/core';
import { compileTiles } from '@glissade/search/problem/tileProblem';
import type { TileTable } from '@glissade/tiles/exhaustive/tileTable';
import { type Distances, unreachedIn } from '../space/distances.ts';
import type { Space } from '../space/space.ts';
import type { StateIndex } from '../space/stateIndex.ts';

/**
 * How far every state that can be reached from a puzzle's start is from the goal, in one metric.
 * Made once by `distanceTable`; asking it takes microseconds.
 */
export interface DistanceTable {
  /** The puzzle that the table is of. */
  readonly puzzle: Puzzle;
  /** What its distances are counted in. */
  readonly metric: Metric;
  /** Bytes held for as long as the table is kept. */
  readonly bytes: number;
  /** States in the table. */
  readonly count: number;
  /**
   * Units of the metric from a state to the nearest goal state; Infinity where the goal is out of
   * reach; undefined for a state that cannot be reached from the start.
   */
  distanceOf(state: State): number | undefined;
}

/** Every state was met: its number, and its distance by number. */
export class ExploredTable implements DistanceTable {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly bytes: number;
  private readonly states: StateIndex;
  private readonly distances: Distances;

  /** `bytes`: what the space holds but for its graph and its queue. */
  constructor({ puzzle, metric, states, toGoal }: Space, bytes: number) {
    this.puzzle = puzzle;
    this.metric = metric;
    this.states = states;
    this.distances = toGoal;
    this.bytes = bytes;
  }

  get count(): number {
    return this.states.count;
  }

  distanceOf(state: State): number | undefined {
    if (state.length !== this.puzzle.pieces.length) return undefined;
    const number = this.states.numberOf(state);
    if (number < 0) return undefined;
    const distance = this.distances[number]!;
    return distance === unreachedIn(this.distances) ? Number.POSITIVE_INFINITY : distance;
  }
}

/** The table of a tile board, by rank: two bits a state. */
export class RankedTable implements DistanceTable {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  private readonly table: TileTable;

  constructor(puzzle: Puzzle, metric: Metric, table: TileTable) {
    this.puzzle = puzzle;
    this.metric = metric;
    this.table = table;
  }

  get bytes(): number {
    return this.table.bytes;
  }

  get count(): number {
    return this.table.count;
  }

  distanceOf(state: State): number | undefined {
    const { puzzle, table } = this;
    if (!isArrangement(state, puzzle.board.cells.length)) return undefined;
    const { tiles, gap } = compileTiles({ ...puzzle, start: state });
    return table.distanceOf(tiles, gap);
  }
}

/** Whether every tile lies on a cell of its own; any other state would be ranked as another. */
function isArrangement(state: State, cells: number): boolean {
  const isTaken = new Uint8Array(cells);
  for (const cell of state) {
    if (isTaken[cell] !== 0) return false;
    isTaken[cell] = 1;
  }
  return state.length === cells - 1;
}
