import type { PuzzleSpec } from '@glissade/core';
import type { Glimpse, HeuristicCheck, LaneSpec, Moment, RecordingEnd } from '@glissade/engine';

export type {
  Bars,
  Glimpse,
  HeuristicCheck,
  LaneSpec,
  Moment,
  RecordingEnd,
} from '@glissade/engine';

/** What the page asks of the worker of a lane. */
export type ToLane =
  | {
      readonly ask: 'start' | 'check';
      readonly puzzle: PuzzleSpec;
      readonly lane: LaneSpec;
      /** A heuristic as a function in JavaScript, instead of one of the lane. */
      readonly script?: string;
    }
  /** The search after so many expansions. */
  | { readonly ask: 'look'; readonly at: number };

/** What the worker of a lane tells. */
export type FromLane =
  | { readonly tell: 'progress'; readonly expanded: number; readonly moments: readonly Moment[] }
  | {
      readonly tell: 'end';
      readonly end: RecordingEnd;
      readonly moments: readonly Moment[];
    }
  | { readonly tell: 'glimpse'; readonly glimpse: Glimpse }
  | { readonly tell: 'checked'; readonly check: HeuristicCheck }
  | { readonly tell: 'failed'; readonly failure: string };
