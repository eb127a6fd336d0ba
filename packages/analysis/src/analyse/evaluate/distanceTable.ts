import { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { defaultMetric, finish, type Metric, type Puzzle } from '@glissade/core';
import type { SearchStats } from '@glissade/search/searcher';
import { checkTypes } from '@glissade/solve/options/checkTypes';
import { RUN } from '@glissade/solve/options/optionTypes';
import { readGiven } from '@glissade/solve/options/readGiven';
import type { Stopped } from '@glissade/solve/running/run';
import { finishInSlices } from '@glissade/solve/running/slices';
import type { AnalysisProgress } from '../analysis.ts';
import { runWork } from '../space/drive.ts';
import { exploreStates } from '../space/space.ts';
import {
  isBeyondMemory,
  metricsToSee,
  SPACE_OPTIONS,
  type SpaceLimits,
  type SpaceRunOptions,
  workLimits,
} from '../space/spaceOptions.ts';
import { countGraphBytes } from '../space/stateGraph.ts';
import { hasTileTable, makeTileTable } from '../space/tileSpace.ts';
import { type Work, type WorkEnd, WorkMachine } from '../space/work.ts';
import { type DistanceTable, ExploredTable, RankedTable } from './heldTables.ts';

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
  const own = checkTypes('distanceTable', { ...SPACE_OPTIONS, ...RUN }, options);
  const given = readGiven(puzzle);
  const { signal, onProgress } = own;
  return finishInSlices(
    making(given, own, () => signal?.aborted === true),
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
export function distanceTableSync(
  puzzle: Puzzle | string,
  options: TableOptions = {},
): TableOutcome {
  const own = checkTypes('distanceTableSync', SPACE_OPTIONS, options);
  return finish(making(readGiven(puzzle), own, () => false));
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
