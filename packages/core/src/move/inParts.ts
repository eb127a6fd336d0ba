/* Long lines are looked at in parts, so that a caller can pause or stop. */

/** Steps looked at between two yields. */
export const PART_STEPS = 1024;

/** Does work in parts to its end, at once. */
export function finish<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
