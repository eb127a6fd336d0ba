import { defaultMetric, type Metric, type Puzzle, type State } from '@glissade/core';
import { MemoryMeter } from '../../blocks/model/memoryMeter.ts';
import { compileTiles } from '../../problem/tileProblem.ts';
import type { SearchStats } from '../../search/searcher.ts';
import { checkTypes } from '../../solve/options/optionTypes.ts';
import { readGiven } from '../../solve/options/readGiven.ts';
import { requirePuzzle } from '../../solve/options/requirePuzzle.ts';
import type { Stopped } from '../../solve/running/run.ts';
import { finish, finishInSlices } from '../../solve/running/slices.ts';
import type { TileTable } from '../../tiles/exhaustive/tileTable.ts';
import type { AnalysisProgress } from '../analysis.ts';
import { type Distances, unreachedIn } from '../space/distances.ts';
import { runWork } from '../space/drive.ts';
import {
  isBeyondMemory,
  metricsToSee,
  type SpaceLimits,
  type SpaceRunOptions,
  workLimits,
} from '../space/options.ts';
import { exploreStates, type Space } from '../space/space.ts';
import { countGraphBytes } from '../space/stateGraph.ts';
import type { StateIndex } from '../space/stateIndex.ts';
import { hasTileTable, makeTileTable } from '../space/tileSpace.ts';
import { type Work, type WorkEnd, WorkMachine } from '../space/work.ts';

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
class ExploredTable implements DistanceTable {
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
    const number = this.states.numberOf(state);
    if (number < 0) return undefined;
    const distance = this.distances[number]!;
    return distance === unreachedIn(this.distances) ? Number.POSITIVE_INFINITY : distance;
  }
}

/** The table of a tile board, by rank: two bits a state. */
class RankedTable implements DistanceTable {
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
    if (new Set(state).size < puzzle.board.cells.length - 1) return undefined;
    const { tiles, gap } = compileTiles({ ...puzzle, start: state });
    return table.distanceOf(tiles, gap);
  }
}

/** What `distanceTable` takes besides the puzzle. */
export type TableOptions = {
  /** `defaultMetric(puzzle)` when not given. */
  readonly metric?: Metric;
  /** Where to stop; memory is limited to 2 GiB when not given. */
  readonly limits?: SpaceLimits;
};

/** How making a table ended. */
export type TableOutcome =
  | {
      /** The table is made. */
      readonly status: 'ready';
      /** Ask it as often as you like; it holds its memory until you drop it. */
      readonly table: DistanceTable;
    }
  | NoTable;

/** How making a table ended where there is none. */
export type NoTable =
  | {
      /** A limit was reached first. */
      readonly status: 'undecided';
      /** Which limit. */
      readonly limit: 'time' | 'memory' | 'nodes';
      /** States met before the limit; there may be more. */
      readonly statesMin: number;
    }
  | {
      /** The signal was aborted. */
      readonly status: 'cancelled';
      /** States met by then; there may be more. */
      readonly statesMin: number;
    };

/**
 * Makes the table of a puzzle in slices. Rejects with OptionError. The table holds its memory,
 * `bytes`, for as long as you keep it.
 *
 * @example
 * ```ts
 * import { distanceTable } from 'glissade/tables';
 * const made = await distanceTable('1 2 3/4 5 6/0 7 8', { metric: 'stm' });
 * if (made.status === 'ready') {
 *   const { table } = made;
 *   console.log(table.count, table.distanceOf(table.puzzle.start)); // → 181440 2
 * }
 * ```
 */
export async function distanceTable(
  puzzle: Puzzle | string,
  options: TableOptions & SpaceRunOptions = {},
): Promise<TableOutcome> {
  checkTypes('distanceTable', options);
  const given = await readGiven(puzzle);
  const { signal, onProgress } = options;
  return finishInSlices(
    making(given, options, () => signal?.aborted === true),
    onProgress,
  );
}

/**
 * As `distanceTable`, at once and blocking. Throws OptionError.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { distanceTableSync } from 'glissade/tables';
 * const made = distanceTableSync(parsePuzzle('start:\nA..\ngoal:\n..A'), { metric: 'steps' });
 * if (made.status === 'ready') console.log(made.table.distanceOf(Uint16Array.of(1))); // → 1
 * ```
 */
export function distanceTableSync(puzzle: Puzzle, options: TableOptions = {}): TableOutcome {
  checkTypes('distanceTableSync', options);
  return finish(making(requirePuzzle(puzzle), options, () => false));
}

function* making(
  puzzle: Puzzle,
  { metric = defaultMetric(puzzle), limits }: TableOptions,
  isCancelled: () => boolean,
): Generator<AnalysisProgress, TableOutcome> {
  const startedMs = performance.now();
  metricsToSee(puzzle, [metric]);
  const all = workLimits(limits);
  const isRanked = hasTileTable(puzzle, all.memoryBytes);
  if (!isRanked && isBeyondMemory(puzzle, all.memoryBytes)) {
    return { status: 'undecided', limit: 'memory', statesMin: 0 };
  }
  const meter = new MemoryMeter(all.memoryBytes);
  const machine = new WorkMachine(meter, (stats) =>
    isRanked ? rankStates(puzzle, metric, meter, stats) : listStates(puzzle, metric, meter, stats),
  );
  const end = yield* runWork(machine, metric, all, startedMs, isCancelled);
  return outcomeOf(end, machine.stats.expanded);
}

function outcomeOf(end: WorkEnd<DistanceTable> | Stopped, statesMin: number): TableOutcome {
  if (end.status !== 'done') return { ...end, statesMin };
  return { status: 'ready', table: end.result };
}

function* listStates(
  puzzle: Puzzle,
  metric: Metric,
  meter: MemoryMeter,
  stats: SearchStats,
): Work<DistanceTable> {
  const space = yield* exploreStates(puzzle, metric, meter, stats);
  if (!space || !(yield* space.states.beFindable())) return undefined;
  const { graph, queue, goals } = space;
  meter.release(countGraphBytes(graph) + queue.byteLength + goals.byteLength);
  return new ExploredTable(space, meter.held);
}

function* rankStates(
  puzzle: Puzzle,
  metric: Metric,
  meter: MemoryMeter,
  stats: SearchStats,
): Work<DistanceTable> {
  const table = yield* makeTileTable(puzzle, metric, stats);
  if (!table) return yield* listStates(puzzle, metric, meter, stats);
  meter.claim(table.bytes);
  return new RankedTable(puzzle, metric, table);
}
