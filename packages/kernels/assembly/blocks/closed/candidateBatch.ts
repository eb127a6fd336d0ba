// Candidates on their way to the recent set: successors are only noted, and looked up by the batch,
// or, once the set is larger than the caches, sorted into parts first (`hashPartitions.ts`).
import {
  BATCH_BASE,
  BATCH_MAX,
  PROBLEM_BATCH_AT,
  PROBLEM_SUCCESSORS_MAX,
  STATUS_MEMORY,
  STATUS_RUNNING,
  STATUS_SEND,
  SUCCESSORS_MAX,
} from '../../../src/layout.ts';
import { keyBytes } from '../encoding/keyWords.ts';
import { addCandidates, prefetch } from './duplicateCheck.ts';
import { flushPartitions } from './ownPartitions.ts';
import { ensurePartitions, exceedsCache } from './partitionRoom.ts';
import { resetPartitions, partitionKeys } from './hashPartitions.ts';
import { keepOwnOfPass } from './delayedDuplicates.ts';
import { isSplit, slotsOfWindow } from './closedWindow.ts';
import { isDistributed } from '../parallel/hashDistribution.ts';

const NARROW_BATCH_LIMIT: usize = BATCH_BASE + ((BATCH_MAX - SUCCESSORS_MAX) << 3);
/** Sets with fewer slots than this are near enough not to be touched: 256 KiB. */
const SLOTS_PREFETCHED: u64 = 1 << 15;

/** Where the batch begins, and beyond what address there is no room for another state's. */
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

/** Where the batch begins. */
// @ts-ignore: decorator
@inline
export function batchStart(): usize {
  return WIDE ? batchAt : BATCH_BASE;
}

/** Candidates noted so far. */
export function countGenerated(): u64 {
  return flushed + (nextCandidate - batchStart()) / keyBytes();
}

/** Forgets the candidates of the batch. */
export function dropCandidates(): void {
  nextCandidate = batchStart();
}

/** Notes a successor. */
// @ts-ignore: decorator
@inline
export function addCandidate(key: u64): void {
  store<u64>(nextCandidate, key);
  nextCandidate += 8;
}

/** Notes the successor written at `next`. */
// @ts-ignore: decorator
@inline
export function commitCandidate(): void {
  nextCandidate += keyBytes();
}

/** Notes the successors written from `next` on. */
export function commitCandidatesUpTo(end: usize): void {
  nextCandidate = end;
}

/** Beyond this address there is no room for another state's successors. */
export function batchLimit(): usize {
  return WIDE ? wideBatchLimit : NARROW_BATCH_LIMIT;
}

// @ts-ignore: decorator
@inline
export function isBatchFull(): bool {
  return nextCandidate > (WIDE ? wideBatchLimit : NARROW_BATCH_LIMIT);
}

/**
 * Takes the batch in while a level is expanded: answers STATUS_RUNNING, or that there is no memory,
 * or that something must be sent first and then the rest of the batch taken in.
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
 * Looks up keys for the level to be made, or sorts them into parts. Answers where it stopped: at
 * the end, or earlier because something must be sent; 0: no memory.
 */
export function checkOrPartition(from: usize, to: usize, level: u32): usize {
  const isNear = !isSplit() && !isDistributed() && !exceedsCache();
  if (!isNear && ensurePartitions()) return partitionKeys(from, to, level);
  if (slotsOfWindow() > SLOTS_PREFETCHED) prefetch(from, to);
  return addCandidates(from, to, level) ? to : 0;
}

/** Looks up all candidates that are left, at the end of a level. False: no memory. */
export function flushAll(level: u32): bool {
  return flushBatch(level) == STATUS_RUNNING && flushPartitions(level);
}
