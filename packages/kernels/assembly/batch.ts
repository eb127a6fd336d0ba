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
import { BATCH_BASE, BATCH_MAX, PART_KEYS, PARTS, SUCCESSORS_MAX } from '../src/layout.ts';
import { roomInArchive } from './archive.ts';
import { takeRun } from './pages.ts';
import { addKeys, hashOf, roomInRecent, slotOf, slotsOfRecent, tagOf } from './recent.ts';

const BATCH: usize = BATCH_BASE;
const BATCH_FULL: usize = BATCH_BASE + ((BATCH_MAX - SUCCESSORS_MAX) << 3);
/** Sets with fewer slots than this are near enough not to be touched: 256 KiB. */
const SLOTS_NEAR: u64 = 1 << 15;
/** Sets with fewer slots than this are near enough to be met at random: 32 MiB. */
const SLOTS_SORTED: u64 = 1 << 22;
const PART_SHIFT: u64 = 22;
const PART_BYTES: usize = PART_KEYS << 3;
const PART_COUNT: usize = PARTS;
const PART_FULL: u32 = PART_KEYS;

export let next: usize = BATCH_BASE;
/** Where the parts are, or 0: a u32 count each, then their candidates. */
let counts: usize = 0;
let parts: usize = 0;
let waiting: u64 = 0;
/** Keeps the touching loads alive. */
export let touched: u64 = 0;
let flushed: u64 = 0;

export function openBatch(): void {
  next = BATCH;
  flushed = 0;
  waiting = 0;
  counts = 0;
}

/** Candidates noted so far. */
export function generated(): u64 {
  return flushed + ((next - BATCH) >> 3);
}

/** Forgets the candidates of the batch. */
export function dropCandidates(): void {
  next = BATCH;
}

/** Notes a successor. */
// @ts-ignore: decorator
@inline
export function noteCandidate(key: u64): void {
  store<u64>(next, key);
  next += 8;
}

// @ts-ignore: decorator
@inline
export function isBatchFull(): bool {
  return next > BATCH_FULL;
}

/** Takes the batch in while a level is expanded. False: no memory. */
export function flushBatch(level: u32): bool {
  const from = BATCH;
  flushed += (next - from) >> 3;
  const to = next;
  next = BATCH;
  if (slotsOfRecent() < SLOTS_SORTED || (counts == 0 && !openParts())) {
    return addAll(from, to, level);
  }
  for (let at = from; at < to; at += 8) {
    if (!sort(load<u64>(at), level)) return false;
  }
  return true;
}

function openParts(): bool {
  const bytes = PART_COUNT * (PART_BYTES + 4);
  counts = takeRun(<i32>((bytes + 65535) >> 16));
  parts = counts + (PARTS << 2);
  return counts != 0;
}

// @ts-ignore: decorator
@inline
function sort(key: u64, level: u32): bool {
  const part = <usize>(hashOf(key) >> PART_SHIFT);
  const countAt = counts + (part << 2);
  const count = load<u32>(countAt) + 1;
  const start = parts + part * PART_BYTES;
  store<u64>(start + (<usize>(count - 1) << 3), key);
  waiting++;
  if (count < PART_FULL) {
    store<u32>(countAt, count);
    return true;
  }
  store<u32>(countAt, 0);
  waiting -= PART_KEYS;
  return addAll(start, start + PART_BYTES, level);
}

/** Looks up all candidates that are left, at the end of a level. False: no memory. */
export function flushAll(level: u32): bool {
  if (!flushBatch(level)) return false;
  if (waiting == 0) return true;
  for (let part: usize = 0; part < PART_COUNT; part++) {
    const countAt = counts + (part << 2);
    const bytes = <usize>load<u32>(countAt) << 3;
    store<u32>(countAt, 0);
    const start = parts + part * PART_BYTES;
    if (!addAll(start, start + bytes, level)) return false;
  }
  waiting = 0;
  return true;
}

function addAll(from: usize, to: usize, level: u32): bool {
  const more = (to - from) >> 3;
  if (!roomInRecent(more, level) || !roomInArchive(more)) return false;
  if (slotsOfRecent() > SLOTS_NEAR) {
    let sum: u64 = 0;
    for (let at = from; at < to; at += 8) sum += load<u64>(slotOf(load<u64>(at)));
    touched = sum;
  }
  addKeys(from, to, tagOf(level + 1));
  return true;
}
