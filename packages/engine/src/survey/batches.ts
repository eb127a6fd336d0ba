/* Divides the jobs of a survey into batches of similar weight. */
import { seededRandom } from '@glissade/core';
import type { SurveyFamily } from './family.ts';

/** Jobs that are done one after the other and told together, and their part of all the work. */
export type Batch = { readonly jobs: readonly number[]; readonly share: number };

/** More would make checkpoints long, fewer would leave threads waiting at the end. */
const BATCHES_MAX = 2000;

/**
 * All jobs in batches of similar weight. They are shuffled, always in the same way: weights are
 * only rough, and a sample of jobs at random tells more honestly how long the others will take.
 */
export function makeBatches({ jobs, weight }: SurveyFamily): Batch[] {
  const order = Array.from({ length: jobs }, (_, job) => job);
  const random = seededRandom(1);
  for (let last = jobs - 1; last > 0; last--) {
    const other = random(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  const total = order.reduce((sum, job) => sum + weight(job), 0);
  const batches: Batch[] = [];
  let some: number[] = [];
  let share = 0;
  for (const [place, job] of order.entries()) {
    some.push(job);
    share += weight(job) / total;
    if (share * BATCHES_MAX < 1 && place < jobs - 1) continue;
    batches.push({ jobs: some, share });
    some = [];
    share = 0;
  }
  return batches;
}
