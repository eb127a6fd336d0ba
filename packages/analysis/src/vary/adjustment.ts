/* The types of `adjust`: its options, progress and result. */
import type { Metric, Puzzle } from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import type { Change } from './changes.ts';

/** What `adjust` takes besides the puzzle. */
export type AdjustOptions = {
  /** What players of the puzzle's family count when not given. */
  readonly metric?: Metric;
  /** The optimum is to be at least so long; 1 when not given. */
  readonly lengthMin?: number;
  /** And at most so long. */
  readonly lengthMax?: number;
  /** Its lowest 32 bits count; 1 when not given. */
  readonly seed?: number;
  /** So many changed puzzles are solved at most; 400 when not given. */
  readonly tries?: number;
  /** Where to stop. */
  readonly limits?: {
    /** Milliseconds from the call. */
    readonly timeMs?: number;
  };
  /** Puzzles not to be made, by `twinKey`, such as those of the catalogue. */
  readonly known?: ReadonlySet<string>;
};

/** A change on the way, and the optimum after it. */
export type TrailStep = {
  /** What was changed. */
  readonly change: Change;
  /** The optimum then; missing where the puzzle in between has no solution. */
  readonly length?: number;
};

/** Where a run of `adjust` stands. */
export type AdjustProgress = {
  /** Changed puzzles solved. */
  readonly tried: number;
  /** The optimum nearest to what was asked. */
  readonly length: number;
};

/** A puzzle and how it came from the one given. */
export type Adjusted = {
  /** The puzzle; it is new, and yours. */
  readonly puzzle: Puzzle;
  /** Its optimum. */
  readonly length: number;
  /** The changes in order. */
  readonly trail: readonly TrailStep[];
};

/** What an asynchronous run takes besides. */
export type AdjustRunOptions = {
  /** Aborting it ends the run as `cancelled`. */
  readonly signal?: AbortSignalLike;
  /** Called between slices of work, at most about ten times a second. */
  readonly onProgress?: (progress: AdjustProgress) => void;
};

/** What `adjust` resolves to. */
export type AdjustOutcome =
  | ({
      /** `found`: as asked. `nearest`: tries or time ended first, and this came nearest. */
      readonly status: 'found' | 'nearest';
      /** What lengths count. */
      readonly metric: Metric;
      /** The optimum of the puzzle that was given. */
      readonly before: number;
      /** Changed puzzles solved. */
      readonly tried: number;
      /** Where the time ended the search. */
      readonly limit?: 'time';
    } & Adjusted)
  | {
      /** The puzzle given has no solution, or more states than are looked at. */
      readonly status: 'unsolvable' | 'undecided';
      /** What lengths count. */
      readonly metric: Metric;
      /** Where the time was over before its optimum was known. */
      readonly limit?: 'time';
    }
  | {
      /** The signal was aborted. */
      readonly status: 'cancelled';
      /** What lengths count. */
      readonly metric: Metric;
      /** What came nearest by then, if anything was changed. */
      readonly best?: Adjusted;
    };

/** How far an optimum is from what was asked. */
export function gapOf(length: number, { lengthMin = 1, lengthMax = Infinity }: AdjustOptions) {
  return Math.max(0, lengthMin - length, length - lengthMax);
}
