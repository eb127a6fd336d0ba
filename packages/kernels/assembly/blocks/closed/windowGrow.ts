// Moves tables of recent states to larger places.
//
// Keys fall into all tables of a cut set alike, so these are full at about the same time. They grow
// together then, in the order of their addresses: the places that a few have left lie side by side,
// and there is room in them for the next.
//
// Refused: each when it must, whatever the order. Every place left was too small for any other
// table, and only the archive, a level later, found use for it (53 of 484 MB, Lodzianka in slides).
import { stored } from '../levels/levelStore.ts';
import { keyBytes } from '../encoding/keyWords.ts';
import { freePageRun } from '../levels/pages.ts';
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

/** Several tables take more memory than the archive. */
export function isTight(): bool {
  return tableBits != 0 && slotsInAll > stored >> 1;
}

/** Moves the table in hand to one with room for so many keys more. False: no memory. */
export function growTable(more: usize): bool {
  const step: usize = tableBits == 0 ? 1 : isTight() ? 3 : 2;
  // A table that grows by an eighth is two thirds full then.
  const fill: usize = isTight() ? 11 : 10;
  const slots = <usize>capacity;
  let wanted = slots < SLOTS_SMALL && tableBits == 0 ? slots << 1 : slots + (slots >> step);
  while (count + more > (wanted >> 4) * fill) wanted += wanted >> step;
  return rebuild(wanted);
}

/** Moves all tables that are nearly full, and hold nothing to be dropped, where memory allows. */
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

/** Puts all entries into a new table. False: no memory, and nothing changed. */
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
