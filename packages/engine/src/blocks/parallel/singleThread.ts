import type { SearchStats } from '../../search/searcher.ts';
import { BreadthFirstSearch } from '../bfs/breadthFirst.ts';
import type { KernelOptions, KernelTask } from '../bfs/searchTask.ts';

/**
 * Restarts a parallel search that ran out of memory on one thread, which keeps expanded states in
 * files: from the last checkpoint, or from the start. Undefined when there is no disk, or when the
 * search already runs on one thread.
 */
export function restartOnOneThread(
  search: BreadthFirstSearch,
  task: KernelTask,
  options: KernelOptions,
  stats: SearchStats,
  storesLevels: boolean,
): BreadthFirstSearch | undefined {
  if (!search.isParallel || !(options.temporaryFile || options.checkpoint)) return undefined;
  search.close(false);
  return BreadthFirstSearch.open(task, { ...options, threads: 1 }, stats, storesLevels);
}
