import type { Lengths, Metric } from '@glissade/core';

/** Counts of real work; see the glossary for each word. */
export type OutcomeStats = {
  readonly expanded: number;
  readonly generated: number;
  readonly evaluated: number;
  readonly reopened: number;
  readonly peakFrontier: number;
  readonly peakBytes: number;
  /** From the parsed puzzle to the verified answer, set-up of tables included. */
  readonly timeMs: number;
  /** How much of `timeMs` went into building tables. */
  readonly setupMs: number;
};

/** A line of play that was replayed by the rules. */
export type SolutionLine = {
  /** In the metric asked. */
  readonly length: number;
  readonly lengths: Lengths;
  /** Reads back with `parseMoves`. */
  readonly moves: string;
};

type Common = {
  readonly metric: Metric;
  readonly tieBreak?: Metric;
  /** Name of the engine that answered. */
  readonly engine: string;
  /** Proved: no solution is shorter, in the metric asked. */
  readonly lowerBound: number;
  readonly stats: OutcomeStats;
  /**
   * What went wrong without harm: tables that cannot be kept or read, each once in a process; and
   * why a limit came sooner than elsewhere.
   */
  readonly notes?: readonly string[];
};

/** Solved; `optimal` says whether the length is proved to be the shortest. */
export type Solved = Common & {
  readonly status: 'solved';
  readonly optimal: boolean;
  /**
   * Where it was asked: distinct shortest solutions in the metric, as sequences of states; a string
   * of digits above 2^53. Pieces of one kind are not told apart.
   */
  readonly optimalSolutions?: number | string;
  /**
   * Where it was asked: the moves of shortest solutions, each once; all of them if they are as many
   * as `optimalSolutions`, otherwise as many as were asked for.
   */
  readonly solutions?: readonly string[];
} & SolutionLine;

/** Proved to have no solution: by parity, or because every reachable state was searched. */
export type Unsolvable = Common & {
  readonly status: 'unsolvable';
  readonly proof: 'parity' | 'exhausted';
};

/** A limit was reached first. `best` is a solution found on the way, not proved shortest. */
export type Undecided = Common & {
  readonly status: 'undecided';
  readonly limit: 'time' | 'memory' | 'nodes' | 'depth' | 'disk';
  readonly best?: SolutionLine;
};

/** The caller's signal was aborted. */
export type Cancelled = Common & { readonly status: 'cancelled'; readonly best?: SolutionLine };

/** The answer to a puzzle: plain JSON, described by the published schema. */
export type Outcome = Solved | Unsolvable | Undecided | Cancelled;

/** Where a search stands. */
export type Progress = {
  readonly phase: 'preparing' | 'searching';
  readonly lowerBound: number;
  /** Length of the best solution so far, if there is one. */
  readonly bestLength?: number;
  /** Nodes expanded in a second so far, tables not counted. */
  readonly nodesPerSecond?: number;
  /**
   * An estimate, for searches by bounds: milliseconds until `lowerBound` is settled one way or the
   * other, if the present iteration grows as those before it did.
   */
  readonly boundRestMs?: number;
  readonly stats: OutcomeStats;
};
