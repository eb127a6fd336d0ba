import type { Question } from '../../problem/problem.ts';
import { emptyStats, type SearchStats } from '../../search/searcher.ts';
import { type Exploration, type Explorer, exploreSearcher } from '../packed/exploreSearcher.ts';
import { KernelSearch } from './kernelSearch.ts';
import { type KernelOptions, kernelTask } from './kernelTask.ts';

/**
 * Visits every state that can be reached from the start and counts them by distance: in WebAssembly
 * where the puzzle fits, holding only a few levels at a time; otherwise by the plain twin.
 */
export function kernelExplorer(question: Question, options: KernelOptions = {}): Explorer {
  const task = kernelTask(question, options);
  const stats = emptyStats();
  const search = task && KernelSearch.open(task, options, stats, false);
  return search ? new KernelExplorer(search, stats) : exploreSearcher(question, options);
}

class KernelExplorer implements Explorer {
  readonly stats: SearchStats;
  private readonly search: KernelSearch;

  constructor(search: KernelSearch, stats: SearchStats) {
    this.search = search;
    this.stats = stats;
  }

  step(budget: number): Exploration | undefined {
    const { search, stats } = this;
    const end = stats.expanded + budget;
    while (stats.expanded < end) {
      const progress = search.advance(end - stats.expanded);
      if (progress === 'waiting') return undefined;
      if (progress === 'memory' || progress === 'disk')
        return { status: 'undecided', limit: 'memory' };
      if (progress === 'level' && search.exhausted) {
        return { status: 'explored', levels: search.levels, total: search.total };
      }
    }
    return undefined;
  }

  close(): void {
    this.search.close(true);
  }
}
