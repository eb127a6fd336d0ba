// One hash table of the closed window: open addressing with linear probing. An entry is a key with
// a level tag above it: the number of its level, modulo as many levels as the bits above the key
// can tell apart. Older levels stay until the table is full or until their tag would be reused;
// then one pass in the order of the slots drops them and moves the other entries down.
//
// A slot is the high half of hash * capacity: any capacity will do, and slots ascend with the hash.
// There may be several tables, one for each value of the hash's highest bits (`closedWindow.ts`).
// The fields here are those of the current table.
import { PAGE_BYTES } from '../../../platform/src/pageBytes.ts';
import {
  bitsOfLastWord,
  copyKey,
  hashAt,
  keyBytes,
} from '../encoding/keyWords.ts';
import { freePageRun, takePages } from '../../../platform/kernel/pages.ts';

/** Slots beyond the last, so that a probe needs no wrap. */
const OVERFLOW_SLOTS: usize = 512;
/** A table smaller than this doubles, a larger one grows by half. */
export const SLOTS_SMALL: usize = 1 << 16;
/** 3 GiB. */
const SLOTS_MAX: usize = 3 << 27;

/** First address of the table, and the end. */
export let base: usize = 0;
export let end: usize = 0;
export let capacity: u64 = 0;
export let count: usize = 0;
export let countMax: usize = 0;
/** Number of levels that tags can tell apart. */
let period: u32 = 0;
/** Oldest level in the table. */
export let oldest: u32 = 0;
/** Of one of several tables: levels before this one are in the level store; bytes copied of it. */
export let retiredTo: u32 = 0;
export let retiredBytes: usize = 0;
/** Highest bits of the hash that select the table; 0: there is only one. */
export let tableBits: u64 = 0;
/** Slots of all tables. */
export let slotsInAll: u64 = 0;
/** States that are in tables and not in the level store. */
export let unstored: u64 = 0;
/** Number of tables after the split. */
export const TABLES: u32 = 64;
/** Address of the tables' records, or 0: there is only one; record of the current table. */
export let records: usize = 0;
export let currentRecord: usize = 0;

/** Opens the single table. False: memory is exhausted. */
export function openTable(slots: usize): bool {
  const bits = bitsOfLastWord();
  period = bits < 40 ? 1 << 24 : <u32>(((<u64>1) << (64 - bits)) - 1);
  oldest = 0;
  tableBits = 0;
  slotsInAll = 0;
  unstored = 0;
  return openEmpty(slots);
}

/** Opens one of several tables and makes it current. False: memory is exhausted. */
export function openPartTable(slots: usize, bits: u64): bool {
  tableBits = bits;
  return openEmpty(slots);
}

function openEmpty(slots: usize): bool {
  count = 0;
  capacity = 0;
  return allocateTable(slots);
}

/** Bytes of the record that keeps a table's fields while another table is current. */
export const RECORD_BYTES: usize = 32;

/** Saves the fields of the current table to a record. */
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

/** Loads the fields of a table from its record; undoes changes that were not saved. */
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

/** Sets the address of the tables' records; 0: there is only one table. */
export function setRecords(address: usize): void {
  records = address;
}

export function recordOf(table: u32): usize {
  return records + <usize>table * RECORD_BYTES;
}

/** Frees the pages of the current table. */
export function freeTable(): void {
  freePageRun(base, pagesFor(<usize>capacity));
  slotsInAll -= capacity;
}

/** Sets the number of entries. */
export function setCount(states: usize): void {
  count = states;
}

/** Sets which levels are in the level store, and the bytes scanned for the next of them. */
export function setRetired(to: u32, bytes: usize): void {
  retiredTo = to;
  retiredBytes = bytes;
}

/** Sets the number of states that are in tables only. */
export function setUnstored(states: u64): void {
  unstored = states;
}

/** Sets the oldest level, after older ones have been dropped. */
export function setOldest(level: u32): void {
  oldest = level;
}

/** Inserts an entry of another table. */
export function insertFromOther(at: usize): void {
  insert(at);
  count++;
}

/** Makes the current table the single one again. */
export function becomeSingle(): void {
  tableBits = 0;
}

/** Allocates an empty table of so many slots as the current one. False: memory is exhausted. */
export function allocateTable(slots: usize): bool {
  if (slots > SLOTS_MAX) return false;
  const pages = pagesFor(slots);
  const run = takePages(pages);
  if (run == 0) return false;
  // A page of the machine that is read first is mapped to a shared one of zeros and must be mapped
  // again when it is written, which interrupts all other threads (a twelfth of the time of two).
  memory.fill(run, 0, <usize>pages << 16);
  base = run;
  end = run + (slots + OVERFLOW_SLOTS) * keyBytes();
  slotsInAll += slots - capacity;
  capacity = <u64>slots;
  countMax = (slots >> 1) + (slots < SLOTS_SMALL && tableBits == 0 ? 0 : slots >> 2);
  return true;
}

/** Pages that a table of so many slots takes. */
export function pagesFor(slots: usize): i32 {
  return <i32>(((slots + OVERFLOW_SLOTS) * keyBytes() + (PAGE_BYTES - 1)) >> 16);
}

/** First slot probed for a key or an entry. */
// @ts-ignore: decorator
@inline
export function slotOf(at: usize): usize {
  return slotOfHash(hashAt(at));
}

/** First slot probed for a hash. */
// @ts-ignore: decorator
@inline
export function slotOfHash(hash: u64): usize {
  return base + <usize>((((hash << tableBits) & 0xffffffff) * capacity) >> 32) * keyBytes();
}

/** True when the tag of the next level is still that of the oldest level in the table. */
export function wouldReuseTag(level: u32): bool {
  return level + 1 - oldest >= period;
}

/** The tag of a level, which stands above its keys in their last word. */
export function levelTag(level: u32): u64 {
  return ((<u64>(level % period)) + 1) << bitsOfLastWord();
}

/** Removes the entry at an address and inserts it again. */
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
