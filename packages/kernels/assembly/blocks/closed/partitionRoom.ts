// Where the parts are, and how many there are of what size (`hashPartitions.ts` tells what for).
import { PART_KEYS, PARTS } from '../../../src/layout.ts';
import { keyBytes } from '../encoding/keyWords.ts';
import { freePageRun, takePages } from '../levels/pages.ts';
import { slotsOfWindow } from './closedWindow.ts';
import { SCRATCH_BYTES, setScratch } from './windowInsert.ts';
import { ownThread, threadCount } from '../parallel/hashDistribution.ts';

/** Sets with fewer slots than this are near enough to be met at random: 8 MiB. */
const SLOTS_PARTITIONED: u64 = 1 << 20;
/** With fewer slots than this, parts are a quarter as large. */
const SLOTS_LARGE: u64 = 1 << 22;
/** Keys of a part where threads share a set that is near. */
const PARTITION_KEYS_SMALL: usize = 32;
/** Bits of the number of parts; and at least so many of a thread, for there are 64 tables. */
const PARTITION_BITS_MAX: u32 = 31 - clz<u32>(PARTS);
const PARTITION_BITS_MIN: u32 = 6;

/** Sets with fewer slots than this are met at random. */
let slotsPartitioned: u64 = SLOTS_PARTITIONED;
/** Where the parts are, or 0: for each a u32, the address of its next candidate; the candidates. */
export let cursors: usize = 0;
export let partitionsAt: usize = 0;
let keysPerPartition: usize = 0;
let pages: i32 = 0;
/** So many bits of the hash name a part among those of a thread. */
export let partitionBits: u32 = PARTITION_BITS_MAX;
/** Begins without parts. */
export function resetPartitionRoom(): void {
  cursors = 0;
  partitionBits = PARTITION_BITS_MAX;
  slotsPartitioned = SLOTS_PARTITIONED;
}

/** Sorts candidates for sets of so many slots or more, which are then cut. */
export function sortFrom(slots: u32): void {
  slotsPartitioned = <u64>slots;
}

/** The set is so large, those of other threads with it, that candidates should be sorted. */
export function exceedsCache(): bool {
  return slotsOfWindow() * threadCount >= slotsPartitioned;
}

/** Candidates are sorted, and the set may be cut. */
export function isPartitioned(): bool {
  return cursors != 0 && exceedsCache();
}

// @ts-ignore: decorator
@inline
export function partitionBytes(): usize {
  return keysPerPartition * keyBytes();
}

/** Parts begin on different lines of the cache, or as many as a set has ways would be in it. */
// @ts-ignore: decorator
@inline
export function partitionStride(): usize {
  return partitionBytes() + 64;
}

// @ts-ignore: decorator
@inline
export function cursorOf(part: usize): usize {
  return cursors + (part << 2);
}

// @ts-ignore: decorator
@inline
export function partitionStart(part: usize): usize {
  return partitionsAt + part * partitionStride();
}

/** Parts of all threads: first those of thread 0. */
export function countPartitions(): usize {
  return <usize>threadCount << partitionBits;
}

// @ts-ignore: decorator
@inline
export function isOwnPartition(part: usize): bool {
  return part >> partitionBits == <usize>ownThread;
}

/** There are parts, or there is memory for them. */
export function ensurePartitions(): bool {
  return cursors != 0 || allocatePartitions(PART_KEYS >> 2);
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
  for (let part: usize = 0; part < count; part++) store<u32>(cursorOf(part), <u32>partitionStart(part));
  return true;
}

/** Makes parts for so many threads, instead of those there are, which must be empty. */
export function openSharedPartitions(): bool {
  const keys = cursors == 0 ? PARTITION_KEYS_SMALL : keysPerPartition;
  if (cursors != 0) freePageRun(cursors, pages);
  partitionBits = PARTITION_BITS_MAX;
  while (countPartitions() > <usize>PARTS && partitionBits > PARTITION_BITS_MIN) partitionBits--;
  return allocatePartitions(keys);
}

/** Makes parts larger if the set is large. To be called between levels. */
export function resizePartitions(): void {
  if (cursors == 0 || !exceedsCache()) return;
  const before = keysPerPartition;
  const isLarge = slotsOfWindow() * threadCount >= SLOTS_LARGE;
  const keys: usize = isLarge ? PART_KEYS : PART_KEYS >> 2;
  if (keys <= before) return;
  freePageRun(cursors, pages);
  if (!allocatePartitions(keys)) allocatePartitions(before);
}
