import type { Question } from '../../problem/problem.ts';
import { emptyStats, type SearchStats } from '../../search/searcher.ts';
import { KernelSearch } from '../bfs/breadthFirst.ts';
import { type KernelOptions, type KernelTask, kernelTask } from '../bfs/searchTask.ts';
import { beginAlone } from '../parallel/singleThread.ts';
import { type Exploration, type Explorer, exploreSearcher } from '../reference/explorer.ts';

/**
 * Visits every state that can be reached from the start and counts them by distance: in WebAssembly
 * where the puzzle fits, holding only a few levels at a time, in a file where memory cannot;
 * otherwise by the plain twin.
 */
export function kernelExplorer(question: Question, options: KernelOptions = {}): Explorer {
  const task = kernelTask(question, options);
  const stats = emptyStats();
  const search = task && KernelSearch.open(task, options, stats, false);
  return search
    ? new KernelExplorer(task, options, search, stats)
    : exploreSearcher(question, options);
}

class KernelExplorer implements Explorer {
  readonly stats: SearchStats;
  private readonly task: KernelTask;
  private readonly options: KernelOptions;
  private search: KernelSearch;
  /** What several threads have completed, when one begins anew. */
  private before: readonly number[] = [];

  constructor(task: KernelTask, options: KernelOptions, search: KernelSearch, stats: SearchStats) {
    this.task = task;
    this.options = options;
    this.search = search;
    this.stats = stats;
  }

  get levels(): readonly number[] {
    const { levels } = this.search;
    return levels.length < this.before.length ? this.before : levels;
  }

  step(budget: number): Exploration | undefined {
    const { task, options, stats } = this;
    const end = stats.expanded + budget;
    while (stats.expanded < end) {
      const { search } = this;
      const progress = search.advance(end - stats.expanded);
      if (progress === 'waiting') return undefined;
      if (progress === 'memory' || progress === 'disk') {
        const alone = beginAlone(search, task, options, stats, false);
        if (!alone) return { status: 'undecided', limit: progress };
        this.before = this.levels;
        this.search = alone;
      }
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
