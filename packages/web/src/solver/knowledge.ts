/* What is known of the state on the board: the types of the tracker. */
import type { Steps } from '@glissade/core';
import type { ImproveProgress, MoveValue, Outcome } from '../worker/solver.ts';

/** How much somebody wants to know. */
export type Want = 'nothing' | 'distance' | 'values' | 'line';

/**
 * A solution, without its moves as text and what else its line says: nobody reads them here, and to
 * make them for every shorter solution of a large board would keep the page busy.
 */
export type Solved = Omit<
  Extract<Outcome, { readonly status: 'solved' }>,
  'moves' | 'steps' | 'lengths'
>;

/** How a search ended, or where it stands. */
export type Ended = Solved | Exclude<Outcome, { readonly status: 'solved' }>;

/** What is known of a state. */
export type Knowledge = {
  readonly isWorking: boolean;
  /** Of the search under way. */
  readonly progress?: ImproveProgress;
  /** Units of the metric to the goal, proved; null where it is out of reach. */
  readonly distance?: number | null;
  /** A shortest line from here. */
  readonly line?: Steps;
  /** Each legal move and the distance after it. */
  readonly values?: readonly MoveValue[];
  /** How the last search from here or from a state on the way ended. */
  readonly outcome?: Ended;
  /** States of the whole space, where all are known. */
  readonly states?: number;
  /** The reader stopped the search, or it rests: a proof takes years, and nothing better comes. */
  readonly pause?: 'stopped' | 'resting';
  /** Why nothing can be known: a defect. */
  readonly failure?: unknown;
};

const YEAR_MS = 365.25 * 86_400_000;

/** Whether a proof would take years, by the estimate of the search. */
export function takesYears({ proofRestMs = 0 }: ImproveProgress): boolean {
  return proofRestMs > YEAR_MS;
}
