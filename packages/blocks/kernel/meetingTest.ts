// The meeting test of bidirectional breadth-first search (Pohl 1971): looks up states of the other
// search in the closed window of this one.
import { KEY_BASE } from '../src/kernel/layout.ts';
import { copyKey, keyBytes } from './encoding/keyWords.ts';
import { hasLevelTag } from './closed/closedWindow.ts';
import { levelTag } from './closed/windowTable.ts';
import { inboxAddress } from './parallel/hashDistribution.ts';

/**
 * Finds the first of the keys in the inbox that is a state of level `which`, one of the last two.
 * Makes it the current state and returns its number in the inbox; -1: there is none.
 */
export function findInLevel(keys: u32, which: u32): i32 {
  const tag = levelTag(which);
  let at = inboxAddress();
  for (let n: u32 = 0; n < keys; n++, at += keyBytes()) {
    if (!hasLevelTag(at, tag)) continue;
    copyKey(KEY_BASE, at);
    return n;
  }
  return -1;
}
