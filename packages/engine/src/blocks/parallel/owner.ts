/*
 * Several threads at one search, as its owner sees them. The search begins alone, for most puzzles
 * are solved before a thread is up (30 ms). When it turns out large, helpers are started, and at
 * the next end of a level the states of the two last levels are handed over to the threads that
 * they belong to. Earlier levels stay with the owner; only a way back will read them.
 *
 * Lengths and the sizes of levels are those of one thread. Which of several shortest lines is found
 * may differ from run to run.
 */
import { type BreadthFirstKernel, moduleOf } from '@glissade/kernels';
import { PAGE_BYTES } from '@glissade/kernels/layout';
import { newFileOwner, removeFilesOf } from '#storage-port';
import { startPool, type ThreadPool } from '../../threads/pool.ts';
import type { ThreadHandle, ThreadSetup } from '../../threads/setup.ts';
import type { Checkpoint } from '../external/checkpoint.ts';
import type { Spill } from '../external/externalStore.ts';
import type { Range } from '../external/readPortions.ts';
import { Share, type ShareProgress } from './partition.ts';
import { ringsFor } from './ringBuffers.ts';
import { Exchange, exchangeBytes, type ShareStats } from './sharedState.ts';
import type { CrewMateData } from './worker.ts';

export type CrewOptions = {
  readonly threads: number;
  /** Of all threads together. */
  readonly memoryBytesMax: number;
  readonly keep: boolean;
  /** The kernel is the narrow one. */
  readonly narrow: boolean;
  /** Where tables are cut, if not as usual. */
  readonly slotsToCut: number | undefined;
  /** States may go to the disk, and with a checkpoint they stay there. */
  readonly spills: boolean;
  readonly checkpoint: Checkpoint | undefined;
  /** Bytes of the owner's memory up to the end of the puzzle's tables. */
  readonly imageBytes: number;
  readonly startThread: ((setup: ThreadSetup) => ThreadHandle) | undefined;
};

/** Pages that a helper must have besides the puzzle's, or it is not started: 4 MiB. */
const PAGES_MIN = 64;
const OWNER = 0;
/** A helper that fails rings no bell. */
const SLEEP_MS = 4;

export class Crew {
  private readonly kernel: BreadthFirstKernel;
  private readonly pool: ThreadPool;
  private readonly exchange: Exchange;
  /** Of each thread. */
  private readonly pagesMax: number;
  /** Whose the helpers' files are. */
  private readonly files: string;
  private share: Share | undefined;
  private firstLevel = 0;
  /** Levels still to be handed over. */
  private toShare: number[] = [];
  /** The first of them is in the outboxes, and its ends sent to so many helpers. */
  private allHanded = false;
  private endsSent = 0;

  private constructor(
    kernel: BreadthFirstKernel,
    pool: ThreadPool,
    exchange: Exchange,
    pagesMax: number,
    files: string,
  ) {
    this.kernel = kernel;
    this.pool = pool;
    this.exchange = exchange;
    this.pagesMax = pagesMax;
    this.files = files;
  }

  /** Starts helpers; undefined where there can be none. */
  static start(kernel: BreadthFirstKernel, options: CrewOptions): Crew | undefined {
    const { threads, keep, spills, checkpoint, imageBytes, startThread } = options;
    const rings = ringsFor(threads, options.memoryBytesMax);
    const ownBytesMax = (options.memoryBytesMax - exchangeBytes(rings)) / threads;
    const pagesMax = Math.min(65_535, Math.floor(ownBytesMax / PAGE_BYTES));
    if (pagesMax < PAGES_MIN + imageBytes / PAGE_BYTES) return undefined;
    const exchange = new Exchange(rings);
    const data: CrewMateData = {
      module: moduleOf(kernel),
      image: new Uint8Array(kernel.memory.buffer, 0, imageBytes).slice(),
      directoryBytes: kernel.directoryBytes(),
      pagesMax,
      slots: Math.floor(kernel.recentSlots() / threads),
      keep,
      narrow: options.narrow,
      slotsToCut: options.slotsToCut,
      exchange: exchange.buffer,
      rings,
      threads,
      spills,
      files: newFileOwner(),
      folder: checkpoint?.folder.path,
      parts: Array.from({ length: threads }, (_, index) => checkpoint?.partOf(index) ?? ''),
    };
    const start = startThread === undefined ? {} : { start: startThread };
    const pool = startPool({ count: threads - 1, job: 'breadthFirst', data, ...start });
    if (!pool) return undefined;
    for (let index = 1; index < threads; index++) pool.post([index]);
    return new Crew(kernel, pool, exchange, pagesMax, data.files);
  }

