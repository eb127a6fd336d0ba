import type { Shortage } from '@glissade/platform/files/storage';
import { compileBlocks } from '@glissade/search/problem/blockProblem';
import type { Question } from '@glissade/search/problem/problem';
import { emptyStats, type SearchStats } from '@glissade/search/searcher';
import { MemoryMeter } from '../model/memoryMeter.ts';
import { searchMetricOf } from '../model/searchMetric.ts';
import type { BreadthFirst } from './packedBreadthFirst.ts';
import { openSearch, type PackedOptions } from './packedSearcher.ts';

/** How a count of all states ended: a breadth-first search that has no goal. */
export type StateCount =
  | {
      readonly status: 'counted';
      /** States at each distance from the start; pieces of one kind are not distinguished. */
      readonly levels: readonly number[];
      /** Number of states that can be reached, the start included. */
      readonly total: number;
    }
  | { readonly status: 'undecided'; readonly limit: Shortage };

/** Like a Searcher without a goal: `step` works for about `budget` expansions. */
export type StateCounter = {
  readonly stats: SearchStats;
  /** Sizes of the complete levels. */
  readonly levels: readonly number[];
  step(budget: number): StateCount | undefined;
  close?(): void;
};

/** Counts all states that can be reached from the start, by distance. */
export function packedStateCounter(question: Question, options: PackedOptions = {}): StateCounter {
  return new PackedStateCounter(question, options);
}

class PackedStateCounter implements StateCounter {
  readonly stats: SearchStats = emptyStats();
  private readonly search: BreadthFirst | undefined;

  constructor({ puzzle, metric }: Question, { memoryBytesMax = Infinity }: PackedOptions) {
    const meter = new MemoryMeter(memoryBytesMax);
    const searchMetric = searchMetricOf(puzzle, metric);
    this.search = openSearch(compileBlocks(puzzle), searchMetric, this.stats, meter);
  }

  get levels(): readonly number[] {
    return this.search?.sizes ?? [];
  }

  step(budget: number): StateCount | undefined {
    const { search, stats } = this;
    const end = stats.expanded + budget;
    while (stats.expanded < end) {
      if (search?.levelComplete && !search.openLevel()) {
        return { status: 'counted', levels: search.sizes, total: search.store.count };
      }
      const found = search?.advance(end - stats.expanded, undefined);
      if (found === undefined) return { status: 'undecided', limit: 'memory' };
      if (search?.isAmidWork) return undefined;
    }
    return undefined;
  }
}
