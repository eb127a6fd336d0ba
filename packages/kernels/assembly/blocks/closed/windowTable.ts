// A table of recent states: open, with linear probing, an entry a key with the number of its level
// above it, modulo as many levels as the bits left by the key can tell. Older levels stay until the
// table is full, or until their number would come up again; then one pass in the order of the slots
// drops them and moves the others down.
//
// A slot is the high half of hash * capacity: any capacity will do, and slots ascend with the hash.
// There may be several tables, one for each value of the hash's highest bits (`closedWindow.ts`);
// what is said of one of them here is said of the one in hand.
import { PAGE_BYTES } from '../../../src/layout.ts';
import {
  bitsOfLastWord,
  copyKey,
  hashAt,
  keyBytes,
} from '../encoding/keyWords.ts';
import { freePageRun, takePages } from '../levels/pages.ts';

/** Slots beyond the last, so that a probe needs no wrap. */
const OVERFLOW_SLOTS: usize = 512;
/** A table smaller than this doubles, a larger one grows by half. */
export const SLOTS_SMALL: usize = 1 << 16;
const MACHINE_PAGE: usize = 4096;
/** 3 GiB. */
const SLOTS_MAX: usize = 3 << 27;

/** Where the table begins and ends. */
export let base: usize = 0;
export let end: usize = 0;
export let capacity: u64 = 0;
export let count: usize = 0;
export let countMax: usize = 0;
/** Levels that can be told apart. */
let period: u32 = 0;
/** Oldest level in the table. */
export let oldest: u32 = 0;
/** Of a table among several: levels before this one are archived, and so much of this one. */
export let retiredTo: u32 = 0;
export let retiredBytes: usize = 0;
/** Bits of the hash that name the table, when there are several. */
export let tableBits: u64 = 0;
/** Slots of all tables. */
export let slotsInAll: u64 = 0;
/** States that are in tables and not archived. */
export let unstored: u64 = 0;
/** Tables, when there are several. */
export const TABLES: u32 = 64;
/** Where their records are, or 0: there is only one; and that of the table in hand. */
export let records: usize = 0;
export let currentRecord: usize = 0;

/** Opens the only table. False: no memory. */
export function openTable(slots: usize): bool {
  const bits = bitsOfLastWord();
  period = bits < 40 ? 1 << 24 : <u32>(((<u64>1) << (64 - bits)) - 1);
  oldest = 0;
  tableBits = 0;
  slotsInAll = 0;
  unstored = 0;
  return openEmpty(slots);
}

/** Opens a table of several, to be the one in hand. False: no memory. */
export function openPartTable(slots: usize, bits: u64): bool {
  tableBits = bits;
  return openEmpty(slots);
}

function openEmpty(slots: usize): bool {
  count = 0;
  capacity = 0;
  return allocateTable(slots);
}

/** Bytes that tell of a table while another one is in hand. */
export const RECORD_BYTES: usize = 32;

/** Puts the table in hand aside. */
export function saveTable(to: usize): void {
  store<u32>(to, <u32>base);
  store<u32>(to, <u32>end, 4);
  store<u32>(to, <u32>capacity, 8);
  store<u32>(to, <u32>count, 12);
  store<u32>(to, <u32>countMax, 16);
  store<u32>(to, oldest, 20);
  store<u32>(to, retiredTo, 24);
  store<u32>(to, <u32>retiredBytes, 28);
}

/** Takes a table in hand that was put aside, or forgets what was done since. */
export function loadTable(from: usize): void {
  currentRecord = from;
  base = load<u32>(from);
  end = load<u32>(from, 4);
  capacity = load<u32>(from, 8);
  count = load<u32>(from, 12);
  countMax = load<u32>(from, 16);
  oldest = load<u32>(from, 20);
  retiredTo = load<u32>(from, 24);
  retiredBytes = load<u32>(from, 28);
}

/** Notes where the records of several tables are; 0: there is only one. */
export function setRecords(address: usize): void {
  records = address;
}

export function recordOf(table: u32): usize {
  return records + <usize>table * RECORD_BYTES;
}

/** Gives the pages of the table in hand back. */
export function freeTable(): void {
  freePageRun(base, pagesFor(<usize>capacity));
  slotsInAll -= capacity;
}

/** Notes that states have been entered, or dropped. */
export function setCount(states: usize): void {
  count = states;
}

/** Notes what has been archived of the table in hand: a part of a level in bytes of the table. */
export function setRetired(to: u32, bytes: usize): void {
  retiredTo = to;
  retiredBytes = bytes;
}

/** Notes how many states are in tables alone. */
export function setUnstored(states: u64): void {
  unstored = states;
}

/** Notes that older levels have been dropped. */
export function setOldest(level: u32): void {
  oldest = level;
}

/** Enters an entry of another table. */
export function insertFromOther(at: usize): void {
  insert(at);
  count++;
}

/** Becomes the only table again. */
export function becomeSingle(): void {
  tableBits = 0;
}

/** Moves to a new table of so many slots. False: no memory. */
export function allocateTable(slots: usize): bool {
  if (slots > SLOTS_MAX) return false;
  const pages = pagesFor(slots);
  const run = takePages(pages);
  if (run == 0) return false;
  prefaultPages(run, run + (<usize>pages << 16));
  base = run;
  end = run + (slots + OVERFLOW_SLOTS) * keyBytes();
  slotsInAll += slots - capacity;
  capacity = <u64>slots;
  countMax = (slots >> 1) + (slots < SLOTS_SMALL && tableBits == 0 ? 0 : slots >> 2);
  return true;
}

/**
 * Writes a zero to each page of the machine. One that is read first is mapped to a page of zeros,
 * and once more when it is written; for that the processors of all other threads are interrupted (a
 * twelfth of the time of two threads).
 */
function prefaultPages(from: usize, to: usize): void {
  for (let at = from; at < to; at += MACHINE_PAGE) store<u64>(at, 0);
}

/** Pages that a table of so many slots takes. */
export function pagesFor(slots: usize): i32 {
  return <i32>(((slots + OVERFLOW_SLOTS) * keyBytes() + (PAGE_BYTES - 1)) >> 16);
}

/** Where a probe for a key begins, or for an entry began. */
// @ts-ignore: decorator
@inline
export function slotOf(at: usize): usize {
  return slotOfHash(hashAt(at));
}

/** Where a probe begins for this hash. */
// @ts-ignore: decorator
@inline
export function slotOfHash(hash: u64): usize {
  return base + <usize>((((hash << tableBits) & 0xffffffff) * capacity) >> 32) * keyBytes();
}

/** Its number must not be given to the level to be made while it is in the table. */
export function wouldReuseTag(level: u32): bool {
  return level + 1 - oldest >= period;
}

/** What stands above the keys of a level, in their last word. */
export function levelTag(level: u32): u64 {
  return ((<u64>(level % period)) + 1) << bitsOfLastWord();
}

/** Takes an entry away from an address and enters it anew. */
// @ts-ignore: decorator
@inline
export function insert(at: usize): void {
  const last = keyBytes() - 8;
  const entry = load<u64>(at + last);
  let slot = slotOf(at);
  store<u64>(at + last, 0);
  while (load<u64>(slot + last) != 0) slot += keyBytes();
  copyKey(slot, at);
  store<u64>(slot + last, entry);
}
