// Candidates for a set larger than the caches, sorted by the high bits of their hash into parts,
// each of which waits until it is full. Slots ascend with the hash, so a part's candidates fall
// into one small stretch of the set: few pages, and lines that are met again while they are in the
// cache.
//
// Among several threads each has parts for all of them. A full part of another's goes to it as a
// whole, a run of keys that need not be sorted again: whose a candidate is costs nothing here.
import { copyKey, hashAt, keyBytes } from '../encoding/keyWords.ts';
import { flushPart, forgetDrain } from './ownPartitions.ts';
import {
  beginOf,
  countParts,
  cursorOf,
  cursors,
  forgetRoom,
  isOwnPart,
  partBits,
  partBytes,
  partStride,
  parts,
} from './partitionRoom.ts';
import { ownerOf, putRun, roomInOutbox, threads } from '../parallel/hashDistribution.ts';

const NONE: usize = <usize>-1;
/** A full part for which an outbox had no room, or NONE. */
let stuck: usize = NONE;
/** Begins without parts. */
export function forgetParts(): void {
  forgetRoom();
  forgetDrain();
  stuck = NONE;
}

/**
 * Sorts keys into parts. Answers where it stopped: at the end, or earlier because an outbox has no
 * room; 0: no memory.
 */
export function sortKeys(from: usize, to: usize, level: u32): usize {
  if (!unstick()) return from;
  const all = cursors;
  const first = parts;
  const stride = partStride();
  const bytes = partBytes();
  const bits = <u64>partBits;
  const count = threads;
  for (let at = from; at < to; at += keyBytes()) {
    const hash = hashAt(at);
    const part = (<usize>ownerOf(hash, count) << <usize>bits) + <usize>(hash >> (32 - bits));
    const cursorAt = all + (part << 2);
    const cursor = <usize>load<u32>(cursorAt);
    copyKey(cursor, at);
    store<u32>(cursorAt, <u32>(cursor + keyBytes()));
    if (cursor + keyBytes() != first + part * stride + bytes) continue;
    if (isOwnPart(part)) {
      if (!flushPart(part, level)) return 0;
    } else if (!sendPart(part)) {
      stuck = part;
      return at + keyBytes();
    }
  }
  return to;
}

/** Sorts one key that belongs to another thread; not before everything is unstuck. */
export function sortForeign(at: usize): void {
  const hash = hashAt(at);
  const part = (<usize>ownerOf(hash, threads) << partBits) + <usize>(hash >> <u64>(32 - partBits));
  const cursor = <usize>load<u32>(cursorOf(part));
  copyKey(cursor, at);
  store<u32>(cursorOf(part), <u32>(cursor + keyBytes()));
  if (cursor + keyBytes() == beginOf(part) + partBytes() && !sendPart(part)) stuck = part;
}

/** False: a full part waits for room in an outbox. */
export function unstick(): bool {
  if (stuck == NONE) return true;
  if (!sendPart(stuck)) return false;
  stuck = NONE;
  return true;
}

/** Puts what fits of another thread's part into its outbox; false: nothing. */
function sendPart(part: usize): bool {
  const owner = <u32>(part >> partBits);
  const end = <usize>load<u32>(cursorOf(part));
  const bytes = min(end - beginOf(part), roomInOutbox(owner));
  if (bytes == 0) return false;
  putRun(owner, <u32>part & ((1 << partBits) - 1), end - bytes, bytes);
  store<u32>(cursorOf(part), <u32>(end - bytes));
  return true;
}

/** Puts everything that waits for other threads into the outboxes. False: no room yet. */
export function sendRest(): bool {
  const count = countParts();
  for (let part: usize = 0; part < count; part++) {
    if (isOwnPart(part)) continue;
    while (load<u32>(cursorOf(part)) != <u32>beginOf(part)) {
      if (!sendPart(part)) return false;
    }
  }
  stuck = NONE;
  return true;
}
