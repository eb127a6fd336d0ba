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
import { addAll, touch } from './duplicateCheck.ts';
import { flushParts } from './ownPartitions.ts';
import { hasParts, isFar } from './partitionRoom.ts';
import { forgetParts, sortKeys } from './hashPartitions.ts';
import { keepOfPass } from './delayedDuplicates.ts';
import { isCut, slotsOfRecent } from './closedWindow.ts';
import { isShared } from '../parallel/hashDistribution.ts';

const BATCH_FULL: usize = BATCH_BASE + ((BATCH_MAX - SUCCESSORS_MAX) << 3);
/** Sets with fewer slots than this are near enough not to be touched: 256 KiB. */
const SLOTS_NEAR: u64 = 1 << 15;

/** Where the batch begins, and beyond what address there is no room for another state's. */
let batchAt: usize = BATCH_BASE;
let batchFull: usize = BATCH_FULL;
/** Where the next candidate is written. */
export let next: usize = BATCH_BASE;
let flushed: u64 = 0;

export function openBatch(): void {
  if (WIDE) {
    batchAt = <usize>load<u32>(PROBLEM_BATCH_AT);
    batchFull = batchAt + <usize>load<u32>(PROBLEM_SUCCESSORS_MAX) * keyBytes();
  }
  next = batch();
  flushed = 0;
  forgetParts();
}

/** Where the batch begins. */
// @ts-ignore: decorator
@inline
export function batch(): usize {
  return WIDE ? batchAt : BATCH_BASE;
}

/** Candidates noted so far. */
export function generated(): u64 {
  return flushed + (next - batch()) / keyBytes();
}

/** Forgets the candidates of the batch. */
export function dropCandidates(): void {
  next = batch();
}

/** Notes a successor. */
// @ts-ignore: decorator
@inline
export function noteCandidate(key: u64): void {
  store<u64>(next, key);
  next += 8;
}

/** Notes the successor written at `next`. */
// @ts-ignore: decorator
@inline
export function noteWritten(): void {
  next += keyBytes();
}

/** Notes the successors written from `next` on. */
export function noteUpTo(end: usize): void {
  next = end;
}

/** Beyond this address there is no room for another state's successors. */
export function fullBatch(): usize {
  return WIDE ? batchFull : BATCH_FULL;
}

// @ts-ignore: decorator
@inline
export function isBatchFull(): bool {
  return next > (WIDE ? batchFull : BATCH_FULL);
}

/**
 * Takes the batch in while a level is expanded: answers STATUS_RUNNING, or that there is no memory,
 * or that something must be sent first and then the rest of the batch taken in.
 */
export function flushBatch(level: u32): i32 {
  const from = batch();
  const kept = keepOfPass(from, next);
  flushed += (next - kept) / keyBytes();
  next = kept;
  const stopped = takeIn(from, next, level);
  if (stopped == 0) return STATUS_MEMORY;
  flushed += (stopped - from) / keyBytes();
  const rest = next - stopped;
  next = from + rest;
  if (rest == 0) return STATUS_RUNNING;
  memory.copy(from, stopped, rest);
  return STATUS_SEND;
}

/**
 * Looks up keys for the level to be made, or sorts them into parts. Answers where it stopped: at
 * the end, or earlier because something must be sent; 0: no memory.
 */
export function takeIn(from: usize, to: usize, level: u32): usize {
  const isNear = !isCut() && !isShared() && !isFar();
  if (!isNear && hasParts()) return sortKeys(from, to, level);
  if (slotsOfRecent() > SLOTS_NEAR) touch(from, to);
  return addAll(from, to, level) ? to : 0;
}

/** Looks up all candidates that are left, at the end of a level. False: no memory. */
export function flushAll(level: u32): bool {
  return flushBatch(level) == STATUS_RUNNING && flushParts(level);
}
