// Where the parts are, and how many there are of what size (`hashPartitions.ts` tells what for).
import { PART_KEYS, PARTS } from '../../../src/layout.ts';
import { keyBytes } from '../encoding/keyWords.ts';
import { givePages, takeRun } from '../levels/pages.ts';
import { slotsOfRecent } from './closedWindow.ts';
import { LIST_BYTES, lendList } from './windowInsert.ts';
import { self, threads } from '../parallel/hashDistribution.ts';

/** Sets with fewer slots than this are near enough to be met at random: 8 MiB. */
const SLOTS_SORTED: u64 = 1 << 20;
/** With fewer slots than this, parts are a quarter as large. */
const SLOTS_LARGE: u64 = 1 << 22;
/** Keys of a part where threads share a set that is near. */
const PART_KEYS_NEAR: usize = 32;
/** Bits of the number of parts; and at least so many of a thread, for there are 64 tables. */
const PARTS_BITS: u32 = 31 - clz<u32>(PARTS);
const PART_BITS_MIN: u32 = 6;

/** Sets with fewer slots than this are met at random. */
let slotsSorted: u64 = SLOTS_SORTED;
/** Where the parts are, or 0: for each a u32, the address of its next candidate; the candidates. */
export let cursors: usize = 0;
export let parts: usize = 0;
let partKeys: usize = 0;
let pages: i32 = 0;
/** So many bits of the hash name a part among those of a thread. */
export let partBits: u32 = PARTS_BITS;
/** Begins without parts. */
export function forgetRoom(): void {
  cursors = 0;
  partBits = PARTS_BITS;
  slotsSorted = SLOTS_SORTED;
}

/** Sorts candidates for sets of so many slots or more, which are then cut. */
export function sortFrom(slots: u32): void {
  slotsSorted = <u64>slots;
}

/** The set is so large, those of other threads with it, that candidates should be sorted. */
export function isFar(): bool {
  return slotsOfRecent() * threads >= slotsSorted;
}

/** Candidates are sorted, and the set may be cut. */
export function isSorted(): bool {
  return cursors != 0 && isFar();
}

// @ts-ignore: decorator
@inline
export function partBytes(): usize {
  return partKeys * keyBytes();
}

/** Parts begin on different lines of the cache, or as many as a set has ways would be in it. */
// @ts-ignore: decorator
@inline
export function partStride(): usize {
  return partBytes() + 64;
}

// @ts-ignore: decorator
@inline
export function cursorOf(part: usize): usize {
  return cursors + (part << 2);
}

// @ts-ignore: decorator
@inline
export function beginOf(part: usize): usize {
  return parts + part * partStride();
}

/** Parts of all threads: first those of thread 0. */
export function countParts(): usize {
  return <usize>threads << partBits;
}

// @ts-ignore: decorator
@inline
export function isOwnPart(part: usize): bool {
  return part >> partBits == <usize>self;
}

/** There are parts, or there is memory for them. */
export function hasParts(): bool {
  return cursors != 0 || openParts(PART_KEYS >> 2);
}

function openParts(keys: usize): bool {
  partKeys = keys;
  const count = countParts();
  const bytes = count * (partStride() + 4) + LIST_BYTES;
  pages = <i32>((bytes + 65535) >> 16);
  cursors = takeRun(pages);
  if (cursors == 0) return false;
  parts = cursors + (count << 2);
  lendList(parts + count * partStride());
  for (let part: usize = 0; part < count; part++) store<u32>(cursorOf(part), <u32>beginOf(part));
  return true;
}

/** Makes parts for so many threads, instead of those there are, which must be empty. */
export function openSharedParts(): bool {
  const keys = cursors == 0 ? PART_KEYS_NEAR : partKeys;
  if (cursors != 0) givePages(cursors, pages);
  partBits = PARTS_BITS;
  while (countParts() > <usize>PARTS && partBits > PART_BITS_MIN) partBits--;
  return openParts(keys);
}

/** Makes parts larger if the set is large. To be called between levels. */
export function fitParts(): void {
  if (cursors == 0 || !isFar()) return;
  const before = partKeys;
  const isLarge = slotsOfRecent() * threads >= SLOTS_LARGE;
  const keys: usize = isLarge ? PART_KEYS : PART_KEYS >> 2;
  if (keys <= before) return;
  givePages(cursors, pages);
  if (!openParts(keys)) openParts(before);
}
