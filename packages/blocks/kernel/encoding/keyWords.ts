// The length of a key: one word of 64 bits, or as many words as the puzzle needs.
//
// WIDE is a constant that build.mjs gives to the compiler. With 0 every condition on it is decided
// at compile time and a key is a value in a register; with 1 a key is handled by its address. Both
// kernels have the same source.
//
// Rejected: a separate build for each length of 1, 2, 3 … words (15 KB of text each); v128 as a key
// (126 bits at most, and hashes and level tags must be extracted from the vector all the same).

let bytes: usize = 8;
/** Of the last word: the bits that belong to the key. */
let keyBits: u64 = 0;
let keyMask: u64 = 0;
/** The same with the bits of the partial-order tag; the bits above are for the level tag. */
let taggedBits: u64 = 0;
let taggedMask: u64 = 0;
/** What partial-order tag 1 adds to a word; 0: there are no tags. */
let orderTagUnit: u64 = 0;

export function setKeyBits(words: u32, bitsOfLast: u32, bitsOfTag: u32): void {
  bytes = <usize>words << 3;
  keyBits = <u64>bitsOfLast;
  keyMask = ((<u64>1) << keyBits) - 1;
  taggedBits = <u64>(bitsOfLast + bitsOfTag);
  taggedMask = ((<u64>1) << taggedBits) - 1;
  orderTagUnit = bitsOfTag == 0 ? 0 : (<u64>1) << keyBits;
}

// @ts-ignore: decorator
@inline
export function keyBytes(): usize {
  return WIDE ? bytes : 8;
}

/** Bits of a key and its partial-order tag in the last word. */
// @ts-ignore: decorator
@inline
export function bitsOfLastWord(): u64 {
  return taggedBits;
}

/** Mask of the bits of the last word by which two keys are compared. */
// @ts-ignore: decorator
@inline
export function maskOfLastWord(): u64 {
  return keyMask;
}

/** The same with the partial-order tag. */
// @ts-ignore: decorator
@inline
export function maskWithOrderTag(): u64 {
  return taggedMask;
}

/** The partial-order tag above a key; 0: none. */
// @ts-ignore: decorator
@inline
export function orderTagOf(word: u64): u32 {
  return <u32>(word >> keyBits);
}

/** A partial-order tag, shifted to its place above the key. */
// @ts-ignore: decorator
@inline
export function orderTagAbove(tag: u64): u64 {
  return tag * orderTagUnit;
}

// @ts-ignore: decorator
@inline
export function hashOf(key: u64): u64 {
  let hash = key * 0x9e3779b97f4a7c15;
  hash ^= hash >> 32;
  hash *= 0xd6e8feb86659fd93;
  return hash >> 32;
}

/** Hash of 32 bits of a key, or of an entry, which has tags in its last word. */
// @ts-ignore: decorator
@inline
export function hashAt(at: usize): u64 {
  return WIDE ? hashOfWords(at) : hashOf(load<u64>(at) & keyMask);
}

// @ts-ignore: decorator
@inline
function hashOfWords(at: usize): u64 {
  const last = at + bytes - 8;
  let hash = (load<u64>(last) & keyMask) * 0x9e3779b97f4a7c15;
  for (; at < last; at += 8) {
    hash = (hash ^ (hash >> 32) ^ load<u64>(at)) * 0x9e3779b97f4a7c15;
  }
  hash ^= hash >> 32;
  hash *= 0xd6e8feb86659fd93;
  return hash >> 32;
}

/** Copies a key, or an entry. */
// @ts-ignore: decorator
@inline
export function copyKey(to: usize, from: usize): void {
  if (!WIDE) {
    store<u64>(to, load<u64>(from));
    return;
  }
  const end = from + bytes;
  for (; from < end; from += 8, to += 8) store<u64>(to, load<u64>(from));
}

/** True when two keys or entries are the same key, whatever their tags. */
// @ts-ignore: decorator
@inline
export function isSameKey(a: usize, b: usize): bool {
  const last = keyBytes() - 8;
  let difference = (load<u64>(a + last) ^ load<u64>(b + last)) & keyMask;
  for (let word: usize = 0; word < last; word += 8) {
    difference |= load<u64>(a + word) ^ load<u64>(b + word);
  }
  return difference == 0;
}
