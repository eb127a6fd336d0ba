/*
 * How hard a puzzle is likely to be for people: one number from 1 to 10, an estimate.
 *
 * Two features: the length of a shortest solution, and how far from the goal one can be after as
 * many moves, which counts twice. A feature x becomes x / (x + HALF): 0 where there is nothing of
 * it, one half at HALF, never more than 1.
 *
 * Chosen and weighed on 35 of 70 boards that some 42 people each have tried, and tested on the
 * others: `node bench/difficulty.mjs`, docs/explain.md. What else was tried added nothing there:
 * moves away from the goal, traps, the longest wait, the longest chapter, the size of the largest
 * room, the number of landmarks, of shortest solutions, of states.
 */
import type { DifficultyEstimate, DifficultyPart } from './difficultyEstimate.ts';

/** The value of a feature that earns half of its points. */
export const HALF = 30;

/** Points that a feature can earn. */
export const POINTS_MAX: Readonly<Record<DifficultyPart, number>> = { length: 3, farthest: 6 };

/** `farthest`: the greatest distance to the goal after no more moves than `length`. */
export function estimateDifficulty(features: {
  readonly length: number;
  readonly farthest: number;
}): DifficultyEstimate {
  const part = (name: DifficultyPart) => {
    const value = features[name];
    return { name, value, exact: (POINTS_MAX[name] * value) / (value + HALF) };
  };
  const earned = [part('length'), part('farthest')];
  // Of points that are rounded already, one score in twenty would be a tenth off.
  const sum = earned.reduce((all, { exact }) => all + exact, 0);
  const parts = earned.map(({ exact, ...rest }) => ({
    ...rest,
    points: Math.round(exact * 100) / 100,
  }));
  return { score: Math.round((1 + sum) * 10) / 10, parts };
}
