// Candidates for a set larger than the caches, sorted by the high bits of their hash into parts,
// each of which waits until it is full. Slots ascend with the hash, so a part's candidates fall
// into one small stretch of the set: few pages, and lines that are met again while they are in the
// cache.
//
// Among several threads each has parts for all of them. A full part of another's goes to it as a
// whole, a run of keys that need not be sorted again: whose a candidate is costs nothing here.
import { copyKey, hashAt, keyBytes } from '../encoding/keyWords.ts';
import { flushPartition, resetDrain } from './ownPartitions.ts';
import {
  partitionStart,
  countPartitions,
  cursorOf,
  cursors,
  resetPartitionRoom,
  isOwnPartition,
  partitionBits,
  partitionBytes,
  partitionStride,
  partitionsAt,
} from './partitionRoom.ts';
import { ownerOf, appendRun, outboxRoom, threadCount } from '../parallel/hashDistribution.ts';

const NONE: usize = <usize>-1;
/** A full part for which an outbox had no room, or NONE. */
let blocked: usize = NONE;
/** Begins without parts. */
export function resetPartitions(): void {
  resetPartitionRoom();
  resetDrain();
  blocked = NONE;
}

/**
 * Sorts keys into parts. Answers where it stopped: at the end, or earlier because an outbox has no
 * room; 0: no memory.
 */
export function partitionKeys(from: usize, to: usize, level: u32): usize {
  if (!retryBlocked()) return from;
  const all = cursors;
  const first = partitionsAt;
  const stride = partitionStride();
  const bytes = partitionBytes();
  const bits = <u64>partitionBits;
  const count = threadCount;
  for (let at = from; at < to; at += keyBytes()) {
    const hash = hashAt(at);
    const part = (<usize>ownerOf(hash, count) << <usize>bits) + <usize>(hash >> (32 - bits));
    const cursorAt = all + (part << 2);
    const cursor = <usize>load<u32>(cursorAt);
    copyKey(cursor, at);
    store<u32>(cursorAt, <u32>(cursor + keyBytes()));
    if (cursor + keyBytes() != first + part * stride + bytes) continue;
    if (isOwnPartition(part)) {
      if (!flushPartition(part, level)) return 0;
    } else if (!sendPartition(part)) {
      blocked = part;
      return at + keyBytes();
    }
  }
  return to;
}

/** Sorts one key that belongs to another thread; not before everything is unstuck. */
export function partitionForeign(at: usize): void {
  const hash = hashAt(at);
  const part = (<usize>ownerOf(hash, threadCount) << partitionBits) + <usize>(hash >> <u64>(32 - partitionBits));
  const cursor = <usize>load<u32>(cursorOf(part));
  copyKey(cursor, at);
  store<u32>(cursorOf(part), <u32>(cursor + keyBytes()));
  if (cursor + keyBytes() == partitionStart(part) + partitionBytes() && !sendPartition(part)) blocked = part;
}

/** False: a full part waits for room in an outbox. */
export function retryBlocked(): bool {
  if (blocked == NONE) return true;
  if (!sendPartition(blocked)) return false;
  blocked = NONE;
  return true;
}

/** Puts what fits of another thread's part into its outbox; false: nothing. */
function sendPartition(part: usize): bool {
  const owner = <u32>(part >> partitionBits);
  const end = <usize>load<u32>(cursorOf(part));
  const bytes = min(end - partitionStart(part), outboxRoom(owner));
  if (bytes == 0) return false;
  appendRun(owner, <u32>part & ((1 << partitionBits) - 1), end - bytes, bytes);
  store<u32>(cursorOf(part), <u32>(end - bytes));
  return true;
}

/** Puts everything that waits for other threads into the outboxes. False: no room yet. */
export function sendRest(): bool {
  const count = countPartitions();
  for (let part: usize = 0; part < count; part++) {
    if (isOwnPartition(part)) continue;
    while (load<u32>(cursorOf(part)) != <u32>partitionStart(part)) {
      if (!sendPartition(part)) return false;
    }
  }
  blocked = NONE;
  return true;
}
