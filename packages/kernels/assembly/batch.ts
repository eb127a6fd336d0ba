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
import { takeRun } from './pages.ts';
import { addKeys, roomInRecent, slotOf, slotsOfRecent, tagOf } from './recent.ts';
import { dealOut, isShared } from './share.ts';

const BATCH_FULL: usize = BATCH_BASE + ((BATCH_MAX - SUCCESSORS_MAX) << 3);
/** Sets with fewer slots than this are near enough not to be touched: 256 KiB. */
const SLOTS_NEAR: u64 = 1 << 15;
/** Sets with fewer slots than this are near enough to be met at random: 32 MiB. */
const SLOTS_SORTED: u64 = 1 << 22;
const PART_SHIFT: u64 = 22;
const PART_COUNT: usize = PARTS;
const PART_FULL: u32 = PART_KEYS;

/** Where the batch begins, and beyond what address there is no room for another state's. */
let batchAt: usize = BATCH_BASE;
let batchFull: usize = BATCH_FULL;
/** Where the next candidate is written. */
export let next: usize = BATCH_BASE;
/** Where the parts are, or 0: a u32 count each, then their candidates. */
let counts: usize = 0;
let parts: usize = 0;
let waiting: u64 = 0;
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
  waiting = 0;
  counts = 0;
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
  return PART_KEYS * keyBytes();
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
  if (slotsOfRecent() < SLOTS_SORTED || (counts == 0 && !openParts())) {
    return addAll(from, to, level);
  }
  for (let at = from; at < to; at += keyBytes()) {
    if (!sort(at, level)) return false;
  }
  return true;
}

function openParts(): bool {
  const bytes = PART_COUNT * (partBytes() + 4);
  counts = takeRun(<i32>((bytes + 65535) >> 16));
  parts = counts + (PARTS << 2);
  return counts != 0;
}

// @ts-ignore: decorator
@inline
function sort(at: usize, level: u32): bool {
  const part = <usize>(hashAt(at) >> PART_SHIFT);
  const countAt = counts + (part << 2);
  const count = load<u32>(countAt) + 1;
  const start = parts + part * partBytes();
  copyKey(start + <usize>(count - 1) * keyBytes(), at);
  waiting++;
  if (count < PART_FULL) {
    store<u32>(countAt, count);
    return true;
  }
  store<u32>(countAt, 0);
  waiting -= PART_KEYS;
  return addAll(start, start + partBytes(), level);
}

/** Looks up all candidates that are left, at the end of a level. False: no memory. */
export function flushAll(level: u32): bool {
  if (!flushBatch(level)) return false;
  if (waiting == 0) return true;
  for (let part: usize = 0; part < PART_COUNT; part++) {
    const countAt = counts + (part << 2);
    const bytes = <usize>load<u32>(countAt) * keyBytes();
    store<u32>(countAt, 0);
    const start = parts + part * partBytes();
    if (!addAll(start, start + bytes, level)) return false;
  }
  waiting = 0;
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
  if (!roomInRecent(more, level) || !roomInArchive(more)) return false;
  if (slotsOfRecent() > SLOTS_NEAR) {
    let sum: u64 = 0;
    for (let at = from; at < to; at += keyBytes()) sum += load<u64>(slotOf(at));
    touched = sum;
  }
  addKeys(from, to, tagOf(level + 1));
  return true;
}
