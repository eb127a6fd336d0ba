/* A list of the states on shortest paths, each with the number of paths from it. */

import { type DataFile, isDiskError } from '@glissade/platform/files/storage';
import { PAGE_BYTES } from '@glissade/platform/pageBytes';
import type { KernelHolder, KeySpan } from '../levels/levelStore.ts';

/** Entries of a list processed at a time. */
const PORTION = 1 << 14;

/**
 * The states of one level that are on shortest paths. An entry is a key, followed by the number of
 * shortest paths from the state to a goal. Entries are in the kernel's memory or in a file.
 */
export class PathCountList {
  /** Number of entries. */
  count = 0;
  /** 64-bit words of each path count. */
  readonly words: number;
  private readonly holder: KernelHolder;
  private readonly blocks: KeySpan[] = [];
  private readonly file: DataFile | undefined;

  constructor(holder: KernelHolder, words: number, file: DataFile | undefined) {
    this.holder = holder;
    this.words = words;
    this.file = file;
  }

  get entryBytes(): number {
    return this.holder.kernel.keyLength() + 8 * this.words;
  }

  /** Adds entries that the kernel has listed. False: the disk failed. */
  add(piece: KeySpan): boolean {
    if (piece.count === 0) return true;
    if (this.file) {
      const isTaken = this.write(this.file, piece);
      this.freeBlock(piece);
      return isTaken;
    }
    this.blocks.push(piece);
    this.count += piece.count;
    return true;
  }

  /** Moves the list to a file; undefined: the disk failed. */
  moveTo(file: DataFile): PathCountList | undefined {
    const list = new PathCountList(this.holder, this.words, file);
    for (const piece of this.blocks) if (!list.write(file, piece)) return undefined;
    this.free();
    return list;
  }

  get isInFile(): boolean {
    return this.file !== undefined;
  }

  /** Yields where entries stand in memory, some at a time; those from a file stand in the inbox. */
  *portions(): Generator<KeySpan, void> {
    if (this.file) return yield* this.readPortions(this.file);
    const { entryBytes } = this;
    for (const { at, count } of this.blocks) {
      for (let from = 0; from < count; from += PORTION) {
        yield { at: at + from * entryBytes, count: Math.min(PORTION, count - from) };
      }
    }
  }

  /** Frees its memory. */
  free(): void {
    for (const piece of this.blocks.splice(0)) this.freeBlock(piece);
  }

  private freeBlock({ at, count }: KeySpan): void {
    this.holder.kernel.dropList(at, count, this.words);
  }

  private write(file: DataFile, { at, count }: KeySpan): boolean {
    const { entryBytes } = this;
    const bytes = new Uint8Array(this.holder.kernel.memory.buffer, at, count * entryBytes);
    try {
      file.write(this.count * entryBytes, bytes);
      this.count += count;
      return true;
    } catch (error) {
      if (!isDiskError(error)) throw error;
      return false;
    }
  }

  private *readPortions(file: DataFile): Generator<KeySpan, void> {
    const { entryBytes, count } = this;
    const { kernel } = this.holder;
    const portion = Math.floor(PAGE_BYTES / entryBytes);
    for (let from = 0; from < count; from += portion) {
      const some = Math.min(portion, count - from);
      const at = kernel.inboxAt() >>> 0;
      file.read(from * entryBytes, new Uint8Array(kernel.memory.buffer, at, some * entryBytes));
      yield { at, count: some };
    }
  }
}
