/* Proves the optima of many similar puzzles; of those that are symmetric to each other, once. */
import { type Metric, type Puzzle, twinKey } from '@glissade/core';
import type { Outcome } from '@glissade/solve/outcome';
import { solving } from '@glissade/solve/solving';

/** The optimum of a puzzle, as far as it was proved. */
export type Proved =
  | {
      /** A shortest solution was found and verified. */
      readonly status: 'solved';
      /** Its length. */
      readonly length: number;
    }
  | {
      /** No solution exists. */
      readonly status: 'unsolvable';
    }
  | {
      /** Too many states. */
      readonly status: 'undecided';
      /** A solution has at least so many units. */
      readonly lengthMin: number;
    };

/**
 * Proves optima, once for all puzzles of one `twinKey`. Yields between slices; undefined when
 * cancelled.
 */
export class Prover {
  /** States expanded so far. */
  expanded = 0;
  private readonly metric: Metric;
  private readonly nodes: number;
  private readonly isCancelled: () => boolean;
  private readonly known = new Map<string, Proved>();

  /** `nodes`: states expanded for each puzzle at most. */
  constructor(metric: Metric, nodes: number, isCancelled: () => boolean) {
    this.metric = metric;
    this.nodes = nodes;
    this.isCancelled = isCancelled;
  }

  *prove(puzzle: Puzzle, key = twinKey(puzzle)): Generator<undefined, Proved | undefined> {
    const before = this.known.get(key);
    if (before) return before;
    const limits = { nodes: this.nodes };
    const run = solving(puzzle, { metric: this.metric, limits, threads: 1 }, this.isCancelled);
    for (;;) {
      const { done, value } = run.next();
      if (!done) {
        yield;
        continue;
      }
      this.expanded += value.stats.expanded;
      const proved = provedBy(value);
      if (proved) this.known.set(key, proved);
      return proved;
    }
  }
}

function provedBy(outcome: Outcome): Proved | undefined {
  switch (outcome.status) {
    case 'solved':
      return { status: 'solved', length: outcome.length };
    case 'unsolvable':
      return { status: 'unsolvable' };
    case 'undecided':
      return { status: 'undecided', lengthMin: outcome.lowerBound };
    case 'cancelled':
      return undefined;
  }
}
