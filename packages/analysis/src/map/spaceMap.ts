import type { Metric } from '@glissade/core';
import type { Distances } from '../analyse/space/distances.ts';
import type { Chapter } from '../explain/chapter.ts';
import type { SymmetryName } from '../explain/space/symmetry.ts';
import type { MapIndex } from './mapIndex.ts';

/** Dots of the map that stand out; numbers of dots. */
export type MapMarks = {
  /** The start; -1 where a room is shown that does not hold it. */
  readonly start: number;
  /** States that meet a goal, ascending. */
  readonly goals: Int32Array;
  /**
   * States between start and goal that every shortest solution passes, "as drawn or mirrored" where
   * mirror images can be reached: then all images of one are here. As `explain` finds them.
   */
  readonly milestones: Int32Array;
  /** States that every solution passes, however long; likewise. */
  readonly doors: Int32Array;
  /** A shortest solution, from the start to a goal; empty where the goal is out of reach. */
  readonly line: Int32Array;
};

/**
 * Every state that can be reached as a dot, and every move as an edge, in typed arrays that can be
 * posted to a worker or a page. Dots are numbered by their distance from the start, dot 0.
 *
 * Or, where rooms were asked for, a dot for each room: see docs/map.md. Then distances are those of
 * the nearest state in it, and an edge joins rooms that some move joins.
 */
export type SpaceMap = {
  /** What one move is: what an edge stands for, and what distances count. */
  readonly metric: Metric;
  /** What a dot is. */
  readonly dots: 'states' | 'rooms';
  /** How many dots. */
  readonly count: number;
  /** How many states: more than dots where mirror images are folded. */
  readonly states: number;
  /** Symmetries that were folded, so that one dot stands for a state and its images. */
  readonly folded: readonly SymmetryName[];
  /** Symmetries that could be folded. */
  readonly foldable: readonly SymmetryName[];
  /** States of each dot. */
  readonly sizes: Int32Array;
  /** Two dots an edge, the lower first; each edge once, ascending. */
  readonly edges: Int32Array;
  /** x and y of each dot; an edge is about 1 long, y grows downwards, the middle is 0. */
  readonly places: Float32Array;
  /** Distance of each dot from the start. */
  readonly fromStart: Distances;
  /** Distance to the nearest goal state; the largest value of the array where there is none. */
  readonly toGoal: Distances;
  /** What it takes from the start to the goal; -1 where the goal is out of reach. */
  readonly length: number;
  /** Dots that stand out. */
  readonly marks: MapMarks;
  /** How many milestones are shown, as `explain` counts them: all images of one count once. */
  readonly milestones: number;
  /** How many doors are shown; likewise. */
  readonly doors: number;
  /** Parts of the shortest solutions, as `explain` finds them; none where there is no solution. */
  readonly chapters: readonly Chapter[];
  /** States of each room between doors, from the start to the goal, as `explain` counts them. */
  readonly rooms: readonly number[];
};

/** What a map cost. */
export type MapStats = {
  /** States expanded. */
  readonly expanded: number;
  /** Bytes held at the most. */
  readonly peakBytes: number;
  /** Milliseconds from the call. */
  readonly timeMs: number;
};

/** What `map` resolves to. */
export type MapOutcome =
  | {
      /** All states were met. */
      readonly status: 'mapped';
      /** The map; its arrays are new, and yours. */
      readonly map: SpaceMap;
      /** Between states and dots. */
      readonly index: MapIndex;
      /** What it cost. */
      readonly stats: MapStats;
    }
  | NoMap;

/** How mapping ended where there is no map. */
export type NoMap =
  | {
      /** A limit was reached first. */
      readonly status: 'undecided';
      /** Which limit. */
      readonly limit: 'time' | 'memory' | 'nodes';
      /** The metric asked. */
      readonly metric: Metric;
      /** States that were met before the limit; there may be more. */
      readonly statesMin: number;
      /** What it cost. */
      readonly stats: MapStats;
    }
  | {
      /** The signal was aborted. */
      readonly status: 'cancelled';
      /** The metric asked. */
      readonly metric: Metric;
      /** States that were met by then; there may be more. */
      readonly statesMin: number;
      /** What it cost. */
      readonly stats: MapStats;
    };
