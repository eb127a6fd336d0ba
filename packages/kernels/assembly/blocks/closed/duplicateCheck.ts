// Looks up candidates in the recent set: new ones are entered for the level to be made.
//
// A look-up in a table larger than the caches costs a miss of some 180 ns when the next one must
// wait for it, so a tight loop touches the slots of many first: the processor then fetches a dozen
// at the same time.
//
// Refused: touching each slot while expanding (the load stalls the work behind it: 35 % slower).
import { chunkKeys, reserveInStore } from '../levels/levelStore.ts';
import { keyBytes } from '../encoding/keyWords.ts';
import { isSplit } from './closedWindow.ts';
import { addUnstored, addAndStore } from './windowInsert.ts';
import { reserveInTable } from './windowRoom.ts';
import { slotOf, levelTag } from './windowTable.ts';

/** Keeps the touching loads alive. */
export let prefetchSum: u64 = 0;

/** Adds keys that belong to the table in hand. False: no memory. */
export function addCandidates(from: usize, to: usize, level: u32): bool {
  if (!WIDE) return addPortion(from, to, level);
  // A chunk of the archive at a time: there is room for one.
  const portion = <usize>chunkKeys() * keyBytes();
  for (let at = from; at < to; at += portion) {
    if (!addPortion(at, min(to, at + portion), level)) return false;
  }
  return true;
}

function addPortion(from: usize, to: usize, level: u32): bool {
  const more = (to - from) / keyBytes();
  if (!reserveInTable(more, level)) return false;
  if (isSplit()) {
    addUnstored(from, to, levelTag(level + 1));
    return true;
  }
  if (!reserveInStore(more)) return false;
  addAndStore(from, to, levelTag(level + 1));
  return true;
}

/** Brings the slots of keys into the cache. */
export function prefetch(from: usize, to: usize): void {
  let sum: u64 = 0;
  for (let at = from; at < to; at += keyBytes()) sum += load<u64>(slotOf(at));
  prefetchSum = sum;
}

/** Brings a stretch of the set into the cache, in the order in which memory is quickest. */
export function prefetchRange(from: usize, to: usize): void {
  let sum: u64 = 0;
  for (let at = from; at < to; at += 64) sum += load<u64>(at);
  prefetchSum = sum;
}
