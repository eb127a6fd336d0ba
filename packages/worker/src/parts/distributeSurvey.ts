/*
 * A survey whose batches are searched elsewhere. What they tell adds up in any order, so the answer
 * is that of one machine whoever did which part, and in whatever order the answers came.
 */
import { makeBatches } from '@glissade/analysis/survey/batches';
import { outcomeOf } from '@glissade/analysis/survey/solvedRows';
import { familyOf, type SurveySpec } from '@glissade/analysis/survey/spec';
import { type SurveyRunOptions, specOf } from '@glissade/analysis/survey/surveyOptions';
import type { SurveyOutcome } from '@glissade/analysis/survey/surveyOutcome';
import { type Tally, Tallying } from '@glissade/analysis/survey/tally';
import { runWithinLimits } from '@glissade/analysis/survey/withinLimits';

/** Some batches of a survey: a group of classes. */
export type SurveyPart = { readonly spec: SurveySpec; readonly batches: readonly number[] };

/** Batches of a part: of two thousand, so that there are some five hundred parts. */
const BATCHES_OF_PART = 4;
/** For listing the classes of a family, where nothing is searched. */
const MEMORY_BYTES = 1024 ** 3;

/** Surveys as `survey` does; `ask` has a part searched, and parts are asked for all at once. */
export async function distributeSurvey(
  options: SurveyRunOptions,
  ask: (part: SurveyPart, number: number) => Promise<readonly Tally[]>,
): Promise<SurveyOutcome> {
  const startedMs = performance.now();
  const spec = specOf(options);
  const listed = await runWithinLimits(listing(spec), options, startedMs);
  if (listed.status !== 'listed') return listed;
  const { family, batches } = listed;
  const tallying = new Tallying(family, spec.top, spec.byClass);
  let share = 0;
  const tell = (part: readonly number[], tallies: readonly Tally[]) => {
    for (const tally of tallies) tallying.merge(tally);
    share += part.reduce((sum, batch) => sum + batches.share(batch), 0);
    const timeMs = performance.now() - startedMs;
    options.onProgress?.({ share: Math.min(1, share), states: tallying.states, timeMs });
  };
  const parts = partsOf(batches.count);
  await Promise.all(
    parts.map(async (part, number) => tell(part, await ask({ spec, batches: part }, number))),
  );
  return outcomeOf({ rows: tallying.tally.rows, family, spec }, options, startedMs);
}

function* listing(spec: SurveySpec) {
  const family = familyOf(spec, MEMORY_BYTES);
  const jobs = yield* family.listJobs();
  return { status: 'listed', family, batches: yield* makeBatches(jobs) } as const;
}

function partsOf(batches: number): number[][] {
  const count = Math.ceil(batches / BATCHES_OF_PART);
  return Array.from({ length: count }, (_, part) => {
    const first = part * BATCHES_OF_PART;
    const length = Math.min(BATCHES_OF_PART, batches - first);
    return Array.from({ length }, (__, at) => first + at);
  });
}
