/**
 * How a slice of an iteration ended; undefined while the iteration continues. After `found` it can
 * be continued to find the next line.
 */
export type IterationEnd = 'found' | 'exhausted' | undefined;

/** A depth-first search under a bound, which IDA* repeats with rising bounds. */
export interface Iteration {
  readonly expanded: number;
  readonly generated: number;
  /** Bytes of the tables it reads. */
  readonly bytes: number;
  /** Lower bound at the start. */
  readonly estimate: number;
  /** By how much the bound rises when nothing was found. */
  readonly raise: number;
  /** The second metric's length of `line`, after a search for ties. */
  readonly second: number;
  /** Directions of the gap along the line found. */
  readonly line: Uint8Array;
  /**
   * Begins the search for a line no longer than the bound. With `secondMax` the search does not
   * stop at the first line: it ends with the one best in the second metric, if any is below
   * `secondMax`.
   */
  start(bound: number, secondMax?: number): void;
  /** Expands about `budget` nodes. */
  step(budget: number): IterationEnd;
  /** Frees what it holds; it cannot be used afterwards. */
  close?(): void;
}
