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
  maskWithMark,
} from '../encoding/keyWords.ts';
import { givePages, takePage } from '../levels/pages.ts';
import { archiveNext } from './windowRetire.ts';
import { openLevelInTable } from './windowRoom.ts';
import {
  apart,
  archivedTo,
  base,
  beAlone,
  dropTable,
  end,
  insertNew,
  openOneOf,
  openTable,
  putAside,
  RECORD_BYTES,
  recordOf,
  records,
  setArchived,
  setRecords,
  slotOf,
  slotsInAll,
  TABLES,
  takeInHand,
} from './windowTable.ts';

const TABLE_BITS: u64 = 6;

/** Number of the table in hand. */
let inHand: u32 = 0;

/** Empties the set. False: no memory. */
export function openRecent(slots: usize): bool {
  setRecords(0);
  inHand = 0;
  return openTable(slots);
}

// @ts-ignore: decorator
@inline
export function isCut(): bool {
  return records != 0;
}

/** How many tables there are. */
export function tablesOfRecent(): u32 {
  return records == 0 ? 1 : TABLES;
}

function tableOf(hash: u64): u32 {
  return <u32>(hash >> (32 - TABLE_BITS));
}

/** Takes a table in hand. */
export function useTable(table: u32): void {
  if (table == inHand) return;
  putAside(recordOf(inHand));
  takeInHand(recordOf(table));
  inHand = table;
}

/** True when a key is in the set with the tag of a level. */
export function isTagged(at: usize, tag: u64): bool {
  const last = keyBytes() - 8;
  if (records != 0) useTable(tableOf(hashAt(at)));
  let slot = slotOf(at);
  while (load<u64>(slot + last) != 0 && !isSameKey(slot, at)) slot += keyBytes();
  return (load<u64>(slot + last) & ~maskWithMark()) == tag;
}

/** Takes the table in hand to which a part of the candidates belongs, of so many by their hash. */
export function useTableOf(part: usize, parts: usize): void {
  if (records != 0) useTable(<u32>((part << <usize>TABLE_BITS) / parts));
}

/** Slots, full and free. */
// @ts-ignore: decorator
@inline
export function slotsOfRecent(): u64 {
  return slotsInAll;
}

/** States found so far. */
export function statesKnown(): u64 {
  return stored + apart;
}

/**
 * Cuts the set before a level is expanded, if there is memory for it; `slotsMin`: of each table to
 * begin with.
 */
export function cutRecent(level: u32, slotsMin: usize): void {
  const all = takePage();
  if (all == 0) return;
  const single = all + TABLES * RECORD_BYTES;
  const slots = max(slotsMin, <usize>(slotsInAll >> TABLE_BITS) + 1024);
  putAside(single);
  const from = base;
  const to = end;
  for (let table: u32 = 0; table < TABLES; table++) {
    if (!openOneOf(slots, TABLE_BITS)) {
      uncut(all, table);
      return;
    }
    setArchived(level + 1, 0);
    putAside(all + table * RECORD_BYTES);
  }
  setRecords(all);
  inHand = TABLES - 1;
  const last = keyBytes() - 8;
  for (let at = from; at < to; at += keyBytes()) {
    if (load<u64>(at + last) == 0) continue;
    useTable(tableOf(hashAt(at)));
    insertNew(at);
  }
  putAside(recordOf(inHand));
  takeInHand(single);
  dropTable();
  takeInHand(recordOf(inHand));
}

/** Gives back so many of the new tables: the single one stays. */
function uncut(all: usize, tables: u32): void {
  for (let table: u32 = 0; table < tables; table++) {
    takeInHand(all + table * RECORD_BYTES);
    dropTable();
  }
  takeInHand(all + TABLES * RECORD_BYTES);
  beAlone();
  givePages(all, 1);
}

/**
 * Archives what the level before has left, and drops what would be taken for the level to be made.
 * To be called before a level is expanded. False: no memory, to be called again.
 */
export function openLevelInRecent(level: u32): bool {
  for (let table: u32 = 0; table < tablesOfRecent(); table++) {
    useTable(table);
    if (!openLevelInTable(level)) return false;
  }
  return true;
}

/** Archives the states of all levels up to one. False: no memory, to be called again. */
export function archiveAll(level: u32): bool {
  if (records == 0) return true;
  for (let which: u32 = level < 2 ? 0 : level - 2; which <= level; which++) {
    for (let table: u32 = 0; table < TABLES; table++) {
      useTable(table);
      if (archivedTo == which && !archiveNext()) return false;
    }
  }
  return true;
}
