// The memory of the hash partitions: their addresses, number and size (`hashPartitions.ts` uses
// them).
import { PARTITION_KEYS, HASH_PARTITIONS } from '../../src/kernel/layout.ts';
import { keyBytes } from '../encoding/keyWords.ts';
import { freePageRun, takePages } from '../../../platform/kernel/pages.ts';
import { slotsOfWindow } from './closedWindow.ts';
import { SCRATCH_BYTES, setScratch } from './windowInsert.ts';
import { ownThread, threadCount } from '../parallel/hashDistribution.ts';

/** A window with fewer slots than this, 8 MiB, is fast enough at random access. */
const SLOTS_PARTITIONED: u64 = 1 << 20;
/** With fewer slots than this, partitions are a quarter as large. */
const SLOTS_LARGE: u64 = 1 << 22;
/** Keys of a partition where several threads search a small space. */
const PARTITION_KEYS_SMALL: usize = 32;
/** Bits of the partition's number; of one thread at least so many, as there are 64 tables. */
const PARTITION_BITS_MAX: u32 = 31 - clz<u32>(HASH_PARTITIONS);
const PARTITION_BITS_MIN: u32 = 6;

/** Windows with fewer slots than this are not partitioned. */
let slotsPartitioned: u64 = SLOTS_PARTITIONED;
/** Address of a u32 for each partition, where its next candidate goes, or 0; of the partitions. */
export let cursors: usize = 0;
export let partitionsAt: usize = 0;
let keysPerPartition: usize = 0;
let pages: i32 = 0;
/** Bits of the hash that name a partition among those of a thread. */
export let partitionBits: u32 = PARTITION_BITS_MAX;
/** Begins without partitions. */
export function resetPartitionRoom(): void {
  cursors = 0;
  partitionBits = PARTITION_BITS_MAX;
  slotsPartitioned = SLOTS_PARTITIONED;
}

/** Sets the number of slots from which on candidates are partitioned and the window is split. */
export function setSlotsToPartition(slots: u32): void {
  slotsPartitioned = <u64>slots;
}

/** True when the windows of all threads together exceed the cache. */
export function exceedsCache(): bool {
  return slotsOfWindow() * threadCount >= slotsPartitioned;
}

/** True when candidates are partitioned, so that the window may be split. */
export function isPartitioned(): bool {
  return cursors != 0 && exceedsCache();
}

// @ts-ignore: decorator
@inline
export function partitionBytes(): usize {
  return keysPerPartition * keyBytes();
}

/** Partitions begin on different cache lines: equal strides would use few sets of the cache. */
// @ts-ignore: decorator
@inline
export function partitionStride(): usize {
  return partitionBytes() + 64;
}

// @ts-ignore: decorator
@inline
export function cursorOf(partition: usize): usize {
  return cursors + (partition << 2);
}

// @ts-ignore: decorator
@inline
export function partitionStart(partition: usize): usize {
  return partitionsAt + partition * partitionStride();
}

/** Number of partitions of all threads: first those of thread 0. */
export function countPartitions(): usize {
  return <usize>threadCount << partitionBits;
}

// @ts-ignore: decorator
@inline
export function isOwnPartition(partition: usize): bool {
  return partition >> partitionBits == <usize>ownThread;
}

/** Allocates partitions unless there are some. False: memory is exhausted. */
export function ensurePartitions(): bool {
  return cursors != 0 || allocatePartitions(PARTITION_KEYS >> 2);
}

function allocatePartitions(keys: usize): bool {
  keysPerPartition = keys;
  const count = countPartitions();
  const bytes = count * (partitionStride() + 4) + SCRATCH_BYTES;
  pages = <i32>((bytes + 65535) >> 16);
  cursors = takePages(pages);
  if (cursors == 0) return false;
  partitionsAt = cursors + (count << 2);
  setScratch(partitionsAt + count * partitionStride());
  for (let partition: usize = 0; partition < count; partition++) {
    store<u32>(cursorOf(partition), <u32>partitionStart(partition));
  }
  return true;
}

/** Replaces the partitions, which must be empty, by those of all threads. False: no memory. */
export function openSharedPartitions(): bool {
  const keys = cursors == 0 ? PARTITION_KEYS_SMALL : keysPerPartition;
  if (cursors != 0) freePageRun(cursors, pages);
  partitionBits = PARTITION_BITS_MAX;
  while (countPartitions() > <usize>HASH_PARTITIONS && partitionBits > PARTITION_BITS_MIN) {
    partitionBits--;
  }
  return allocatePartitions(keys);
}

/** Enlarges partitions if the window is large. To be called between levels. */
export function resizePartitions(): void {
  if (cursors == 0 || !exceedsCache()) return;
  const before = keysPerPartition;
  const isLarge = slotsOfWindow() * threadCount >= SLOTS_LARGE;
  const keys: usize = isLarge ? PARTITION_KEYS : PARTITION_KEYS >> 2;
  if (keys <= before) return;
  freePageRun(cursors, pages);
  if (!allocatePartitions(keys)) allocatePartitions(before);
}
