import { finish } from '@glissade/core';

/**
 * Work as a generator, in portions: each `yield` reports the work done since the last one, in
 * expansions, and receives how much to do until the next one. The first budget comes with the first
 * yield, so the generator begins with `yield 0`. Work in small parts may ignore the budget.
 */
export type BudgetedWork<End> = Generator<number, End, number>;

/** Ends a step that takes longer than its budget was learned from. */
export const STEP_MS = 8;

/** Works for about `budget` expansions, or some milliseconds; how it ended, if it has. */
export function workFor<End>(work: BudgetedWork<End>, budget: number): End | undefined {
  const endMs = performance.now() + STEP_MS;
  for (let left = budget; left > 0; ) {
    const { done, value } = work.next(left);
    if (done) return value;
    left -= value;
    if (performance.now() >= endMs) return undefined;
  }
  return undefined;
}

/** Works for about `budget` expansions, without end to the end; true when it is done. */
export function isDone(work: BudgetedWork<true>, budget: number): boolean {
  return (budget === Number.POSITIVE_INFINITY ? finish(work) : workFor(work, budget)) === true;
}

/** Bytes that are read, copied or looked at in the time that an expansion takes. */
const BYTES_AN_EXPANSION = 64;

/** Work that yields the bytes it has gone through. */
export function* inExpansions<Result>(work: Generator<number, Result>): BudgetedWork<Result> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    yield value / BYTES_AN_EXPANSION;
  }
}
