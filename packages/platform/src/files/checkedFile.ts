/*
 * A file with one checksum for each block: bytes that the disk, or somebody else, has lost or
 * changed are detected when they are read.
 */
import { CheckpointError } from './checkpointError.ts';
import { checksum } from './checksum.ts';
import { type DataFile, isDiskError } from './storage.ts';

const BLOCK_BYTES = 1 << 20;

/** A number of bytes from the beginning of a file, and the checksum of each block of them. */
export type FileSums = { readonly bytes: number; readonly sums: readonly number[] };

export const NO_SUMS: FileSums = { bytes: 0, sums: [] };

/**
 * The checksums of the first `bytes` of a file as it is now. Whole blocks whose checksums are in
 * `known` are not read again.
 */
export function sumFile(file: DataFile, bytes: number, known: FileSums): FileSums {
  const sums = known.sums.slice(0, Math.floor(Math.min(known.bytes, bytes) / BLOCK_BYTES));
  const block = new Uint8Array(Math.min(BLOCK_BYTES, bytes));
  for (let at = sums.length * BLOCK_BYTES; at < bytes; at += BLOCK_BYTES) {
    const part = block.subarray(0, Math.min(BLOCK_BYTES, bytes - at));
    file.read(at, part);
    sums.push(checksum(part));
  }
  return { bytes, sums };
}

/** True for a result of `sumFile`: a checksum for each block of its bytes. */
export function areSums(value: unknown): value is FileSums {
  const { bytes, sums } = (value ?? {}) as Partial<FileSums>;
  return (
    Number.isSafeInteger(bytes) &&
    Array.isArray(sums) &&
    sums.length === Math.ceil(bytes! / BLOCK_BYTES) &&
    sums.every((sum) => Number.isSafeInteger(sum))
  );
}

/** Reads bytes of a file that have checksums; throws CheckpointError where they do not match. */
export class CheckedFile {
  private readonly file: DataFile;
  private readonly path: string;
  private readonly sums: FileSums;
  private readonly block = new Uint8Array(BLOCK_BYTES);
  /** The block that is in memory. */
  private number = -1;

  constructor(file: DataFile, path: string, sums: FileSums) {
    this.file = file;
    this.path = path;
    this.sums = sums;
  }

  read(at: number, bytes: Uint8Array): void {
    if (at + bytes.length > this.sums.bytes) throw damaged(this.path);
    for (let done = 0; done < bytes.length; ) {
      const number = Math.floor((at + done) / BLOCK_BYTES);
      if (number !== this.number) this.load(number);
      const from = at + done - number * BLOCK_BYTES;
      const some = this.block.subarray(from, from + bytes.length - done);
      bytes.set(some, done);
      done += some.length;
    }
  }

  close(): void {
    this.file.close();
  }

  private load(number: number): void {
    const at = number * BLOCK_BYTES;
    const part = this.block.subarray(0, Math.min(BLOCK_BYTES, this.sums.bytes - at));
    this.number = -1;
    try {
      this.file.read(at, part);
    } catch (error) {
      if (isDiskError(error)) throw error;
      throw damaged(this.path);
    }
    if (checksum(part) !== this.sums.sums[number]) throw damaged(this.path);
    this.number = number;
  }
}

export function damaged(path: string): CheckpointError {
  return new CheckpointError(
    `${path} cannot be read: it is damaged, or of another version`,
    'another folder, or begin anew with an empty one',
  );
}
