/* Which family is surveyed, and how. */
import { formatNative, OptionError, parsePuzzle } from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import {
  FLAG,
  FUNCTION,
  NUMBER,
  type OptionTable,
  RECORD,
  SIGNAL,
  TEXT,
} from '@glissade/solve/options/optionTypes';
import type { SurveyMetric, Where } from './family.ts';
import type { SurveySpec } from './spec.ts';
import type { SurveyProgress } from './surveyOutcome.ts';

/** Which family to survey, and how. */
export type SurveyOptions = {
  /** `simple 4x4`, `klotski`, `rush 5`, `tiles 3x3`, `pieces`. */
  readonly family: string;
  /** For the family `pieces`: a puzzle in any form; its start does not matter. */
  readonly puzzle?: string;
  /** `moves` when not given; of tile boards both, `stm` and `mtm`. */
  readonly metric?: SurveyMetric;
  /** Hardest puzzles to list in each row, of different components; 1 when not given. */
  readonly top?: number;
  /** Count mirror images once. */
  readonly symmetry?: boolean;
  /** A row for each class. */
  readonly byClass?: boolean;
  /** Only classes whose values are within these ranges: `{ pieces: [1, 10] }`. */
  readonly where?: Where;
  /** Threads at most, the caller's own included; as many as pay when not given. */
  readonly threads?: number;
  /** `memoryBytes` is for all threads together, 2 GiB when not given. */
  readonly limits?: {
    /** Milliseconds at most. */
    readonly timeMs?: number;
    /** Bytes at most, of all threads together. */
    readonly memoryBytes?: number;
  };
  /**
   * Path of a folder in which a survey that was stopped, at whatever moment, continues. Node only.
   */
  readonly checkpoint?: string;
};

/** What `survey` takes: the family, and how the run is watched and ended. */
export type SurveyRunOptions = SurveyOptions & {
  /** Aborting it ends the run as `cancelled`. */
  readonly signal?: AbortSignalLike;
  /** Called between slices of work, at most about ten times a second. */
  readonly onProgress?: (progress: SurveyProgress) => void;
};

export const SURVEY_OPTIONS: OptionTable<SurveyRunOptions> = {
  family: TEXT,
  puzzle: TEXT,
  metric: TEXT,
  top: NUMBER,
  symmetry: FLAG,
  byClass: FLAG,
  where: RECORD,
  threads: NUMBER,
  limits: RECORD,
  checkpoint: TEXT,
  signal: SIGNAL,
  onProgress: FUNCTION,
};

/** Puzzles of a row at most. */
const TOP_MAX = 1000;

/** What is asked, as plain JSON. Throws OptionError. */
export function specOf(options: SurveyOptions): SurveySpec {
  const { family, puzzle, metric, top = 1, where = {} } = options;
  if (!Number.isInteger(top) || top < 1 || top > TOP_MAX) {
    const hint = `give a whole number from 1 to ${TOP_MAX}`;
    throw new OptionError('top', `${top} puzzles of a row cannot be listed`, hint);
  }
  return {
    family,
    puzzle: puzzle === undefined ? undefined : formatNative(parsePuzzle(puzzle)),
    metric,
    top,
    symmetry: options.symmetry === true,
    byClass: options.byClass === true,
    where,
  };
}
