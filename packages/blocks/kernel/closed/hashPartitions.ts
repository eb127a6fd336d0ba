// Sorts candidates into hash partitions when the closed window is larger than the caches.
//
// The high bits of the hash name the partition, and each partition collects candidates until it is
// full. Slots ascend with the hash, so the candidates of a partition fall into a short range of the
// window: few pages, and cache lines that are used again while they are in the cache.
//
// In a search on several threads each thread has partitions for all threads. A full partition of
// another owner is sent to it as a whole, as a run of keys that need not be sorted again, so
// finding the owner of a candidate costs nothing here.
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
/** A full partition for which an outbox had no space, or NONE. */
let blocked: usize = NONE;

/** Begins without partitions. */
export function resetPartitions(): void {
  resetPartitionRoom();
  resetDrain();
  blocked = NONE;
}

/**
 * Sorts keys into partitions. Returns where it stopped: at the end, or earlier because an outbox is
 * full; 0: memory is exhausted.
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
    const partition = (<usize>ownerOf(hash, count) << <usize>bits) + <usize>(hash >> (32 - bits));
    const cursorAt = all + (partition << 2);
    const cursor = <usize>load<u32>(cursorAt);
    copyKey(cursor, at);
    store<u32>(cursorAt, <u32>(cursor + keyBytes()));
    if (cursor + keyBytes() != first + partition * stride + bytes) continue;
    if (isOwnPartition(partition)) {
      if (!flushPartition(partition, level)) return 0;
    } else if (!sendPartition(partition)) {
      blocked = partition;
      return at + keyBytes();
    }
  }
  return to;
}

/** Sorts one key that another thread owns; `retryBlocked` must have succeeded before. */
export function partitionForeign(at: usize): void {
  const hash = hashAt(at);
  const partition =
    (<usize>ownerOf(hash, threadCount) << partitionBits) +
    <usize>(hash >> <u64>(32 - partitionBits));
  const cursor = <usize>load<u32>(cursorOf(partition));
  copyKey(cursor, at);
  store<u32>(cursorOf(partition), <u32>(cursor + keyBytes()));
  if (
    cursor + keyBytes() == partitionStart(partition) + partitionBytes() &&
    !sendPartition(partition)
  ) {
    blocked = partition;
  }
}

/** Sends the blocked partition, if any. False: its outbox is still full. */
export function retryBlocked(): bool {
  if (blocked == NONE) return true;
  if (!sendPartition(blocked)) return false;
  blocked = NONE;
  return true;
}

/** Puts what fits of another thread's partition into its outbox; false: nothing fits. */
function sendPartition(partition: usize): bool {
  const owner = <u32>(partition >> partitionBits);
  const end = <usize>load<u32>(cursorOf(partition));
  const bytes = min(end - partitionStart(partition), outboxRoom(owner));
  if (bytes == 0) return false;
  appendRun(owner, <u32>partition & ((1 << partitionBits) - 1), end - bytes, bytes);
  store<u32>(cursorOf(partition), <u32>(end - bytes));
  return true;
}

/** Puts all candidates of other threads into the outboxes. False: an outbox is full. */
export function sendRest(): bool {
  const count = countPartitions();
  for (let partition: usize = 0; partition < count; partition++) {
    if (isOwnPartition(partition)) continue;
    while (load<u32>(cursorOf(partition)) != <u32>partitionStart(partition)) {
      if (!sendPartition(partition)) return false;
    }
  }
  blocked = NONE;
  return true;
}
