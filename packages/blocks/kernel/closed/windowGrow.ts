// Moves tables of the closed window to larger places.
//
// The hash spreads keys evenly over all tables of a split window, so these fill up at about the
// same time. They then grow together, in the order of their addresses: the places that the first
// ones leave lie side by side and have space for the next.
//
// Rejected: each table grows when it must, in any order. Every place left behind was too small for
// any other table, and only the level store used it, a level later (53 of 484 MB, Lodzianka in
// slides).
import { stored } from '../levels/levelStore.ts';
import { keyBytes } from '../encoding/keyWords.ts';
import { freePageRun } from '../../../platform/kernel/pages.ts';
import {
  tableBits,
  base,
  capacity,
  count,
  countMax,
  end,
  insert,
  oldest,
  pagesFor,
  saveTable,
  currentRecord,
  recordOf,
  SLOTS_SMALL,
  slotsInAll,
  TABLES,
  allocateTable,
  loadTable,
} from './windowTable.ts';

/** True when several tables take more memory than the level store. */
export function isTight(): bool {
  return tableBits != 0 && slotsInAll > stored >> 1;
}

/** Moves the current table to one with space for so many more keys. False: memory is exhausted. */
export function growTable(more: usize): bool {
  const step: usize = tableBits == 0 ? 1 : isTight() ? 3 : 2;
  // A table that grows by an eighth is two thirds full then.
  const fill: usize = isTight() ? 11 : 10;
  const slots = <usize>capacity;
  let wanted = slots < SLOTS_SMALL && tableBits == 0 ? slots << 1 : slots + (slots >> step);
  while (count + more > (wanted >> 4) * fill) wanted += wanted >> step;
  return rebuild(wanted);
}

/** Grows all tables that are nearly full and have no level to drop, where memory allows. */
export function growTogether(level: u32): void {
  const own = currentRecord;
  saveTable(own);
  for (let at = recordAfter(0); at != 0; ) {
    loadTable(at);
    const from = base;
    const isFull = count > countMax - (countMax >> 3);
    if (isFull && level <= oldest + 1) growTable(0);
    saveTable(at);
    at = recordAfter(from);
  }
  loadTable(own);
}

/** The record of the table with the next address, or 0. */
function recordAfter(address: usize): usize {
  let found: usize = 0;
  let lowest: usize = usize.MAX_VALUE;
  for (let table: u32 = 0; table < TABLES; table++) {
    const begin = <usize>load<u32>(recordOf(table));
    if (begin <= address || begin >= lowest) continue;
    lowest = begin;
    found = recordOf(table);
  }
  return found;
}

/** Inserts all entries into a new table. False: memory is exhausted, and nothing has changed. */
function rebuild(slots: usize): bool {
  const oldBase = base;
  const oldEnd = end;
  const oldPages = pagesFor(<usize>capacity);
  if (!allocateTable(slots)) return false;
  const last = keyBytes() - 8;
  for (let at = oldBase; at < oldEnd; at += keyBytes()) {
    if (load<u64>(at + last) != 0) insert(at);
  }
  freePageRun(oldBase, oldPages);
  return true;
}
