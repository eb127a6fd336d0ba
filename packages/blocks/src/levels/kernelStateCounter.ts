import type { Question } from '@glissade/search/problem/problem';
import { emptyStats, type SearchStats } from '@glissade/search/searcher';
import { BreadthFirstSearch } from '../bfs/breadthFirstSearch.ts';
import { kernelTask } from '../bfs/kernelTask.ts';
import { RestartingSearch } from '../bfs/restartingSearch.ts';
import type { KernelOptions } from '../bfs/searchTask.ts';
import {
  packedStateCounter,
  type StateCount,
  type StateCounter,
} from '../reference/stateCounter.ts';

/**
 * Counts all states that can be reached from the start, by distance: in WebAssembly where the
 * puzzle fits, with only a few levels in memory, or in a file where memory is too small; otherwise
 * by the reference search.
 */
export function kernelStateCounter(question: Question, options: KernelOptions = {}): StateCounter {
  const task = kernelTask(question, options);
  const stats = emptyStats();
  const search =
    task && RestartingSearch.open(BreadthFirstSearch.overAllStates, task, options, stats);
  return search ? new KernelStateCounter(search, stats) : packedStateCounter(question, options);
}

class KernelStateCounter implements StateCounter {
  readonly stats: SearchStats;
  private readonly search: RestartingSearch;

  constructor(search: RestartingSearch, stats: SearchStats) {
    this.search = search;
    this.stats = stats;
  }

  get levels(): readonly number[] {
    return this.search.levels;
  }

  step(budget: number): StateCount | undefined {
    const { search, stats } = this;
    const end = stats.expanded + budget;
    while (stats.expanded < end) {
      const progress = search.advance(end - stats.expanded);
      if (progress === 'memory' || progress === 'disk') {
        return { status: 'undecided', limit: progress };
      }
      if (progress === 'level' && search.exhausted) {
        return { status: 'counted', levels: search.levels, total: search.total };
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
