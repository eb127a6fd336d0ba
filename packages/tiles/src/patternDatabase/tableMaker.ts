import { type Metric, type Puzzle, tileParity } from '@glissade/core';
import { takeTableNotes } from '@glissade/platform/files/tableCache/notes';
import { compileTiles } from '@glissade/search/problem/tileProblem';
import { emptyStats, type SearchStats } from '@glissade/search/searcher';
import type { HeuristicTier, TierOptions } from '../idaStar/tiers/heuristicTier.ts';
import { tiersFor } from '../idaStar/tiers/heuristicTiers.ts';
import { isLight } from '../idaStar/tiers/lightTiers.ts';

/** How making tables ended. */
export type TablesEnd =
  | { readonly status: 'ready' }
  | { readonly status: 'undecided'; readonly limit: 'memory' };

/**
 * Builds the tables for the goals of a tile puzzle, or loads them from the table cache, and keeps
 * them for the searches of this process.
 */
export class TableMaker {
  readonly stats: SearchStats = emptyStats();
  readonly preparing = true;
  /** Bytes of the tables that are ready. */
  bytes = 0;
  private readonly todo: HeuristicTier[];

  constructor(puzzle: Puzzle, metric: Metric, options: TierOptions) {
    const { isHeavy = false, ...rest } = options;
    const { goals } = tileParity(puzzle);
    const reachable = puzzle.goals.filter((_, goal) => goals[goal]!.isReachable);
    const problems = reachable.map((goal) => compileTiles(puzzle, goal));
    const byGap = new Map(problems.map((problem) => [problem.gapGoal, problem]));
    this.todo = [...byGap.values()].flatMap((problem) => {
      const tier = tiersFor(problem, metric, rest).findLast(({ size }) =>
        isHeavy ? size !== undefined && size !== 'heaviest' : isLight(size),
      );
      return tier ? [tier] : [];
    });
  }

  /** Works for about as long as `budget` expansions take; how it ended, or undefined. */
  step(budget: number): TablesEnd | undefined {
    const [tier] = this.todo;
    if (!tier) return { status: 'ready' };
    const maker = tier.prepare(budget);
    this.stats.peakBytes = Math.max(this.stats.peakBytes, this.bytes + tier.bytes());
    if (maker === undefined) return undefined;
    tier.close?.();
    if (maker === null || maker === 'refused') return { status: 'undecided', limit: 'memory' };
    // The first search copies the tables into the kernel's memory.
    maker(false).close?.();
    tier.hold?.();
    this.bytes += tier.bytes();
    this.todo.shift();
    return this.todo.length === 0 ? { status: 'ready' } : undefined;
  }

  /** Why tables could not be kept, or read. */
  takeNotes(): readonly string[] {
    return takeTableNotes();
  }

  close(): void {
    this.todo[0]?.close?.();
  }
}
