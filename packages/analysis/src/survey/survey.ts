/*
 * Surveys: the hardest of all puzzles of a family, and how many states and components it has.
 *
 * A family is divided into jobs, jobs are shuffled into batches, and threads work on batches. Their
 * results can be merged in any order, so the answer does not depend on the number of threads, nor
 * on how often a survey was stopped and continued. Every puzzle reported is solved once more by
 * `solve`.
 */

import { startPool } from '@glissade/platform/threads/pool';
import { asOptionError } from '@glissade/solve/options/asOptionError';
import { type LockedFolder, lockedFolderAt } from '@glissade/solve/options/checkpointOption';
import { checkTypes } from '@glissade/solve/options/checkTypes';
import { checkLimits, checkThreads } from '@glissade/solve/options/checkValues';
import { threadsFor } from '@glissade/solve/options/options';
import { makeBatches } from './batches.ts';
import { BatchRun } from './batchRun.ts';
import { SurveyCheckpoint } from './checkpoint.ts';
import { outcomeOf, type Searched } from './solvedRows.ts';
import { familyOf, type SurveySpec } from './spec.ts';
import {
  SURVEY_OPTIONS,
  type SurveyOptions,
  type SurveyRunOptions,
  specOf,
} from './surveyOptions.ts';
import type { SurveyOutcome, SurveyProgress } from './surveyOutcome.ts';
import { runWithinLimits } from './withinLimits.ts';

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
  const own = checkTypes('survey', SURVEY_OPTIONS, options);
  const { limits = {}, threads } = own;
  checkLimits(limits);
  checkThreads(threads);
  const startedMs = performance.now();
  const found = await runWithinLimits(searching(own, specOf(own)), own, startedMs);
  return found.status === 'searched' ? outcomeOf(found, own, startedMs) : found;
}

/** Lists the jobs, for which there is no progress to tell, and works through them. */
function* searching(
  options: SurveyOptions,
  spec: SurveySpec,
): Generator<SurveyProgress | undefined, Searched> {
  const threads = threadsFor(options.threads);
  const each = (options.limits?.memoryBytes ?? MEMORY_BYTES_DEFAULT) / threads;
  let run: BatchRun | undefined;
  let kept: LockedFolder | undefined;
  try {
    const family = familyOf(spec, each);
    const { checkpoint } = options;
    kept = checkpoint === undefined ? undefined : lockedFolderAt(checkpoint);
    const folder = kept && new SurveyCheckpoint(kept.folder, spec);
    const jobs = yield* family.listJobs();
    const batches = yield* makeBatches(jobs);
    run = asOptionError(() => new BatchRun({ family, jobs, batches, spec }, each, folder));
    if (threads > 1) run.startThreads(startPool, threads - 1);
    yield* run.work();
    return { status: 'searched', rows: run.rows, family, spec };
  } finally {
    run?.close();
    kept?.release();
  }
}
