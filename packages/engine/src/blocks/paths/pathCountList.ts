import { PAGE_BYTES } from '@glissade/kernels/layout';
import { type DataFile, isDiskError } from '../../files/storage.ts';
import type { KernelHolder } from '../external/externalStore.ts';
import type { KeySpan } from '../levels/levelStore.ts';

/** Entries of a list looked at in one go. */
const PORTION = 1 << 14;

/**
 * States of a level that are on shortest ways, each with its number of ways behind its key: an
 * entry. They are in the kernel's memory, as it lists them, or in a file.
 */
export class PathCountList {
  /** How many entries. */
  count = 0;
  /** Words of the numbers. */
  readonly words: number;
  private readonly holder: KernelHolder;
  private readonly pieces: KeySpan[] = [];
  private readonly file: DataFile | undefined;

  constructor(holder: KernelHolder, words: number, file: DataFile | undefined) {
    this.holder = holder;
    this.words = words;
    this.file = file;
  }

  get entryBytes(): number {
    return this.holder.kernel.keyLength() + 8 * this.words;
  }

  /** Takes over what the kernel has listed. False: the disk would not have it. */
  add(piece: KeySpan): boolean {
    if (piece.count === 0) return true;
    if (this.file) {
      const isTaken = this.write(this.file, piece);
      this.dropPiece(piece);
      return isTaken;
    }
    this.pieces.push(piece);
    this.count += piece.count;
    return true;
  }

  /** The same list in a file, instead of this one; undefined: the disk would not have it. */
  moveTo(file: DataFile): PathCountList | undefined {
    const list = new PathCountList(this.holder, this.words, file);
    for (const piece of this.pieces) if (!list.write(file, piece)) return undefined;
    this.drop();
    return list;
  }

  get isInFile(): boolean {
    return this.file !== undefined;
  }

  /** Where entries are, some at a time; those in a file once they are in the inbox. */
  *portions(): Generator<KeySpan, void> {
    if (this.file) return yield* this.readPortions(this.file);
    const { entryBytes } = this;
    for (const { at, count } of this.pieces) {
      for (let from = 0; from < count; from += PORTION) {
        yield { at: at + from * entryBytes, count: Math.min(PORTION, count - from) };
      }
    }
  }

  /** Gives its memory back. */
  drop(): void {
    for (const piece of this.pieces.splice(0)) this.dropPiece(piece);
  }

  private dropPiece({ at, count }: KeySpan): void {
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
