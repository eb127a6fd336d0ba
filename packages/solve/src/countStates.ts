import { kernelStateCounter } from '@glissade/blocks/levels/kernelStateCounter';
import {
  checkMetric,
  countReachable,
  defaultMetric,
  finish,
  type Metric,
  type Puzzle,
} from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { temporaryFile } from '@glissade/platform/storage-port';
import { isLongToCompile } from '@glissade/search/problem/blockProblem';
import { checkTypes } from './options/checkTypes.ts';
import { checkLimits, checkThreads } from './options/checkValues.ts';
import { type Limits, MEMORY_BYTES_DEFAULT, threadsFor } from './options/options.ts';
import { NUMBER, type OptionTable, RECORD, SIGNAL, TEXT } from './options/optionTypes.ts';
import { readGiven } from './options/readGiven.ts';
import { compileMachine } from './running/compiling.ts';
import { clockFrom, runMachine } from './running/run.ts';
import { finishInSlices } from './running/slices.ts';

/** What `countStates` takes besides the puzzle. */
export type CountOptions = {
  /**
   * Distances are measured in this; `defaultMetric(puzzle)` when not given. The total is the same
   * in each.
   */
  readonly metric?: Metric;
  /** Where to stop; memory is limited to 2 GiB when not given. */
  readonly limits?: Omit<Limits, 'depth'>;
  /** As in `SolveOptions`. */
  readonly threads?: number;
};

export const COUNT_OPTIONS: OptionTable<CountOptions> = {
  metric: TEXT,
  limits: RECORD,
  threads: NUMBER,
};

/** How many states can be reached from the start, interchangeable pieces told apart nowhere. */
export type CountOutcome =
  | {
      /** All states were counted. */
      readonly status: 'counted';
      /** Each was met. */
      readonly method: 'explored';
      /** How many there are. */
      readonly states: number;
      /** What the distances count. */
      readonly metric: Metric;
      /** States at each distance from the start. */
      readonly levels: readonly number[];
      /** Milliseconds from the call. */
      readonly timeMs: number;
    }
  | {
      /** All states were counted. */
      readonly status: 'counted';
      /** Half of all arrangements of a tile board, which nobody need look at one by one. */
      readonly method: 'parity';
      /** Decimal digits above 2^53. */
      readonly states: number | string;
      /** Milliseconds from the call. */
      readonly timeMs: number;
    }
  | ({
      /** A limit was reached first. */
      readonly status: 'undecided';
      /** Which limit. */
      readonly limit: 'time' | 'memory' | 'nodes' | 'disk';
    } & Unfinished)
  | ({
      /** The signal was aborted. */
      readonly status: 'cancelled';
    } & Unfinished);

/** What was counted before the end: the true number is larger. */
type Unfinished = {
  /** How many were met. */
  readonly states: number;
  /** What the distances count. */
  readonly metric: Metric;
  /** States at each distance from the start that was counted whole. */
  readonly levels: readonly number[];
  /** Milliseconds from the call. */
  readonly timeMs: number;
};

/** Tile boards of more cells are counted by parity; smaller ones are explored, for their levels. */
const TILE_CELLS_EXPLORED_MAX = 10;

/**
 * Counts every reachable state without blocking; ends `cancelled` when the signal is aborted.
 *
 * @example
 * ```ts
 * import { countStates } from 'glissade';
 * const outcome = await countStates('start:\nA..\ngoal:\n..A', { metric: 'steps' });
 * if (outcome.status === 'counted') console.log(outcome.states); // → 3
 * ```
 */
export async function countStates(
  puzzle: Puzzle | string,
  options: CountOptions & { readonly signal?: AbortSignalLike } = {},
): Promise<CountOutcome> {
  const own = checkTypes('countStates', { ...COUNT_OPTIONS, signal: SIGNAL }, options);
  const given = readGiven(puzzle);
  const { signal } = own;
  return finishInSlices(counting(given, own, () => signal?.aborted === true));
}

/**
 * Counts every reachable state, blocking. Throws OptionError.
 *
 * @example
 * ```ts
 * import { countStatesSync, parsePuzzle } from 'glissade';
 * const outcome = countStatesSync(parsePuzzle('1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15'));
 * if (outcome.status === 'counted') console.log(outcome.method, outcome.states);
 * // → parity 10461394944000
 * ```
 */
export function countStatesSync(puzzle: Puzzle | string, options: CountOptions = {}): CountOutcome {
  const own = checkTypes('countStatesSync', COUNT_OPTIONS, options);
  return finish(counting(readGiven(puzzle), own, () => false));
}

function* counting(
  puzzle: Puzzle,
  { metric = defaultMetric(puzzle), limits = {}, threads }: CountOptions,
  isCancelled: () => boolean,
): Generator<undefined, CountOutcome> {
  checkMetric(puzzle, metric);
  checkLimits(limits);
  checkThreads(threads);
  const all = { memoryBytes: MEMORY_BYTES_DEFAULT, ...limits };
  const startedMs = performance.now();
  const { width, height, cells } = puzzle.board;
  if (puzzle.type === 'tiles' && cells.length > TILE_CELLS_EXPLORED_MAX && !isCancelled()) {
    const states = countReachable(width, height);
    return { status: 'counted', method: 'parity', states, timeMs: performance.now() - startedMs };
  }
  const clock = clockFrom(startedMs);
  if (isLongToCompile(puzzle)) {
    const machine = compileMachine(puzzle, all.memoryBytes);
    const end = yield* runMachine(machine, all, clock, isCancelled);
    if (end.status !== 'compiled') {
      return { ...end, states: 1, metric, levels: [1], timeMs: clock.timeMs };
    }
  }
  const counter = kernelStateCounter(
    { puzzle, metric },
    { memoryBytesMax: all.memoryBytes, threads: threadsFor(threads), temporaryFile },
  );
  const end = yield* runMachine(counter, all, clock, isCancelled);
  const timeMs = performance.now() - startedMs;
  if (end.status === 'counted') {
    const { total: states, levels } = end;
    return { status: 'counted', method: 'explored', states, metric, levels, timeMs };
  }
  const { levels } = counter;
  const states = levels.reduce((sum, size) => sum + size, 0);
  return { ...end, states, metric, levels, timeMs };
}
