/* How the making of a puzzle goes on, and how it ends. */
import type { Puzzle } from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';

/** Where the making of a puzzle stands. */
export type GenerateProgress = {
  /** Drawings looked at so far. */
  readonly drawings: number;
  /** States expanded so far. */
  readonly expanded: number;
  /** Milliseconds from the call. */
  readonly timeMs: number;
};

/** What `generate` resolves to. */
export type GenerateOutcome =
  | {
      /** The puzzle is made. */
      readonly status: 'generated';
      /** The puzzle; it is new, and yours. */
      readonly puzzle: Puzzle;
      /** The optimum in `moves`. */
      readonly length: number;
      /** How hard it is likely to be, from 1 to 10: the estimate of `explain`. */
      readonly difficulty: number;
      /** Chapters of its shortest solutions, as `explain` counts them. */
      readonly chapters: number;
      /** States that can be reached from its start. */
      readonly states: number;
      /** Drawings looked at. */
      readonly drawings: number;
    }
  | {
      /** As many drawings were looked at as `tries` or the time allowed, and none was as asked. */
      readonly status: 'not-found';
      /** How many. */
      readonly drawings: number;
      /** Where the time was over. */
      readonly limit?: 'time';
    }
  | {
      /** The signal was aborted. */
      readonly status: 'cancelled';
      /** Drawings looked at by then. */
      readonly drawings: number;
    };

/** What an asynchronous run takes besides. */
export type GenerateRunOptions = {
  /** Aborting it ends the run as `cancelled`. */
  readonly signal?: AbortSignalLike;
  /** Called between slices of work, at most about ten times a second. */
  readonly onProgress?: (progress: GenerateProgress) => void;
};
