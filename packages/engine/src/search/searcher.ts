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

/** How a search ended, not yet verified. */
export type RawOutcome =
  | {
      readonly status: 'solved';
      readonly steps: Steps;
      readonly optimal: boolean;
      /** Where it was asked: how many shortest answers there are, as sequences of states. */
      readonly optimalSolutions?: bigint;
      /** Where they were asked for: shortest answers, all or as many as were asked. */
      readonly lines?: readonly Steps[];
    }
  | { readonly status: 'unsolvable'; readonly proof: 'parity' | 'exhausted' }
  /** A limit of the search itself: its depth bound, the memory it was given, or a full disk. */
  | { readonly status: 'undecided'; readonly limit: 'depth' | 'memory' | 'disk' };

/**
 * A search as a machine. The loop, the clock, limits, progress and cancelling live in `solve/`; a
 * searcher only works for the budget it is given and keeps its statistics current.
 */
export interface Searcher {
  /** Live. */
  readonly stats: SearchStats;
  /** True while it builds tables instead of searching. */
  readonly preparing?: boolean;
  /** The best solution known so far, where a search improves on a first one. */
  readonly best?: Steps | undefined;
  /** Of a search by bounds: nodes of the present iteration, and how many it may come to. */
  readonly foreseen?: { readonly done: number; readonly all: number } | undefined;
  /**
   * Works for about `budget` expansions (or as much set-up work). Returns the outcome when done,
   * undefined while there is more to do.
   */
  step(budget: number): RawOutcome | undefined;
  /** Ends what it has begun elsewhere (threads, files); called once, when the search is over. */
  close?(): void;
}
