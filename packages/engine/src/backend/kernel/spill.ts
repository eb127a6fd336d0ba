/*
 * States that need not stay in memory: expanded ones are asked for again only on the way back from
 * the goal. When half of the memory allowed is in use, the oldest chunks of the archive go to a
 * file and their pages are used again; the other half is left to the recent set, which must stay.
 *
 * Refused: levels that are merged on the disk (duplicate detection by sorting: three passes over
 * each level; the recent set of three levels is far smaller than all states, and stays fast).
 */
import type { BreadthFirstKernel } from '@glissade/kernels';
import { PAGE_BYTES } from '@glissade/kernels/layout';
import { type DataFile, isDiskError } from '../../storage/storage.ts';
import { portionsOf, type Range, takePredecessorAmong } from './readBack.ts';

/** Chunks written at a time: 8 MiB. */
const CHUNKS_AT_ONCE = 128;
/** So many pages are to be free, and the room of so many of the recent set's tables besides. */
const FREE_PAGES = 16;
const FREE_TABLES = 4;
const TABLES = 64;
/** Of all pages, when nearly all are taken: a table that grows needs many in a row. */
const FREE_SHARE = 0.25;
const NEARLY_ALL = 0.875;

export class Spill {
  /** The disk would not have it. */
  failed = false;
  /** There was no room for states that are read back. */
  private isCramped = false;
  private readonly kernel: BreadthFirstKernel;
  private readonly openFile: () => DataFile | undefined;
  private readonly pagesMax: number;
  private readonly keyBytes: number;
  private readonly chunkKeys: number;
  private file: DataFile | undefined;
  /** Keys in the file, the first ones of the archive; and chunks that are nowhere else. */
  private written = 0;
  private freed = 0;

  /** `openFile` is asked when it is needed; undefined from it: there is no disk. */
  constructor(kernel: BreadthFirstKernel, openFile: () => DataFile | undefined, pagesMax: number) {
    this.kernel = kernel;
    this.openFile = openFile;
    this.pagesMax = pagesMax;
    this.keyBytes = kernel.keyLength();
    this.chunkKeys = kernel.keysInChunk();
  }

  /** Makes pages free where memory is getting short. */
  relieve(): void {
    const pages = this.kernel.bytesTaken() / PAGE_BYTES;
    if (pages * 4 < this.pagesMax) return;
    // In a browser it comes later.
    if (!this.file && !this.try(() => undefined)) return;
    if (pages * 2 < this.pagesMax) return;
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
    while (this.kernel.archiveLevel() === 0) {
      const before = this.freed;
      if (!this.free(this.kernel.chunksDone()) || this.freed === before) return false;
    }
    return this.write(this.kernel.statesArchived()) && this.try((file) => file.flush());
  }

  /** As the kernel's, wherever the states are that are numbered so, a whole level. */
  takePredecessor({ from, to }: Range, level: number): boolean {
    const inMemory = this.freed * this.chunkKeys;
    if (this.takeFromFile(from, Math.min(to, inMemory))) return true;
    if (to <= inMemory) return false;
    return this.kernel.takePredecessor(Math.max(from, inMemory), to, level) === 1;
  }

  close(): void {
    this.file?.close();
    this.file = undefined;
  }

  private takeFromFile(from: number, to: number): boolean {
    const { file, kernel } = this;
    return (
      file !== undefined && takePredecessorAmong(kernel, portionsOf(kernel, file, { from, to }))
    );
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
    const file = this.isCramped ? undefined : this.openFile();
    // States that are read back need room.
    if (!file || this.kernel.openInbox() === 1) return file;
    this.isCramped = true;
    file.close();
    return undefined;
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
