import type { Shortage } from '../../files/storage.ts';
import { compileBlocks } from '../../problem/blockProblem.ts';
import type { Question } from '../../problem/problem.ts';
import { emptyStats, type SearchStats } from '../../search/searcher.ts';
import { MemoryMeter } from '../model/memoryMeter.ts';
import { searchMetricOf } from '../model/searchMetric.ts';
import type { BreadthFirst } from './breadthFirst.ts';
import { openSearch, type PackedOptions } from './packedSearcher.ts';

/** How an exploration ended: a breadth-first search without a goal, which counts all states. */
export type Exploration =
  | {
      readonly status: 'explored';
      /** States at each distance from the start; pieces of one kind are not distinguished. */
      readonly levels: readonly number[];
      /** Number of states that can be reached, the start included. */
      readonly total: number;
    }
  | { readonly status: 'undecided'; readonly limit: Shortage };

/** Like a Searcher without a goal: `step` works for about `budget` expansions. */
export type Explorer = {
  readonly stats: SearchStats;
  /** Sizes of the complete levels. */
  readonly levels: readonly number[];
  step(budget: number): Exploration | undefined;
  close?(): void;
};

/** Counts all states that can be reached from the start, by distance. */
export function exploreSearcher(question: Question, options: PackedOptions = {}): Explorer {
  return new PackedExplorer(question, options);
}

class PackedExplorer implements Explorer {
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

  step(budget: number): Exploration | undefined {
    const { search, stats } = this;
    const end = stats.expanded + budget;
    while (stats.expanded < end) {
      if (search?.levelComplete && !search.openLevel()) {
        return { status: 'explored', levels: search.sizes, total: search.store.count };
      }
      const found = search?.advance(end - stats.expanded, undefined);
      if (found === undefined) return { status: 'undecided', limit: 'memory' };
      if (search?.isAmidWork) return undefined;
    }
    return undefined;
  }
}
