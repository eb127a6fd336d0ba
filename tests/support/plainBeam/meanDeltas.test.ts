import { DELTA_COUNT_MAX, DELTA_PRIOR_COUNT } from '@glissade/tiles/kernel/beamLayout';
import { describe, expect, it } from 'vitest';
import { MeanDeltas } from './meanDeltas.ts';

const CELLS = 9;
/** Means are taken once there were as many states as there are sums. */
const SUMS = CELLS * 4 * CELLS * 2;

describe('MeanDeltas', () => {
  it('predicts 0 before the first update, then the mean', () => {
    const meanDeltas = new MeanDeltas(CELLS);
    for (let i = 0; i < 2 * DELTA_PRIOR_COUNT; i++) meanDeltas.record(4, 1, 7, 0, 30);
    meanDeltas.record(4, 1, 7, 1, -10 * (DELTA_PRIOR_COUNT + 1));
    meanDeltas.updateMeans(SUMS - 1);
    expect(meanDeltas.of(4, 1, 7)).toEqual([0, 0]);
    meanDeltas.updateMeans(1);
    expect(meanDeltas.of(4, 1, 7)).toEqual([20, -10]);
    expect(meanDeltas.of(4, 2, 7)).toEqual([0, 0]);
    expect(meanDeltas.of(4, 1, 6)).toEqual([0, 0]);
  });

  it('weights recent deltas more once there are many', () => {
    const meanDeltas = new MeanDeltas(CELLS);
    const meanAfter = (delta: number) => {
      for (let i = 0; i < 2 * DELTA_COUNT_MAX; i++) meanDeltas.record(0, 1, 3, 0, delta);
      meanDeltas.updateMeans(SUMS);
      return meanDeltas.of(0, 1, 3)[0];
    };
    expect(meanAfter(1000)).toBe(999);
    // A half of what was said before, and all that is said now, count.
    expect(meanAfter(0)).toBe(333);
    expect(meanAfter(0)).toBe(142);
  });
});
