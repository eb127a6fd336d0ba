import { type DataFile, isDiskError, type Shortage } from '../../files/storage.ts';
import type { Starts } from '../bfs/startStates.ts';
import type { MemoryMeter } from '../model/memoryMeter.ts';

/**
 * Keys that take more than one part in so many of all memory go to a file, if there is one. A
 * search that begins at fewer has room for them, also while its table grows.
 */
const SHARE = 16;

/** Keys picked out of a search, for another one to begin at: in memory, many of them in a file. */
export class KeyCollector {
  /** How many. */
  count = 0;
  /** What there was too little of when some could not be taken. */
  shortage: Shortage = 'memory';
  private readonly keyBytes: number;
  private readonly meter: MemoryMeter;
  private readonly openFile: () => DataFile | undefined;
  private parts: Uint8Array[] = [];
  private bytesHeld = 0;
  private file: DataFile | undefined;

  /** `openFile` is asked when memory gets short; undefined from it: there is no disk. */
  constructor(keyBytes: number, meter: MemoryMeter, openFile: () => DataFile | undefined) {
    this.keyBytes = keyBytes;
    this.meter = meter;
    this.openFile = openFile;
  }

  /** Copies keys, one behind the other. False: no room for them. */
  add(keys: Uint8Array): boolean {
    const { meter, bytesHeld } = this;
    const isMany = (bytesHeld + keys.length) * SHARE > meter.bytesMax;
    if (!this.file && (isMany || keys.length > meter.spare)) this.leaveMemory();
    const isTaken = this.file ? this.write(this.file, keys) : this.hold(keys);
    this.count += isTaken ? keys.length / this.keyBytes : 0;
    return isTaken;
  }

  /** What a search can begin at; a file is its own then. */
  get starts(): Starts {
    const { file, count } = this;
    return file ? { file, count } : joined(this.parts, this.bytesHeld);
  }

  /** Gives its memory back. */
  release(): void {
    this.meter.release(this.bytesHeld);
    this.bytesHeld = 0;
    this.parts = [];
  }

  private hold(keys: Uint8Array): boolean {
    if (!this.meter.claim(keys.length)) return false;
    this.parts.push(keys.slice());
    this.bytesHeld += keys.length;
    return true;
  }

  /** Without a disk they stay where they are. */
  private leaveMemory(): void {
    const file = this.tryDisk(this.openFile);
    if (!file) return;
    const isThere = this.tryDisk(() => {
      file.write(0, joined(this.parts, this.bytesHeld));
      return true;
    });
    if (isThere) {
      this.release();
      this.file = file;
    } else file.close();
  }

  private write(file: DataFile, keys: Uint8Array): boolean {
    const isThere = this.tryDisk(() => {
      file.write(this.count * this.keyBytes, keys);
      return true;
    });
    return isThere === true;
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
