import { checkMetric, defaultMetric, finish, OptionError, type Puzzle } from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { TableMaker } from '@glissade/tiles/patternDatabase/tableMaker';
import { checkTypes } from './options/checkTypes.ts';
import { checkLimits, checkTables, checkThreads } from './options/checkValues.ts';
import {
  type Limits,
  MEMORY_BYTES_DEFAULT,
  type SolveOptions,
  threadsFor,
} from './options/options.ts';
import { NUMBER, type OptionTable, RECORD, SIGNAL, TEXT } from './options/optionTypes.ts';
import { readGiven } from './options/readGiven.ts';
import { questionOf } from './question.ts';
import { clockFrom, runMachine } from './running/run.ts';
import { finishInSlices } from './running/slices.ts';

/** What `prepareTables` takes besides the puzzle. */
export type PrepareOptions = Pick<SolveOptions, 'metric' | 'threads' | 'tables'> & {
  /** Where to stop; memory is limited to 2 GiB when not given. */
  readonly limits?: Pick<Limits, 'timeMs' | 'memoryBytes'>;
};

export const PREPARE_OPTIONS: OptionTable<PrepareOptions> = {
  metric: TEXT,
  limits: RECORD,
  threads: NUMBER,
  tables: TEXT,
};

/** How preparing ended; plain JSON. */
export type TablesOutcome = {
  /** Milliseconds from the call. */
  readonly timeMs: number;
  /** Tables that could not be kept for later processes, or read. */
  readonly notes?: readonly string[];
} & (
  | {
      /** The tables are there. */
      readonly status: 'ready';
      /** Bytes of the tables; 0 for boards too small or too large for any. */
      readonly bytes: number;
    }
  | {
      /** A limit was reached first; nothing was kept. */
      readonly status: 'undecided';
      /** Which limit. */
      readonly limit: 'time' | 'memory';
    }
  | {
      /** The signal was aborted. */
      readonly status: 'cancelled';
    }
);

/**
 * Builds the tables for shortest solutions of a tile puzzle in advance. They belong to its goal, so
 * they serve every start. `light` tables (the default) take a second or less, `heavy` ones (4×4:
 * 290 MB) some ten seconds. They are taken from the table cache if they are there, and stored in
 * it. They stay in this process as long as it lives.
 *
 * Rejects with OptionError for a block puzzle.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { prepareTables } from 'glissade/tables';
 * const outcome = await prepareTables(parsePuzzle('1 2 3/4 5 6/0 7 8'));
 * console.log(outcome.status); // → ready
 * ```
 */
export async function prepareTables(
  puzzle: Puzzle | string,
  options: PrepareOptions & { readonly signal?: AbortSignalLike } = {},
): Promise<TablesOutcome> {
  const own = checkTypes('prepareTables', { ...PREPARE_OPTIONS, signal: SIGNAL }, options);
  const { signal } = own;
  return finishInSlices(preparing(readGiven(puzzle), own, () => signal?.aborted === true));
}

/**
 * As `prepareTables`, but blocking. Throws OptionError.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { prepareTablesSync } from 'glissade/tables';
 * const outcome = prepareTablesSync(parsePuzzle('1 2 3/4 5 6/0 7 8'));
 * if (outcome.status === 'ready') console.log(outcome.bytes); // → 0
 * ```
 */
export function prepareTablesSync(puzzle: Puzzle, options: PrepareOptions = {}): TablesOutcome {
  const own = checkTypes('prepareTablesSync', PREPARE_OPTIONS, options);
  return finish(preparing(readGiven(puzzle), own, () => false));
}

function* preparing(
  puzzle: Puzzle,
  options: PrepareOptions,
  isCancelled: () => boolean,
): Generator<undefined, TablesOutcome> {
  const { metric = defaultMetric(puzzle), limits = {}, threads, tables } = options;
  checkMetric(puzzle, metric);
  checkLimits(limits);
  checkThreads(threads);
  checkTables(tables);
  if (puzzle.type !== 'tiles') {
    const message = 'block puzzles need no tables';
    throw new OptionError('combination', message, 'give a tile puzzle');
  }
  const startedMs = performance.now();
  const clock = clockFrom(startedMs);
  const all = { memoryBytes: MEMORY_BYTES_DEFAULT, ...limits };
  const maker = new TableMaker(puzzle, questionOf(puzzle, metric, {}).metric, {
    isHeavy: tables === 'heavy',
    memoryBytesMax: all.memoryBytes,
    threads: threadsFor(threads),
  });
  const end = yield* runMachine(maker, all, clock, isCancelled);
  const timeMs = performance.now() - startedMs;
  const notes = maker.takeNotes();
  const common = notes.length > 0 ? { timeMs, notes } : { timeMs };
  if (end.status === 'ready') return { status: 'ready', bytes: maker.bytes, ...common };
  if (end.status === 'cancelled') return { status: 'cancelled', ...common };
  return { status: 'undecided', limit: end.limit === 'memory' ? 'memory' : 'time', ...common };
}
