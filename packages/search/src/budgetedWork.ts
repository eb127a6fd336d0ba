/**
 * Work as a generator, in portions: it yields how much it has done since, in expansions, and is
 * told how much it may do until the next yield. The first portion it is told of is that of its
 * first yield, so it begins with `yield 0`; work in small parts need not heed it.
 */
export type BudgetedWork<End> = Generator<number, End, number>;

/** Ends a step that takes longer than its budget was learned from. */
const STEP_MS = 8;

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
