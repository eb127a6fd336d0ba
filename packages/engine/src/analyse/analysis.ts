import type { Metric } from '@glissade/core';
import type { Diameter } from './diameter.ts';

/** How many ways on the states have. */
export type Branching = {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
  /** By number of successors: how many states have so many. */
  readonly histogram: readonly number[];
};

/** The states farthest from the goal. */
export type Hardest = {
  readonly distance: number;
  readonly count: number;
  /** Some of them, drawn as `formatState` does. */
  readonly states: readonly string[];
};

/** A puzzle's whole space, seen in one metric. */
export type MetricAnalysis = {
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
  readonly diameter: Diameter;
  readonly branching: Branching;
  /** States with two successors: who comes from one can only go on to the other. */
  readonly forced: number;
  /** States with one successor: the only way on is back. */
  readonly deadEnds: number;
};

/** What was under way when it ended. */
export type Unfinished = {
  readonly metric: Metric;
  /** States at each distance from the start that was met whole. */
  readonly levels: readonly number[];
};

export type AnalysisStats = {
  /** States expanded, in all metrics together; each state once a metric. */
  readonly expanded: number;
  readonly peakBytes: number;
  readonly timeMs: number;
};

/** What `analyse` resolves to: plain JSON, described by the published schema. */
export type Analysis =
  | {
      readonly status: 'analysed';
      /** States that can be reached, interchangeable pieces told apart nowhere. */
      readonly states: number;
      /** From which the goal can be reached: all or none, since every step can be taken back. */
      readonly solvableStates: number;
      readonly goalStates: number;
      readonly metrics: readonly MetricAnalysis[];
      readonly stats: AnalysisStats;
    }
  | {
      readonly status: 'undecided';
      readonly limit: 'time' | 'memory' | 'nodes' | 'disk';
      /** States that were met before the limit; there may be more. */
      readonly statesMin: number;
      /** Missing where it was refused before it began, and for tables of tile boards. */
      readonly unfinished?: Unfinished;
      /** The metrics that were finished. */
      readonly metrics: readonly MetricAnalysis[];
      readonly stats: AnalysisStats;
    }
  | {
      readonly status: 'cancelled';
      readonly statesMin: number;
      readonly unfinished?: Unfinished;
      readonly metrics: readonly MetricAnalysis[];
      readonly stats: AnalysisStats;
    };

/** Where an analysis stands. */
export type AnalysisProgress = {
  readonly metric: Metric;
  /** States expanded so far in this metric. */
  readonly expanded: number;
  readonly timeMs: number;
};
