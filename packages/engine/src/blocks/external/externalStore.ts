/*
 * States that need not stay in memory: expanded ones are asked for again only on the way back from
 * the goal. When half of the memory allowed is in use, the oldest chunks of the archive go to a
 * file and their pages are used again; the other half is left to the recent set, which must stay.
 *
 * When even that half is too small, everything goes there, and the search by passes (`PassSearch`)
 * writes and reads what it needs. A search that forgets states leaves the two last levels there.
 *
 * Refused: levels that are merged on the disk (duplicate detection by sorting: three passes over
 * each level).
 */
import type { BreadthFirstKernel } from '@glissade/kernels';
import { PAGE_BYTES } from '@glissade/kernels/layout';
import { type FileSums, NO_SUMS, sumFile } from '../../files/checkedFile.ts';
import { type DataFile, isDiskError, type Shortage } from '../../files/storage.ts';
import type { KeyFile } from '../bfs/startStates.ts';
import { archivedStretches, keysOf, type Stretch } from '../levels/levelStore.ts';
import { portionsOf, type Range, takePredecessorAmong } from './readPortions.ts';

/** Chunks written at a time: 8 MiB. */
const CHUNKS_AT_ONCE = 128;
/** So many pages are to be free, and the room of so many of the recent set's tables besides. */
const FREE_PAGES = 16;
const FREE_TABLES = 4;
const TABLES = 64;
/** States among which a neighbour is looked for between two looks at what others have found. */
const SEARCHED_AT_ONCE = 1 << 16;
/** Of all pages, when nearly all are taken: a table that grows needs many in a row. */
const FREE_SHARE = 0.25;
const NEARLY_ALL = 0.875;

/** Who has the kernel, which may be exchanged once all states have left it. */
export type KernelHolder = { readonly kernel: BreadthFirstKernel };

export class Spill {
  /** Of what `keepAll` has brought to the disk. */
  sums: FileSums = NO_SUMS;
  /** The disk would not have it. */
  failed = false;
  /** There was no room for states that are read back; or the disk would open no file. */
  private isCramped = false;
  private isRefused = false;
  private readonly holder: KernelHolder;
  private readonly openFile: () => DataFile | undefined;
  private readonly pagesMax: number;
  private readonly keyBytes: number;
  private readonly chunkKeys: number;
  private file: DataFile | undefined;
  /** Keys in the file up to this number, the first ones of the archive. */
  private written = 0;
  /** Number of the first state in the file; those before it are forgotten. */
  private first = 0;
  /** Chunks that are nowhere else. */
  private freed = 0;
  /** The kernel holds nothing that is not in the file. */
  private hasLeft = false;

  /**
   * `openFile` is asked when it is needed; undefined from it: there is no disk. `states`: all there
   * are so far are in a file.
   */
  constructor(
    holder: KernelHolder,
    openFile: () => DataFile | undefined,
    pagesMax: number,
    states?: KeyFile,
  ) {
    const { kernel } = holder;
    this.holder = holder;
    this.openFile = openFile;
    this.pagesMax = pagesMax;
    this.keyBytes = kernel.keyLength();
    this.chunkKeys = kernel.keysInChunk();
    this.file = states?.file;
    this.written = states?.count ?? 0;
    this.hasLeft = states !== undefined;
  }

  private get kernel(): BreadthFirstKernel {
    return this.holder.kernel;
  }

  /** Why it could not do what it was asked to. */
  get shortage(): Shortage {
    return this.failed || this.isRefused ? 'disk' : 'memory';
  }

  /** Makes pages free where memory is getting short, of a search that `keeps` its states. */
  relieve(keeps: boolean): void {
    if (this.hasLeft) return;
    const pages = this.kernel.bytesTaken() / PAGE_BYTES;
    if (pages * 4 < this.pagesMax) return;
    // In a browser it comes later.
    if (!this.file && !this.try(() => undefined)) return;
    if (!keeps || pages * 2 < this.pagesMax) return;
    const tablePages = ((this.kernel.recentSlots() >>> 0) * this.keyBytes) / TABLES / PAGE_BYTES;
    const some = Math.min(FREE_PAGES, this.pagesMax / 16) + FREE_TABLES * tablePages;
    const isFull = pages > this.pagesMax * NEARLY_ALL;
    const wanted = isFull ? Math.max(some, this.pagesMax * FREE_SHARE) : some;
    while (this.kernel.freePages() < wanted) {
      const end = Math.min(this.freed + CHUNKS_AT_ONCE, this.kernel.chunksDone());
      if (end === this.freed || !this.free(end)) return;
    }
  }

  /** Makes the pages of chunks up to a number free. */
  private free(end: number): boolean {
    if (!this.write(end * this.chunkKeys)) return false;
    for (; this.freed < end; this.freed++) this.kernel.freeChunk();
    return true;
  }

  /** Brings all states found so far to the disk, to stay there. */
  keepAll(): boolean {
    const isThere = this.hasLeft || (this.archiveAll() && this.write(this.kernel.statesArchived()));
    return (
      isThere &&
      this.try((file) => {
        this.sums = sumFile(file, (this.written - this.first) * this.keyBytes, this.sums);
        file.flush();
      })
    );
  }

