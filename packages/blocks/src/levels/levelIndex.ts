/*
 * The level index: where the states of each level are, in memory, in a file, in other threads, or
 * in the files of an earlier run. It also decides when a checkpoint is due.
 */

import { isDiskError, type Shortage } from '@glissade/platform/files/storage';
import { type Checkpoint, writePart } from '../external/checkpoint.ts';
import type { ExternalStore } from '../external/externalStore.ts';
import { loadPredecessorFrom, type StateRange } from '../external/readPortions.ts';
import type { BreadthFirstKernel } from '../kernel/breadthFirstKernel.ts';
import type { SearchOwner } from '../parallel/owner.ts';
import type { KernelHolder, KeySpan } from './levelStore.ts';

const OWNER = 0;

/** Least time between two checkpoints. */
export const CHECKPOINT_MS = 3000;

export class LevelIndex {
  readonly store: ExternalStore;
  private readonly holder: KernelHolder;
  private readonly checkpoint: Checkpoint | undefined;
  private readonly intervalMs: number;
  /** The first level that no earlier run completed, and the ranges of the levels from there on. */
  private readonly firstLevel: number;
  private readonly ranges: StateRange[];
  private end: number;
  private savedMs: number = performance.now();
  /** Levels of a checkpoint that is complete once all threads have written their parts. */
  private pendingLevels: readonly number[] | undefined;
  private isRequested = false;
  /** The owner of the levels that are distributed, once there are any. */
  private owner: SearchOwner | undefined;

  constructor(
    holder: KernelHolder,
    store: ExternalStore,
    checkpoint: Checkpoint | undefined,
    everyMs: number,
  ) {
    this.holder = holder;
    this.store = store;
    this.checkpoint = checkpoint;
    this.intervalMs = everyMs;
    this.end = store.externalCount ?? holder.kernel.statesFound();
    this.firstLevel = checkpoint?.levels.length ?? 0;
    // Level 0 exists from the start, unless an earlier run completed it.
    this.ranges = this.firstLevel === 0 ? [{ from: 0, to: this.end }] : [];
  }

  private get kernel(): BreadthFirstKernel {
    return this.holder.kernel;
  }

  /** Levels completed from now on are distributed to several threads. */
  distributeTo(owner: SearchOwner): void {
    this.owner = owner;
  }

  /** True when all states are in files. */
  get isExternal(): boolean {
    return this.store.externalCount !== undefined;
  }

  /** True when an earlier run completed levels. */
  get isResumed(): boolean {
    return this.firstLevel > 0;
  }

  /** Records a level that this thread completed alone; returns its size. */
  addLevel(): number {
    const from = this.end;
    this.end = this.store.externalCount ?? this.kernel.statesFound();
    this.ranges.push({ from, to: this.end });
    return this.end - from;
  }

  /**
   * Moves all complete levels to the file, so that the kernel may forget them; false: it cannot.
   */
  moveToFile(): boolean {
    return this.store.moveToFile(this.end);
  }

  /** The same for a search that forgets states: moves its last two levels. */
  moveWindowToFile(): boolean {
    const last = this.ranges.length - 1;
    const { from } = this.rangeOf(Math.max(0, last - 1));
    return this.store.moveWindowToFile(last, { from, to: this.end });
  }

  /** Reads a level of a search whose states are all in files, as `readPortions` does. */
  portions(level: number): Iterable<number> {
    const { kernel, checkpoint, firstLevel } = this;
    if (level < firstLevel) return checkpoint!.portions(kernel, level);
    return this.store.portions(this.rangeOf(level));
  }

  /** Numbers of the states of a level that this thread completed alone in this run. */
  rangeOf(level: number): StateRange {
    return this.ranges[level - this.firstLevel]!;
  }

  /** Yields where the states of a level stand in memory; no other thread may hold a part of it. */
  *spans(level: number): Generator<KeySpan, void> {
    if (level >= this.firstLevel) return yield* this.store.spans(this.rangeOf(level));
    for (const count of this.portions(level)) yield { at: this.kernel.inboxAt() >>> 0, count };
  }

  /** Forgets the states of an incomplete level that are already in the file. */
  dropIncompleteLevel(): void {
    this.store.truncate(this.end);
  }

  /**
   * Makes a neighbour of the current state in this level the current state; false: there is none.
   */
  loadPredecessor(level: number): boolean {
    const { owner } = this;
    if (level < this.firstLevel) return loadPredecessorFrom(this.kernel, this.portions(level));
    if (owner?.isLevelDistributed(level)) return owner.loadPredecessor(level, this.store);
    return this.store.loadPredecessor(this.rangeOf(level), level);
  }

  /** To be called after each complete level: writes a checkpoint when one is due. */
  checkpointIfDue(levels: readonly number[]): Shortage | undefined {
    const { owner } = this;
    if (!this.checkpoint || this.pendingLevels || levels.length < 3) return undefined;
    const isDue = performance.now() - this.savedMs >= this.intervalMs;
    if (!owner) return isDue ? this.writeCheckpoint(levels) : undefined;
    if (this.isRequested) {
      this.isRequested = false;
      return this.writeCheckpoint(levels);
    }
    // The other threads already work on the next level: they write when it is complete.
    if (isDue) owner.requestCheckpoint(levels.length);
    this.isRequested = isDue;
    return undefined;
  }

  /** Completes a checkpoint once all threads have written their parts. */
  completeCheckpoint(): Shortage | undefined {
    const { owner } = this;
    if (this.store.failed) return 'disk';
    if (!this.pendingLevels || owner?.areCheckpointsWritten === false) return undefined;
    try {
      this.checkpoint!.save(this.pendingLevels, owner?.threads ?? 1);
    } catch (error) {
      if (!isDiskError(error)) throw error;
      return 'disk';
    }
    this.pendingLevels = undefined;
    this.savedMs = performance.now();
    return undefined;
  }

  private writeCheckpoint(levels: readonly number[]): Shortage | undefined {
    const { checkpoint, firstLevel, owner } = this;
    if (!this.store.flushAll()) return this.store.shortage;
    const ranges = [...this.ranges, ...(owner?.ownRanges ?? [])];
    try {
      const part = { firstLevel, ranges, file: this.store.sums };
      writePart(checkpoint!.folder, checkpoint!.partName(OWNER), part);
    } catch (error) {
      if (!isDiskError(error)) throw error;
      return 'disk';
    }
    this.pendingLevels = [...levels];
    return this.completeCheckpoint();
  }

  /** `over`: the search has an answer, so there is nothing to continue. */
  close(over: boolean): void {
    this.store.close();
    if (over) this.checkpoint?.clear();
    else this.checkpoint?.dropUnsaved();
  }
}
