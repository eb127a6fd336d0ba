/* What comes of a scramble. */
import type { Metric, Puzzle } from '@glissade/core';

/** One state; or, last, why there is no other. */
export type Scramble =
  | {
      /** A state as asked. */
      readonly status: 'scrambled';
      /** The puzzle with that state as its start. */
      readonly puzzle: Puzzle;
      /** The metric of `length`. */
      readonly metric: Metric;
      /** The proved length of its shortest solution. */
      readonly length: number;
    }
  | {
      /** All states were looked at: none is as asked but those that were given. */
      readonly status: 'none';
      /** The length of the longest shortest solution; missing where no state can be solved. */
      readonly lengthMost?: number;
    }
  | {
      /** `tries` random states were solved and none was as asked, or the time was over. */
      readonly status: 'not-found';
      /** How many were solved for this one. */
      readonly tries: number;
      /** Where the time was over. */
      readonly limit?: 'time';
    }
  | {
      /** The signal was aborted. */
      readonly status: 'cancelled';
    };

/** Random states, one after the other. */
export type Source = {
  /** The next, no state twice, before that time by `performance.now()`. */
  readonly next: (endMs: number) => Promise<Scramble>;
};
