import {
  beginsUnit,
  formatMoves,
  type Metric,
  type Puzzle,
  parseMoves,
  type State,
} from '@glissade/core';
import { solve } from '@glissade/engine';

/** What the engine found for a state. */
export type Advice = {
  readonly state: State;
  readonly metric: Metric;
  /** Shortest distance to the goal, if known. */
  readonly distance?: number;
  /** The first move of a shortest answer, as text, and its steps. */
  readonly next?: { readonly text: string; readonly steps: readonly number[] };
  /** Why there is no distance. */
  readonly reason?: string;
};

const TIME_MS = 60_000;

/**
 * Asks the engine about a state in the background, in slices that leave the keyboard free. A new
 * question cancels the one before.
 */
export class Adviser {
  private readonly puzzle: Puzzle;
  private readonly onAdvice: (advice: Advice) => void;
  private running: AbortController | undefined;

  constructor(puzzle: Puzzle, onAdvice: (advice: Advice) => void) {
    this.puzzle = puzzle;
    this.onAdvice = onAdvice;
  }

  async ask(state: State, metric: Metric): Promise<void> {
    this.running?.abort();
    const own = new AbortController();
    this.running = own;
    const puzzle: Puzzle = { ...this.puzzle, start: state };
    const options = { metric, limits: { timeMs: TIME_MS }, signal: own.signal };
    const outcome = await solve(puzzle, options);
    if (own.signal.aborted) return;
    const known = { state, metric };
    if (outcome.status === 'solved') {
      const next = firstMove(puzzle, outcome.moves, metric);
      this.onAdvice({ ...known, distance: outcome.length, ...(next ? { next } : {}) });
    } else {
      const reason =
        outcome.status === 'unsolvable'
          ? 'the goal cannot be reached from here'
          : `not found in time; at least ${outcome.lowerBound} ${metric}`;
      this.onAdvice({ ...known, reason });
    }
  }

  stop(): void {
    this.running?.abort();
    this.running = undefined;
  }
}

function firstMove(puzzle: Puzzle, moves: string, metric: Metric): Advice['next'] {
  const steps = parseMoves(puzzle, moves);
  if (steps.length === 0) return undefined;
  let end = 1;
  while (end < steps.length && !beginsUnit(steps, end, metric)) end++;
  const first = steps.slice(0, end);
  return { text: formatMoves(puzzle, first, metric), steps: [...first] };
}
