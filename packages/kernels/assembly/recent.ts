// The recent set: the states among which a candidate must be looked for.
//
// Moves can be taken back, so the neighbours of a state lie in its own level or one to each side:
// three levels are enough to tell new from known (frontier search, Korf and Zhang 2000). The set is
// an open table with linear probing, an entry a key with the number of its level above it, modulo
// as many levels as the bits left by the key can tell. Older levels stay until the table is full,
// or until their number would come up again; then one pass in the order of the slots drops them and
// moves the others down.
//
// A slot is the high half of hash * capacity: any capacity will do, and slots ascend with the hash.
//
// Refused: a closed set of all states (ten to a hundred times larger than the caches: 36 ns a
// candidate, and 13 % of the time went into growing it); a table for each level (three look-ups a
// candidate); sorting levels and merging (Korf's delayed detection: three times the work while
// levels fit in memory).
import { PAGE_BYTES } from '../src/layout.ts';
import { archiveTail, archiveTailEnd, closeArchive, openChunk } from './archive.ts';
import {
  bitsOfLastWord,
  copyKey,
  hashAt,
  hashOf,
  hashOfEntry,
  isSameKey,
  keyBytes,
  maskOfLastWord,
} from './keyWords.ts';
import { givePages, takeRun } from './pages.ts';
import { handOver, isOutboxFull } from './share.ts';

/** Slots beyond the last, so that a probe needs no wrap. */
const SPILL: usize = 512;
/** A table smaller than this doubles, a larger one grows by half. */
const SLOTS_SMALL: usize = 1 << 16;
/** 3 GiB. */
const SLOTS_MAX: usize = 3 << 27;

let base: usize = 0;
let end: usize = 0;
let capacity: u64 = 0;
let count: usize = 0;
let countMax: usize = 0;
/** Levels that can be told apart. */
let period: u32 = 0;
/** Oldest level in the table. */
let oldest: u32 = 0;

/** Empties the set. False: no memory. */
export function openRecent(slots: usize): bool {
  const bits = bitsOfLastWord();
  period = bits < 40 ? 1 << 24 : <u32>(((<u64>1) << (64 - bits)) - 1);
  oldest = 0;
  count = 0;
  return take(slots);
}

/** Moves to a new table of so many slots. False: no memory. */
function take(slots: usize): bool {
  if (slots > SLOTS_MAX) return false;
  const run = takeRun(pagesFor(slots));
  if (run == 0) return false;
  base = run;
  end = run + (slots + SPILL) * keyBytes();
  capacity = <u64>slots;
  countMax = (slots >> 1) + (slots < SLOTS_SMALL ? 0 : slots >> 2);
  return true;
}

function pagesFor(slots: usize): i32 {
  return <i32>(((slots + SPILL) * keyBytes() + (PAGE_BYTES - 1)) >> 16);
}

/** Where a probe for a key begins. */
// @ts-ignore: decorator
@inline
export function slotOf(at: usize): usize {
  return slotWith(hashAt(at));
}

// @ts-ignore: decorator
@inline
function slotWith(hash: u64): usize {
  return base + <usize>((hash * capacity) >> 32) * keyBytes();
}

/** What stands above the keys of a level, in their last word. */
export function tagOf(level: u32): u64 {
  return ((<u64>(level % period)) + 1) << bitsOfLastWord();
}

/**
 * Adds those of the keys in memory that are not there yet, and archives them; there must be room.
 * A probe ends at the first slot as a rule, and new or known is a coin toss that no predictor can
 * guess, so there is no branch for it: a known key is archived, too, and overwritten by the next.
 * Variables are local, since globals live in memory.
 */
export function addKeys(from: usize, to: usize, tag: u64): void {
  if (WIDE) {
    addWideKeys(from, to, tag);
    return;
  }
  const first = base;
  const size = capacity;
  const mask = maskOfLastWord();
  let added: usize = 0;
  let tail = archiveTail();
  let tailEnd = archiveTailEnd();
  for (let at = from; at < to; at += 8) {
    if (tail == tailEnd) {
      tail = openChunk(tail);
      tailEnd = archiveTailEnd();
    }
    const key = load<u64>(at);
    let slot = first + (<usize>((hashOf(key) * size) >> 32) << 3);
    let entry = load<u64>(slot);
    while (<i32>(entry != 0) & <i32>(((entry ^ key) & mask) != 0)) {
      slot += 8;
      assert(slot < end);
      entry = load<u64>(slot);
    }
    const isNew = <u64>(entry == 0);
    store<u64>(slot, entry | ((key | tag) & (0 - isNew)));
    store<u64>(tail, key);
    tail += <usize>isNew << 3;
    added += <usize>isNew;
  }
  count += added;
  closeArchive(tail);
}

