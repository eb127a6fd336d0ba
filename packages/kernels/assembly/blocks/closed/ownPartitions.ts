// What becomes of a thread's own parts: full ones are looked up at once, the others at the end of
// a level. Among threads that is as soon as all own states are expanded, while others still send;
// from then on what comes is looked up together with what waits in its part.
import { addCandidates, prefetch, prefetchRange } from './duplicateCheck.ts';
import { partitionStart, cursorOf, cursors, partitionBits, partitionBytes } from './partitionRoom.ts';
import { selectTableOfPartition } from './closedWindow.ts';
import { slotOfHash } from './windowTable.ts';
import { ownThread } from '../parallel/hashDistribution.ts';

/** Parts looked up between two looks at what others have sent. */
const PARTITIONS_AT_ONCE: usize = 16;
const NONE: usize = <usize>-1;

/** Own parts, from the first on, that no longer wait for more of the level; NONE: all wait. */
let nextToDrain: usize = NONE;
let drainedLevel: u32 = 0;

/** All parts wait. */
export function resetDrain(): void {
  nextToDrain = NONE;
}

/** Takes in a run from another thread, for the part of this one that it names. False: no memory. */
export function receiveRun(number: u32, from: usize, to: usize, level: u32): bool {
  const part = (<usize>ownThread << partitionBits) + <usize>number;
  if (to - from >= partitionBytes()) return lookUp(<usize>number, from, to, level);
  // The same stretch of the set for both.
  if (nextToDrain != NONE) return flushPartition(part, level) && lookUp(<usize>number, from, to, level);
  const end = partitionStart(part) + partitionBytes();
  while (from < to) {
    const cursor = <usize>load<u32>(cursorOf(part));
    const bytes = min(to - from, end - cursor);
    memory.copy(cursor, from, bytes);
    store<u32>(cursorOf(part), <u32>(cursor + bytes));
    from += bytes;
    if (cursor + bytes == end && !flushPartition(part, level)) return false;
  }
  return true;
}

/** Nothing more of the level comes from this thread itself: own parts need not wait. */
export function startDrain(level: u32): void {
  if (nextToDrain != NONE) return;
  nextToDrain = 0;
  drainedLevel = level;
}

/**
 * While other threads are waited for: looks up some of what waits here, once all own states are
 * expanded. 1: done, call again; 0: nothing is left; -1: no memory.
 */
export function lookUpSome(): i32 {
  if (nextToDrain >= countOwnPartitions()) return 0;
  return drain(PARTITIONS_AT_ONCE) ? 1 : -1;
}

function countOwnPartitions(): usize {
  return <usize>1 << partitionBits;
}

/** Looks up the candidates of so many more own parts. False: no memory. */
function drain(most: usize): bool {
  const first = <usize>ownThread << partitionBits;
  const end = min(nextToDrain + most, countOwnPartitions());
  for (; nextToDrain < end; nextToDrain++) {
    if (!flushPartition(first + nextToDrain, drainedLevel)) return false;
  }
  return true;
}

/** Looks up the candidates of all own parts, at the end of a level. False: no memory. */
export function flushPartitions(level: u32): bool {
  if (cursors == 0) return true;
  startDrain(level);
  if (!drain(countOwnPartitions())) return false;
  nextToDrain = NONE;
  return true;
}

/** Looks up the candidates of an own part. */
export function flushPartition(part: usize, level: u32): bool {
  const from = partitionStart(part);
  const to = <usize>load<u32>(cursorOf(part));
  if (to == from) return true;
  store<u32>(cursorOf(part), <u32>from);
  return lookUp(part - (<usize>ownThread << partitionBits), from, to, level);
}

/** Looks up candidates of one part, by its number among those of a thread. */
function lookUp(number: usize, from: usize, to: usize, level: u32): bool {
  const shift = <u64>(32 - partitionBits);
  selectTableOfPartition(number, <usize>1 << partitionBits);
  const first = slotOfHash(<u64>number << shift);
  const end = slotOfHash((<u64>(number + 1) << shift) - 1);
  if (end - first < to - from << 3) prefetchRange(first, end);
  else prefetch(from, to);
  return addCandidates(from, to, level);
}
