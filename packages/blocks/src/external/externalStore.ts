/*
 * The external store: states in a file instead of memory. Expanded states are read again only to
 * reconstruct a path. When half of the allowed memory is in use, the oldest chunks of the level
 * store are written to the file and their pages are reused. The other half remains for the closed
 * window, which must stay in memory.
 *
 * When even that half is too small, all states go to the file, and the search by delayed duplicate
 * detection (`DelayedDuplicateSearch`) reads and appends them. A search that only counts forgets
 * states, so it moves only the last two levels there.
 *
 * Rejected: detecting duplicates by sorting and merging on the disk (three passes over each level).
 */

import type { FileSums } from '@glissade/platform/files/checkedFile';
import type { DataFile, Shortage } from '@glissade/platform/files/storage';
import { PAGE_BYTES } from '@glissade/platform/pageBytes';
import type { KeyFile } from '../bfs/startStates.ts';
import type { BreadthFirstKernel } from '../kernel/breadthFirstKernel.ts';
import { type KernelHolder, type KeySpan, keysIn, storedSpans } from '../levels/levelStore.ts';
import { loadPredecessorFrom, type StateRange } from './readPortions.ts';
import { StateFile } from './stateFile.ts';

/** Chunks written at a time: 8 MiB. */
const CHUNKS_PER_WRITE = 128;
/** Pages that should be free, besides the memory of so many partitions of the closed window. */
const FREE_PAGES = 16;
const FREE_PARTITIONS = 4;
const PARTITIONS = 64;
/** States searched for a neighbour between two checks whether another thread has found one. */
const STATES_PER_SCAN = 1 << 16;
/**
 * The part of all pages to free when nearly all are in use: a table that grows needs many adjacent
 * pages.
 */
const FREE_FRACTION = 0.25;
const FULL_FRACTION = 0.875;

export class ExternalStore {
  private readonly holder: KernelHolder;
  private readonly file: StateFile;
  private readonly pagesMax: number;
  private readonly keyBytes: number;
  private readonly chunkKeys: number;
  /** Chunks that are in the file only. */
  private freedChunks = 0;
  /** All complete levels are in the file. */
  private isExternal = false;

  /**
   * `openFile` is called when a file is needed; it returns undefined where there is no disk.
   * `states`: a file that already holds all states so far.
   */
  constructor(
    holder: KernelHolder,
    openFile: () => DataFile | undefined,
    pagesMax: number,
    states?: KeyFile,
  ) {
    const { kernel } = holder;
    this.holder = holder;
    this.file = new StateFile(holder, openFile, states);
    this.pagesMax = pagesMax;
    this.keyBytes = kernel.keyLength();
    this.chunkKeys = kernel.keysInChunk();
    this.isExternal = states !== undefined;
  }

  private get kernel(): BreadthFirstKernel {
    return this.holder.kernel;
  }

  /** What was missing when a method returned false. */
  get shortage(): Shortage {
    return this.file.shortage;
  }

  /** Writing to the disk has failed. */
  get failed(): boolean {
    return this.file.failed;
  }

  /** Checksums of what `flushAll` has written. */
  get sums(): FileSums {
    return this.file.sums;
  }

  /** Frees memory when it is getting short; `storesLevels`: the search keeps all its states. */
  freeMemory(storesLevels: boolean): void {
    if (this.isExternal) return;
    const pages = this.kernel.bytesTaken() / PAGE_BYTES;
    if (pages * 4 < this.pagesMax) return;
    // In a browser the file is opened later.
    if (!this.file.isOpen && !this.file.tryOpen()) return;
    if (!storesLevels || pages * 2 < this.pagesMax) return;
    const tablePages =
      ((this.kernel.windowSlots() >>> 0) * this.keyBytes) / PARTITIONS / PAGE_BYTES;
    const some = Math.min(FREE_PAGES, this.pagesMax / 16) + FREE_PARTITIONS * tablePages;
    const isFull = pages > this.pagesMax * FULL_FRACTION;
    const wanted = isFull ? Math.max(some, this.pagesMax * FREE_FRACTION) : some;
    while (this.kernel.freePages() < wanted) {
      const end = Math.min(this.freedChunks + CHUNKS_PER_WRITE, this.kernel.chunksDone());
      if (end === this.freedChunks || !this.free(end)) return;
    }
  }

