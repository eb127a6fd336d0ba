/* The puzzle of the day. */
import { list, type PuzzleRecord } from '@glissade/catalogue';
import { seededRandom } from '@glissade/core';

/** Days since 1970 by the calendar of the place, so that everyone's day begins at midnight. */
export function dayNumber(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** The first daily puzzle was number 1. */
const FIRST_DAY = dayNumber(new Date(2026, 10, 20));

/** How many days the daily puzzles have been there. */
export function dailyNumber(date: Date): number {
  return dayNumber(date) - FIRST_DAY;
}

export type Daily = { readonly number: number; readonly record: PuzzleRecord };

/** The puzzle of a day: block puzzles of a quarter of an hour, in an order that a seed fixes. */
export function dailyOf(date: Date): Daily {
  const fit = list({ type: 'blocks', metric: 'moves', lengthMin: 12, lengthMax: 60 }).filter(
    ({ solvable }) => solvable,
  );
  const day = dayNumber(date);
  const round = Math.floor(day / fit.length);
  const order = shuffled(fit, round);
  return { number: dailyNumber(date), record: order[day % fit.length]! };
}

/** All of them in another order for every round, so that none comes twice in one. */
function shuffled<T>(all: readonly T[], seed: number): T[] {
  const random = seededRandom(seed);
  const order = [...all];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
