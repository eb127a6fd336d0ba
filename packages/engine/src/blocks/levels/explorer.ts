import type { Question } from '../../problem/problem.ts';
import { emptyStats, type SearchStats } from '../../search/searcher.ts';
import { kernelTask } from '../bfs/kernelTask.ts';
import { RestartingSearch } from '../bfs/restartingSearch.ts';
import type { KernelOptions } from '../bfs/searchTask.ts';
import { type Exploration, type Explorer, exploreSearcher } from '../reference/explorer.ts';

/**
 * Counts all states that can be reached from the start, by distance: in WebAssembly where the
 * puzzle fits, with only a few levels in memory, or in a file where memory is too small; otherwise
 * by the reference search.
 */
export function kernelExplorer(question: Question, options: KernelOptions = {}): Explorer {
  const task = kernelTask(question, options);
  const stats = emptyStats();
  const search = task && RestartingSearch.open(task, options, stats, false);
  return search ? new KernelExplorer(search, stats) : exploreSearcher(question, options);
}

class KernelExplorer implements Explorer {
  readonly stats: SearchStats;
  private readonly search: RestartingSearch;

  constructor(search: RestartingSearch, stats: SearchStats) {
    this.search = search;
    this.stats = stats;
  }

  get levels(): readonly number[] {
    return this.search.levels;
  }

  step(budget: number): Exploration | undefined {
    const { search, stats } = this;
    const end = stats.expanded + budget;
    while (stats.expanded < end) {
      const progress = search.advance(end - stats.expanded);
      if (progress === 'memory' || progress === 'disk') {
        return { status: 'undecided', limit: progress };
      }
      if (progress === 'level' && search.exhausted) {
        return { status: 'explored', levels: search.levels, total: search.total };
      }
      // The budget says nothing of it: what other threads expand comes in leaps.
      if (search.isParallel) return undefined;
    }
    return undefined;
  }

  close(): void {
    this.search.close(true);
  }
}
