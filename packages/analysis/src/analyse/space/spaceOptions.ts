/* Options that all analyses of a whole state space share. */
import { checkMetric, type Metric, type Puzzle } from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { checkLimits } from '@glissade/solve/options/checkValues';
import { type Limits, MEMORY_BYTES_DEFAULT } from '@glissade/solve/options/options';
import { type OptionTable, RECORD, TEXT } from '@glissade/solve/options/optionTypes';
import type { AnalysisProgress } from '../analysis.ts';
import type { WorkLimits } from './drive.ts';

/** Whole spaces have no depth to limit. */
export type SpaceLimits = Omit<Limits, 'depth'>;

/** What an asynchronous run takes besides its own options. */
export type SpaceRunOptions = {
  /** Aborting it ends the run as `cancelled`. */
  readonly signal?: AbortSignalLike;
  /** Called between slices of work, at most about ten times a second. */
  readonly onProgress?: (progress: AnalysisProgress) => void;
};

/** What the options of most analyses are. */
export const SPACE_OPTIONS: OptionTable<{
  readonly metric?: Metric;
  readonly limits?: SpaceLimits;
}> = { metric: TEXT, limits: RECORD };

/** The limits as a run sees them. Throws OptionError for those that make no sense. */
export function workLimits(limits: SpaceLimits = {}): WorkLimits {
  checkLimits(limits);
  return { memoryBytes: MEMORY_BYTES_DEFAULT, ...limits };
}

/**
 * The metrics to look at: those asked for, each once, or all that tell something new of the puzzle.
 * Throws OptionError.
 */
export function metricsToSee(puzzle: Puzzle, asked: readonly Metric[] | undefined): Metric[] {
  for (const metric of asked ?? []) checkMetric(puzzle, metric);
  if (asked && asked.length > 0) return [...new Set(asked)];
  return puzzle.type === 'tiles' ? ['stm', 'mtm'] : ['steps', 'slides', 'moves'];
}

/** Memory that no search can do with less of, in bytes a state: the state itself and its entry. */
const STATE_BYTES_MIN = 8;

/**
 * True for tile boards whose states are known to be too many: half of all arrangements can be
 * reached, and nobody need look for that.
 */
export function isBeyondMemory({ board, type }: Puzzle, memoryBytes: number): boolean {
  if (type !== 'tiles') return false;
  let states = 0.5;
  for (let cells = 2; cells <= board.cells.length; cells++) states *= cells;
  return states * STATE_BYTES_MIN > memoryBytes;
}