/** The same for keys of several words, one after the other. */
function addWideKeys(from: usize, to: usize, tag: u64): void {
  const bytes = keyBytes();
  const last = bytes - 8;
  let tail = archiveTail();
  for (let at = from; at < to; at += bytes) {
    if (tail == archiveTailEnd()) tail = openChunk(tail);
    let slot = slotOf(at);
    while (load<u64>(slot + last) != 0 && !isSameKey(slot, at)) {
      slot += bytes;
      assert(slot < end);
    }
    if (load<u64>(slot + last) != 0) continue;
    copyKey(slot, at);
    store<u64>(slot + last, load<u64>(at + last) | tag);
    copyKey(tail, at);
    tail += bytes;
    count++;
  }
  closeArchive(tail);
}

/** True when a key is in the set with the tag of a level. */
export function isTagged(at: usize, tag: u64): bool {
  const last = keyBytes() - 8;
  const mask = maskOfLastWord();
  let slot = slotOf(at);
  while (load<u64>(slot + last) != 0 && !isSameKey(slot, at)) slot += keyBytes();
  return (load<u64>(slot + last) & ~mask) == tag;
}

/** Makes room for so many keys while a level is expanded. False: no memory. */
// @ts-ignore: decorator
@inline
export function roomInRecent(more: usize, level: u32): bool {
  return count + more <= countMax || makeRoom(more, level);
}

/** Drops what would be taken for the level to be made. To be called before a level is expanded. */
export function openLevelInRecent(level: u32): void {
  if (level + 1 - oldest >= period) sweep(level, 0);
}

function makeRoom(more: usize, level: u32): bool {
  sweep(level, tagOf(level + 1) >> bitsOfLastWord());
  const enough = countMax - (countMax >> 2);
  if (count + more <= enough) return true;
  const slots = <usize>capacity;
  let wanted = slots < SLOTS_SMALL ? slots << 1 : slots + (slots >> 1);
  while (count + more > (wanted >> 1) + (wanted >> 3)) wanted += wanted >> 1;
  return rebuild(wanted) || count + more <= countMax;
}

/**
 * Drops levels before the one below `level`; entries behind a gap move down. `next` is the tag of
 * the level to be made, or 0 while it has no state yet: then its tag is an old level's.
 */
function sweep(level: u32, next: u64): void {
  if (level <= oldest + 1) return;
  const bits = bitsOfLastWord();
  const before = tagOf(level - 1) >> bits;
  const here = tagOf(level) >> bits;
  const last = keyBytes() - 8;
  let moving = false;
  for (let at = base; at < end; at += keyBytes()) {
    const entry = load<u64>(at + last);
    if (entry == 0) {
      moving = false;
      continue;
    }
    const tag = entry >> bits;
    if (tag != here && tag != next && tag != before) {
      store<u64>(at + last, 0);
      count--;
      moving = true;
    } else if (moving) {
      insert(at);
    }
  }
  oldest = level - 1;
}

/** Takes an entry away from an address and enters it anew. */
// @ts-ignore: decorator
@inline
function insert(at: usize): void {
  const last = keyBytes() - 8;
  const entry = load<u64>(at + last);
  let slot = slotWith(hashOfEntry(at));
  store<u64>(at + last, 0);
  while (load<u64>(slot + last) != 0) slot += keyBytes();
  copyKey(slot, at);
  store<u64>(slot + last, entry);
}

/** Puts all entries into a new table. False: no memory, and nothing changed. */
function rebuild(slots: usize): bool {
  const oldBase = base;
  const oldEnd = end;
  const oldPages = pagesFor(<usize>capacity);
  if (!take(slots)) return false;
  const last = keyBytes() - 8;
  for (let at = oldBase; at < oldEnd; at += keyBytes()) {
    if (load<u64>(at + last) != 0) insert(at);
  }
  givePages(oldBase, oldPages);
  return true;
}

/** Slots, full and free. */
// @ts-ignore: decorator
@inline
export function slotsOfRecent(): u64 {
  return capacity;
}

/** The slot at which handing over goes on. */
let handedTo: usize = 0;

/**
 * Hands the states of a level over to the threads they belong to; they stay here, too. False: an
 * outbox is full, to be called again when it is empty.
 */
export function handLevelOver(level: u32): bool {
  const bits = bitsOfLastWord();
  const tag = tagOf(level) >> bits;
  const last = keyBytes() - 8;
  for (let at = base + handedTo; at < end; at += keyBytes()) {
    const word = load<u64>(at + last);
    if (word >> bits != tag) continue;
    if (isOutboxFull()) {
      handedTo = at - base;
      return false;
    }
    store<u64>(at + last, word & maskOfLastWord());
    handOver(at);
    store<u64>(at + last, word);
  }
  handedTo = 0;
  return true;
}
