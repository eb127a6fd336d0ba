/* Collects keys as the start states of another search, in memory or in a file. */
import { type DataFile, isDiskError, type Shortage } from '@glissade/platform/files/storage';
import type { StartStates } from '../bfs/startStates.ts';
import type { MemoryMeter } from '../model/memoryMeter.ts';

/**
 * Keys that take more than this fraction of memory (1 / 16) go to a file, if there is one. A search
 * that starts from fewer has memory for them, also while its table grows.
 */
const MEMORY_DIVISOR = 16;

/**
 * Collects keys from a search so that another search can start from them: in memory, or many of
 * them in a file.
 */
export class KeyCollector {
  /** Number of keys. */
  count = 0;
  /** What was missing when `add` returned false. */
  shortage: Shortage = 'memory';
  private readonly keyBytes: number;
  private readonly meter: MemoryMeter;
  private readonly openFile: () => DataFile | undefined;
  private parts: Uint8Array[] = [];
  private heldBytes = 0;
  private file: DataFile | undefined;

  /** `openFile` is called when memory gets short; it returns undefined where there is no disk. */
  constructor(keyBytes: number, meter: MemoryMeter, openFile: () => DataFile | undefined) {
    this.keyBytes = keyBytes;
    this.meter = meter;
    this.openFile = openFile;
  }

  /** Copies adjacent keys. False: no memory for them. */
  add(keys: Uint8Array): boolean {
    const { meter, heldBytes } = this;
    const isLarge = (heldBytes + keys.length) * MEMORY_DIVISOR > meter.bytesMax;
    if (!this.file && (isLarge || keys.length > meter.spare)) this.moveToFile();
    const isAdded = this.file ? this.write(this.file, keys) : this.hold(keys);
    this.count += isAdded ? keys.length / this.keyBytes : 0;
    return isAdded;
  }

  /** The keys as start states of a search, which then owns the file, if there is one. */
  get startStates(): StartStates {
    const { file, count } = this;
    return file ? { file, count } : joined(this.parts, this.heldBytes);
  }

  /** Releases its memory. */
  release(): void {
    this.meter.release(this.heldBytes);
    this.heldBytes = 0;
    this.parts = [];
  }

  private hold(keys: Uint8Array): boolean {
    if (!this.meter.claim(keys.length)) return false;
    this.parts.push(keys.slice());
    this.heldBytes += keys.length;
    return true;
  }

  /** Without a disk the keys stay in memory. */
  private moveToFile(): void {
    const file = this.tryDisk(this.openFile);
    if (!file) return;
    const isWritten = this.tryDisk(() => {
      file.write(0, joined(this.parts, this.heldBytes));
      return true;
    });
    if (isWritten) {
      this.release();
      this.file = file;
    } else file.close();
  }

  private write(file: DataFile, keys: Uint8Array): boolean {
    const isWritten = this.tryDisk(() => {
      file.write(this.count * this.keyBytes, keys);
      return true;
    });
    return isWritten === true;
  }

  private tryDisk<Result>(work: () => Result): Result | undefined {
    try {
      return work();
    } catch (error) {
      if (!isDiskError(error)) throw error;
      this.shortage = 'disk';
      return undefined;
    }
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
