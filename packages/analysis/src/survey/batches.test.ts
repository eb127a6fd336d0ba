import { finish } from '@glissade/core';
import { expect, test } from 'vitest';
import { type Batches, makeBatches } from './batches.ts';

const run = () => [];

function allJobs(batches: Batches): number[] {
  return Array.from({ length: batches.count }, (_, batch) => [...batches.jobs(batch)]).flat();
}

test.each([0, 1, 2, 3, 5, 8, 144, 1999, 2000, 2001, 46_368])(
  'each of %i jobs is in one batch, alike or weighed',
  (count) => {
    const numbers = Array.from({ length: count }, (_, job) => job);
    for (const weight of [undefined, (job: number) => 1 + (job % 7) ** 3]) {
      const batches = finish(makeBatches({ count, run, ...(weight && { weight }) }));
      expect(allJobs(batches).sort((a, b) => a - b)).toEqual(numbers);
      expect(batches.count).toBeLessThanOrEqual(2000);
    }
  },
);

test('weighed batches have their share of the work', () => {
  const weight = (job: number) => (job < 100 ? 500 : 1);
  const batches = finish(makeBatches({ count: 50_000, run, weight }));
  for (let batch = 0; batch < batches.count; batch++) {
    const sum = [...batches.jobs(batch)].reduce((all, job) => all + weight(job), 0);
    expect(batches.share(batch)).toBeCloseTo(sum / 99_900, 10);
  }
});

// As many as `rush 7 walls 3` has; a list of them would take gigabytes.
test('a batch of a billion jobs is an even sample', () => {
  const count = 891_544_122;
  const batches = finish(makeBatches({ count, run }));
  expect(batches.count).toBe(2000);
  const sizes = Array.from({ length: batches.count }, (_, batch) => batches.size(batch));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count);
  const tenths = new Array<number>(10).fill(0);
  for (const job of batches.jobs(1234)) tenths[Math.floor((10 * job) / count)]!++;
  for (const some of tenths) expect(some / sizes[1234]!).toBeCloseTo(0.1, 3);
});
