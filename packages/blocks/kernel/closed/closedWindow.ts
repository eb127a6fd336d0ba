// The closed window: the recent levels, in which duplicates of new states can lie.
//
// Moves can be reversed, so every neighbour of a state lies in its own level or in one of the two
// beside it. Three levels are therefore enough to detect duplicates (frontier search, Korf and
// Zhang 2000).
//
// The window begins as one hash table. When it is large it is split into TABLES by the highest bits
// of the hash, by which the candidates are partitioned, too. The tables grow one after the other in
// small steps, so the whole window is never in memory twice. After the split a state is stored only
// once: in the window until its level is two behind the level being expanded, then in the level
// store.
//
// Rejected: a closed set of all states (ten to a hundred times larger than the caches: 36 ns a
// candidate, and growing it took 13 % of the time); a table for each level (three look-ups a
// candidate); sorting and merging levels (Korf's delayed duplicate detection: three times the work
// while levels fit in memory); copying states of large searches to the level store when they are
// found (16 and 27 bytes a state where levels are wide: Pelopones in slides, Lodzianka in moves) or
// when their level is expanded (11.3 and 13.8).
import { stored } from '../levels/levelStore.ts';
import {
  bitsOfLastWord,
  hashAt,
  isSameKey,
  keyBytes,
  maskWithOrderTag,
} from '../encoding/keyWords.ts';
import { freePageRun, takePage } from '../../../platform/kernel/pages.ts';
import { retireNext } from './windowRetire.ts';
import { openLevelInTable } from './windowRoom.ts';
import {
  unstored,
  retiredTo,
  base,
  becomeSingle,
  freeTable,
  end,
  insertFromOther,
  openPartTable,
  openTable,
  saveTable,
  RECORD_BYTES,
  recordOf,
  records,
  setRetired,
  setRecords,
  slotOf,
  slotsInAll,
  TABLES,
  loadTable,
} from './windowTable.ts';

const TABLE_BITS: u64 = 6;

/** Number of the table whose fields `windowTable.ts` holds. */
let currentTable: u32 = 0;

/** Opens an empty window. False: memory is exhausted. */
export function openWindow(slots: usize): bool {
  setRecords(0);
  currentTable = 0;
  return openTable(slots);
}

// @ts-ignore: decorator
@inline
export function isSplit(): bool {
  return records != 0;
}

/** Number of tables. */
export function tablesOfWindow(): u32 {
  return records == 0 ? 1 : TABLES;
}

function tableOfHash(hash: u64): u32 {
  return <u32>(hash >> (32 - TABLE_BITS));
}

/** Makes a table the current one. */
export function selectTable(table: u32): void {
  if (table == currentTable) return;
  saveTable(recordOf(currentTable));
  loadTable(recordOf(table));
  currentTable = table;
}

/** True when the window holds a key with the tag of a level. */
export function hasLevelTag(at: usize, tag: u64): bool {
  const last = keyBytes() - 8;
  if (records != 0) selectTable(tableOfHash(hashAt(at)));
  let slot = slotOf(at);
  while (load<u64>(slot + last) != 0 && !isSameKey(slot, at)) slot += keyBytes();
  return (load<u64>(slot + last) & ~maskWithOrderTag()) == tag;
}

/** Makes the table current to which a hash partition of the candidates belongs. */
export function selectTableOfPartition(partition: usize, partitions: usize): void {
  if (records != 0) selectTable(<u32>((partition << <usize>TABLE_BITS) / partitions));
}

/** Slots of all tables, full and free. */
// @ts-ignore: decorator
@inline
export function slotsOfWindow(): u64 {
  return slotsInAll;
}

/** States found so far. */
export function countStates(): u64 {
  return stored + unstored;
}

/**
 * Splits the window before a level is expanded, if there is enough memory. `slotsMin` is the least
 * initial size of each table.
 */
export function splitWindow(level: u32, slotsMin: usize): void {
  const all = takePage();
  if (all == 0) return;
  const single = all + TABLES * RECORD_BYTES;
  const slots = max(slotsMin, <usize>(slotsInAll >> TABLE_BITS) + 1024);
  saveTable(single);
  const from = base;
  const to = end;
  for (let table: u32 = 0; table < TABLES; table++) {
    if (!openPartTable(slots, TABLE_BITS)) {
      undoSplit(all, table);
      return;
    }
    setRetired(level + 1, 0);
    saveTable(all + table * RECORD_BYTES);
  }
  setRecords(all);
  currentTable = TABLES - 1;
  const last = keyBytes() - 8;
  for (let at = from; at < to; at += keyBytes()) {
    if (load<u64>(at + last) == 0) continue;
    selectTable(tableOfHash(hashAt(at)));
    insertFromOther(at);
  }
  saveTable(recordOf(currentTable));
  loadTable(single);
  freeTable();
  loadTable(recordOf(currentTable));
}

/** Frees the new tables opened so far and keeps the single one. */
function undoSplit(all: usize, tables: u32): void {
  for (let table: u32 = 0; table < tables; table++) {
    loadTable(all + table * RECORD_BYTES);
    freeTable();
  }
  loadTable(all + TABLES * RECORD_BYTES);
  becomeSingle();
  freePageRun(all, 1);
}

/**
 * Prepares all tables for the expansion of a level (see `openLevelInTable`). False: memory is
 * exhausted, to be called again.
 */
export function openLevelInWindow(level: u32): bool {
  for (let table: u32 = 0; table < tablesOfWindow(); table++) {
    selectTable(table);
    if (!openLevelInTable(level)) return false;
  }
  return true;
}

/** Copies all levels up to one to the level store. False: no memory, to be called again. */
export function retireLevelsUpTo(level: u32): bool {
  if (records == 0) return true;
  for (let which: u32 = level < 2 ? 0 : level - 2; which <= level; which++) {
    for (let table: u32 = 0; table < TABLES; table++) {
      selectTable(table);
      if (retiredTo == which && !retireNext()) return false;
    }
  }
  return true;
}
