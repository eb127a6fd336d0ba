// Retires old levels from the current table of the closed window to the level store. A level
// retires when it is two behind the level being expanded, from all tables before any later level
// does.
import {
  storeTail,
  storeTailEnd,
  commitTail,
  keepsLevels,
  openChunk,
  reserveInStore,
  stored,
} from '../levels/levelStore.ts';
import { bitsOfLastWord, copyKey, keyBytes, maskWithOrderTag } from '../encoding/keyWords.ts';
import {
  unstored,
  retiredBytes,
  retiredTo,
  base,
  end,
  setUnstored,
  setRetired,
  levelTag,
} from './windowTable.ts';

/** Retires the level that is not needed while a level is expanded. False: memory is exhausted. */
export function retireOld(level: u32): bool {
  return retiredTo + 2 > level || retireNext();
}

/** Retires the oldest level that is not retired yet. False: no memory, to be called again. */
export function retireNext(): bool {
  if (keepsLevels && !copyToStore(retiredTo)) return false;
  setRetired(retiredTo + 1, 0);
  return true;
}

function copyToStore(level: u32): bool {
  const before = stored;
  let at = base + retiredBytes;
  while (at < end && reserveInStore(1)) {
    let tail = storeTail();
    if (tail == storeTailEnd()) tail = openChunk(tail);
    const most = min((storeTailEnd() - tail) / keyBytes(), (end - at) / keyBytes());
    const to = at + most * keyBytes();
    commitTail(copyLevel(level, at, to, tail));
    at = to;
  }
  setUnstored(unstored - (stored - before));
  setRetired(level, at - base);
  return at == end;
}

/**
 * Copies the keys of a level; returns the end of the copies. Every entry is copied, without a
 * branch, and one of another level is overwritten by the next.
 */
export function copyLevel(level: u32, from: usize, to: usize, tail: usize): usize {
  const bits = bitsOfLastWord();
  const tag = levelTag(level) >> bits;
  const mask = maskWithOrderTag();
  const bytes = keyBytes();
  const last = bytes - 8;
  for (let at = from; at < to; at += bytes) {
    const word = load<u64>(at + last);
    copyKey(tail, at);
    store<u64>(tail + last, word & mask);
    tail += <usize>(word >> bits == tag) * bytes;
  }
  return tail;
}
