import type { SurveyMetric } from './family.ts';

/** A hardest puzzle; `solve` has found its length again. */
export type SurveyPuzzle = {
  /** In native form. */
  readonly puzzle: string;
  /** Its shortest solution, in the metric of its row. */
  readonly length: number;
  /** Its shortest solutions; a string of digits above 2^53. */
  readonly solutions: number | string;
  /** States that can be reached from its start. */
  readonly states: number;
};

/** What a row counts, beside the columns of its family (`pieces`, `dominoes`, …). */
export type SurveyRow = {
  /** What lengths are counted in. */
  readonly metric: SurveyMetric;
  /** The length of the hardest; missing where no start can reach a goal. */
  readonly length?: number;
  /** The class, where each has a row of its own. */
  readonly class?: string;
  /** Classes in the row. */
  readonly classes: number;
  /** States that the family has as starts. */
  readonly starts: number;
  /** Those of them from which a goal can be reached. */
  readonly solvableStarts: number;
  /** States that can be reached from the starts. */
  readonly states: number;
  /** Sets of states that can be reached from one another. */
  readonly components: number;
  /** Those of them with a goal. */
  readonly solvableComponents: number;
  /** States of the largest component. */
  readonly largest: number;
  /** Starts of that length. */
  readonly hardestCount: number;
  /** Hardest first, each of another component. */
  readonly puzzles: readonly SurveyPuzzle[];
} & { readonly [column: string]: unknown };

/** The same over all rows, with what the family counts besides. */
export type SurveyTotals = {
  /** The family, as it was asked for. */
  readonly family: string;
  /** Missing where the rows have two. */
  readonly metric?: SurveyMetric;
  /** Whether mirror images count once. */
  readonly symmetry: boolean;
} & { readonly [name: string]: number | string | boolean };

/** Where a survey stands. */
export type SurveyProgress = {
  /** Part of the work that is done, from 0 to 1. */
  readonly share: number;
  /** An estimate of what is left, once enough is done for one. */
  readonly restMs?: number;
  /** States met so far. */
  readonly states: number;
  /** Milliseconds from the call. */
  readonly timeMs: number;
};

/** What `survey` resolves to: plain JSON. */
export type SurveyOutcome =
  | {
      /** All classes were searched. */
      readonly status: 'surveyed';
      /** The rows of the family's table, in its order. */
      readonly rows: readonly SurveyRow[];
      /** The same over all rows. */
      readonly totals: SurveyTotals;
      /** Milliseconds from the call. */
      readonly timeMs: number;
    }
  | {
      /** The signal was aborted; a checkpoint folder keeps what was done. */
      readonly status: 'cancelled';
      /** Milliseconds from the call. */
      readonly timeMs: number;
    }
  | {
      /** A limit was reached first; a checkpoint folder keeps what was done. */
      readonly status: 'undecided';
      /** Which limit. */
      readonly limit: 'time' | 'memory';
      /** What needed more memory than it may have. */
      readonly reason?: string;
      /** Milliseconds from the call. */
      readonly timeMs: number;
    };
