/*
 * Surveys: the hardest of all puzzles of a family, and how many states and components it has.
 *
 * A family is divided into jobs, jobs are shuffled into batches, and threads work on batches. Their
 * results can be merged in any order, so the answer does not depend on the number of threads, nor
 * on how often a survey was stopped and continued. Every puzzle reported is solved once more by
 * `solve`.
 */
import { parsePuzzle } from '@glissade/core';
import { asOptionError } from '../solve/options/asOptionError.ts';
import { type LockedFolder, lockedFolderAt } from '../solve/options/checkpointOption.ts';
import { OptionError } from '../solve/options/optionError.ts';
import { limitsLeft, type SolveOptions, threadsFor } from '../solve/options/options.ts';
import { checkTypes } from '../solve/options/optionTypes.ts';
import { finishInSlices } from '../solve/running/slices.ts';
import { solve } from '../solve/solve.ts';
import { startPool } from '../threads/pool.ts';
import { BatchRun } from './batchRun.ts';
import { SurveyCheckpoint } from './checkpoint.ts';
import type { SurveyFamily, SurveyMetric, Where } from './family.ts';
import { SurveyLimitError } from './limits.ts';
import type { SurveyOutcome, SurveyProgress, SurveyRow, SurveyTotals } from './outcome.ts';
import { familyOf, type SurveySpec } from './spec.ts';
import type { TallyRow, Winner } from './tally.ts';

/** Which family to survey, and how. */
export type SurveyOptions = {
  /** `simple 4x4`, `klotski`, `rush 5`, `tiles 3x3`, `pieces`. */
  readonly family: string;
  /** For the family `pieces`: a puzzle in native form; its start does not matter. */
  readonly puzzle?: string;
  /** `moves` when not given; of tile boards both, `stm` and `mtm`. */
  readonly metric?: SurveyMetric;
  /** Hardest puzzles to list in each row, of different components; 1 when not given. */
  readonly top?: number;
  /** Count mirror images once. */
  readonly symmetry?: boolean;
  /** A row for each class. */
  readonly byClass?: boolean;
  /** Only classes whose values are within these ranges: `{ pieces: [1, 10] }`. */
  readonly where?: Where;
  /** Threads at most, the caller's own included; as many as pay when not given. */
  readonly threads?: number;
  /** `memoryBytes` is for all threads together, 2 GiB when not given. */
  readonly limits?: {
    /** Milliseconds at most. */
    readonly timeMs?: number;
    /** Bytes at most, of all threads together. */
    readonly memoryBytes?: number;
  };
  /**
   * Path of a folder in which a survey that was stopped, at whatever moment, continues. Node only.
   */
  readonly checkpoint?: string;
};

/** What `survey` takes: the family, and how the run is watched and ended. */
export type SurveyRunOptions = SurveyOptions & {
  /** Aborting it ends the run as `cancelled`. */
  readonly signal?: AbortSignal;
  /** Called between slices of work, at most about ten times a second. */
  readonly onProgress?: (progress: SurveyProgress) => void;
};

/** Puzzles of a row at most. */
const TOP_MAX = 1000;

const MEMORY_BYTES_DEFAULT = 2 * 1024 ** 3;

/**
 * Surveys a family of puzzles. Rejects with OptionError.
 *
 * @example
 * ```ts
 * import { survey } from 'glissade/survey';
 * const outcome = await survey({ family: 'tiles 2x2', metric: 'stm', threads: 1 });
 * if (outcome.status === 'surveyed') {
 *   console.log(outcome.rows.at(-1)?.length); // → 6
 * }
 * ```
 */
export async function survey(options: SurveyRunOptions): Promise<SurveyOutcome> {
  checkTypes('survey', options);
  const { signal, onProgress } = options;
  const startedMs = performance.now();
  const isCancelled = () => signal?.aborted === true;
  const found = await finishInSlices(surveying(options, startedMs, isCancelled), onProgress);
  return found.status === 'searched' ? outcomeOf(found, options, startedMs) : found;
}

/** Rows and totals of what was searched, each puzzle solved once more. */
export async function outcomeOf(
  found: Omit<Searched, 'status'>,
  options: SurveyRunOptions,
  startedMs: number,
): Promise<SurveyOutcome> {
  const { signal } = options;
  const rows: SurveyRow[] = [];
  for (const row of found.rows) {
    const told = await rowOf(row, found.family, () => ({
      limits: limitsLeft(options.limits ?? {}, startedMs),
      ...(signal && { signal }),
    }));
    if (typeof told === 'object') rows.push(told);
    else return { ...stoppedBy(told), timeMs: performance.now() - startedMs };
  }
  const totals = totalsOf(found.rows, found.family, found.spec);
  return { status: 'surveyed', rows, totals, timeMs: performance.now() - startedMs };
}

type Searched = {
  readonly status: 'searched';
  readonly rows: readonly TallyRow[];
  readonly family: SurveyFamily;
  readonly spec: SurveySpec;
};

