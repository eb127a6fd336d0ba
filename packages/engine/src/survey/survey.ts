/*
 * Surveys: the hardest of all puzzles of a family, and how many states and components it has.
 *
 * A family is divided into jobs, jobs are shuffled into batches, and threads work on batches. Their
 * results can be merged in any order, so the answer does not depend on the number of threads, nor
 * on how often a survey was stopped and continued. Every puzzle reported is solved once more by
 * `solve`.
 */
import { asOptionError } from '../solve/options/asOptionError.ts';
import { type LockedFolder, lockedFolderAt } from '../solve/options/checkpointOption.ts';
import { checkLimits, checkThreads } from '../solve/options/checkValues.ts';
import { threadsFor } from '../solve/options/options.ts';
import { checkTypes } from '../solve/options/optionTypes.ts';
import { finishInSlices } from '../solve/running/slices.ts';
import { startPool } from '../threads/pool.ts';
import { BatchRun } from './batchRun.ts';
import { SurveyCheckpoint } from './checkpoint.ts';
import { type SurveyOptions, type SurveyRunOptions, specOf } from './options.ts';
import type { SurveyOutcome, SurveyProgress } from './outcome.ts';
import { outcomeOf, type Searched } from './solvedRows.ts';
import { familyOf } from './spec.ts';
import { SurveyLimitError } from './surveyLimitError.ts';

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
  const own = checkTypes('survey', options);
  const { signal, onProgress, limits = {}, threads } = own;
  checkLimits(limits);
  checkThreads(threads);
  const startedMs = performance.now();
  const isCancelled = () => signal?.aborted === true;
  const found = await finishInSlices(surveying(own, startedMs, isCancelled), onProgress);
  return found.status === 'searched' ? outcomeOf(found, own, startedMs) : found;
}

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
