// The way back from a state: neighbours of it among states of the level before.
import { KEY_BASE } from '../src/layout.ts';
import { archivedAt, chunkKeys, stored } from './archive.ts';
import { copyKey, keyBytes } from './keyWords.ts';
import { isNeighbour, noteNeighbours } from './neighbours.ts';
import { inboxAddress } from './share.ts';

/** As `takePredecessor`, among so many keys in the inbox. */
export function takePredecessorInbox(keys: u32): i32 {
  noteNeighbours(KEY_BASE);
  return takeNeighbour(inboxAddress(), keys) ? 1 : 0;
}

/**
 * Takes in hand a neighbour of the state in hand among those with numbers from `from` to `to` - 1,
 * as far as they are archived; all must have been kept. 0: there is none.
 */
export function takePredecessor(from: u32, to: u32): i32 {
  noteNeighbours(KEY_BASE);
  const end = <u32>min(<u64>to, stored);
  let n = from;
  while (n < end) {
    const chunkEnd = min(end, (n / chunkKeys() + 1) * chunkKeys());
    if (takeNeighbour(archivedAt(n), chunkEnd - n)) return 1;
    n = chunkEnd;
  }
  return 0;
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