  /** All helpers are up. */
  get ready(): boolean {
    return this.exchange.helpers === this.exchange.threads - 1;
  }

  /** Blocks, where that is allowed; throws what a helper threw. */
  waitUntilReady(): void {
    this.waitUntil(() => this.ready);
  }

  private waitUntil(isSo: () => boolean): void {
    const { bell } = this.exchange;
    for (;;) {
      const { rings } = bell;
      this.pool.gather();
      if (isSo()) return;
      bell.sleep(rings, SLEEP_MS);
    }
  }

  /** Shares out the level just completed, by all levels' sizes; false: no memory for it. */
  join(sizes: readonly number[]): boolean {
    const level = sizes.length - 1;
    if (this.kernel.openShare(OWNER, this.exchange.threads) === 0) return false;
    this.kernel.setPagesMax(this.pagesMax);
    this.share = new Share(this.kernel, this.exchange, OWNER);
    this.share.begin();
    this.firstLevel = level;
    this.toShare = [level - 1, level];
    const states = sizes[level]! + sizes[level - 1]!;
    this.exchange.begin(level, Math.ceil(states / this.exchange.threads));
    return true;
  }

  get joined(): boolean {
    return this.share !== undefined;
  }

  /** Goes on a little; sleeps a little when there is nothing to do. */
  work(): ShareProgress {
    this.pool.gather();
    const share = this.share!;
    const progress = this.toShare.length > 0 ? this.handOver(share) : share.work();
    if (progress === 'waiting') share.sleep(SLEEP_MS);
    return progress;
  }

  /** States in the level just completed. */
  get levelSize(): number {
    return this.share!.levelSize;
  }

  /** What the helpers have done. */
  statsOfHelpers(): ShareStats {
    const all = Array.from({ length: this.exchange.threads - 1 }, (_, n) =>
      this.exchange.statsOf(n + 1),
    );
    const sum = (of: (stats: ShareStats) => number) =>
      all.reduce((total, one) => total + of(one), 0);
    return {
      expanded: sum((stats) => stats.expanded),
      generated: sum((stats) => stats.generated),
      bytes: sum((stats) => stats.bytes) + this.exchange.buffer.byteLength,
    };
  }

  /** Takes the goal found in hand. */
  takeGoal(): void {
    this.share!.key.set(this.exchange.key(this.share!.key.length));
  }

  /** Takes in hand a neighbour, in a level that was shared, of the state in hand. */
  takePredecessor(level: number, spill: Spill): boolean {
    const share = this.share!;
    const { exchange } = this;
    const range = share.ranges[level - this.firstLevel - 1];
    if (!range) throw new Error(`level ${level} is not shared`);
    exchange.setKey(share.key);
    exchange.ask(level);
    const isOwn = spill.takePredecessor(range, level, () => exchange.found);
    if (isOwn) exchange.claimFound();
    this.waitUntil(() => exchange.replies === exchange.threads - 1);
    if (!isOwn && exchange.found) share.key.set(exchange.key(share.key.length));
    return isOwn || exchange.found;
  }

  /** True when a level's states lie with several threads. */
  isShared(level: number): boolean {
    return this.joined && level > this.firstLevel;
  }

  get threads(): number {
    return this.exchange.threads;
  }

  /** Own states of the levels completed since `join`. */
  get ownRanges(): readonly Range[] {
    return this.share?.ranges ?? [];
  }

  /** Asks the helpers to bring to the disk what they have when a level is complete. */
  keepAt(level: number): void {
    this.exchange.keepAt(level);
  }

  get haveKept(): boolean {
    return this.exchange.kept === this.exchange.threads - 1;
  }

  close(): void {
    this.pool.close();
    void removeFilesOf(this.files);
  }

  /** Sends the two last levels, each with an end. */
  private handOver(share: Share): ShareProgress {
    if (!share.send()) return 'waiting';
    if (!this.allHanded) {
      this.allHanded = this.kernel.shareLevel(this.toShare[0]!) === 1;
      return 'running';
    }
    while (this.endsSent < this.exchange.threads - 1) {
      if (!this.exchange.chunks.send(OWNER, this.endsSent + 1, new Uint8Array())) return 'waiting';
      this.endsSent++;
    }
    this.endsSent = 0;
    this.allHanded = false;
    this.toShare.shift();
    return 'running';
  }
}
