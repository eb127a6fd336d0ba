// Finds a predecessor of the current state: a neighbour of it among the states of the level before,
// which is in the level store or, if it is one of the last levels, only in the closed window.
import { KEY_BASE } from '../../src/kernel/layout.ts';
import { storedAt, chunkKeys, stored } from '../levels/levelStore.ts';
import { batchStart, dropCandidates, nextCandidate } from '../closed/candidateBatch.ts';
import { expand } from '../expand/expand.ts';
import { copyKey, keyBytes } from '../encoding/keyWords.ts';
import { isNeighbour, fillNeighbourTable } from '../neighbourTable.ts';
import { hasLevelTag } from '../closed/closedWindow.ts';
import { levelTag } from '../closed/windowTable.ts';
import { inboxAddress } from '../parallel/hashDistribution.ts';

/** As `loadPredecessor`, among the keys in the inbox. */
export function loadPredecessorFromInbox(keys: u32): i32 {
  fillNeighbourTable(KEY_BASE);
  return takeNeighbour(inboxAddress(), keys) ? 1 : 0;
}

/**
 * Makes a neighbour of the current state the current one. The neighbour is in a level whose states
 * have the numbers `from` to `to` - 1, in the level store or in the closed window. 0: there is
 * none.
 */
export function loadPredecessor(from: u32, to: u32, level: u32): i32 {
  fillNeighbourTable(KEY_BASE);
  const end = <u32>min(<u64>to, stored);
  let n = from;
  while (n < end) {
    const chunkEnd = min(end, (n / chunkKeys() + 1) * chunkKeys());
    if (takeNeighbour(storedAt(n), chunkEnd - n)) return 1;
    n = chunkEnd;
  }
  return end < to && takeFromWindow(level) ? 1 : 0;
}

/** Makes a neighbour current that is in a level of the closed window. */
function takeFromWindow(level: u32): bool {
  const tag = levelTag(level);
  dropCandidates();
  expand(KEY_BASE);
  const end = nextCandidate;
  dropCandidates();
  for (let at = batchStart(); at < end; at += keyBytes()) {
    if (!hasLevelTag(at, tag)) continue;
    copyKey(KEY_BASE, at);
    return true;
  }
  return false;
}

/** Makes the first of some keys current that is a neighbour. */
function takeNeighbour(from: usize, keys: u32): bool {
  const to = from + <usize>keys * keyBytes();
  for (let at = from; at < to; at += keyBytes()) {
    if (!isNeighbour(at)) continue;
    copyKey(KEY_BASE, at);
    return true;
  }
  return false;
}
