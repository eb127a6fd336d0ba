// The states to be expanded next. In small searches they are the end of the archive. In large ones,
// whose recent set is cut into tables, they are copied out of one table at a time: tables change
// while their states are expanded, and a level that is archived only when it is two levels behind
// is in memory once and not twice (Lodzianka in moves: 13.8 bytes a state before, 11.5 now).
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
import { freePageRun, takePages } from './pages.ts';
import { isSplit, tablesOfWindow, selectTable } from '../closed/closedWindow.ts';
import { retireOld, copyLevel } from '../closed/windowRetire.ts';
import { shrinkTable } from '../closed/windowRoom.ts';
import { base, count, end } from '../closed/windowTable.ts';

/** States that were expanded or passed over. */
export let consumed: u64 = 0;
/** Of what is at hand: the next key, and where they end. */
let headAt: usize = 0;
let headEnd: usize = 0;
/** The table to be taken next, and where its states of the level are copied to. */
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

/** Goes on to a level that is complete: to its first table. */
export function rewindFrontier(): void {
  if (!isSplit()) return;
  if (copyAt == 0) freeStore();
  tableNext = 0;
  headAt = 0;
  headEnd = 0;
}

/** The set has been cut: what was to be expanded is in the tables, too. */
function freeStore(): void {
  if (keepsLevels) return;
  const chunks = <u32>((stored + chunkKeys() - 1) / chunkKeys());
  while (countFreedChunks() < chunks) freeOldestChunk();
}

/** Sees that there is a state of the level at hand; one must be left. False: no memory. */
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

/** Copies the states of a level out of one table; how many, or -1: no memory. */
export function copyLevelOut(table: u32, level: u32): i32 {
  selectTable(table);
  if (!reserveCopy(count)) return -1;
  return <i32>((copyLevel(level, base, end, copyAt) - copyAt) / keyBytes());
}

/**
 * Copies states of a level out of a page of one table to an address, where a page is free; how
 * many, or -1 behind the last page. For a set that has no room to be copied in.
 */
export function copySlots(table: u32, level: u32, page: u32, to: usize): i32 {
  selectTable(table);
  const bytes = <usize>chunkKeys() * keyBytes();
  const from = base + <usize>page * bytes;
  if (from >= end) return -1;
  return <i32>((copyLevel(level, from, min(from + bytes, end), to) - to) / keyBytes());
}

/** Where the copies are. */
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

/** Takes the next key; its address, valid until there is need of another one. */
// @ts-ignore: decorator
@inline
export function popHead(): usize {
  const at = headAt;
  headAt += keyBytes();
  consumed++;
  return at;
}

/** Where the keys at hand end: so many at most. */
export function endOfRun(most: u64): usize {
  return headAt + <usize>min(most, <u64>((headEnd - headAt) / keyBytes())) * keyBytes();
}

/** Takes the keys up to an address; how many. */
export function popUpTo(at: usize): u64 {
  const keys = <u64>((at - headAt) / keyBytes());
  headAt = at;
  consumed += keys;
  return keys;
}

/** Passes over all states up to a number; how many. */
export function skipTo(levelEnd: u64): u64 {
  const passed = levelEnd - consumed;
  consumed = levelEnd;
  headAt = 0;
  headEnd = 0;
  return passed;
}

/** Chunks of the archive, from the first on, that nobody will expand. */
export function chunksDone(): u32 {
  return <u32>((isSplit() ? stored : consumed) / chunkKeys());
}
