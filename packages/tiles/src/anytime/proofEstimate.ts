/*
 * Estimates the earliest time of the proof of a solution, from the growth of the iterations of
 * IDA*.
 *
 * Each iteration takes longer than the one before by a factor that hardly changes (Korf 1985). The
 * factor per unit of length is computed from the last two iterations, and is at least GROWTH_LEAST.
 * The proof ends with the iteration before the optimum. The best solution known may be far from the
 * optimum at first, so the optimum is assumed to be no more than OPTIMUM_MOST times the present
 * bound. The estimate is therefore low: where it says years, a proof takes years.
 *
 * Cost: negligible.
 */

/**
 * A 15-puzzle has 2.13 successors per node without moves back, larger boards more (Edelkamp and
 * Korf 1998); pruning leaves a little less.
 */
const GROWTH_LEAST = 2;
/** Optima of random 24-puzzles exceed the bounds of early iterations by some 20 %. */
const OPTIMUM_MOST = 1.1;
/** Shorter iterations say nothing of growth. */
const TIME_MS_MIN = 5;

export class ProofEstimate {
  private bound: number;
  private iterationMs = 0;
  private lastMs = 0;
  /** A unit of length. */
  private growth = GROWTH_LEAST;
  /** Of the bound by the last iteration: 2 where lengths have one parity. */
  private rise = 1;

  constructor(bound: number) {
    this.bound = bound;
  }

  /** Records time of the search for the proof, and its lower bound after it. */
  record(timeMs: number, bound: number): void {
    this.iterationMs += timeMs;
    if (bound <= this.bound) return;
    const { lastMs, iterationMs } = this;
    const isMeasured = lastMs >= TIME_MS_MIN && iterationMs > lastMs;
    this.rise = bound - this.bound;
    const growth = isMeasured ? (iterationMs / lastMs) ** (1 / this.rise) : 0;
    this.growth = Math.max(GROWTH_LEAST, growth);
    this.lastMs = iterationMs;
    this.iterationMs = 0;
    this.bound = bound;
  }

  /** Milliseconds until solutions shorter than this one are excluded, at the earliest. */
  restMs(length: number): number {
    const { bound, iterationMs, lastMs, rise } = this;
    // The present iteration may have outgrown the last one already.
    const present = lastMs >= TIME_MS_MIN ? (iterationMs / lastMs) ** (1 / rise) : 0;
    const growth = Math.max(this.growth, present);
    const optimum = Math.min(length, Math.floor(bound * OPTIMUM_MOST));
    const presentMs = Math.max(iterationMs, lastMs * growth ** rise, 1);
    const lengthsAfter = Math.max(0, optimum - bound - 1);
    return Math.max(0, presentMs * growth ** lengthsAfter - iterationMs);
  }
}
