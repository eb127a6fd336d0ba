/* Starts the worker threads of a parallel breadth-first search and drives them. */

import { PAGE_BYTES } from '@glissade/platform/pageBytes';
import { newFileOwner, removeFilesOf } from '@glissade/platform/storage-port';
import { startPool, type ThreadPool } from '@glissade/platform/threads/pool';
import type { ThreadHandle, ThreadSetup } from '@glissade/platform/threads/threadSetup';
import type { Checkpoint } from '../external/checkpoint.ts';
import { type BreadthFirstKernel, moduleOf } from '../kernel/breadthFirstKernel.ts';
import { ringSizeFor } from './ringBuffers.ts';
import { SharedState, sharedStateBytes, type ThreadStats } from './sharedState.ts';
import type { WorkerData } from './worker.ts';

export type WorkerOptions = {
  readonly threads: number;
  /** The limit for all threads together. */
  readonly memoryBytesMax: number;
  readonly storesLevels: boolean;
  /** True for the narrow kernel. */
  readonly isNarrow: boolean;
  /** Slots from which on the table is partitioned, if not the default. */
  readonly slotsToSplit: number | undefined;
  /** States may be written to files; with a checkpoint these files are kept. */
  readonly usesFiles: boolean;
  readonly checkpoint: Checkpoint | undefined;
  /** Bytes of the owner's memory up to the end of the compiled puzzle. */
  readonly imageBytes: number;
  readonly startThread: ((setup: ThreadSetup) => ThreadHandle) | undefined;
};

/** Pages that a worker needs besides the compiled puzzle: 4 MiB. With less it is not started. */
const WORKER_PAGES_MIN = 64;
/** A crashed worker never notifies the owner, so the owner also polls. */
export const POLL_MS = 4;

/** The worker threads of a parallel search, and the memory that they share with its owner. */
export class SearchWorkers {
  readonly shared: SharedState;
  /** The memory limit of each thread. */
  readonly pagesMax: number;
  private readonly pool: ThreadPool;
  /** Owner of the workers' files, by which they are removed. */
  private readonly fileOwner: string;

  private constructor(pool: ThreadPool, shared: SharedState, pagesMax: number, fileOwner: string) {
    this.pool = pool;
    this.shared = shared;
    this.pagesMax = pagesMax;
    this.fileOwner = fileOwner;
  }

  /** Starts workers; undefined where none can be started. */
  static start(kernel: BreadthFirstKernel, options: WorkerOptions): SearchWorkers | undefined {
    const { threads, storesLevels, usesFiles, checkpoint, imageBytes, startThread } = options;
    const rings = ringSizeFor(threads, options.memoryBytesMax);
    const ownBytesMax = (options.memoryBytesMax - sharedStateBytes(rings)) / threads;
    const pagesMax = Math.min(65_535, Math.floor(ownBytesMax / PAGE_BYTES));
    if (pagesMax < WORKER_PAGES_MIN + imageBytes / PAGE_BYTES) return undefined;
    const shared = new SharedState(rings);
    const data: WorkerData = {
      module: moduleOf(kernel),
      image: new Uint8Array(kernel.memory.buffer, 0, imageBytes).slice(),
      directoryBytes: kernel.directoryBytes(),
      pagesMax,
      slots: Math.floor(kernel.windowSlots() / threads),
      storesLevels,
      isNarrow: options.isNarrow,
      slotsToSplit: options.slotsToSplit,
      sharedBuffer: shared.buffer,
      rings,
      threads,
      usesFiles,
      fileOwner: newFileOwner(),
      folder: checkpoint?.folder.path,
      partNames: Array.from({ length: threads }, (_, index) => checkpoint?.partName(index) ?? ''),
    };
    const start = { start: startThread };
    const pool = startPool({ count: threads - 1, job: 'breadthFirst', data, ...start });
    if (!pool) return undefined;
    for (let index = 1; index < threads; index++) pool.post([index]);
    return new SearchWorkers(pool, shared, pagesMax, data.fileOwner);
  }

  /** True when all workers have started. */
  get areReady(): boolean {
    return this.shared.workersReady === this.shared.threads - 1;
  }

  /** Blocks, where that is allowed, until all workers have started; throws what a worker threw. */
  waitUntilReady(): void {
    this.waitUntil(() => this.areReady);
  }

  /** Blocks, where that is allowed, until a condition holds; throws what a worker threw. */
  waitUntil(condition: () => boolean): void {
    const { futex } = this.shared;
    for (;;) {
      const { epoch } = futex;
      this.check();
      if (condition()) return;
      futex.wait(epoch, POLL_MS);
    }
  }

  /** Throws what a worker threw. */
  check(): void {
    this.pool.gather();
  }

  /** Statistics of all workers together; `bytes` includes the shared memory. */
  get stats(): ThreadStats {
    const all = Array.from({ length: this.shared.threads - 1 }, (_, n) =>
      this.shared.statsOf(n + 1),
    );
    const sum = (of: (stats: ThreadStats) => number) =>
      all.reduce((total, one) => total + of(one), 0);
    return {
      expanded: sum((stats) => stats.expanded),
      generated: sum((stats) => stats.generated),
      bytes: sum((stats) => stats.bytes) + this.shared.buffer.byteLength,
    };
  }

  close(): void {
    this.pool.close();
    void removeFilesOf(this.fileOwner);
  }
}
