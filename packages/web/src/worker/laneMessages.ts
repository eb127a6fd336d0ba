/* What the page and the worker of a lane send each other. */

import type { LaneSpec } from '@glissade/analysis/recording/lane';
import type { RecordingEnd } from '@glissade/analysis/recording/recording';
import type { Moment, Snapshot } from '@glissade/analysis/recording/snapshot';
import type { HeuristicCheck } from '@glissade/analysis/teaching/checkHeuristic';
import type { PuzzleSpec } from '@glissade/core';
import type { ExpressionCode } from '@glissade/search/heuristic/expressionError';

export type { Bars } from '@glissade/analysis/recording/bars';
export type { LaneSpec } from '@glissade/analysis/recording/lane';
export type { RecordingEnd } from '@glissade/analysis/recording/recording';
export type { Moment, Snapshot } from '@glissade/analysis/recording/snapshot';
export type { HeuristicCheck } from '@glissade/analysis/teaching/checkHeuristic';
export type { HeuristicParts } from '@glissade/analysis/teaching/heuristicParts';

/** What can be wrong with a function that somebody has written. */
export type ScriptCode =
  | 'function'
  | 'call-time'
  | 'all-time'
  | 'memory'
  | 'value'
  /** What the tiles add is no list of numbers, one a cell. */
  | 'parts'
  | 'thrown'
  /** It ran on where nothing could interrupt it. */
  | 'stuck';

/** Where in a function that somebody has written something went wrong. */
export type ScriptPlace = {
  /** From 1. */
  readonly line: number;
  /** Of the function that failed; '' where it has none. */
  readonly name: string;
};

/** Why a lane cannot go on: codes and facts, of which the page makes words. */
export type LaneFailure =
  | {
      readonly kind: 'script';
      readonly code: ScriptCode;
      readonly found: string;
      readonly place?: ScriptPlace;
    }
  | {
      readonly kind: 'expression';
      readonly code: ExpressionCode;
      readonly column: number;
      readonly found: string;
    }
  /** An error of the library, as plain data. */
  | { readonly kind: 'fault'; readonly fault: object }
  | { readonly kind: 'other'; readonly message: string };

/** How a lane draws its search on the map of the space, in pixels of the picture. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  /** x and y of each dot. */
  readonly spots: Float32Array;
  /** How many pixels a dot is wide. */
  readonly dotWidth: number;
  /** Colours of states not met, on the frontier, and expanded: red, green, blue, opacity. */
  readonly colors: readonly (readonly [number, number, number, number])[];
};

/** A search at one moment, drawn on the map. */
export type Picture = {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** The dot of the state that was expanded last. */
  readonly here: number;
};

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
  | { readonly ask: 'look'; readonly at: number }
  /** From now on looks are drawn so, or not at all. */
  | { readonly ask: 'draw'; readonly drawing: Drawing | undefined };

/** What the worker of a lane tells. */
export type FromLane =
  | { readonly tell: 'progress'; readonly expanded: number; readonly moments: readonly Moment[] }
  | {
      readonly tell: 'end';
      readonly end: RecordingEnd;
      readonly moments: readonly Moment[];
    }
  | { readonly tell: 'snapshot'; readonly snapshot: Snapshot; readonly picture?: Picture }
  | { readonly tell: 'checked'; readonly check: HeuristicCheck }
  /** Code that the reader has written goes on. */
  | { readonly tell: 'alive' }
  | { readonly tell: 'failed'; readonly failure: LaneFailure };