  private archiveAll(): boolean {
    while (this.kernel.archiveLevel() === 0) {
      const before = this.freed;
      if (!this.free(this.kernel.chunksDone()) || this.freed === before) return false;
    }
    return true;
  }

  /** Brings the first `end` states to the file, where all others will be put, too. */
  leaveMemory(end: number): boolean {
    // At once, while there is room for it.
    const hasFile = this.try(() => undefined);
    this.hasLeft = hasFile && (end === 0 || (this.archiveAll() && this.write(end)));
    return this.hasLeft;
  }

  /**
   * Brings two levels, from a number on, from the set of recent states to the file, where all
   * others will be put, too: those before them are forgotten.
   */
  leaveRecent(level: number, { from, to }: Range): boolean {
    this.first = from;
    this.written = from;
    this.hasLeft = this.try(() => undefined);
    for (let which = Math.max(0, level - 1); this.hasLeft && which <= level; which++) {
      this.hasLeft = this.appendRecent(which);
    }
    if (this.hasLeft && this.written !== to) throw new Error('states of a recent level are lost');
    return this.hasLeft;
  }

  private appendRecent(level: number): boolean {
    const { kernel } = this;
    const inbox = kernel.inboxAt() >>> 0;
    for (let table = 0; table < kernel.countTables(); table++) {
      for (let page = 0; ; page++) {
        const count = kernel.copySlots(table, level, page, inbox);
        if (count < 0) break;
        if (!this.append(keysOf(kernel, { at: inbox, count }))) return false;
      }
    }
    return true;
  }

  /** States are in the file that the kernel has forgotten. */
  get isUsed(): boolean {
    return this.hasLeft || this.freed > 0;
  }

  /** States in the file, once everything is there. */
  get statesLeft(): number | undefined {
    return this.hasLeft ? this.written : undefined;
  }

  /** Puts more states into the file. False: no disk. */
  append(keys: Uint8Array): boolean {
    return this.try((file) => {
      file.write((this.written - this.first) * this.keyBytes, keys);
      this.written += keys.length / this.keyBytes;
    });
  }

  /** Forgets all states in the file but the first. */
  dropAfter(states: number): void {
    this.written = states;
  }

  /** Reads states that are in the file. */
  portions({ from, to }: Range): Iterable<number> {
    const { kernel, file, first } = this;
    return file ? portionsOf(kernel, file, { from: from - first, to: to - first }) : [];
  }

  /** Where the states with these numbers are, those in the file once they are in the inbox. */
  *stretches({ from, to }: Range): Generator<Stretch, void> {
    const { kernel, inFile } = this;
    for (const count of this.portions({ from, to: Math.min(to, inFile) })) {
      yield { at: kernel.inboxAt() >>> 0, count };
    }
    yield* archivedStretches(kernel, { from: Math.max(from, inFile), to });
  }

  /** States that are nowhere but in the file: the first ones. */
  private get inFile(): number {
    return this.statesLeft ?? this.freed * this.chunkKeys;
  }

  /**
   * As the kernel's, wherever the states are that are numbered so, a whole level. False, too, when
   * another thread `isSooner`.
   */
  takePredecessor({ from, to }: Range, level: number, isSooner?: () => boolean): boolean {
    const { kernel, inFile } = this;
    const read = this.portions({ from, to: Math.min(to, inFile) });
    if (takePredecessorAmong(kernel, read, isSooner)) return true;
    const some = isSooner ? SEARCHED_AT_ONCE : to;
    for (let n = Math.max(from, inFile); n < to && !isSooner?.(); n += some) {
      if (kernel.takePredecessor(n, Math.min(n + some, to), level) === 1) return true;
    }
    return false;
  }

  close(): void {
    this.file?.close();
    this.file = undefined;
  }

  /** Writes what is not there yet of the first `end` keys. */
  private write(end: number): boolean {
    return this.try((file) => {
      while (this.written < end) {
        const chunk = Math.floor(this.written / this.chunkKeys);
        const skipped = this.written - chunk * this.chunkKeys;
        const count = Math.min(this.chunkKeys - skipped, end - this.written);
        const at = (this.kernel.chunkAt(chunk) >>> 0) + skipped * this.keyBytes;
        const bytes = new Uint8Array(this.kernel.memory.buffer, at, count * this.keyBytes);
        file.write(this.written * this.keyBytes, bytes);
        this.written += count;
      }
    });
  }

  private open(): DataFile | undefined {
    const file = this.isCramped || this.isRefused ? undefined : this.askForFile();
    // States that are read back need room.
    if (!file || this.kernel.openInbox() === 1) return file;
    this.isCramped = true;
    file.close();
    return undefined;
  }

  /** A disk that opens no file is none: what fits in memory needs none. */
  private askForFile(): DataFile | undefined {
    try {
      return this.openFile();
    } catch (error) {
      if (!isDiskError(error)) throw error;
      this.isRefused = true;
      return undefined;
    }
  }

  private try(work: (file: DataFile) => void): boolean {
    if (this.failed) return false;
    try {
      this.file ??= this.open();
      if (!this.file) return false;
      work(this.file);
      return true;
    } catch (error) {
      if (!isDiskError(error)) throw error;
      this.failed = true;
      return false;
    }
  }
}
