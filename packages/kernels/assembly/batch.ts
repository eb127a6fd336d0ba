// Candidates on their way to the recent set. A look-up in a table larger than the caches costs a
// miss of some 180 ns when the next one must wait for it, so successors are only noted, and looked
// up by the batch: first one tight loop touches the slot of each (the processor then fetches a
// dozen at the same time), then all are added.
//
// Once the set is larger than the caches, candidates are first sorted by the high bits of their
// hash into parts, each of which waits until it is full. Slots ascend with the hash, so a part's
// candidates fall into one small stretch of the set: few pages, and lines that are met again while
// they are in the cache.
//
// Refused: touching each slot while expanding (the load stalls the work behind it: 35 % slower).
import {
  BATCH_BASE,
  BATCH_MAX,
  PART_KEYS,
  PARTS,
  PROBLEM_BATCH_AT,
  PROBLEM_SUCCESSORS_MAX,
  SUCCESSORS_MAX,
} from '../src/layout.ts';
import { chunkKeys, roomInArchive } from './archive.ts';
import { copyKey, hashAt, keyBytes } from './keyWords.ts';
import { givePages, takeRun } from './pages.ts';
import { isCut, slotsOfRecent, useTableOf } from './recent.ts';
import { addApart, addKeys, LIST_BYTES, lendList } from './recentAdd.ts';
import { roomInTable } from './recentRoom.ts';
import { slotOf, slotWith, tagOf } from './recentTable.ts';
import { dealOut, isShared } from './share.ts';

const BATCH_FULL: usize = BATCH_BASE + ((BATCH_MAX - SUCCESSORS_MAX) << 3);
/** Sets with fewer slots than this are near enough not to be touched: 256 KiB. */
const SLOTS_NEAR: u64 = 1 << 15;
/** Sets with fewer slots than this are near enough to be met at random: 8 MiB. */
const SLOTS_SORTED: u64 = 1 << 20;
/** With fewer slots than this, parts are a quarter as large. */
const SLOTS_LARGE: u64 = 1 << 22;
const PART_SHIFT: u64 = 22;
const PART_COUNT: usize = PARTS;

/** Sets with fewer slots than this are met at random. */
let slotsSorted: u64 = SLOTS_SORTED;
/** Where the batch begins, and beyond what address there is no room for another state's. */
let batchAt: usize = BATCH_BASE;
let batchFull: usize = BATCH_FULL;
/** Where the next candidate is written. */
export let next: usize = BATCH_BASE;
/** Where the parts are, or 0: for each a u32, the address of its next candidate; the candidates. */
let cursors: usize = 0;
let parts: usize = 0;
let partKeys: usize = 0;
let partPages: i32 = 0;
/** Keeps the touching loads alive. */
export let touched: u64 = 0;
let flushed: u64 = 0;

export function openBatch(): void {
  if (WIDE) {
    batchAt = <usize>load<u32>(PROBLEM_BATCH_AT);
    batchFull = batchAt + <usize>load<u32>(PROBLEM_SUCCESSORS_MAX) * keyBytes();
  }
  next = batch();
  flushed = 0;
  cursors = 0;
  slotsSorted = SLOTS_SORTED;
}

/** Sorts candidates for sets of so many slots or more, which are then cut. */
export function sortFrom(slots: u32): void {
  slotsSorted = <u64>slots;
}

/** Where the batch begins. */
// @ts-ignore: decorator
@inline
export function batch(): usize {
  return WIDE ? batchAt : BATCH_BASE;
}

// @ts-ignore: decorator
@inline
function partBytes(): usize {
  return partKeys * keyBytes();
}

/** Candidates noted so far. */
export function generated(): u64 {
  return flushed + (next - batch()) / keyBytes();
}

/** Forgets the candidates of the batch. */
export function dropCandidates(): void {
  next = batch();
}

/** Notes a successor. */
// @ts-ignore: decorator
@inline
export function noteCandidate(key: u64): void {
  store<u64>(next, key);
  next += 8;
}

/** Notes the successor written at `next`. */
// @ts-ignore: decorator
@inline
export function noteWritten(): void {
  next += keyBytes();
}

/** Notes the successors written from `next` on. */
export function noteUpTo(end: usize): void {
  next = end;
}

/** Beyond this address there is no room for another state's successors. */
export function fullBatch(): usize {
  return WIDE ? batchFull : BATCH_FULL;
}

// @ts-ignore: decorator
@inline
export function isBatchFull(): bool {
  return next > (WIDE ? batchFull : BATCH_FULL);
}

/** Takes the batch in while a level is expanded. False: no memory. */
export function flushBatch(level: u32): bool {
  const from = batch();
  flushed += (next - from) / keyBytes();
  const to = isShared() ? dealOut(from, next) : next;
  next = from;
  return takeIn(from, to, level);
}

