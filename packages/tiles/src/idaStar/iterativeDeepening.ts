import type { Metric } from '@glissade/core';
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import type { GoalProgress } from './checkpoint.ts';
import type { Iteration, IterationEnd } from './iteration.ts';
import type { HeuristicTier, SearchMaker, TierOptions } from './tiers/heuristicTier.ts';
import { tiersFor } from './tiers/heuristicTiers.ts';
import { recordExpanded } from './tiers/tierPrices.ts';

/**
 * IDA* towards one goal (Korf 1985): raises the bound until a line is found and escalates to
 * stronger heuristic tiers. It works in slices, so that searches towards several goals alternate.
 */
export class IterativeDeepening {
  /** Proved lower bound: no line is shorter. */
  bound: number;
  /** The search needs tables that this run refuses, and has ended. */
  isOutgrown = false;
  private readonly problem: TileProblem;
  private readonly metric: Metric;
  private readonly progress: GoalProgress | undefined;
  private isClosed = false;
  private search: Iteration;
  private maker: SearchMaker;
  private readonly tiers: HeuristicTier[];
  private phase: 'between' | 'running' | 'preparing' = 'between';
  /** Counts of the searches of earlier tiers. */
  private readonly pastCounts = { expanded: 0, generated: 0 };
  /** Expansions before the current iteration began, and those of the two iterations before it. */
  private expandedAtStart = 0;
  private lastExpanded = 0;
  private secondLastExpanded = 0;

  constructor(
    problem: TileProblem,
    metric: Metric,
    memoryBytesMax: number,
    options: TierOptions = {},
  ) {
    this.problem = problem;
    this.metric = metric;
    this.progress = options.progress;
    const [first, ...stronger] = tiersFor(problem, metric, { ...options, memoryBytesMax });
    this.tiers = stronger;
    this.maker = first.prepare();
    this.search = this.maker(false);
    this.bound = 0;
    const { lowerBound = 0 } = options;
    this.raise(Math.max(this.search.estimate, this.progress?.bound ?? 0, lowerBound));
  }

  get isPreparing(): boolean {
    return this.phase === 'preparing';
  }

  get expanded(): number {
    return this.pastCounts.expanded + this.search.expanded;
  }

  get generated(): number {
    return this.pastCounts.generated + this.search.generated;
  }

  get bytes(): number {
    return this.search.bytes + (this.tiers[0]?.bytes() ?? 0);
  }

  /** Nodes of the current iteration, and their predicted number if it grows as the last one did. */
  get iterationNodes(): { readonly done: number; readonly all: number } | undefined {
    if (this.phase !== 'running' || this.secondLastExpanded === 0) return undefined;
    const done = this.search.expanded - this.expandedAtStart;
    return { done, all: (this.lastExpanded * this.lastExpanded) / this.secondLastExpanded };
  }

  /** Directions of the gap along the line found, and its length in the second metric. */
  get found(): { readonly line: Uint8Array; readonly second: number } {
    const { line, second } = this.search;
    return { line, second };
  }

  /** Ends the search. */
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    if (!this.isOutgrown) recordExpanded(this.problem, this.metric, this.expanded);
    this.search.close?.();
    this.tiers[0]?.close?.();
  }

  /** Works for about `budget` expansions; true once a line of `bound` moves is found. */
  step(budget: number): boolean {
    if (this.phase === 'preparing') {
      const maker = this.tiers[0]!.prepare(budget);
      if (maker === 'refused') this.isOutgrown = true;
      else if (maker !== undefined) this.escalate(maker);
      return false;
    }
    if (this.isWorthEscalating()) {
      // Skips the next tier when the tables of the one after it are in the cache.
      if (!this.tiers[0]!.isReady && this.tiers[1]?.seek?.()) this.tiers.shift();
      this.phase = 'preparing';
      return false;
    }
    if (this.phase === 'between') {
      this.phase = 'running';
      this.expandedAtStart = this.search.expanded;
      this.search.start(this.bound);
    }
    const end = this.search.step(Math.min(budget, this.expandedToPrice()));
    if (end === 'exhausted') {
      this.phase = 'between';
      this.raise(this.bound + this.search.raise);
      this.secondLastExpanded = this.lastExpanded;
      this.lastExpanded = this.search.expanded - this.expandedAtStart;
    }
    return end === 'found';
  }

  /** Begins a search among all lines of `bound` moves for the best below `secondMax`. */
  startTies(secondMax: number): void {
    this.replaceSearch(true);
    this.search.start(this.bound, secondMax);
  }

  /** Continues that search; true when it has ended. If `found.line` is empty, there is none. */
  stepTies(budget: number): boolean {
    return this.search.step(budget) !== undefined;
  }

  /** Begins a search for all lines of `bound` moves. */
  startAll(): void {
    this.replaceSearch(true);
    this.search.start(this.bound);
  }

  /** Continues that search: `found` for each line, then `exhausted`. */
  stepAll(budget: number): IterationEnd {
    return this.search.step(budget);
  }

  /**
   * True when the cost of this tier so far, or the predicted cost of the next iteration, exceeds
   * the price of the next tier, or of a stronger one whose tables are in the cache. Tiers between
   * are skipped.
   */
  private isWorthEscalating(): boolean {
    const ready = this.tiers.findLastIndex(({ isReady }) => isReady);
    if (ready > 0) this.tiers.splice(0, ready);
    const growth = this.secondLastExpanded === 0 ? 1 : this.lastExpanded / this.secondLastExpanded;
    const predicted = this.phase === 'between' ? this.lastExpanded * growth : 0;
    const cost = Math.max(this.search.expanded, predicted);
    const kept = this.tiers.findLastIndex(
      ({ kept }) => kept !== undefined && cost > kept.price && kept.isThere(),
    );
    if (kept > 0) this.tiers.splice(0, kept);
    const [next] = this.tiers;
    return next !== undefined && (kept >= 0 || cost > next.price);
  }

  /**
   * Expansions until a stronger tier may be worth its price. No slice passes them, so that a search
   * escalates at the same node however long its slices are.
   */
  private expandedToPrice(): number {
    const { expanded } = this.search;
    const prices = this.tiers.flatMap(({ price, kept }) => [price, kept?.price ?? price]);
    const next = Math.min(...prices.filter((price) => price >= expanded));
    return Math.floor(next) + 1 - expanded;
  }

  private escalate(maker: SearchMaker | null): void {
    this.tiers.shift();
    this.phase = 'between';
    if (maker) {
      this.maker = maker;
      this.replaceSearch(false);
      this.raise(Math.max(this.bound, this.search.estimate));
    }
    this.lastExpanded = 0;
    this.secondLastExpanded = 0;
  }

  /** Raises the proved lower bound. */
  private raise(bound: number): void {
    this.bound = bound;
    this.progress?.raise(bound);
  }

  /** Replaces the current search, which first frees what it holds. */
  private replaceSearch(forTies: boolean): void {
    this.pastCounts.expanded += this.search.expanded;
    this.pastCounts.generated += this.search.generated;
    this.search.close?.();
    this.search = this.maker(forTies);
  }
}
