import { checksum, checksumming, inOnePart } from '../checksum.ts';

/*
 * The file format of cached tables: a head of 32 bytes, then the bytes of the table.
 *
 *     0   "GLISSADE"
 *     8   u32 version of this format, u32 checksum of the name
 *     16  f64 number of bytes
 *     24  u32 checksum of the bytes, u32 checksum of the head before it
 *
 * All numbers are little-endian. A file that is cut short, damaged, or written by another version
 * does not open, and its table is built again. The checksum is no defence against a forger, who
 * could as well change the program.
 *
 * Rejected: SHA-256 (0.4 s for 260 MB; this takes 0.1 s).
 */
const MAGIC = [0x47, 0x4c, 0x49, 0x53, 0x53, 0x41, 0x44, 0x45];
const VERSION = 2;
/** Bytes of a file beside those of its table. */
export const HEAD_BYTES = 32;

/** The file that keeps these bytes under this name. */
export function seal(name: string, bytes: Uint8Array): Uint8Array {
  const file = new Uint8Array(HEAD_BYTES + bytes.length);
  file.set(inOnePart(sealing(name, bytes)));
  file.set(bytes, HEAD_BYTES);
  return file;
}

/** The head of the file that keeps these bytes under this name, in parts. */
export function* sealing(name: string, bytes: Uint8Array): Generator<number, Uint8Array> {
  const head = new Uint8Array(HEAD_BYTES);
  const view = new DataView(head.buffer);
  head.set(MAGIC);
  view.setUint32(8, VERSION, true);
  view.setUint32(12, checksum(new TextEncoder().encode(name)), true);
  view.setFloat64(16, bytes.length, true);
  view.setUint32(24, yield* checksumming(bytes), true);
  view.setUint32(28, checksum(head.subarray(0, 28)), true);
  return head;
}

/** The bytes in a file of this name, or undefined if it is not whole. */
export function unseal(name: string, file: Uint8Array): Uint8Array | undefined {
  return inOnePart(unsealing(name, file));
}

/** The same in parts: yields the bytes of each. */
export function* unsealing(
  name: string,
  file: Uint8Array,
): Generator<number, Uint8Array | undefined> {
  if (file.length < HEAD_BYTES || MAGIC.some((byte, at) => file[at] !== byte)) return undefined;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const bytes = file.subarray(HEAD_BYTES);
  const isHead =
    view.getUint32(8, true) === VERSION &&
    view.getUint32(12, true) === checksum(new TextEncoder().encode(name)) &&
    view.getFloat64(16, true) === bytes.length &&
    view.getUint32(28, true) === checksum(file.subarray(0, 28));
  return isHead && view.getUint32(24, true) === (yield* checksumming(bytes)) ? bytes : undefined;
}
