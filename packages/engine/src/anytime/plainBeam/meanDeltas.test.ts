import { DRIFT_COUNT_MAX, DRIFT_UNCHANGED } from '@glissade/kernels/beamLayout';
import { describe, expect, it } from 'vitest';
import { Drifts } from './meanDeltas.ts';

const CELLS = 9;
/** Means are taken once there were as many states as there are sums. */
const SUMS = CELLS * 4 * CELLS * 2;

describe('Drifts', () => {
  it('guesses nothing before means are taken, then what was said on average', () => {
    const drifts = new Drifts(CELLS);
    for (let i = 0; i < 2 * DRIFT_UNCHANGED; i++) drifts.note(4, 1, 7, 0, 30);
    drifts.note(4, 1, 7, 1, -10 * (DRIFT_UNCHANGED + 1));
    drifts.takeMeans(SUMS - 1);
    expect(drifts.of(4, 1, 7)).toEqual([0, 0]);
    drifts.takeMeans(1);
    expect(drifts.of(4, 1, 7)).toEqual([20, -10]);
    expect(drifts.of(4, 2, 7)).toEqual([0, 0]);
    expect(drifts.of(4, 1, 6)).toEqual([0, 0]);
  });

  it('goes by what was said of late once much was said', () => {
    const drifts = new Drifts(CELLS);
    const say = (gain: number) => {
      for (let i = 0; i < 2 * DRIFT_COUNT_MAX; i++) drifts.note(0, 1, 3, 0, gain);
      drifts.takeMeans(SUMS);
      return drifts.of(0, 1, 3)[0];
    };
    expect(say(1000)).toBe(999);
    // A half of what was said before, and all that is said now, count.
    expect(say(0)).toBe(333);
    expect(say(0)).toBe(142);
  });
});
