// The frontier: the states to be expanded next. In small searches it is the end of the level store.
// In large ones, whose closed window is split into tables, the states are copied out of one table
// at a time: tables change while their states are expanded, and a level that retires only when it
// is two levels behind is in memory once, not twice (Lodzianka in moves: 11.5 bytes per state
// instead of 13.8).
import {
  storedAt,
  chunkEndAt,
  chunkKeys,
  countFreedChunks,
  freeOldestChunk,
  keepsLevels,
  stored,
} from './levelStore.ts';
import { keyBytes } from '../encoding/keyWords.ts';
import { freePageRun, takePages } from '../../../platform/kernel/pages.ts';
import { isSplit, tablesOfWindow, selectTable } from '../closed/closedWindow.ts';
import { retireOld, copyLevel } from '../closed/windowRetire.ts';
import { shrinkTable } from '../closed/windowRoom.ts';
import { base, count, end } from '../closed/windowTable.ts';

/** States that were expanded or skipped. */
export let consumed: u64 = 0;
/** Of the loaded states: address of the next key, and the end. */
let headAt: usize = 0;
let headEnd: usize = 0;
/** The next table to load, and where its states of the level are copied to. */
let tableNext: u32 = 0;
let copyAt: usize = 0;
let copyPages: i32 = 0;

export function openFrontier(): void {
  consumed = 0;
  headAt = 0;
  headEnd = 0;
  tableNext = 0;
  copyAt = 0;
  copyPages = 0;
}

/** Begins a complete level at its first table. */
export function rewindFrontier(): void {
  if (!isSplit()) return;
  if (copyAt == 0) freeStore();
  tableNext = 0;
  headAt = 0;
  headEnd = 0;
}

/** Frees the store after the split, if no path is wanted: the tables hold the frontier, too. */
function freeStore(): void {
  if (keepsLevels) return;
  const chunks = <u32>((stored + chunkKeys() - 1) / chunkKeys());
  while (countFreedChunks() < chunks) freeOldestChunk();
}

/** Loads states of the level if none is loaded; one must be left. False: memory is exhausted. */
// @ts-ignore: decorator
@inline
export function ensureHead(level: u32): bool {
  return headAt != headEnd || (isSplit() ? nextTable(level) : nextChunk());
}

function nextChunk(): bool {
  assert(consumed < stored);
  if (headEnd != 0 && !keepsLevels) freeOldestChunk();
  headAt = storedAt(<u32>consumed);
  headEnd = chunkEndAt(<u32>consumed);
  return true;
}

function nextTable(level: u32): bool {
  while (headAt == headEnd) {
    assert(tableNext < tablesOfWindow());
    selectTable(tableNext);
    if (!retireOld(level)) return false;
    const keys = copyLevelOut(tableNext, level);
    if (keys < 0) return false;
    shrinkTable(level, <usize>keys);
    headAt = copyAt;
    headEnd = copyAt + <usize>keys * keyBytes();
    tableNext++;
  }
  return true;
}

/** Copies the states of a level out of one table; returns their number, or -1: no memory. */
export function copyLevelOut(table: u32, level: u32): i32 {
  selectTable(table);
  if (!reserveCopy(count)) return -1;
  return <i32>((copyLevel(level, base, end, copyAt) - copyAt) / keyBytes());
}

/**
 * Copies states of a level out of one page of a table to a free page at an address. Returns their
 * number, or -1 after the last page. For windows without memory for a whole copy.
 */
export function copySlots(table: u32, level: u32, page: u32, to: usize): i32 {
  selectTable(table);
  const bytes = <usize>chunkKeys() * keyBytes();
  const from = base + <usize>page * bytes;
  if (from >= end) return -1;
  return <i32>((copyLevel(level, from, min(from + bytes, end), to) - to) / keyBytes());
}

/** Address of the copies. */
export function copyAddress(): usize {
  return copyAt;
}

function reserveCopy(keys: usize): bool {
  // One more: what is copied last may not belong there.
  const pages = <i32>(((keys + 1) * keyBytes() + 65535) >> 16);
  if (pages <= copyPages) return true;
  if (copyPages > 0) freePageRun(copyAt, copyPages);
  copyPages = 0;
  copyAt = takePages(pages);
  if (copyAt == 0) return false;
  copyPages = pages;
  return true;
}

/** Address of the next key. */
// @ts-ignore: decorator
@inline
export function head(): usize {
  return headAt;
}

/** Takes the next key; returns its address, valid until the next `ensureHead`. */
// @ts-ignore: decorator
@inline
export function popHead(): usize {
  const at = headAt;
  headAt += keyBytes();
  consumed++;
  return at;
}

/** End of the loaded keys, of `most` at most. */
export function endOfRun(most: u64): usize {
  return headAt + <usize>min(most, <u64>((headEnd - headAt) / keyBytes())) * keyBytes();
}

/** Takes the keys up to an address; returns their number. */
export function popUpTo(at: usize): u64 {
  const keys = <u64>((at - headAt) / keyBytes());
  headAt = at;
  consumed += keys;
  return keys;
}

/** Skips all states up to a number; returns how many. */
export function skipTo(levelEnd: u64): u64 {
  const passed = levelEnd - consumed;
  consumed = levelEnd;
  headAt = 0;
  headEnd = 0;
  return passed;
}

/** Number of chunks of the level store, from the first on, that need not be expanded. */
export function chunksDone(): u32 {
  return <u32>((isSplit() ? stored : consumed) / chunkKeys());
}
