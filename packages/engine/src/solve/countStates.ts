import { countReachable, type Metric, type Puzzle } from '@glissade/core';
import { temporaryFile } from '#storage-port';
import { kernelExplorer } from '../blocks/levels/explorer.ts';
import { isLongToCompile } from '../problem/blockProblem.ts';
import { checkLimits, checkMetric, checkThreads } from './checkOptions.ts';
import { compileMachine } from './compiling.ts';
import { type Limits, MEMORY_BYTES_DEFAULT, threadsFor } from './options.ts';
import { checkTypes } from './optionTypes.ts';
import { type Clock, runMachine } from './run.ts';
import { finish, finishInSlices } from './slices.ts';

export type CountOptions = {
  /** Distances are measured in this; `steps` when not given. The total is the same in each. */
  readonly metric?: Metric;
  readonly limits?: Omit<Limits, 'depth'>;
  /** As in `SolveOptions`. */
  readonly threads?: number;
};

/** How many states can be reached from the start, interchangeable pieces told apart nowhere. */
export type CountOutcome =
  | {
      readonly status: 'counted';
      readonly method: 'explored';
      readonly states: number;
      /** States at each distance from the start. */
      readonly levels: readonly number[];
      readonly timeMs: number;
    }
  | {
      readonly status: 'counted';
      /** Half of all arrangements of a tile board, which nobody need look at one by one. */
      readonly method: 'parity';
      /** Decimal digits above 2^53. */
      readonly states: number | string;
      readonly timeMs: number;
    }
  | ({
      readonly status: 'undecided';
      readonly limit: 'time' | 'memory' | 'nodes' | 'disk';
    } & Unfinished)
  | ({ readonly status: 'cancelled' } & Unfinished);

/** What was counted before the end: the true number is larger. */
type Unfinished = {
  readonly states: number;
  /** States at each distance from the start that was counted whole. */
  readonly levels: readonly number[];
  readonly timeMs: number;
};

/** Tile boards of more cells are counted by parity; smaller ones are explored, for their levels. */
const TILE_CELLS_EXPLORED_MAX = 10;

/** Counts every reachable state without blocking; ends `cancelled` when the signal is aborted. */
export async function countStates(
  puzzle: Puzzle,
  options: CountOptions & { readonly signal?: AbortSignal } = {},
): Promise<CountOutcome> {
  checkTypes(options);
  const { signal } = options;
  return finishInSlices(counting(puzzle, options, () => signal?.aborted === true));
}

/** Counts every reachable state at once, blocking. */
export function countStatesSync(puzzle: Puzzle, options: CountOptions = {}): CountOutcome {
  checkTypes(options);
  return finish(counting(puzzle, options, () => false));
}

function* counting(
  puzzle: Puzzle,
  { metric = 'steps', limits = {}, threads }: CountOptions,
  isCancelled: () => boolean,
): Generator<undefined, CountOutcome> {
  checkMetric(puzzle, metric, 'metric');
  checkLimits(limits);
  checkThreads(threads);
  const all = { memoryBytes: MEMORY_BYTES_DEFAULT, ...limits };
  const startedMs = performance.now();
  const { width, height, cells } = puzzle.board;
  if (puzzle.type === 'tiles' && cells.length > TILE_CELLS_EXPLORED_MAX && !isCancelled()) {
    const states = countReachable(width, height);
    return { status: 'counted', method: 'parity', states, timeMs: performance.now() - startedMs };
  }
  const clock: Clock = { timeMs: 0, setupMs: 0 };
  if (isLongToCompile(puzzle)) {
    const machine = compileMachine(puzzle, all.memoryBytes);
    const end = yield* runMachine(machine, all, clock, startedMs, isCancelled);
    if (end.status !== 'compiled') return { ...end, states: 1, levels: [1], timeMs: clock.timeMs };
  }
  const explorer = kernelExplorer(
    { puzzle, metric },
    { memoryBytesMax: all.memoryBytes, threads: threadsFor(threads), temporaryFile },
  );
  const end = yield* runMachine(explorer, all, clock, startedMs, isCancelled);
  const timeMs = performance.now() - startedMs;
  if (end.status === 'explored') {
    const { total: states, levels } = end;
    return { status: 'counted', method: 'explored', states, levels, timeMs };
  }
  const { levels } = explorer;
  return { ...end, states: levels.reduce((sum, size) => sum + size, 0), levels, timeMs };
}
