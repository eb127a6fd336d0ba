// Makes space in the current table of the closed window: drops old levels or moves to a larger
// table.
import { bitsOfLastWord, keyBytes } from '../encoding/keyWords.ts';
import { freePageRun, touchAhead } from '../../../platform/kernel/pages.ts';
import { SCRATCH_BYTES, scratch } from './windowInsert.ts';
import { growTable, growTogether, isTight } from './windowGrow.ts';
import { retireOld } from './windowRetire.ts';
import {
  tableBits,
  base,
  capacity,
  count,
  countMax,
  end,
  insert,
  wouldReuseTag,
  oldest,
  pagesFor,
  setCount,
  setOldest,
  slotOf,
  levelTag,
  allocateTable,
} from './windowTable.ts';

/** Smallest table that may shrink; it must have more than 2 ** SPARSE_SHIFT slots a state, too. */
const SLOTS_LEAST: usize = 256;
const SPARSE_SHIFT: usize = 4;

/** Makes space for so many keys while a level is expanded. False: memory is exhausted. */
// @ts-ignore: decorator
@inline
export function reserveInTable(more: usize, level: u32): bool {
  return count + more <= countMax || makeRoom(more, level);
}

/**
 * Touches memory for the next table, twice `countMax` slots, while the last quarter of the keys is
 * added to the single one: 64 bytes a key. Several tables grow by little and reuse memory.
 */
export function touchNextTable(): void {
  const soon = countMax - (countMax >> 2);
  if (tableBits == 0 && count > soon) touchAhead(<i32>((count - soon) >> 10));
}

/**
 * Prepares the table for the expansion of a level: moves old levels to the level store and drops
 * entries whose tag the next level will use. False: memory is exhausted.
 */
export function openLevelInTable(level: u32): bool {
  if (tableBits != 0 && !retireOld(level - 1)) return false;
  if (!wouldReuseTag(level)) return true;
  if (tableBits != 0 && !retireOld(level)) return false;
  dropOldLevels(level, 0);
  return true;
}

function makeRoom(more: usize, level: u32): bool {
  if (tableBits != 0 && !retireOld(level)) return false;
  if (!moveKeptLevels(level, <usize>capacity)) {
    dropOldLevels(level, levelTag(level + 1) >> bitsOfLastWord());
  }
  // A single table grows early, so that old levels are dropped less often (a sixth of Klotski's
  // time). Several tables that take more memory than the level store grow only when they must.
  const spare: usize = tableBits == 0 ? 1 : isTight() ? 4 : 2;
  const enough = countMax - (countMax >> spare);
  if (count + more <= enough) return true;
  if (tableBits != 0) growTogether(level);
  return count + more <= enough || growTable(more) || count + more <= countMax;
}

/**
 * Drops levels before `level` - 1; entries behind a free slot move down. `next` is the tag of the
 * next level, or 0 while it has no states: its tag then belongs to an old level.
 */
function dropOldLevels(level: u32, next: u64): void {
  if (level <= oldest + 1) return;
  const bits = bitsOfLastWord();
  const before = levelTag(level - 1) >> bits;
  const here = levelTag(level) >> bits;
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
      setCount(count - 1);
      moving = true;
    } else if (moving && slotOf(at) != at) {
      insert(at);
    }
  }
  setOldest(level - 1);
}

/**
 * Moves to a smaller table where the current one is sparse for a level of so many states. Copying a
 * level out scans all slots, so without this every level after the widest one would take as long as
 * that (climb12 in moves: a fifth of the time).
 */
export function shrinkTable(level: u32, states: usize): void {
  if (WIDE || tableBits == 0 || <usize>capacity <= max(SLOTS_LEAST, states << SPARSE_SHIFT)) return;
  const slots = max(SLOTS_LEAST, countKeptEntries(level) * 3);
  if (slots < <usize>capacity >> 1) moveKeptLevels(level, slots);
}

/** Number of entries of the three levels that must stay while a level is expanded. */
function countKeptEntries(level: u32): usize {
  const bits = bitsOfLastWord();
  const before = levelTag(level - 1) >> bits;
  const here = levelTag(level) >> bits;
  const next = levelTag(level + 1) >> bits;
  let needed: usize = 0;
  for (let at = base; at < end; at += 8) {
    const tag = load<u64>(at) >> bits;
    needed += <usize>(<i32>(tag == before) | <i32>(tag == here) | <i32>(tag == next));
  }
  return needed;
}

/**
 * As `dropOldLevels`, for one of several tables: moves the entries to be kept to a new table of so
 * many slots, block by block and without a branch, in a third of the time. False: not done.
 */
function moveKeptLevels(level: u32, slots: usize): bool {
  if (WIDE || tableBits == 0 || level <= oldest + 1) return false;
  const from = base;
  const to = end;
  const pages = pagesFor(<usize>capacity);
  if (!allocateTable(slots)) return false;
  const bits = bitsOfLastWord();
  const before = levelTag(level - 1) >> bits;
  const here = levelTag(level) >> bits;
  const next = levelTag(level + 1) >> bits;
  let kept: usize = 0;
  for (let block = from; block < to; block += SCRATCH_BYTES) {
    const blockEnd = min(block + SCRATCH_BYTES, to);
    let listed = scratch;
    for (let at = block; at < blockEnd; at += 8) {
      const entry = load<u64>(at);
      const tag = entry >> bits;
      store<u64>(listed, entry);
      listed += <usize>(<i32>(tag == before) | <i32>(tag == here) | <i32>(tag == next)) << 3;
    }
    for (let at = scratch; at < listed; at += 8) insert(at);
    kept += (listed - scratch) >> 3;
  }
  setCount(kept);
  freePageRun(from, pages);
  setOldest(level - 1);
  return true;
}
