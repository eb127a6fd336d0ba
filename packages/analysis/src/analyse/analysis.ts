/* What an analysis of a whole state space finds: the types of its outcome. */
import type { Metric } from '@glissade/core';
import type { Diameter } from './measures/diameter.ts';

/** How many ways on the states have. */
export type Branching = {
  /** The average number of successors. */
  readonly mean: number;
  /** The least. */
  readonly min: number;
  /** The most. */
  readonly max: number;
  /** By number of successors: how many states have so many. */
  readonly histogram: readonly number[];
};

/** The states farthest from the goal. */
export type Hardest = {
  /** Their distance to the nearest goal state. */
  readonly distance: number;
  /** How many there are. */
  readonly count: number;
  /** Some of them, drawn as `formatState` does. */
  readonly states: readonly string[];
};

/** A puzzle's whole space, seen in one metric. */
export type MetricAnalysis = {
  /** What distances are counted in. */
  readonly metric: Metric;
  /** Length of a shortest solution; missing when there is none. */
  readonly length?: number;
  /**
   * Distinct shortest solutions, as sequences of states: a string of digits above 2^53. Pieces of
   * one kind are not told apart.
   */
  readonly optimalSolutions: number | string;
  /** States at each distance from the start. */
  readonly levels: readonly number[];
  /** States at each distance to the nearest goal state; empty when the goal is out of reach. */
  readonly goalDistances: readonly number[];
  /** Missing when the goal is out of reach. */
  readonly hardest?: Hardest;
  /** The greatest distance from the start. */
  readonly eccentricity: number;
  /** Bounds of the greatest distance between any two states. */
  readonly diameter: Diameter;
  /** How many successors the states have. */
  readonly branching: Branching;
  /** States with two successors: who comes from one can only go on to the other. */
  readonly forced: number;
  /** States with one successor: the only way on is back. */
  readonly deadEnds: number;
};

/** What was under way when it ended. */
export type Unfinished = {
  /** The metric that was being measured. */
  readonly metric: Metric;
  /** States at each distance from the start that was met whole. */
  readonly levels: readonly number[];
};

/** What an analysis cost. */
export type AnalysisStats = {
  /** States expanded, in all metrics together; each state once a metric. */
  readonly expanded: number;
  /** Bytes held at the most. */
  readonly peakBytes: number;
  /** Milliseconds from the call. */
  readonly timeMs: number;
};

/** What `analyse` resolves to: plain JSON, described by the published schema. */
export type Analysis =
  | {
      /** All states were seen. */
      readonly status: 'analysed';
      /** States that can be reached, interchangeable pieces told apart nowhere. */
      readonly states: number;
      /** From which the goal can be reached: all or none, since every step can be taken back. */
      readonly solvableStates: number;
      /** Those of them that meet a goal. */
      readonly goalStates: number;
      /** One of each metric asked, in their order. */
      readonly metrics: readonly MetricAnalysis[];
      /** What it cost. */
      readonly stats: AnalysisStats;
    }
  | {
      /** A limit was reached first. */
      readonly status: 'undecided';
      /** Which limit. */
      readonly limit: 'time' | 'memory' | 'nodes' | 'disk';
      /** States that were met before the limit; there may be more. */
      readonly statesMin: number;
      /** Missing where it was refused before it began, and for tables of tile boards. */
      readonly unfinished?: Unfinished;
      /** The metrics that were finished. */
      readonly metrics: readonly MetricAnalysis[];
      /** What it cost. */
      readonly stats: AnalysisStats;
    }
  | {
      /** The signal was aborted. */
      readonly status: 'cancelled';
      /** States that were met by then; there may be more. */
      readonly statesMin: number;
      /** What was under way. */
      readonly unfinished?: Unfinished;
      /** The metrics that were finished. */
      readonly metrics: readonly MetricAnalysis[];
      /** What it cost. */
      readonly stats: AnalysisStats;
    };

/** Where an analysis stands. */
export type AnalysisProgress = {
  /** The metric that is being measured. */
  readonly metric: Metric;
  /** States expanded so far in this metric. */
  readonly expanded: number;
  /** Milliseconds from the call. */
  readonly timeMs: number;
};
