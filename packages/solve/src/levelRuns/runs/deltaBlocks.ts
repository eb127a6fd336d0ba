/*
 * Sorted keys as differences. Each difference is a byte with its length, then so many bytes, the
 * least significant first. The runs of Climb-15 take 6.7 to 7.2 bytes per key instead of 8; the
 * denser the keys, the fewer. The first key of a block is the difference from 0, so each block can
 * be read alone. Keys of two words, which nearly all are, have their own loops.
 */

/** Keys of a block, at most. */
export const BLOCK_KEYS = 1 << 14;

/** Most bytes that a block can take. */
export function blockBytesMax(words: number): number {
  return BLOCK_KEYS * (1 + words * 4);
}

/** Writes ascending keys; returns the number of bytes. */
export function encodeBlock(keys: Uint32Array, words: number, into: Uint8Array): number {
  if (words === 2) return encodePairs(keys, into);
  const difference = new Uint32Array(words);
  let out = 0;
  for (let at = 0; at < keys.length; at += words) {
    subtract(keys, at, at === 0 ? undefined : at - words, difference);
    let word = words - 1;
    while (word > 0 && difference[word] === 0) word--;
    const length = word * 4 + bytesIn(difference[word]!);
    into[out++] = length;
    for (let byte = 0; byte < length; byte++) {
      into[out++] = difference[byte >> 2]! >>> ((byte & 3) * 8);
    }
  }
  return out;
}

function encodePairs(keys: Uint32Array, into: Uint8Array): number {
  let [lowBefore, highBefore, out] = [0, 0, 0];
  for (let at = 0; at < keys.length; at += 2) {
    const [low, high] = [keys[at]!, keys[at + 1]!];
    const isBorrowed = low < lowBefore ? 1 : 0;
    let rest = (low - lowBefore) >>> 0;
    const top = (high - highBefore - isBorrowed) >>> 0;
    lowBefore = low;
    highBefore = high;
    const length = top === 0 ? bytesIn(rest) : 4 + bytesIn(top);
    into[out++] = length;
    for (let byte = 0; byte < length; byte++) {
      if (byte === 4) rest = top;
      into[out++] = rest;
      rest >>>= 8;
    }
  }
  return out;
}

function bytesIn(word: number): number {
  return word === 0 ? 0 : 4 - (Math.clz32(word) >> 3);
}

function subtract(
  keys: Uint32Array,
  at: number,
  before: number | undefined,
  into: Uint32Array,
): void {
  let borrow = 0;
  for (let word = 0; word < into.length; word++) {
    const value = keys[at + word]! - (before === undefined ? 0 : keys[before + word]!) - borrow;
    borrow = value < 0 ? 1 : 0;
    into[word] = value;
  }
}

/** Reads so many keys; false: the bytes are no such block. */
export function decodeBlock(bytes: Uint8Array, words: number, into: Uint32Array): boolean {
  if (words === 2) return decodePairs(bytes, into);
  let at = 0;
  for (let key = 0; key < into.length; key += words) {
    const length = bytes[at++]!;
    if (!(length <= words * 4) || at + length > bytes.length) return false;
    let carry = 0;
    for (let word = 0, byte = 0; word < words; word++, byte += 4) {
      let value = carry + (key === 0 ? 0 : into[key - words + word]!);
      if (byte < length) value += wordAt(bytes, at + byte, length - byte);
      into[key + word] = value;
      carry = value > 0xffffffff ? 1 : 0;
    }
    at += length;
  }
  return at === bytes.length;
}

function decodePairs(bytes: Uint8Array, into: Uint32Array): boolean {
  let [low, high, at] = [0, 0, 0];
  for (let key = 0; key < into.length; key += 2) {
    const length = bytes[at++]!;
    if (!(length <= 8) || at + length > bytes.length) return false;
    let sum = low + (length === 0 ? 0 : wordAt(bytes, at, length));
    if (length > 4) high += wordAt(bytes, at + 4, length - 4);
    if (sum > 0xffffffff) {
      sum -= 0x100000000;
      high++;
    }
    low = sum;
    at += length;
    into[key] = low;
    into[key + 1] = high;
  }
  return at === bytes.length;
}

/** The word of up to `length` bytes. */
function wordAt(bytes: Uint8Array, at: number, length: number): number {
  let value = bytes[at]!;
  if (length > 1) value |= bytes[at + 1]! << 8;
  if (length > 2) value |= bytes[at + 2]! << 16;
  if (length > 3) value |= bytes[at + 3]! << 24;
  return value >>> 0;
}
