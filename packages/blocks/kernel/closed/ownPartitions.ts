// Checks the thread's own hash partitions for duplicates: full ones at once, the others at the end
// of a level. In a search on several threads that end comes when all own states are expanded, while
// other threads still send; from then on runs received are checked together with their own
// partition.
import { addCandidates, prefetch, prefetchRange } from './duplicateCheck.ts';
import {
  cursorOf,
  cursors,
  partitionBits,
  partitionBytes,
  partitionStart,
} from './partitionRoom.ts';
import { selectTableOfPartition } from './closedWindow.ts';
import { slotOfHash } from './windowTable.ts';
import { ownThread } from '../parallel/hashDistribution.ts';

/** Partitions checked between two looks at what other threads have sent. */
const PARTITIONS_AT_ONCE: usize = 16;
const NONE: usize = <usize>-1;

/** Own partitions before this one are complete for the level; NONE: no partition is. */
let nextToDrain: usize = NONE;
let drainedLevel: u32 = 0;

/** Lets all partitions collect candidates again. */
export function resetDrain(): void {
  nextToDrain = NONE;
}

/** Adds a run from another thread to the own partition that it names. False: no memory. */
export function receiveRun(number: u32, from: usize, to: usize, level: u32): bool {
  const partition = (<usize>ownThread << partitionBits) + <usize>number;
  if (to - from >= partitionBytes()) return lookUp(<usize>number, from, to, level);
  // Both fall into the same range of the window.
  if (nextToDrain != NONE) {
    return flushPartition(partition, level) && lookUp(<usize>number, from, to, level);
  }
  const end = partitionStart(partition) + partitionBytes();
  while (from < to) {
    const cursor = <usize>load<u32>(cursorOf(partition));
    const bytes = min(to - from, end - cursor);
    memory.copy(cursor, from, bytes);
    store<u32>(cursorOf(partition), <u32>(cursor + bytes));
    from += bytes;
    if (cursor + bytes == end && !flushPartition(partition, level)) return false;
  }
  return true;
}

/** All own states of the level are expanded: own partitions need not wait to be full. */
export function startDrain(level: u32): void {
  if (nextToDrain != NONE) return;
  nextToDrain = 0;
  drainedLevel = level;
}

/**
 * Checks some own partitions while other threads still work, once all own states are expanded.
 * 1: done, call again; 0: nothing is left; -1: memory is exhausted.
 */
export function lookUpSome(): i32 {
  if (nextToDrain >= countOwnPartitions()) return 0;
  return drain(PARTITIONS_AT_ONCE) ? 1 : -1;
}

function countOwnPartitions(): usize {
  return <usize>1 << partitionBits;
}

/** Checks the candidates of so many more own partitions. False: memory is exhausted. */
function drain(most: usize): bool {
  const first = <usize>ownThread << partitionBits;
  const end = min(nextToDrain + most, countOwnPartitions());
  for (; nextToDrain < end; nextToDrain++) {
    if (!flushPartition(first + nextToDrain, drainedLevel)) return false;
  }
  return true;
}

/** Checks the candidates of all own partitions, at the end of a level. False: no memory. */
export function flushPartitions(level: u32): bool {
  if (cursors == 0) return true;
  startDrain(level);
  if (!drain(countOwnPartitions())) return false;
  nextToDrain = NONE;
  return true;
}

/** Checks the candidates of an own partition. False: memory is exhausted. */
export function flushPartition(partition: usize, level: u32): bool {
  const from = partitionStart(partition);
  const to = <usize>load<u32>(cursorOf(partition));
  if (to == from) return true;
  store<u32>(cursorOf(partition), <u32>from);
  return lookUp(partition - (<usize>ownThread << partitionBits), from, to, level);
}

/** Checks candidates of one partition, by its number among those of the thread. */
function lookUp(number: usize, from: usize, to: usize, level: u32): bool {
  const shift = <u64>(32 - partitionBits);
  selectTableOfPartition(number, <usize>1 << partitionBits);
  const first = slotOfHash(<u64>number << shift);
  const end = slotOfHash((<u64>(number + 1) << shift) - 1);
  if (end - first < to - from << 3) prefetchRange(first, end);
  else prefetch(from, to);
  return addCandidates(from, to, level);
}
