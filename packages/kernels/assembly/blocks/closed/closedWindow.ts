// The recent set: the states among which a candidate must be looked for.
//
// Moves can be taken back, so the neighbours of a state lie in its own level or one to each side:
// three levels are enough to tell new from known (frontier search, Korf and Zhang 2000).
//
// The set begins as one table. When it is large it is cut into TABLES, by the highest bits of the
// hash, as the candidates that wait for it are sorted by then. They grow one after the other and by
// little, so there is no time at which the whole set is in memory twice. From then on, too, a state
// is kept once: in the set alone, until its level is two behind the one being expanded.
//
// Refused: a closed set of all states (ten to a hundred times larger than the caches: 36 ns a
// candidate, and 13 % of the time went into growing it); a table for each level (three look-ups a
// candidate); sorting levels and merging (Korf's delayed detection: three times the work while
// levels fit in memory); archiving states of large searches as they are found (16 and 27 bytes a
// state where levels are wide, Pelopones in slides and Lodzianka in moves), or when their level is
// expanded (11.3 and 13.8).
import { stored } from '../levels/levelStore.ts';
import {
  bitsOfLastWord,
  hashAt,
  isSameKey,
  keyBytes,
  maskWithOrderTag,
} from '../encoding/keyWords.ts';
import { freePageRun, takePage } from '../levels/pages.ts';
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

/** Number of the table in hand. */
let currentTable: u32 = 0;

/** Empties the set. False: no memory. */
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

/** How many tables there are. */
export function tablesOfWindow(): u32 {
  return records == 0 ? 1 : TABLES;
}

function tableOfHash(hash: u64): u32 {
  return <u32>(hash >> (32 - TABLE_BITS));
}

/** Takes a table in hand. */
export function selectTable(table: u32): void {
  if (table == currentTable) return;
  saveTable(recordOf(currentTable));
  loadTable(recordOf(table));
  currentTable = table;
}

/** True when a key is in the set with the tag of a level. */
export function hasLevelTag(at: usize, tag: u64): bool {
  const last = keyBytes() - 8;
  if (records != 0) selectTable(tableOfHash(hashAt(at)));
  let slot = slotOf(at);
  while (load<u64>(slot + last) != 0 && !isSameKey(slot, at)) slot += keyBytes();
  return (load<u64>(slot + last) & ~maskWithOrderTag()) == tag;
}

/** Takes the table in hand to which a part of the candidates belongs, of so many by their hash. */
export function selectTableOfPartition(partition: usize, partitions: usize): void {
  if (records != 0) selectTable(<u32>((partition << <usize>TABLE_BITS) / partitions));
}

/** Slots, full and free. */
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
 * Cuts the set before a level is expanded, if there is memory for it; `slotsMin`: of each table to
 * begin with.
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

/** Gives back so many of the new tables: the single one stays. */
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
 * Archives what the level before has left, and drops what would be taken for the level to be made.
 * To be called before a level is expanded. False: no memory, to be called again.
 */
export function openLevelInWindow(level: u32): bool {
  for (let table: u32 = 0; table < tablesOfWindow(); table++) {
    selectTable(table);
    if (!openLevelInTable(level)) return false;
  }
  return true;
}

/** Archives the states of all levels up to one. False: no memory, to be called again. */
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
