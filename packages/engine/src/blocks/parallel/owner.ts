/*
 * The owner of a parallel breadth-first search: starts workers, distributes states to them, and
 * works on its own partition. The search begins on one thread, because most puzzles are solved
 * before a worker has started (30 ms). Once it proves large, workers are started, and at the next
 * end of a level the states of the last two levels are distributed by their hash. Earlier levels
 * stay with the owner; only the reconstruction of a path reads them.
 *
 * Solution lengths and level sizes equal those of one thread. Which of several shortest solutions
 * is found may differ from run to run.
 */
import { type BreadthFirstKernel, moduleOf } from '@glissade/kernels';
import { PAGE_BYTES } from '@glissade/kernels/layout';
import { newFileOwner, removeFilesOf } from '#storage-port';
import { startPool, type ThreadPool } from '../../threads/pool.ts';
import type { ThreadHandle, ThreadSetup } from '../../threads/setup.ts';
import type { Checkpoint } from '../external/checkpoint.ts';
import type { ExternalStore } from '../external/externalStore.ts';
import type { StateRange } from '../external/readPortions.ts';
import { Partition, type PartitionProgress } from './partition.ts';
import { ringSizeFor } from './ringBuffers.ts';
import { SharedState, sharedStateBytes, type ThreadStats } from './sharedState.ts';
import type { WorkerData } from './worker.ts';

export type OwnerOptions = {
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
const OWNER = 0;
/** A crashed worker never notifies the owner, so the owner also polls. */
const POLL_MS = 4;

export class SearchOwner {
  private readonly kernel: BreadthFirstKernel;
  private readonly pool: ThreadPool;
  private readonly shared: SharedState;
  /** The limit of each thread. */
  private readonly pagesMax: number;
  /** Owner of the workers' files, by which they are removed. */
  private readonly fileOwner: string;
  private partition: Partition | undefined;
  private firstLevel = 0;
  /** Levels that are still to be distributed. */
  private levelsToSend: number[] = [];
  /**
   * The first of these levels is in the outboxes completely, and its end was sent to so many
   * workers.
   */
  private isLevelQueued = false;
  private endsSent = 0;

  private constructor(
    kernel: BreadthFirstKernel,
    pool: ThreadPool,
    shared: SharedState,
    pagesMax: number,
    fileOwner: string,
  ) {
    this.kernel = kernel;
    this.pool = pool;
    this.shared = shared;
    this.pagesMax = pagesMax;
    this.fileOwner = fileOwner;
  }

  /** Starts workers; undefined where none can be started. */
  static start(kernel: BreadthFirstKernel, options: OwnerOptions): SearchOwner | undefined {
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
      slots: Math.floor(kernel.recentSlots() / threads),
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
    const start = startThread === undefined ? {} : { start: startThread };
    const pool = startPool({ count: threads - 1, job: 'breadthFirst', data, ...start });
    if (!pool) return undefined;
    for (let index = 1; index < threads; index++) pool.post([index]);
    return new SearchOwner(kernel, pool, shared, pagesMax, data.fileOwner);
  }

  /** True when all workers have started. */
  get ready(): boolean {
    return this.shared.workersReady === this.shared.threads - 1;
  }

  /** Blocks, where that is allowed, until all workers have started; throws what a worker threw. */
  waitUntilReady(): void {
    this.waitUntil(() => this.ready);
  }

  private waitUntil(condition: () => boolean): void {
    const { futex } = this.shared;
    for (;;) {
      const { epoch } = futex;
      this.pool.gather();
      if (condition()) return;
      futex.wait(epoch, POLL_MS);
    }
  }

  /**
   * Begins to distribute the last completed level; `sizes`: of all levels. False: not enough
   * memory.
   */
  distribute(sizes: readonly number[]): boolean {
    const level = sizes.length - 1;
    if (this.kernel.openShare(OWNER, this.shared.threads) === 0) return false;
    this.kernel.setPagesMax(this.pagesMax);
    this.partition = new Partition(this.kernel, this.shared, OWNER);
    this.partition.begin();
    this.firstLevel = level;
    this.levelsToSend = [level - 1, level];
    const states = sizes[level]! + sizes[level - 1]!;
    this.shared.startDistribution(level, Math.ceil(states / this.shared.threads));
    return true;
  }

  get isDistributed(): boolean {
    return this.partition !== undefined;
  }

  /** Works on a slice of a level; waits briefly when there is nothing to do. */
  advance(): PartitionProgress {
    this.pool.gather();
    const partition = this.partition!;
    const progress =
      this.levelsToSend.length > 0 ? this.sendLevels(partition) : partition.advance();
    if (progress === 'waiting') partition.wait(POLL_MS);
    return progress;
  }

  /** Size of the last completed level. */
  get levelSize(): number {
    return this.partition!.levelSize;
  }

  /** Statistics of all workers together. */
  workerStats(): ThreadStats {
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

  /** Makes the goal that was found the kernel's current state. */
  loadGoal(): void {
    this.partition!.currentKey.set(this.shared.key(this.partition!.currentKey.length));
  }

  /**
   * Makes a neighbour of the current state, in a distributed level, the current state; false: the
   * level has none.
   */
  loadPredecessor(level: number, store: ExternalStore): boolean {
    const partition = this.partition!;
    const { shared } = this;
    const range = partition.ranges[level - this.firstLevel - 1];
    if (!range) throw new Error(`level ${level} is not distributed`);
    shared.setKey(partition.currentKey);
    shared.requestPredecessor(level);
    const isOwn = store.loadPredecessor(range, level, () => shared.found);
    if (isOwn) shared.claimFound();
    this.waitUntil(() => shared.replies === shared.threads - 1);
    if (!isOwn && shared.found) partition.currentKey.set(shared.key(partition.currentKey.length));
    return isOwn || shared.found;
  }

  /** True when the states of a level are distributed to several threads. */
  isLevelDistributed(level: number): boolean {
    return this.isDistributed && level > this.firstLevel;
  }

  get threads(): number {
    return this.shared.threads;
  }

  /** Own states of the levels completed since `distribute`. */
  get ownRanges(): readonly StateRange[] {
    return this.partition?.ranges ?? [];
  }

  /** Asks the workers to write their states to the disk when this level is complete. */
  requestCheckpoint(level: number): void {
    this.shared.requestCheckpoint(level);
  }

  get areCheckpointsWritten(): boolean {
    return this.shared.checkpointsWritten === this.shared.threads - 1;
  }

  close(): void {
    this.pool.close();
    void removeFilesOf(this.fileOwner);
  }

  /** Sends the states of the last two levels, each followed by its end. */
  private sendLevels(partition: Partition): PartitionProgress {
    if (!partition.send()) return 'waiting';
    if (!this.isLevelQueued) {
      this.isLevelQueued = this.kernel.shareLevel(this.levelsToSend[0]!) === 1;
      return 'running';
    }
    while (this.endsSent < this.shared.threads - 1) {
      if (!this.shared.chunks.send(OWNER, this.endsSent + 1, new Uint8Array())) return 'waiting';
      this.endsSent++;
    }
    this.endsSent = 0;
    this.isLevelQueued = false;
    this.levelsToSend.shift();
    return 'running';
  }
}