function* surveying(
  options: SurveyOptions,
  startedMs: number,
  isCancelled: () => boolean,
): Generator<SurveyProgress, Searched | Exclude<SurveyOutcome, { status: 'surveyed' }>> {
  const spec = specOf(options);
  const { timeMs: timeMax = Number.POSITIVE_INFINITY, memoryBytes = MEMORY_BYTES_DEFAULT } =
    options.limits ?? {};
  const threads = threadsFor(options.threads);
  const spent = () => performance.now() - startedMs;
  let run: BatchRun | undefined;
  let kept: LockedFolder | undefined;
  try {
    const each = memoryBytes / threads;
    const family = familyOf(spec, each);
    const { checkpoint } = options;
    kept = checkpoint === undefined ? undefined : lockedFolderAt(checkpoint);
    const folder = kept && new SurveyCheckpoint(kept.folder, spec);
    run = asOptionError(() => new BatchRun(family, spec, each, folder));
    if (threads > 1) run.startThreads(startPool, threads - 1);
    for (const progress of run.work()) {
      if (isCancelled()) {
        run.keep();
        return { status: 'cancelled', timeMs: spent() };
      }
      if (spent() > timeMax) {
        run.keep();
        return { status: 'undecided', limit: 'time', timeMs: spent() };
      }
      yield progress;
    }
    return { status: 'searched', rows: run.rows, family, spec };
  } catch (error) {
    if (!(error instanceof SurveyLimitError)) throw error;
    return { status: 'undecided', limit: 'memory', reason: error.message, timeMs: spent() };
  } finally {
    run?.close();
    kept?.release();
  }
}

/** What is asked, as plain JSON. Throws OptionError. */
export function specOf(options: SurveyOptions): SurveySpec {
  const { family, puzzle, metric, top = 1, where = {} } = options;
  if (!Number.isInteger(top) || top < 1 || top > TOP_MAX) {
    const hint = `give a whole number from 1 to ${TOP_MAX}`;
    throw new OptionError('top', `${top} puzzles of a row cannot be listed`, hint);
  }
  return {
    family,
    ...(puzzle === undefined ? {} : { puzzle }),
    ...(metric === undefined ? {} : { metric }),
    top,
    symmetry: options.symmetry === true,
    byClass: options.byClass === true,
    where,
  };
}

/** What ended the work before its end. */
type Stop = 'cancelled' | 'time' | 'memory';

function stoppedBy(stop: Stop) {
  if (stop === 'cancelled') return { status: stop };
  return { status: 'undecided', limit: stop } as const;
}

/** What solving once more is given, at the time when it begins. */
type Given = () => Pick<SolveOptions, 'limits'> & { readonly signal?: AbortSignal };

/** A row with its puzzles, each solved once more; or what came before its end. */
async function rowOf(row: TallyRow, family: SurveyFamily, given: Given): Promise<SurveyRow | Stop> {
  const { columns, name, longest, winners: _, solvable, extra, ...counts } = row;
  const head = family.head(columns);
  const puzzles: SurveyRow['puzzles'][number][] = [];
  for (const winner of row.winners) {
    const puzzle = family.puzzle(winner.picture);
    const told = await solutionsOf(puzzle, winner, head.metric, given());
    if (typeof told === 'string') return told;
    const { solutions } = told;
    puzzles.push({ puzzle, length: winner.length, solutions, states: winner.states });
  }
  return {
    ...head,
    ...(name === '' ? {} : { class: name }),
    ...(longest < 0 ? {} : { length: longest }),
    ...counts,
    ...extra,
    solvableComponents: solvable,
    puzzles,
  };
}

async function solutionsOf(
  text: string,
  { length }: Winner,
  metric: SurveyMetric,
  given: ReturnType<Given>,
): Promise<{ readonly solutions: number | string } | Stop> {
  const puzzle = parsePuzzle(text);
  const outcome = await solve(puzzle, { metric, countOptimal: true, ...given });
  if (outcome.status === 'cancelled') return outcome.status;
  if (outcome.status === 'undecided') return outcome.limit === 'time' ? 'time' : 'memory';
  if (outcome.status !== 'solved' || outcome.length !== length) {
    throw new Error(`the survey found ${length} ${metric} where solve did not:\n${text}`);
  }
  return { solutions: outcome.optimalSolutions ?? 0 };
}

function totalsOf(
  rows: readonly TallyRow[],
  { name, metrics, totals }: SurveyFamily,
  { symmetry }: SurveySpec,
): SurveyTotals {
  const longest = Math.max(-1, ...rows.map((row) => row.longest));
  return {
    family: name,
    ...(metrics.length === 1 ? { metric: metrics[0]! } : {}),
    symmetry,
    ...(longest < 0 || metrics.length > 1 ? {} : { length: longest }),
    ...totals(rows),
  };
}
