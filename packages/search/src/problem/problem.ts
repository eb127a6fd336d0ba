import type { Metric, Puzzle } from '@glissade/core';

/** What a search is asked: a puzzle and how its answer is measured. */
export type Question = {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  /** Among the shortest answers in `metric`, one that is shortest in this metric too. */
  readonly tieBreak?: Metric;
  /** Count the shortest answers in `metric` as well. */
  readonly countOptimal?: boolean;
  /** With `countOptimal`: give so many of them, too. */
  readonly linesMax?: number;
};