/** Looks up keys for the level to be made, or sorts them into parts. False: no memory. */
export function takeIn(from: usize, to: usize, level: u32): bool {
  const isNear = !isCut() && slotsOfRecent() < slotsSorted;
  if (isNear || (cursors == 0 && !openParts(PART_KEYS >> 2))) return addAll(from, to, level);
  const all = cursors;
  const first = parts;
  const stride = partStride();
  const bytes = partBytes();
  for (let at = from; at < to; at += keyBytes()) {
    const part = <usize>(hashAt(at) >> PART_SHIFT);
    const cursorAt = all + (part << 2);
    const cursor = <usize>load<u32>(cursorAt);
    copyKey(cursor, at);
    store<u32>(cursorAt, <u32>(cursor + keyBytes()));
    if (cursor + keyBytes() == first + part * stride + bytes && !flushPart(part, level)) {
      return false;
    }
  }
  return true;
}

/** Parts begin on different lines of the cache, or as many as a set has ways would be in it. */
// @ts-ignore: decorator
@inline
function partStride(): usize {
  return partBytes() + 64;
}

function openParts(keys: usize): bool {
  partKeys = keys;
  const bytes = PART_COUNT * (partStride() + 4) + LIST_BYTES;
  partPages = <i32>((bytes + 65535) >> 16);
  cursors = takeRun(partPages);
  if (cursors == 0) return false;
  parts = cursors + (PARTS << 2);
  lendList(parts + PART_COUNT * partStride());
  for (let part: usize = 0; part < PART_COUNT; part++) emptyPart(part);
  return true;
}

/** Makes parts larger if the set is large. To be called between levels. */
export function fitParts(): void {
  if (cursors == 0 || partKeys == PART_KEYS || slotsOfRecent() < SLOTS_LARGE) return;
  givePages(cursors, partPages);
  if (!openParts(PART_KEYS)) openParts(PART_KEYS >> 2);
}

function emptyPart(part: usize): void {
  store<u32>(cursors + (part << 2), <u32>(parts + part * partStride()));
}

/** Looks up the candidates of a part. */
function flushPart(part: usize, level: u32): bool {
  const from = parts + part * partStride();
  const to = <usize>load<u32>(cursors + (part << 2));
  emptyPart(part);
  useTableOf(part, PART_COUNT);
  const first = slotWith(<u64>part << PART_SHIFT);
  const end = slotWith((<u64>(part + 1) << PART_SHIFT) - 1);
  if (end - first < to - from << 3) touchAll(first, end);
  else touch(from, to);
  return addAll(from, to, level);
}

/** Candidates are sorted, and the set may be cut. */
export function isSorted(): bool {
  return cursors != 0 && slotsOfRecent() >= slotsSorted;
}

/** Looks up all candidates that are left, at the end of a level. False: no memory. */
export function flushAll(level: u32): bool {
  if (!flushBatch(level)) return false;
  for (let part: usize = 0; cursors != 0 && part < PART_COUNT; part++) {
    if (!flushPart(part, level)) return false;
  }
  return true;
}

/** Keys a batch can hold. */
export function batchKeys(): usize {
  return WIDE ? <usize>load<u32>(PROBLEM_SUCCESSORS_MAX) << 1 : BATCH_MAX;
}

/** A chunk of the archive at a time: there is room for one. */
function addAll(from: usize, to: usize, level: u32): bool {
  if (!WIDE) return addPortion(from, to, level);
  const portion = <usize>chunkKeys() * keyBytes();
  for (let at = from; at < to; at += portion) {
    if (!addPortion(at, min(to, at + portion), level)) return false;
  }
  return true;
}

function addPortion(from: usize, to: usize, level: u32): bool {
  const more = (to - from) / keyBytes();
  if (!roomInTable(more, level)) return false;
  if (isCut()) {
    addApart(from, to, tagOf(level + 1));
    return true;
  }
  if (!roomInArchive(more)) return false;
  if (cursors == 0 && slotsOfRecent() > SLOTS_NEAR) touch(from, to);
  addKeys(from, to, tagOf(level + 1));
  return true;
}

/** Brings the slots of keys into the cache. */
function touch(from: usize, to: usize): void {
  let sum: u64 = 0;
  for (let at = from; at < to; at += keyBytes()) sum += load<u64>(slotOf(at));
  touched = sum;
}

/** Brings a stretch of the set into the cache, in the order in which memory is quickest. */
function touchAll(from: usize, to: usize): void {
  let sum: u64 = 0;
  for (let at = from; at < to; at += 64) sum += load<u64>(at);
  touched = sum;
}
