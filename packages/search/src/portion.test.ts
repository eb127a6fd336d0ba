import { afterEach, expect, test, vi } from 'vitest';
import { Portion } from './portion.ts';

afterEach(() => vi.restoreAllMocks());

/** The units of portions that take so many milliseconds each, by a clock of our own. */
function unitsOf(portion: Portion, tookMs: readonly number[]): number[] {
  let nowMs = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  return tookMs.map((took) => {
    const units = portion.take((given) => {
      nowMs += took;
      return given;
    });
    expect(portion.taken).toBe(units);
    return units;
  });
}

test('portions begin with one unit and grow while they are short', () => {
  expect(new Portion(100).taken).toBe(0);
  expect(unitsOf(new Portion(100), [0, 1.9, 1.9, 1.9])).toEqual([1, 8, 64, 100]);
});

test('portions of two to eight milliseconds stay as they are', () => {
  expect(unitsOf(new Portion(100), [1, 2, 5, 8, 8])).toEqual([1, 8, 8, 8, 8]);
});

test('longer ones are halved, down to one unit', () => {
  expect(unitsOf(new Portion(100), [1, 8.1, 9, 1000, 9, 9, 1])).toEqual([1, 8, 4, 2, 1, 1, 1]);
});
