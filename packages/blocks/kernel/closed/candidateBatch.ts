// The batch of candidates: successors that have not been checked for duplicates. They are checked a
// batch at a time or, when the closed window is larger than the caches, sorted into hash partitions
// first (`hashPartitions.ts`).
import {
  BATCH_BASE,
  BATCH_MAX,
  PROBLEM_BATCH_AT,
  PROBLEM_SUCCESSORS_MAX,
  STATUS_MEMORY,
  STATUS_RUNNING,
  STATUS_SEND,
  SUCCESSORS_MAX,
} from '../../src/kernel/layout.ts';
import { keyBytes } from '../encoding/keyWords.ts';
import { addCandidates, prefetch } from './duplicateCheck.ts';
import { flushPartitions } from './ownPartitions.ts';
import { ensurePartitions, exceedsCache } from './partitionRoom.ts';
import { resetPartitions, partitionKeys } from './hashPartitions.ts';
import { keepOwnOfPass } from './delayedDuplicates.ts';
import { isSplit, slotsOfWindow } from './closedWindow.ts';
import { isDistributed } from '../parallel/hashDistribution.ts';

const NARROW_BATCH_LIMIT: usize = BATCH_BASE + ((BATCH_MAX - SUCCESSORS_MAX) << 3);
/** Slots of windows with fewer slots than this, 256 KiB, are not prefetched. */
const SLOTS_PREFETCHED: u64 = 1 << 15;

/** First address of the batch, and the one beyond which no state's successors fit. */
let batchAt: usize = BATCH_BASE;
let wideBatchLimit: usize = NARROW_BATCH_LIMIT;
/** Where the next candidate is written. */
export let nextCandidate: usize = BATCH_BASE;
let flushed: u64 = 0;

export function openBatch(): void {
  if (WIDE) {
    batchAt = <usize>load<u32>(PROBLEM_BATCH_AT);
    wideBatchLimit = batchAt + <usize>load<u32>(PROBLEM_SUCCESSORS_MAX) * keyBytes();
  }
  nextCandidate = batchStart();
  flushed = 0;
  resetPartitions();
}

/** First address of the batch. */
// @ts-ignore: decorator
@inline
export function batchStart(): usize {
  return WIDE ? batchAt : BATCH_BASE;
}

/** Number of candidates generated so far. */
export function countGenerated(): u64 {
  return flushed + (nextCandidate - batchStart()) / keyBytes();
}

/** Drops the candidates of the batch. */
export function dropCandidates(): void {
  nextCandidate = batchStart();
}

/** Adds a successor. */
// @ts-ignore: decorator
@inline
export function addCandidate(key: u64): void {
  store<u64>(nextCandidate, key);
  nextCandidate += 8;
}

/** Adds the successor written at `nextCandidate`. */
// @ts-ignore: decorator
@inline
export function commitCandidate(): void {
  nextCandidate += keyBytes();
}

/** Adds the successors written from `nextCandidate` on. */
export function commitCandidatesUpTo(end: usize): void {
  nextCandidate = end;
}

/** The address beyond which no state's successors fit. */
export function batchLimit(): usize {
  return WIDE ? wideBatchLimit : NARROW_BATCH_LIMIT;
}

// @ts-ignore: decorator
@inline
export function isBatchFull(): bool {
  return nextCandidate > (WIDE ? wideBatchLimit : NARROW_BATCH_LIMIT);
}

/**
 * Empties the batch while a level is expanded. Returns STATUS_RUNNING, or STATUS_MEMORY, or
 * STATUS_SEND: an outbox must be emptied first, and the rest of the batch remains.
 */
export function flushBatch(level: u32): i32 {
  const from = batchStart();
  const kept = keepOwnOfPass(from, nextCandidate);
  flushed += (nextCandidate - kept) / keyBytes();
  nextCandidate = kept;
  const stopped = checkOrPartition(from, nextCandidate, level);
  if (stopped == 0) return STATUS_MEMORY;
  flushed += (stopped - from) / keyBytes();
  const rest = nextCandidate - stopped;
  nextCandidate = from + rest;
  if (rest == 0) return STATUS_RUNNING;
  memory.copy(from, stopped, rest);
  return STATUS_SEND;
}

/**
 * Checks keys for the next level, or sorts them into partitions. Returns where it stopped: at the
 * end, or earlier because an outbox is full; 0: memory is exhausted.
 */
export function checkOrPartition(from: usize, to: usize, level: u32): usize {
  const isNear = !isSplit() && !isDistributed() && !exceedsCache();
  if (!isNear && ensurePartitions()) return partitionKeys(from, to, level);
  if (slotsOfWindow() > SLOTS_PREFETCHED) prefetch(from, to);
  return addCandidates(from, to, level) ? to : 0;
}

/** Checks all candidates that are left, at the end of a level. False: memory is exhausted. */
export function flushAll(level: u32): bool {
  return flushBatch(level) == STATUS_RUNNING && flushPartitions(level);
}
