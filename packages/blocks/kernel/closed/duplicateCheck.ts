// Looks up candidates in the closed window and adds the new ones to the next level.
//
// A look-up in a table larger than the caches costs a miss of some 180 ns when the next look-up
// must wait for it. A tight loop therefore prefetches the slots of many candidates first: the
// processor then fetches a dozen at the same time.
//
// Rejected: prefetching each slot during expansion (the load stalls the work behind it: 35 %
// slower).
import { chunkKeys, reserveInStore } from '../levels/levelStore.ts';
import { keyBytes } from '../encoding/keyWords.ts';
import { isSplit } from './closedWindow.ts';
import { addUnstored, addAndStore } from './windowInsert.ts';
import { reserveInTable } from './windowRoom.ts';
import { slotOf, levelTag } from './windowTable.ts';

/** Sum of what was loaded, so that the compiler keeps the loads. */
export let prefetchSum: u64 = 0;

/** Adds the new ones of some keys, all of the current table. False: memory is exhausted. */
export function addCandidates(from: usize, to: usize, level: u32): bool {
  if (!WIDE) return addPortion(from, to, level);
  // As many keys as a chunk of the level store at a time: there is space for one chunk.
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

/** Loads the slots of keys into the cache. */
export function prefetch(from: usize, to: usize): void {
  let sum: u64 = 0;
  for (let at = from; at < to; at += keyBytes()) sum += load<u64>(slotOf(at));
  prefetchSum = sum;
}

/** Loads a range of the table into the cache, in the order of addresses, the fastest. */
export function prefetchRange(from: usize, to: usize): void {
  let sum: u64 = 0;
  for (let at = from; at < to; at += 64) sum += load<u64>(at);
  prefetchSum = sum;
}
