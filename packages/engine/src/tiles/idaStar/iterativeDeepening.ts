import type { Metric } from '@glissade/core';
import type { TileProblem } from '../../problem/tileProblem.ts';
import type { GoalProgress } from './checkpoint.ts';
import type { Rung, SearchMaker } from './heuristicTier.ts';
import { type LadderOptions, noteSpent, rungsFor } from './heuristicTiers.ts';
import type { Iteration, IterationEnd } from './iteration.ts';

/**
 * IDA* towards one goal: bounds rise until a line is found, on ever stronger searches. It works a
 * slice at a time, so that searches towards several goals can take turns.
 */
export class Deepening {
  /** Proved: no line is shorter. */
  bound: number;
  /** It is worth tables that this run refuses, and does nothing more. */
  isOutgrown = false;
  private readonly problem: TileProblem;
  private readonly metric: Metric;
  private readonly progress: GoalProgress | undefined;
  private isClosed = false;
  private search: Iteration;
  private maker: SearchMaker;
  private readonly rungs: Rung[];
  private phase: 'between' | 'running' | 'preparing' = 'between';
  /** Counts of the searches left behind. */
  private readonly past = { expanded: 0, generated: 0 };
  /** Expansions when the iteration at hand began, and of the two before it. */
  private begun = 0;
  private last = 0;
  private beforeLast = 0;

  constructor(
    problem: TileProblem,
    metric: Metric,
    memoryBytesMax: number,
    options: LadderOptions = {},
  ) {
    this.problem = problem;
    this.metric = metric;
    this.progress = options.progress;
    const [first, ...stronger] = rungsFor(problem, metric, { ...options, memoryBytesMax });
    this.rungs = stronger;
    this.maker = first.prepare();
    this.search = this.maker(false);
    this.bound = 0;
    this.raise(Math.max(this.search.estimate, this.progress?.bound ?? 0));
  }

  get isPreparing(): boolean {
    return this.phase === 'preparing';
  }

  get expanded(): number {
    return this.past.expanded + this.search.expanded;
  }

  get generated(): number {
    return this.past.generated + this.search.generated;
  }

  get bytes(): number {
    return this.search.bytes + (this.rungs[0]?.bytes() ?? 0);
  }

  /** Nodes of the iteration at hand, and how many it has if it grows as the last one did. */
  get foreseen(): { readonly done: number; readonly all: number } | undefined {
    if (this.phase !== 'running' || this.beforeLast === 0) return undefined;
    const done = this.search.expanded - this.begun;
    return { done, all: (this.last * this.last) / this.beforeLast };
  }

  /** Directions of the gap along the line found, and its length in the second metric. */
  get found(): { readonly line: Uint8Array; readonly second: number } {
    const { line, second } = this.search;
    return { line, second };
  }

  /** Leaves the search; it cannot go on. */
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    if (!this.isOutgrown) noteSpent(this.problem, this.metric, this.expanded);
    this.search.close?.();
    this.rungs[0]?.close?.();
  }

  /** Works for about `budget` expansions; true once a line of `bound` moves is found. */
  step(budget: number): boolean {
    if (this.phase === 'preparing') {
      const maker = this.rungs[0]!.prepare(budget);
      if (maker === 'refused') this.isOutgrown = true;
      else if (maker !== undefined) this.climb(maker);
      return false;
    }
    if (this.isWorthClimbing()) {
      // Nothing between is needed when a stronger rung is kept from another time.
      if (!this.rungs[0]!.isReady && this.rungs[1]?.load?.()) this.rungs.shift();
      this.phase = 'preparing';
      return false;
    }
    if (this.phase === 'between') {
      this.phase = 'running';
      this.begun = this.search.expanded;
      this.search.start(this.bound);
    }
    const end = this.search.step(budget);
    if (end === 'exhausted') {
      this.phase = 'between';
      this.raise(this.bound + this.search.raise);
      this.beforeLast = this.last;
      this.last = this.search.expanded - this.begun;
    }
    return end === 'found';
  }

  /** Begins a search among all lines of `bound` moves for the best below `secondMax`. */
  startTies(secondMax: number): void {
    this.leave(true);
    this.search.start(this.bound, secondMax);
  }

  /** Goes on with that; true when done. If `found.line` is empty, there was none. */
  stepTies(budget: number): boolean {
    return this.search.step(budget) !== undefined;
  }

  /** Begins to go through all lines of `bound` moves. */
  startAll(): void {
    this.leave(true);
    this.search.start(this.bound);
  }

  /** Goes on with that: `found` for each line, then `exhausted`. */
  stepAll(budget: number): IterationEnd {
    return this.search.step(budget);
  }

  /**
   * What is spent on this rung, or foreseen for the next iteration, exceeds the price of the next
   * rung, or of a stronger one whose tables are kept: those between are then left out.
   */
  private isWorthClimbing(): boolean {
    const ready = this.rungs.findLastIndex(({ isReady }) => isReady);
    if (ready > 0) this.rungs.splice(0, ready);
    const growth = this.beforeLast === 0 ? 1 : this.last / this.beforeLast;
    const foreseen = this.phase === 'between' ? this.last * growth : 0;
    const cost = Math.max(this.search.expanded, foreseen);
    const kept = this.rungs.findLastIndex(
      ({ kept }) => kept !== undefined && cost > kept.price && kept.isThere(),
    );
    if (kept > 0) this.rungs.splice(0, kept);
    const [next] = this.rungs;
    return next !== undefined && (kept >= 0 || cost > next.price);
  }

  private climb(maker: SearchMaker | null): void {
    this.rungs.shift();
    this.phase = 'between';
    if (maker) {
      this.maker = maker;
      this.leave(false);
      this.raise(Math.max(this.bound, this.search.estimate));
    }
    this.last = 0;
    this.beforeLast = 0;
  }

  /** Below this bound there is nothing. */
  private raise(bound: number): void {
    this.bound = bound;
    this.progress?.raise(bound);
  }

  /** Begins another search; the one at hand first gives back what it holds. */
  private leave(forTies: boolean): void {
    this.past.expanded += this.search.expanded;
    this.past.generated += this.search.generated;
    this.search.close?.();
    this.search = this.maker(forTies);
  }
}
