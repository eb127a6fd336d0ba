import { describe, expect, test } from 'vitest';
import { areSums, CheckedFile, NO_SUMS, sumFile } from './checkedFile.ts';
import { CheckpointError } from './checkpointError.ts';
import type { DataFile } from './storage.ts';

function fileOf(bytes: Uint8Array): DataFile {
  return {
    write: () => undefined,
    read: (at, into) => {
      if (at + into.length > bytes.length) throw new Error('too short');
      into.set(bytes.subarray(at, at + into.length));
    },
    flush: () => undefined,
    close: () => undefined,
  };
}

/** More than two blocks. */
const BYTES = Uint8Array.from({ length: 2_500_000 }, (_, at) => (at * 7 + (at >> 9)) % 256);
const sums = sumFile(fileOf(BYTES), BYTES.length, NO_SUMS);

function readAll(bytes: Uint8Array, claimed = sums): Uint8Array {
  const file = new CheckedFile(fileOf(bytes), 'x', claimed);
  const read = new Uint8Array(claimed.bytes);
  for (let at = 0; at < read.length; at += 65_528) file.read(at, read.subarray(at, at + 65_528));
  return read;
}

describe('a file with checksums', () => {
  test('is read as it was written, and summed in parts as at once', () => {
    expect(Buffer.compare(readAll(BYTES), BYTES)).toBe(0);
    const some = sumFile(fileOf(BYTES), 1_500_001, NO_SUMS);
    expect(sumFile(fileOf(BYTES), BYTES.length, some)).toEqual(sums);
  });

  test.each([0, 1_048_575, 1_048_576, 2_499_999])('shows a change of byte %i', (at) => {
    const changed = BYTES.slice();
    changed[at]! ^= 4;
    expect(() => readAll(changed)).toThrow(CheckpointError);
  });

  test('shows that its end is missing, and reads nothing that it has no checksum for', () => {
    expect(() => readAll(BYTES.subarray(0, 2_499_999))).toThrow(CheckpointError);
    const file = new CheckedFile(fileOf(BYTES), 'x', sumFile(fileOf(BYTES), 1000, NO_SUMS));
    expect(() => file.read(999, new Uint8Array(2))).toThrow(CheckpointError);
  });

  test('claims no more bytes than it has checksums for', () => {
    expect(areSums(sums)).toBe(true);
    expect(areSums(NO_SUMS)).toBe(true);
    for (const bytes of [2 ** 40, -1, 0.5, Number.NaN]) {
      expect(areSums({ ...sums, bytes })).toBe(false);
    }
    expect(areSums({ bytes: 1, sums: ['1'] })).toBe(false);
    expect(areSums(null)).toBe(false);
  });
});
