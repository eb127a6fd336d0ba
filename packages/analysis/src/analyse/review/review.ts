/* The types of a review: where a line of play lost length. */
import type { Lengths, Metric } from '@glissade/core';

/** What is known of the distance to the goal. */
export type DistanceBounds = {
  /** Missing where only bounds are known. */
  readonly distance?: number;
  /** Proved: no less. */
  readonly lowerBound: number;
  /** Proved: no more; missing where nothing is known. */
  readonly upperBound?: number;
};

/** One unit of a line, and the distances around it. */
export type ReviewedMove = {
  /** Reads back with `parseMoves` from the state before it. */
  readonly moves: string;
  /** What is known of the state before it. */
  readonly before: DistanceBounds;
  /** What is known of the state after it. */
  readonly after: DistanceBounds;
  /** Units that it made the way longer: 0 on a shortest way; missing where not known. */
  readonly lost?: number;
};

/** Where a line lost length: plain JSON, described by the published schema. */
export type SolutionReview = {
  /**
   * `unsolvable`: proved that no state of the line reaches the goal, so that none has a distance;
   * `cancelled`: the signal was aborted, and distances not yet looked for are missing.
   */
  readonly status: 'reviewed' | 'unsolvable' | 'cancelled';
  /** What moves and distances are counted in. */
  readonly metric: Metric;
  /** `table`: from all distances of the space; `search`: by searching from states of the line. */
  readonly method: 'table' | 'search';
  /** Every distance along the line is exact. */
  readonly complete: boolean;
  /** The line ends in a goal state. */
  readonly reachesGoal: boolean;
  /** Units of the line. */
  readonly length: number;
  /** How long the line is in every metric. */
  readonly lengths: Lengths;
  /** Units lost in all: what the line has beyond a shortest way to where it ends; if known. */
  readonly lost?: number;
  /** Number of the first move that lost something, from 1; missing if none did, or not known. */
  readonly firstMistake?: number;
  /** The longest run of moves that lost nothing, numbers from 1, both included. */
  readonly longestGood?: {
    /** Number of its first move. */
    readonly from: number;
    /** Number of its last move. */
    readonly to: number;
  };
  /** The units of the line, in order. */
  readonly moves: readonly ReviewedMove[];
};
