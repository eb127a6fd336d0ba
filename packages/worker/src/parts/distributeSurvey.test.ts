import { survey } from '@glissade/analysis/survey/survey';
import type { SurveyOutcome } from '@glissade/analysis/survey/surveyOutcome';
import { afterAll, expect, test } from 'vitest';
import { distributeSurvey } from './distributeSurvey.ts';
import { SurveyThreads } from './surveyThreads.ts';

const threads = new SurveyThreads(2, 2 ** 30);
afterAll(() => threads.close());
const never = new AbortController().signal;

const withoutTime = ({ timeMs: _, ...outcome }: SurveyOutcome) => outcome;

test.each([
  { family: 'simple 3x3', top: 2 },
  { family: 'simple 2x3', byClass: true, metric: 'steps' as const },
  { family: 'tiles 2x3' },
])('a survey in parts has the rows and totals of survey(): %j', async (options) => {
  const own = await survey({ ...options, threads: 1 });
  const numbers: number[] = [];
  const shares: number[] = [];
  const spread = await distributeSurvey(
    { ...options, onProgress: ({ share }) => shares.push(share) },
    (part, number) => {
      numbers.push(number);
      return threads.search(part, never);
    },
  );
  expect(withoutTime(spread)).toEqual(withoutTime(own));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(shares.at(-1)).toBeCloseTo(1);
});

test('a part that is given up rejects', async () => {
  const spec = { family: 'simple 3x3', top: 1, symmetry: false, byClass: false, where: {} };
  const stop = AbortSignal.abort();
  await expect(threads.search({ spec, batches: [0] }, stop)).rejects.toThrow('aborted');
});
