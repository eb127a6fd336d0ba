import type { SearchStats } from '@glissade/search/searcher';
import type { BreadthFirstSearch } from './breadthFirstSearch.ts';
import type { Progress } from './progress.ts';
import type { KernelOptions, KernelTask } from './searchTask.ts';

/**
 * A breadth-first search that restarts on one thread when memory is too small for several: from the
 * last checkpoint, or from the start. One thread can keep expanded states in files, so it needs a
 * disk.
 */
export class RestartingSearch {
  private readonly canRestart: boolean;
  /** Opens it again, on one thread. */
  private readonly openAlone: () => BreadthFirstSearch | undefined;
  private search: BreadthFirstSearch;
  /** Sizes of the levels that several threads had completed before the restart. */
  private levelsBefore: readonly number[] = [];

  private constructor(
    search: BreadthFirstSearch,
    canRestart: boolean,
    openAlone: () => BreadthFirstSearch | undefined,
  ) {
    this.search = search;
    this.canRestart = canRestart;
    this.openAlone = openAlone;
  }

  /** Opens a search in one of its ways; undefined where that fails. */
  static open(
    open: typeof BreadthFirstSearch.toGoal,
    task: KernelTask,
    options: KernelOptions,
    stats: SearchStats,
  ): RestartingSearch | undefined {
    const search = open(task, options, stats);
    const hasDisk = options.temporaryFile !== undefined || options.checkpoint !== undefined;
    const openAlone = () => open(task, { ...options, threads: 1 }, stats);
    return search && new RestartingSearch(search, hasDisk, openAlone);
  }

  /** Sizes of the levels that are known to be complete. */
  get levels(): readonly number[] {
    const { levels } = this.search;
    return levels.length < this.levelsBefore.length ? this.levelsBefore : levels;
  }

  get total(): number {
    return this.search.total;
  }

  get exhausted(): boolean {
    return this.search.exhausted;
  }

  /** True when several threads search. */
  get isParallel(): boolean {
    return this.search.isParallel;
  }

  /** Expands up to `budget` states of one level. */
  advance(budget: number): Progress {
    const progress = this.search.advance(budget);
    // A search that forgets states may fit in the memory of one thread even without a disk.
    const isShort = progress === 'memory' || (progress === 'disk' && !this.search.storesLevels);
    return isShort && this.restart() ? 'running' : progress;
  }

  pathToGoal(): Int32Array[] {
    return this.search.pathToGoal();
  }

  /** `over`: the search has an answer. */
  close(over: boolean): void {
    this.search.close(over);
  }

  /** False: it runs on one thread already, or cannot restart. */
  private restart(): boolean {
    const { search, levels } = this;
    if (!search.isParallel || !this.canRestart) return false;
    search.close(false);
    const alone = this.openAlone();
    if (!alone) return false;
    this.levelsBefore = levels;
    this.search = alone;
    return true;
  }
}
