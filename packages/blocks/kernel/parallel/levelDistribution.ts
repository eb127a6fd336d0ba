// Distributes a search that began on one thread: sends the states of its last two levels to the
// threads that own them. Copies stay here and do no harm: candidates equal to them are sent to
// their owners, too.
import { keyBytes, maskWithOrderTag } from '../encoding/keyWords.ts';
import { sendRest, partitionForeign, retryBlocked } from '../closed/hashPartitions.ts';
import { tablesOfWindow, selectTable } from '../closed/closedWindow.ts';
import { base, end, levelTag } from '../closed/windowTable.ts';
import { isOwn } from './hashDistribution.ts';

/** The table and the offset at which `distributeLevel` continues. */
let currentTable: u32 = 0;
let tableOffset: usize = 0;

/** Begins at the first table. */
export function startDistribution(): void {
  currentTable = 0;
  tableOffset = 0;
}

/** Distributes a level. False: an outbox is full; to be called again when it is empty. */
export function distributeLevel(level: u32): bool {
  for (; currentTable < tablesOfWindow(); currentTable++) {
    selectTable(currentTable);
    if (!distributeTable(levelTag(level))) return false;
    tableOffset = 0;
  }
  if (!sendRest()) return false;
  currentTable = 0;
  return true;
}

function distributeTable(tag: u64): bool {
  const mask = maskWithOrderTag();
  const last = keyBytes() - 8;
  for (let at = base + tableOffset; at < end; at += keyBytes()) {
    const word = load<u64>(at + last);
    if ((word & ~mask) != tag) continue;
    if (!retryBlocked()) {
      tableOffset = at - base;
      return false;
    }
    store<u64>(at + last, word & mask);
    if (!isOwn(at)) partitionForeign(at);
    store<u64>(at + last, word);
  }
  return true;
}
