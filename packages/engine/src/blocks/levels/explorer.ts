import type { Question } from '../../problem/problem.ts';
import { emptyStats, type SearchStats } from '../../search/searcher.ts';
import { BreadthFirstSearch } from '../bfs/breadthFirst.ts';
import { type KernelOptions, type KernelTask, kernelTask } from '../bfs/searchTask.ts';
import { restartOnOneThread } from '../parallel/singleThread.ts';
import { type Exploration, type Explorer, exploreSearcher } from '../reference/explorer.ts';

/**
 * Counts all states that can be reached from the start, by distance: in WebAssembly where the
 * puzzle fits, with only a few levels in memory, or in a file where memory is too small; otherwise
 * by the reference search.
 */
export function kernelExplorer(question: Question, options: KernelOptions = {}): Explorer {
  const task = kernelTask(question, options);
  const stats = emptyStats();
  const search = task && BreadthFirstSearch.open(task, options, stats, false);
  return search
    ? new KernelExplorer(task, options, search, stats)
    : exploreSearcher(question, options);
}

class KernelExplorer implements Explorer {
  readonly stats: SearchStats;
  private readonly task: KernelTask;
  private readonly options: KernelOptions;
  private search: BreadthFirstSearch;
  /** Levels that several threads had completed before the search restarted on one thread. */
  private completedBefore: readonly number[] = [];

  constructor(
    task: KernelTask,
    options: KernelOptions,
    search: BreadthFirstSearch,
    stats: SearchStats,
  ) {
    this.task = task;
    this.options = options;
    this.search = search;
    this.stats = stats;
  }

  get levels(): readonly number[] {
    const { levels } = this.search;
    return levels.length < this.completedBefore.length ? this.completedBefore : levels;
  }

  step(budget: number): Exploration | undefined {
    const { task, options, stats } = this;
    const end = stats.expanded + budget;
    while (stats.expanded < end) {
      const { search } = this;
      const progress = search.advance(end - stats.expanded);
      if (progress === 'waiting') return undefined;
      if (progress === 'memory' || progress === 'disk') {
        const alone = restartOnOneThread(search, task, options, stats, false);
        if (!alone) return { status: 'undecided', limit: progress };
        this.completedBefore = this.levels;
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