  /** Frees the pages of all chunks before `end`. */
  private free(end: number): boolean {
    if (!this.file.writeChunks(end * this.chunkKeys)) return false;
    for (; this.freedChunks < end; this.freedChunks++) this.kernel.freeChunk();
    return true;
  }

  /** Writes all states found so far to the disk, to stay there. */
  flushAll(): boolean {
    const isThere =
      this.isExternal || (this.storeLevels() && this.file.writeChunks(this.kernel.statesStored()));
    return isThere && this.file.flush();
  }

  private storeLevels(): boolean {
    while (this.kernel.storeLevel() === 0) {
      const before = this.freedChunks;
      if (!this.free(this.kernel.chunksDone()) || this.freedChunks === before) return false;
    }
    return true;
  }

  /** Writes the first `end` states to the file, which holds all later ones from then on. */
  moveToFile(end: number): boolean {
    // The file is opened first, while there is memory for its inbox.
    const hasFile = this.file.tryOpen();
    this.isExternal = hasFile && (end === 0 || (this.storeLevels() && this.file.writeChunks(end)));
    return this.isExternal;
  }

  /**
   * Writes the last two levels, numbered from `from`, from the closed window to the file, which
   * holds all later states from then on. Earlier states are forgotten.
   */
  moveWindowToFile(level: number, { from, to }: StateRange): boolean {
    this.file.beginAt(from);
    this.isExternal = this.file.tryOpen();
    for (let which = Math.max(0, level - 1); this.isExternal && which <= level; which++) {
      this.isExternal = this.appendWindowLevel(which);
    }
    if (this.isExternal && this.file.written !== to)
      throw new Error('states of a recent level are lost');
    return this.isExternal;
  }

  private appendWindowLevel(level: number): boolean {
    const { kernel } = this;
    const inbox = kernel.inboxAt() >>> 0;
    for (let table = 0; table < kernel.countTables(); table++) {
      for (let page = 0; ; page++) {
        const count = kernel.copySlots(table, level, page, inbox);
        if (count < 0) break;
        if (!this.append(keysIn(kernel, { at: inbox, count }))) return false;
      }
    }
    return true;
  }

  /** True when the file holds states that the kernel no longer has. */
  get isUsed(): boolean {
    return this.isExternal || this.freedChunks > 0;
  }

  /** Number of states, once all are in the file. */
  get externalCount(): number | undefined {
    return this.isExternal ? this.file.written : undefined;
  }

  /** Appends states to the file. False: the disk failed. */
  append(keys: Uint8Array): boolean {
    return this.file.append(keys);
  }

  /** Forgets all states in the file except the first ones. */
  truncate(states: number): void {
    this.file.written = states;
  }

  /** Reads states that are in the file, a portion at a time into the inbox. */
  portions(range: StateRange): Iterable<number> {
    return this.file.portions(range);
  }

  /**
   * Yields where the states with these numbers stand in memory; those from the file stand in the
   * inbox.
   */
  *spans({ from, to }: StateRange): Generator<KeySpan, void> {
    const { kernel, freedCount } = this;
    for (const count of this.portions({ from, to: Math.min(to, freedCount) })) {
      yield { at: kernel.inboxAt() >>> 0, count };
    }
    yield* storedSpans(kernel, { from: Math.max(from, freedCount), to });
  }

  /** Number of the states that are in the file only: the first ones. */
  private get freedCount(): number {
    return this.externalCount ?? this.freedChunks * this.chunkKeys;
  }

  /**
   * Makes a neighbour of the current state among these states, a whole level, the current state.
   * False: there is none, or another thread found one first (`isFoundElsewhere`).
   */
  loadPredecessor(
    { from, to }: StateRange,
    level: number,
    isFoundElsewhere?: () => boolean,
  ): boolean {
    const { kernel, freedCount } = this;
    const read = this.portions({ from, to: Math.min(to, freedCount) });
    if (loadPredecessorFrom(kernel, read, isFoundElsewhere)) return true;
    const some = isFoundElsewhere ? STATES_PER_SCAN : to;
    for (let n = Math.max(from, freedCount); n < to && !isFoundElsewhere?.(); n += some) {
      if (kernel.loadPredecessor(n, Math.min(n + some, to), level) === 1) return true;
    }
    return false;
  }

  close(): void {
    this.file.close();
  }
}
