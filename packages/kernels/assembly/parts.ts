// Candidates for a set larger than the caches, sorted by the high bits of their hash into parts,
// each of which waits until it is full. Slots ascend with the hash, so a part's candidates fall
// into one small stretch of the set: few pages, and lines that are met again while they are in the
// cache.
//
// Among several threads each has parts for all of them. A full part of another's goes to it as a
// whole, a run of keys that need not be sorted again: whose a candidate is costs nothing here.
import { PART_KEYS, PARTS } from '../src/layout.ts';
import { copyKey, hashAt, keyBytes } from './keyWords.ts';
import { addAll, touch, touchAll } from './lookUp.ts';
import { givePages, takeRun } from './pages.ts';
import { slotsOfRecent, useTableOf } from './recent.ts';
import { LIST_BYTES, lendList } from './recentAdd.ts';
import { slotWith } from './recentTable.ts';
import { ownerOf, putRun, roomInOutbox, self, threads } from './share.ts';

/** Sets with fewer slots than this are near enough to be met at random: 8 MiB. */
const SLOTS_SORTED: u64 = 1 << 20;
/** With fewer slots than this, parts are a quarter as large. */
const SLOTS_LARGE: u64 = 1 << 22;
/** Keys of a part where threads share a set that is near. */
const PART_KEYS_NEAR: usize = 32;
/** Bits of the number of parts; and at least so many of a thread, for there are 64 tables. */
const PARTS_BITS: u32 = 31 - clz<u32>(PARTS);
const PART_BITS_MIN: u32 = 6;
const NONE: usize = <usize>-1;

/** Sets with fewer slots than this are met at random. */
let slotsSorted: u64 = SLOTS_SORTED;
/** Where the parts are, or 0: for each a u32, the address of its next candidate; the candidates. */
let cursors: usize = 0;
let parts: usize = 0;
let partKeys: usize = 0;
let pages: i32 = 0;
/** So many bits of the hash name a part among those of a thread. */
let partBits: u32 = PARTS_BITS;
/** A full part for which an outbox had no room, or NONE. */
let stuck: usize = NONE;

/** Begins without parts. */
export function forgetParts(): void {
  cursors = 0;
  partBits = PARTS_BITS;
  stuck = NONE;
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
function partBytes(): usize {
  return partKeys * keyBytes();
}

/** Parts begin on different lines of the cache, or as many as a set has ways would be in it. */
// @ts-ignore: decorator
@inline
function partStride(): usize {
  return partBytes() + 64;
}

// @ts-ignore: decorator
@inline
function cursorOf(part: usize): usize {
  return cursors + (part << 2);
}

// @ts-ignore: decorator
@inline
function beginOf(part: usize): usize {
  return parts + part * partStride();
}

/** Parts of all threads: first those of thread 0. */
function countParts(): usize {
  return <usize>threads << partBits;
}

// @ts-ignore: decorator
@inline
function isOwnPart(part: usize): bool {
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

/**
 * Sorts keys into parts. Answers where it stopped: at the end, or earlier because an outbox has no
 * room; 0: no memory.
 */
export function sortKeys(from: usize, to: usize, level: u32): usize {
  if (!unstick()) return from;
  const all = cursors;
  const first = parts;
  const stride = partStride();
  const bytes = partBytes();
  const bits = <u64>partBits;
  const count = threads;
  for (let at = from; at < to; at += keyBytes()) {
    const hash = hashAt(at);
    const part = (<usize>ownerOf(hash, count) << <usize>bits) + <usize>(hash >> (32 - bits));
    const cursorAt = all + (part << 2);
    const cursor = <usize>load<u32>(cursorAt);
    copyKey(cursor, at);
    store<u32>(cursorAt, <u32>(cursor + keyBytes()));
    if (cursor + keyBytes() != first + part * stride + bytes) continue;
    if (isOwnPart(part)) {
      if (!flushPart(part, level)) return 0;
    } else if (!sendPart(part)) {
      stuck = part;
      return at + keyBytes();
    }
  }
  return to;
}

/** Sorts one key that belongs to another thread; not before everything is unstuck. */
export function sortForeign(at: usize): void {
  const hash = hashAt(at);
  const part = (<usize>ownerOf(hash, threads) << partBits) + <usize>(hash >> <u64>(32 - partBits));
  const cursor = <usize>load<u32>(cursorOf(part));
  copyKey(cursor, at);
  store<u32>(cursorOf(part), <u32>(cursor + keyBytes()));
  if (cursor + keyBytes() == beginOf(part) + partBytes() && !sendPart(part)) stuck = part;
}

/** False: a full part waits for room in an outbox. */
export function unstick(): bool {
  if (stuck == NONE) return true;
  if (!sendPart(stuck)) return false;
  stuck = NONE;
  return true;
}

/** Puts what fits of another thread's part into its outbox; false: nothing. */
function sendPart(part: usize): bool {
  const owner = <u32>(part >> partBits);
  const end = <usize>load<u32>(cursorOf(part));
  const bytes = min(end - beginOf(part), roomInOutbox(owner));
  if (bytes == 0) return false;
  putRun(owner, <u32>part & ((1 << partBits) - 1), end - bytes, bytes);
  store<u32>(cursorOf(part), <u32>(end - bytes));
  return true;
}

/** Puts everything that waits for other threads into the outboxes. False: no room yet. */
export function sendRest(): bool {
  const count = countParts();
  for (let part: usize = 0; part < count; part++) {
    if (isOwnPart(part)) continue;
    while (load<u32>(cursorOf(part)) != <u32>beginOf(part)) {
      if (!sendPart(part)) return false;
    }
  }
  stuck = NONE;
  return true;
}

/** Takes in a run from another thread, for the part of this one that it names. False: no memory. */
export function takeRunIn(number: u32, from: usize, to: usize, level: u32): bool {
  if (to - from >= partBytes()) return lookUp(<usize>number, from, to, level);
  const part = (<usize>self << partBits) + <usize>number;
  const end = beginOf(part) + partBytes();
  while (from < to) {
    const cursor = <usize>load<u32>(cursorOf(part));
    const bytes = min(to - from, end - cursor);
    memory.copy(cursor, from, bytes);
    store<u32>(cursorOf(part), <u32>(cursor + bytes));
    from += bytes;
    if (cursor + bytes == end && !flushPart(part, level)) return false;
  }
  return true;
}

/** Looks up the candidates of all own parts. False: no memory. */
export function flushParts(level: u32): bool {
  if (cursors == 0) return true;
  const first = <usize>self << partBits;
  for (let part = first; part < first + (<usize>1 << partBits); part++) {
    if (!flushPart(part, level)) return false;
  }
  return true;
}

/** Looks up the candidates of an own part. */
function flushPart(part: usize, level: u32): bool {
  const from = beginOf(part);
  const to = <usize>load<u32>(cursorOf(part));
  store<u32>(cursorOf(part), <u32>from);
  return lookUp(part - (<usize>self << partBits), from, to, level);
}

/** Looks up candidates of one part, by its number among those of a thread. */
function lookUp(number: usize, from: usize, to: usize, level: u32): bool {
  const shift = <u64>(32 - partBits);
  useTableOf(number, <usize>1 << partBits);
  const first = slotWith(<u64>number << shift);
  const end = slotWith((<u64>(number + 1) << shift) - 1);
  if (end - first < to - from << 3) touchAll(first, end);
  else touch(from, to);
  return addAll(from, to, level);
}
