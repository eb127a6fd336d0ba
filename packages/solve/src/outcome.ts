import type { LabelledStep, Lengths, Metric } from '@glissade/core';
import type { AnsweringEngine } from './engines/engineNames.ts';

/** Counts of real work; see the glossary for each word. */
export type OutcomeStats = {
  /** Nodes whose successors were made. */
  readonly expanded: number;
  /** Successors made, duplicates included. */
  readonly generated: number;
  /** Heuristic values computed. */
  readonly evaluated: number;
  /** Nodes taken out of closed because a cheaper way to them was found. */
  readonly reopened: number;
  /** The most nodes that waited to be expanded (the depth, for depth-first searches). */
  readonly peakFrontier: number;
  /** Bytes of the search's own tables at their largest; estimated for the textbook engines. */
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
  /** In every metric of the puzzle. */
  readonly lengths: Lengths;
  /** The line as text in the notation of moves. */
  readonly moves: string;
  /**
   * The same line as data, one piece one cell a step; `packSteps` makes the form of it that
   * `replay` and the other functions for lines take. Equal steps share one object: do not
   * change them.
   */
  readonly steps: readonly LabelledStep[];
};

type Common = {
  /** The metric in which `length` and `lowerBound` are counted. */
  readonly metric: Metric;
  /** The second metric, where one was asked for. */
  readonly tieBreak?: Metric;
  /** Name of the engine that answered. */
  readonly engine: AnsweringEngine;
  /** Proved: no solution is shorter, in the metric asked. */
  readonly lowerBound: number;
  /** What it cost. */
  readonly stats: OutcomeStats;
  /**
   * What went wrong without harm: tables that cannot be kept or read, each once in a process; and
   * why a limit came sooner than elsewhere.
   */
  readonly notes?: readonly string[];
};

/** Solved; `optimal` says whether the length is proved to be the shortest. */
export type Solved = Common & {
  /** There is a solution. */
  readonly status: 'solved';
  /** Whether `length` is proved to be the shortest. */
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
  /** There is none. */
  readonly status: 'unsolvable';
  /** By the parity of the start, or because every reachable state was searched. */
  readonly proof: 'parity' | 'exhausted';
};

/** A limit was reached first. `best` is a solution found on the way, not proved shortest. */
export type Undecided = Common & {
  /** It is not known. */
  readonly status: 'undecided';
  /** Which limit was reached. */
  readonly limit: 'time' | 'memory' | 'nodes' | 'depth' | 'disk';
  /** A solution found on the way. */
  readonly best?: SolutionLine;
};

/** The caller's signal was aborted. */
export type Cancelled = Common & {
  /** The run was given up. */
  readonly status: 'cancelled';
  /** A solution found on the way. */
  readonly best?: SolutionLine;
};

/**
 * The answer to a puzzle: plain JSON, described by the published schema.
 *
 * @example
 * ```ts
 * import { type Outcome, solve } from 'glissade';
 * function tell(outcome: Outcome): string {
 *   switch (outcome.status) {
 *     case 'solved':
 *       return `${outcome.length} ${outcome.metric}: ${outcome.moves}`;
 *     case 'unsolvable':
 *       return `no solution (${outcome.proof})`;
 *     default:
 *       return `${outcome.status}, at least ${outcome.lowerBound} ${outcome.metric}`;
 *   }
 * }
 * console.log(tell(await solve('1 2 3/4 5 6/0 7 8'))); // → 2 steps: L2
 * console.log(tell(await solve('1 2 3/4 5 6/8 7 0'))); // → no solution (parity)
 * ```
 */
export type Outcome = Solved | Unsolvable | Undecided | Cancelled;

/** A solution found on the way, replayed by the rules; its steps are said by `moves`. */
export type FoundLine = Omit<SolutionLine, 'steps'>;

/** Where a search stands. */
export type Progress = {
  /** Whether it builds tables or searches. */
  readonly phase: 'preparing' | 'searching';
  /** Proved so far: no solution is shorter, in the metric asked. */
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
  /**
   * An estimate, where there is a solution and a search for its proof: milliseconds until a proof
   * at the earliest. Infinity where it is beyond all numbers.
   */
  readonly proofRestMs?: number;
  /** What it cost so far. */
  readonly stats: OutcomeStats;
};
