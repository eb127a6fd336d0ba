import type { Steps } from '@glissade/core';

/** The statistics of a search, in words that mean the same for every algorithm. */
export type SearchStats = {
  /** Nodes whose successors were made; a node expanded again counts again. */
  expanded: number;
  /** Successors made, duplicates included. */
  generated: number;
  /** Heuristic values computed. */
  evaluated: number;
  /** Nodes taken out of closed because a cheaper way to them was found. */
  reopened: number;
  /** The most nodes that waited to be expanded (the depth, for depth-first searches). */
  peakFrontier: number;
  /** Bytes of the search's own tables at their largest; estimated for object-based searches. */
  peakBytes: number;
  /** Proved: no solution is shorter than this, in the metric asked. */
  lowerBound: number;
};

export function emptyStats(): SearchStats {
  return {
    expanded: 0,
    generated: 0,
    evaluated: 0,
    reopened: 0,
    peakFrontier: 0,
    peakBytes: 0,
    lowerBound: 0,
  };
}

/** What two parts of a search have done, one after the other: the higher of peaks and of bounds. */
export function afterOneAnother(first: SearchStats, then: SearchStats): SearchStats {
  return {
    ...countsOfBoth(first, then),
    peakFrontier: Math.max(first.peakFrontier, then.peakFrontier),
    peakBytes: Math.max(first.peakBytes, then.peakBytes),
  };
}

/** What two parts of a search have done, in turns: the peaks of both may have come at once. */
export function sideBySide(one: SearchStats, other: SearchStats): SearchStats {
  return {
    ...countsOfBoth(one, other),
    peakFrontier: one.peakFrontier + other.peakFrontier,
    peakBytes: one.peakBytes + other.peakBytes,
  };
}

function countsOfBoth(one: SearchStats, other: SearchStats) {
  return {
    expanded: one.expanded + other.expanded,
    generated: one.generated + other.generated,
    evaluated: one.evaluated + other.evaluated,
    reopened: one.reopened + other.reopened,
    lowerBound: Math.max(one.lowerBound, other.lowerBound),
  };
}

/** How a search ended, not yet verified. */
export type RawOutcome =
  | {
      /** There is a solution: a shortest one where `stats.lowerBound` is as high as its length. */
      readonly status: 'solved';
      /** A line from the start to a goal. */
      readonly steps: Steps;
      /** Where it was asked: how many shortest answers there are, as sequences of states. */
      readonly optimalSolutions?: bigint;
      /** Where they were asked for: shortest answers, all or as many as were asked. */
      readonly lines?: readonly Steps[];
    }
  | {
      /** Proved to have no solution. */
      readonly status: 'unsolvable';
      /** By the parity of the start, or because every reachable state was searched. */
      readonly proof: 'parity' | 'exhausted';
    }
  | {
      /** A limit of the search itself was reached first. */
      readonly status: 'undecided';
      /** Its depth bound, the memory it was given, or a full disk. */
      readonly limit: 'depth' | 'memory' | 'disk';
    };

/**
 * A search as a machine. The loop, the clock, limits, progress and cancelling are in `solve/`; a
 * searcher only works for the given budget and keeps its statistics up to date.
 */
export interface Searcher {
  /** Live. */
  readonly stats: SearchStats;
  /** True while it builds tables instead of searching. */
  readonly preparing?: boolean;
  /** The best solution known so far, where a search improves on a first one. */
  readonly best?: Steps | undefined;
  /** In iterative deepening: nodes of the current iteration so far, and how many are predicted. */
  readonly iterationNodes?:
    | {
        /** Expanded so far. */
        readonly done: number;
        /** Predicted for the whole iteration. */
        readonly all: number;
      }
    | undefined;
  /** Milliseconds until the best solution is proved shortest, at the earliest: an estimate. */
  readonly proofRestMs?: number | undefined;
  /**
   * Works for about `budget` expansions (or as much set-up work). Returns the outcome when done,
   * undefined while there is more to do.
   */
  step(budget: number): RawOutcome | undefined;
  /** Ends what it has begun elsewhere (threads, files); called once, when the search is over. */
  close?(): void;
}
