/* Hints and distances for the game in the terminal, searched in the background. */

import { distanceTable } from '@glissade/analysis/analyse/evaluate/distanceTable';
import { evaluateWith } from '@glissade/analysis/analyse/evaluate/evaluate';
import type { DistanceTable } from '@glissade/analysis/analyse/evaluate/heldTables';
import {
  beginsUnit,
  formatMoves,
  type Metric,
  type Puzzle,
  packSteps,
  parseMoves,
  type State,
  type Steps,
} from '@glissade/core';
import { solve } from '@glissade/solve/solve';

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

/** For searching from one state. */
const TIME_MS = 60_000;
/** For exploring the whole space, after which every state is answered at once. */
const TABLE_LIMITS = { timeMs: 10_000, memoryBytes: 512 * 1024 ** 2 };

const OUT_OF_REACH = 'the goal cannot be reached from here';

/**
 * Asks the engine about a state in the background, in slices that leave the keyboard free. A new
 * question cancels the one before. The first question in a metric explores the whole space; where
 * that is too large, each question is a search.
 */
export class Adviser {
  private readonly puzzle: Puzzle;
  private readonly onAdvice: (advice: Advice) => void;
  /** Null where the space is too large. */
  private readonly tables = new Map<Metric, DistanceTable | null>();
  private running: AbortController | undefined;

  constructor(puzzle: Puzzle, onAdvice: (advice: Advice) => void) {
    this.puzzle = puzzle;
    this.onAdvice = onAdvice;
  }

  async ask(state: State, metric: Metric): Promise<void> {
    this.running?.abort();
    const { signal } = this.begin();
    const table = await this.tableOf(metric, signal);
    if (signal.aborted) return;
    const advice = table
      ? lookUp(table, state)
      : await search({ ...this.puzzle, start: state }, metric, signal);
    if (!signal.aborted) this.onAdvice(advice);
  }

  stop(): void {
    this.running?.abort();
    this.running = undefined;
  }

  private begin(): AbortController {
    this.running = new AbortController();
    return this.running;
  }

  private async tableOf(metric: Metric, signal: AbortSignal): Promise<DistanceTable | null> {
    const known = this.tables.get(metric);
    if (known !== undefined) return known;
    const made = await distanceTable(this.puzzle, { metric, limits: TABLE_LIMITS, signal });
    if (made.status === 'cancelled') return null;
    const table = made.status === 'ready' ? made.table : null;
    this.tables.set(metric, table);
    return table;
  }
}

function lookUp(table: DistanceTable, state: State): Advice {
  const { puzzle, metric } = table;
  const known = { state, metric };
  const value = evaluateWith(table, state);
  if (value?.status !== 'evaluated') return { ...known, reason: OUT_OF_REACH };
  const text = value.moves.find((move) => move.best)?.moves;
  const { distance } = value;
  if (text === undefined) return { ...known, distance };
  const steps = [...parseMoves(puzzle, text, { from: state })];
  return { ...known, distance, next: { text, steps } };
}

async function search(puzzle: Puzzle, metric: Metric, signal: AbortSignal): Promise<Advice> {
  const outcome = await solve(puzzle, { metric, limits: { timeMs: TIME_MS }, signal });
  const known = { state: puzzle.start, metric };
  if (outcome.status === 'solved') {
    const next = firstMove(puzzle, packSteps(outcome.steps), metric);
    return { ...known, distance: outcome.length, ...(next ? { next } : {}) };
  }
  const reason =
    outcome.status === 'unsolvable'
      ? OUT_OF_REACH
      : `not found in time; at least ${outcome.lowerBound} ${metric} are needed`;
  return { ...known, reason };
}

function firstMove(puzzle: Puzzle, steps: Steps, metric: Metric): Advice['next'] {
  if (steps.length === 0) return undefined;
  let end = 1;
  while (end < steps.length && !beginsUnit(steps, end, metric)) end++;
  const first = steps.slice(0, end);
  return { text: formatMoves(puzzle, first, metric), steps: [...first] };
}
