import type { BreadthFirstKernel } from '../kernel/breadthFirstKernel.ts';
import { SearchOwner } from './owner.ts';
import { SearchWorkers, type WorkerOptions } from './workers.ts';

export type ThreadOptions = WorkerOptions & {
  /** States from which on several threads pay. */
  readonly statesToParallelize: number;
  /** Blocks until all workers have started. */
  readonly waitForThreads: boolean;
};

/** Levels that a search must have completed before its states are distributed. */
const LEVELS_MIN = 4;

/**
 * Turns a search on one thread into a parallel one. A search begins on one thread, because most
 * puzzles are solved before a worker has started (30 ms). Once the search is large, it starts
 * workers, and at the first end of a level at which all of them run, it distributes its states.
 */
export class ThreadStart {
  private readonly options: ThreadOptions;
  private workers: SearchWorkers | undefined;
  private isTried: boolean;

  constructor(options: ThreadOptions) {
    this.options = options;
    this.isTried = options.threads === 1;
  }

  /** True when workers were started. */
  get isStarted(): boolean {
    return this.workers !== undefined;
  }

  /** Bytes of memory that the workers and their owner share. */
  get bytes(): number {
    return this.workers?.stats.bytes ?? 0;
  }

  /**
   * To be called after each level that one thread completed, with the sizes of all levels and their
   * sum. Undefined: the search stays on one thread for now.
   */
  distribute(
    kernel: BreadthFirstKernel,
    sizes: readonly number[],
    total: number,
  ): SearchOwner | undefined {
    const { statesToParallelize, waitForThreads } = this.options;
    if (total < statesToParallelize) return undefined;
    if (!this.isTried) this.workers = SearchWorkers.start(kernel, this.options);
    this.isTried = true;
    const { workers } = this;
    if (waitForThreads) workers?.waitUntilReady();
    if (!workers?.areReady || sizes.length < LEVELS_MIN) return undefined;
    return SearchOwner.distribute(kernel, workers, sizes);
  }

  close(): void {
    this.workers?.close();
  }
}
