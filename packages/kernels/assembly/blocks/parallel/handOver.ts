// How a search that began alone is shared out: the states of its two last levels go to the threads
// they belong to. They stay here, too, where no candidate will meet them any more.
import { keyBytes, maskWithMark } from '../encoding/keyWords.ts';
import { sendRest, sortForeign, unstick } from '../closed/hashPartitions.ts';
import { tablesOfRecent, useTable } from '../closed/closedWindow.ts';
import { base, end, tagOf } from '../closed/windowTable.ts';
import { isOwn } from './hashDistribution.ts';

/** Where it goes on. */
let table: u32 = 0;
let offset: usize = 0;

/** Begins with the first level. */
export function openHandOver(): void {
  table = 0;
  offset = 0;
}

/** Hands over a level. False: an outbox is full, to be called again when it is empty. */
export function handLevelOver(level: u32): bool {
  for (; table < tablesOfRecent(); table++) {
    useTable(table);
    if (!handTableOver(tagOf(level))) return false;
    offset = 0;
  }
  if (!sendRest()) return false;
  table = 0;
  return true;
}

function handTableOver(tag: u64): bool {
  const mask = maskWithMark();
  const last = keyBytes() - 8;
  for (let at = base + offset; at < end; at += keyBytes()) {
    const word = load<u64>(at + last);
    if ((word & ~mask) != tag) continue;
    if (!unstick()) {
      offset = at - base;
      return false;
    }
    store<u64>(at + last, word & mask);
    if (!isOwn(at)) sortForeign(at);
    store<u64>(at + last, word);
  }
  return true;
}
