// What becomes of levels in the table in hand that the set will forget: they are archived, each
// when it is two behind the one being expanded, all tables' states of it before any of the next.
import {
  archiveTail,
  archiveTailEnd,
  closeArchive,
  keep,
  openChunk,
  roomInArchive,
  stored,
} from '../levels/levelStore.ts';
import { bitsOfLastWord, copyKey, keyBytes, maskWithMark } from '../encoding/keyWords.ts';
import {
  apart,
  archivedPart,
  archivedTo,
  base,
  end,
  setApart,
  setArchived,
  tagOf,
} from './windowTable.ts';

/** Archives what will be of no use while a level is expanded. False: no memory. */
export function archiveOld(level: u32): bool {
  return archivedTo + 2 > level || archiveNext();
}

/** Archives the states of the next level to be archived. False: no memory, to be called again. */
export function archiveNext(): bool {
  if (keep && !copyToArchive(archivedTo)) return false;
  setArchived(archivedTo + 1, 0);
  return true;
}

function copyToArchive(level: u32): bool {
  const before = stored;
  let at = base + archivedPart;
  while (at < end && roomInArchive(1)) {
    let tail = archiveTail();
    if (tail == archiveTailEnd()) tail = openChunk(tail);
    const most = min((archiveTailEnd() - tail) / keyBytes(), (end - at) / keyBytes());
    const to = at + most * keyBytes();
    closeArchive(copyLevel(level, at, to, tail));
    at = to;
  }
  setApart(apart - (stored - before));
  setArchived(level, at - base);
  return at == end;
}

/**
 * Copies the keys of a level; returns where they end. There is no branch for whether a key is one:
 * each is copied, and overwritten by the next.
 */
export function copyLevel(level: u32, from: usize, to: usize, tail: usize): usize {
  const bits = bitsOfLastWord();
  const tag = tagOf(level) >> bits;
  const mask = maskWithMark();
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
