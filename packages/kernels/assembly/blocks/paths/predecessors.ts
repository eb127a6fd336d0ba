// The way back from a state: neighbours of it among states of the level before, which is archived
// or, if it is one of the last, perhaps still in the recent set alone.
import { KEY_BASE } from '../../../src/layout.ts';
import { archivedAt, chunkKeys, stored } from '../levels/levelStore.ts';
import { batch, dropCandidates, next } from '../closed/candidateBatch.ts';
import { expand } from '../expand/expand.ts';
import { copyKey, keyBytes } from '../encoding/keyWords.ts';
import { isNeighbour, noteNeighbours } from '../neighbourTable.ts';
import { isTagged } from '../closed/closedWindow.ts';
import { tagOf } from '../closed/windowTable.ts';
import { inboxAddress } from '../parallel/hashDistribution.ts';

/** As `takePredecessor`, among so many keys in the inbox. */
export function takePredecessorInbox(keys: u32): i32 {
  noteNeighbours(KEY_BASE);
  return takeNeighbour(inboxAddress(), keys) ? 1 : 0;
}

/**
 * Takes in hand a neighbour of the state in hand in a level of which the states with numbers from
 * `from` to `to` - 1 have been kept, as far as they are archived, or in the recent set. 0: there is
 * none.
 */
export function takePredecessor(from: u32, to: u32, level: u32): i32 {
  noteNeighbours(KEY_BASE);
  const end = <u32>min(<u64>to, stored);
  let n = from;
  while (n < end) {
    const chunkEnd = min(end, (n / chunkKeys() + 1) * chunkKeys());
    if (takeNeighbour(archivedAt(n), chunkEnd - n)) return 1;
    n = chunkEnd;
  }
  return end < to && takeRecent(level) ? 1 : 0;
}

/** Takes in hand a neighbour of a level that is not all archived yet. */
function takeRecent(level: u32): bool {
  const tag = tagOf(level);
  dropCandidates();
  expand(KEY_BASE);
  const end = next;
  dropCandidates();
  for (let at = batch(); at < end; at += keyBytes()) {
    if (!isTagged(at, tag)) continue;
    copyKey(KEY_BASE, at);
    return true;
  }
  return false;
}

/** Takes in hand the first of some keys that is a neighbour. */
function takeNeighbour(from: usize, keys: u32): bool {
  const to = from + <usize>keys * keyBytes();
  for (let at = from; at < to; at += keyBytes()) {
    if (!isNeighbour(at)) continue;
    copyKey(KEY_BASE, at);
    return true;
  }
  return false;
}
