/*
 * Searches that consist of others, one after another. A plan is a generator that reads from top to
 * bottom: it does its own work in portions, and hands over to a searcher until that has ended.
 *
 * `turns.ts` runs two searches in turns.
 */
import type { Steps } from '@glissade/core';
import { type BudgetedWork, workFor } from './budgetedWork.ts';
import {
  afterOneAnother,
  emptyStats,
  type RawOutcome,
  type Searcher,
  type SearchStats,
} from './searcher.ts';

/** Work of its own, in expansions, and searchers to which it hands over by `yield* search(…)`. */
export type Plan = (search: HandOver) => BudgetedWork<RawOutcome>;

/** Lets a searcher work until it ends; it is closed when the next begins or the whole is closed. */
export type HandOver = (searcher: Searcher) => BudgetedWork<RawOutcome>;

/** The search that a plan describes. `stats`: live, what is known before a searcher is there. */
export function following(plan: Plan, stats: SearchStats = emptyStats()): Searcher {
  return new FollowingSearcher(plan, stats);
}

/**
 * Set-up in slices, each about as long as the expansions that it yields, then the search that needs
 * it: compiling a board of 255×255 cells takes seconds. The set-up returns false if memory does not
 * suffice.
 */
export function prepared(preparation: Generator<number, boolean>, make: () => Searcher): Searcher {
  return following(function* (search): BudgetedWork<RawOutcome> {
    const isReady = yield* preparation;
    return isReady ? yield* search(make()) : { status: 'undecided', limit: 'memory' };
  });
}

/** A search and, where memory is too small for it, another one that needs less. */
export function orWithLessMemory(first: Searcher, makeOther: () => Searcher): Searcher {
  return following(function* (search) {
    const outcome = yield* search(first);
    const isShort = outcome.status === 'undecided' && outcome.limit === 'memory';
    return isShort ? yield* search(makeOther()) : outcome;
  });
}

class FollowingSearcher implements Searcher {
  readonly stats: SearchStats;
  private readonly work: BudgetedWork<RawOutcome | undefined>;
  private current: Searcher | undefined;
  /** Statistics of the searchers that have ended. */
  private before: SearchStats;
  /** What the last step of the one before has used of a budget. */
  private used = 0;

  constructor(plan: Plan, stats: SearchStats) {
    this.stats = stats;
    this.before = { ...stats };
    this.work = plan((searcher) => this.search(searcher));
  }

  get preparing(): boolean {
    return this.current === undefined || this.current.preparing === true;
  }

  get best(): Steps | undefined {
    return this.current?.best;
  }

  get iterationNodes(): Searcher['iterationNodes'] {
    return this.current?.iterationNodes;
  }

  get proofRestMs(): number | undefined {
    return this.current?.proofRestMs;
  }

  step(budget: number): RawOutcome | undefined {
    return workFor(this.work, budget);
  }

  close(): void {
    this.work.return(undefined);
    this.current?.close?.();
  }

  private *search(searcher: Searcher): BudgetedWork<RawOutcome> {
    this.current?.close?.();
    this.before = { ...this.stats };
    this.current = searcher;
    this.record(searcher.stats);
    for (let budget = yield this.used; ; budget = yield budget) {
      const outcome = searcher.step(budget);
      this.record(searcher.stats);
      this.used = budget;
      if (outcome) return outcome;
    }
  }

  private record(now: SearchStats): void {
    Object.assign(this.stats, afterOneAnother(this.before, now));
  }
}
