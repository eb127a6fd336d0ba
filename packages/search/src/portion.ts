/* Adapts the amount of work between two yields to the time that it takes. */

/** A portion that takes less is followed by larger ones, one that takes more by a smaller one. */
const SHORT_MS = 2;
const LONG_MS = 8;

/**
 * How much work to do before the next yield when the time of a unit is unknown: the first portion
 * is one unit, and later ones follow the clock. A state of a large board can take as long as
 * thousands of a small one.
 */
export class Portion {
  /** Units of the last portion. */
  taken = 0;
  private units = 1;
  private readonly unitsMax: number;

  constructor(unitsMax: number) {
    this.unitsMax = unitsMax;
  }

  /** Does the work with the units that it may take now. */
  take<Result>(work: (units: number) => Result): Result {
    const startedMs = performance.now();
    this.taken = this.units;
    const result = work(this.units);
    const tookMs = performance.now() - startedMs;
    if (tookMs < SHORT_MS) this.units = Math.min(this.units * 8, this.unitsMax);
    else if (tookMs > LONG_MS) this.units = Math.max(this.units >> 1, 1);
    return result;
  }
}
