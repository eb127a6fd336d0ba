/* The file of the external store: states by number, the later ones appended. */
import { type FileSums, NO_SUMS, sumFile } from '@glissade/platform/files/checkedFile';
import { type DataFile, isDiskError, type Shortage } from '@glissade/platform/files/storage';
import type { KeyFile } from '../bfs/startStates.ts';
import type { KernelHolder } from '../levels/levelStore.ts';
import { readPortions, type StateRange } from './readPortions.ts';

export class StateFile {
  /** Checksums of what `flush` has written. */
  sums: FileSums = NO_SUMS;
  /** Writing to the disk has failed. */
  failed = false;
  /** Number of the first key that is not in the file. */
  written = 0;
  /** Number of the first state in the file; earlier ones are forgotten. */
  private first = 0;
  /** There was no memory for an inbox, or the disk opened no file. */
  private lacksInbox = false;
  private isDiskUnavailable = false;
  private readonly holder: KernelHolder;
  private readonly openFile: () => DataFile | undefined;
  private readonly keyBytes: number;
  private readonly chunkKeys: number;
  private file: DataFile | undefined;

  /**
   * `openFile` is called when a file is needed; it returns undefined where there is no disk.
   * `states`: a file that already holds all states so far.
   */
  constructor(holder: KernelHolder, openFile: () => DataFile | undefined, states?: KeyFile) {
    this.holder = holder;
    this.openFile = openFile;
    this.keyBytes = holder.kernel.keyLength();
    this.chunkKeys = holder.kernel.keysInChunk();
    this.file = states?.file;
    this.written = states?.count ?? 0;
  }

  get isOpen(): boolean {
    return this.file !== undefined;
  }

  /** What was missing when a method returned false. */
  get shortage(): Shortage {
    return this.failed || this.isDiskUnavailable ? 'disk' : 'memory';
  }

  /** Opens it, unless it is open. */
  tryOpen(): boolean {
    return this.tryDisk(() => undefined);
  }

  /** The file is to hold the states from this number on. */
  beginAt(from: number): void {
    this.first = from;
    this.written = from;
  }

  /** Appends states. False: the disk failed. */
  append(keys: Uint8Array): boolean {
    return this.tryDisk((file) => {
      file.write((this.written - this.first) * this.keyBytes, keys);
      this.written += keys.length / this.keyBytes;
    });
  }

  /** Writes those of the first `end` keys of the level store that are not in the file yet. */
  writeChunks(end: number): boolean {
    const { kernel } = this.holder;
    return this.tryDisk((file) => {
      while (this.written < end) {
        const chunk = Math.floor(this.written / this.chunkKeys);
        const skipped = this.written - chunk * this.chunkKeys;
        const count = Math.min(this.chunkKeys - skipped, end - this.written);
        const at = (kernel.chunkAt(chunk) >>> 0) + skipped * this.keyBytes;
        const bytes = new Uint8Array(kernel.memory.buffer, at, count * this.keyBytes);
        file.write(this.written * this.keyBytes, bytes);
        this.written += count;
      }
    });
  }

  /** Writes to the disk what was written, to stay there. */
  flush(): boolean {
    return this.tryDisk((file) => {
      this.sums = sumFile(file, (this.written - this.first) * this.keyBytes, this.sums);
      file.flush();
    });
  }

  /** Reads states, a portion at a time into the inbox. */
  portions({ from, to }: StateRange): Iterable<number> {
    const { file, first } = this;
    const range = { from: from - first, to: to - first };
    return file ? readPortions(this.holder.kernel, file, range) : [];
  }

  close(): void {
    this.file?.close();
    this.file = undefined;
  }

  private open(): DataFile | undefined {
    const file = this.lacksInbox || this.isDiskUnavailable ? undefined : this.tryOpenFile();
    // States that are read back need an inbox.
    if (!file || this.holder.kernel.openInbox() === 1) return file;
    this.lacksInbox = true;
    file.close();
    return undefined;
  }

  /** A disk that opens no file counts as none: a search that fits in memory needs none. */
  private tryOpenFile(): DataFile | undefined {
    try {
      return this.openFile();
    } catch (error) {
      if (!isDiskError(error)) throw error;
      this.isDiskUnavailable = true;
      return undefined;
    }
  }

  private tryDisk(work: (file: DataFile) => void): boolean {
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
