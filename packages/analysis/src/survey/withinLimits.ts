import { finishInSlices } from '@glissade/solve/running/slices';
import { SurveyLimitError } from './surveyLimitError.ts';
import type { SurveyRunOptions } from './surveyOptions.ts';
import type { SurveyOutcome, SurveyProgress } from './surveyOutcome.ts';

/** A survey that was ended before its end. */
type Stopped = Exclude<SurveyOutcome, { status: 'surveyed' }>;

/**
 * Runs work until its end, or until a limit is reached or it is cancelled, with turns of the event
 * loop between its slices. Work that has no progress to tell yields undefined.
 */
export function runWithinLimits<Result>(
  work: Generator<SurveyProgress | undefined, Result>,
  options: SurveyRunOptions,
  startedMs: number,
): Promise<Result | Stopped> {
  return finishInSlices(withinLimits(work, options, startedMs), options.onProgress);
}

function* withinLimits<Result>(
  work: Generator<SurveyProgress | undefined, Result>,
  { signal, limits = {} }: SurveyRunOptions,
  startedMs: number,
): Generator<SurveyProgress, Result | Stopped> {
  const { timeMs: timeMax = Number.POSITIVE_INFINITY } = limits;
  const spent = () => performance.now() - startedMs;
  try {
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      if (signal?.aborted) return { status: 'cancelled', timeMs: spent() };
      if (spent() > timeMax) return { status: 'undecided', limit: 'time', timeMs: spent() };
      yield value ?? { share: 0, states: 0, timeMs: spent() };
    }
  } catch (error) {
    if (!(error instanceof SurveyLimitError)) throw error;
    return { status: 'undecided', limit: 'memory', reason: error.message, timeMs: spent() };
  } finally {
    work.return(undefined as never);
  }
}
