import type { SearchStats } from '../../search/searcher.ts';
import { KernelSearch } from '../bfs/breadthFirst.ts';
import type { KernelOptions, KernelTask } from '../bfs/searchTask.ts';

/**
 * Where memory is too small for threads, each of which keeps its own, one goes on with the disk,
 * from the last checkpoint or from the start. Undefined: it cannot, or it is alone already.
 */
export function beginAlone(
  search: KernelSearch,
  task: KernelTask,
  options: KernelOptions,
  stats: SearchStats,
  keep: boolean,
): KernelSearch | undefined {
  if (!search.isShared || !(options.temporaryFile || options.checkpoint)) return undefined;
  search.close(false);
  return KernelSearch.open(task, { ...options, threads: 1 }, stats, keep);
}
