// Breadth-first search over a block puzzle, level by level. Built twice: for boards of at most 64
// cells, and with WIDE for any board.
//
// The host writes the compiled puzzle, adds one or several starts and calls `step` until it returns
// something other than STATUS_RUNNING. No state stores its parent: `predecessor` finds a path
// backwards, by looking for a neighbour of the state in the level before. One pass over the level
// store gives a whole path, and no state needs a pointer.
import { PAGE_BYTES } from '../../platform/src/pageBytes.ts';
import {
  CHUNKS_MAX, KEY_BASE, PROBLEM_KEY_BITS, PROBLEM_KEY_WORDS, PROBLEM_TAG_BITS, RUN_AT,
  RUN_SUSPECTS, STATUS_EXPANDED, STATUS_GOAL, STATUS_LEVEL, STATUS_MEMORY, STATUS_RUNNING,
  STATUS_SEND,
} from '../src/kernel/layout.ts';
import { storedAt, chunkKeys, openStore, reserveInStore, stored } from './levels/levelStore.ts';
import {
  flushAll,
  flushBatch,
  batchLimit,
  countGenerated,
  isBatchFull,
  nextCandidate,
  commitCandidatesUpTo,
  openBatch,
  checkOrPartition,
} from './closed/candidateBatch.ts';
import { expandPruned } from './expand/expand.ts';
import {
  copyLevelOut,
  endOfRun,
  ensureHead,
  head,
  openFrontier,
  rewindFrontier,
  skipTo,
  consumed,
  popHead,
  popUpTo,
} from './levels/frontier.ts';
import { testGoalKey } from './goal.ts';
import { clearGoal, hasGoal } from './goalFound.ts';
import { distributeLevel, startDistribution } from './parallel/levelDistribution.ts';
import { keyBytes, maskOfLastWord, setKeyBits } from './encoding/keyWords.ts';
import {
  limitPages,
  MAP_BYTES,
  mapPages,
  openPages,
  pagesTaken,
} from '../../platform/kernel/pages.ts';
import { startDrain, receiveRun } from './closed/ownPartitions.ts';
import {
  ensurePartitions,
  isPartitioned,
  openSharedPartitions,
  resizePartitions,
} from './closed/partitionRoom.ts';
import { sendRest } from './closed/hashPartitions.ts';
import { resetPasses, keepOwnOfPass, setPass } from './closed/delayedDuplicates.ts';
import {
  retireLevelsUpTo,
  splitWindow,
  isSplit,
  openLevelInWindow,
  openWindow,
  slotsOfWindow,
  countStates,
  tablesOfWindow,
} from './closed/closedWindow.ts';
import { addAndStore } from './closed/windowInsert.ts';
import { reserveInTable, touchNextTable } from './closed/windowRoom.ts';
import { levelTag } from './closed/windowTable.ts';
import {
  resetInbox,
  leaveThreads,
  inboxAddress,
  isOwn,
  isDistributed,
  openSingleInbox,
  joinThreads,
} from './parallel/hashDistribution.ts';
import { writeTables } from './rankTables.ts';

export { findInLevel } from './meetingTest';
export { chunkKeys as keysInChunk, freeOldestChunk as freeChunk } from './levels/levelStore';
export { chunksDone, copyAddress, copySlots } from './levels/frontier';
export { packState, loadGoal, unpackState } from './currentState';
export { lookUpSome } from './closed/ownPartitions';
export { countFreePages as freePages } from '../../platform/kernel/pages';
export { setSlotsToPartition } from './closed/partitionRoom';
export {
  bytesInOutbox as outboxBytes,
  emptyOutbox as clearOutbox,
  inboxAddress as inboxAt,
  outboxOf as outboxAt,
} from './parallel/hashDistribution';
export { loadPredecessor, loadPredecessorFromInbox } from './paths/predecessors';
export {
  closeTable,
  copyList,
  countSuccessors,
  dropList,
  insertGoals,
  highestWords,
  gatherGoals,
  keepOnPaths,
  listAt,
  openTable,
  addPathCounts,
} from './paths/optimalPathDag';

/** Level of the states being expanded, and the number of its last state plus 1. */
let level: u32 = 0;
let levelEnd: u64 = 0;
/** All states of the level are expanded, and the next level is not begun. */
let isLevelComplete: bool = false;
/** The search completes the level in which it finds a goal. */
let completesLevel: bool = false;
/** The host has put an expander specialised for the puzzle into the table, at this slot. */
let hasSpecialisedCode: bool = false;
const EXPANDER_SLOT: u32 = 0;
/** States skipped, and the level that still holds states owned by other threads. */
let skipped: u64 = 0;
let mixedLevel: u32 = <u32>-1;

/** Makes the tables of the compiled puzzle at an address; returns the first byte after them. */
export function buildTables(address: usize): usize {
  return WIDE ? address : writeTables(address);
}

/**
 * Begins a search. `directory` is the address of `directoryBytes` free bytes, `pagesMax` the limit
 * of memory, `slots` the initial size of the closed window; `keep` (0 or 1) keeps all states for
 * `predecessor`. Returns 0 when memory is exhausted.
 */
export function open(directory: usize, pagesMax: i32, slots: u32, keep: i32): i32 {
  level = 0;
  levelEnd = 0;
  isLevelComplete = false;
  completesLevel = false;
  hasSpecialisedCode = false;
  skipped = 0;
  mixedLevel = <u32>-1;
  resetInbox();
  leaveThreads();
  resetPasses();
  clearGoal();
  openPages(min(pagesMax, 65535), directory + directoryBytes());
  mapPages(directory + (CHUNKS_MAX << 1));
  const tagBits = WIDE ? 0 : load<u32>(PROBLEM_TAG_BITS);
  setKeyBits(load<u32>(PROBLEM_KEY_WORDS), load<u32>(PROBLEM_KEY_BITS), tagBits);
  openBatch();
  openStore(directory, keep != 0);
  openFrontier();
  return openWindow(slots) ? 1 : 0;
}

/** Lets the search complete the level in which it finds a goal, so that it finds all goals. */
export function completeGoalLevel(): void {
  completesLevel = true;
}

/** 1 when a goal has been generated. */
export function isGoalGenerated(): i32 {
  return hasGoal ? 1 : 0;
}

/** Bytes of the directory, and of the map of pages behind it. */
export function directoryBytes(): u32 {
  return (CHUNKS_MAX << 1) + <u32>MAP_BYTES;
}

/** Adds the current state to level 0, without its partial-order tag. 0: memory is exhausted. */
export function addStart(): i32 {
  const last = KEY_BASE + keyBytes() - 8;
  store<u64>(last, load<u64>(last) & maskOfLastWord());
  if (!reserveInTable(1, 0) || !reserveInStore(1)) return 0;
  addAndStore(KEY_BASE, KEY_BASE + keyBytes(), levelTag(0));
  levelEnd = countStates();
  testGoalKey(KEY_BASE);
  return 1;
}

/** Begins the next level if one is complete. False: memory is exhausted. */
function beginLevel(): bool {
  if (!isLevelComplete) return true;
  if (!openLevelInWindow(level + 1)) return false;
  isLevelComplete = false;
  level++;
  levelEnd = countStates();
  resizePartitions();
  if (!isSplit() && isPartitioned()) splitWindow(level, 0);
  rewindFrontier();
  return true;
}

/** Copies all levels made to the level store and begins the next. 0: no memory, call again. */
export function storeLevel(): i32 {
  return beginLevel() && retireLevelsUpTo(level) ? 1 : 0;
}

/** Uses the specialised expander, which the host has put at the table's first place. */
export function useSpecialisedCode(): void {
  hasSpecialisedCode = true;
}

/** Expands states with the specialised expander until the batch is full; returns where it ended. */
function runSpecialised(from: usize, to: usize): usize {
  store<u32>(RUN_SUSPECTS, 0);
  commitCandidatesUpTo(call_indirect<usize>(EXPANDER_SLOT, from, to, nextCandidate, batchLimit()));
  let suspect = <usize>load<u32>(RUN_SUSPECTS);
  if (suspect != 0) {
    for (; suspect < nextCandidate && !hasGoal; suspect += 8) testGoalKey(suspect);
  }
  return <usize>load<u32>(RUN_AT);
}

/** Expands at most `budget` states and returns a STATUS. */
export function step(budget: i32): i32 {
  if (hasGoal && !completesLevel) return STATUS_GOAL;
  if (!beginLevel()) return STATUS_MEMORY;
  touchNextTable();
  let left = min(<u64>budget, levelEnd - consumed);
  const runs = !WIDE && hasSpecialisedCode && level != mixedLevel;
  for (;;) {
    if (isBatchFull()) {
      const status = flushBatch(level);
      if (status != STATUS_RUNNING) return status;
    }
    if (left == 0) break;
    if (!ensureHead(level)) return STATUS_MEMORY;
    left -= runs ? popUpTo(runSpecialised(head(), endOfRun(left))) : expandNext();
    if (hasGoal && !completesLevel) return STATUS_GOAL;
  }
  if (consumed < levelEnd) return STATUS_RUNNING;
  return isDistributed() ? completeOwnStates() : endLevel();
}

/** Expands the next state, or skips it if another thread owns it; returns 1. */
function expandNext(): u64 {
  const at = popHead();
  if (level == mixedLevel && !isOwn(at)) skipped++;
  else expandPruned(at);
  return 1;
}

/** Puts all candidates that other threads own into the outboxes and returns a STATUS. */
function completeOwnStates(): i32 {
  const status = flushBatch(level);
  if (status != STATUS_RUNNING) return status;
  startDrain(level);
  return sendRest() ? STATUS_EXPANDED : STATUS_SEND;
}

/** Checks the candidates left; to be called when all threads have sent theirs. */
export function endLevel(): i32 {
  if (!beginLevel() || !flushAll(level)) return STATUS_MEMORY;
  isLevelComplete = true;
  return STATUS_LEVEL;
}

/** Allocates the inbox for `receive` and for keys read from a file. 0: memory is exhausted. */
export function openInbox(): i32 {
  return openSingleInbox() ? 1 : 0;
}

/** Address of a chunk of the level store that has not been freed. */
export function chunkAt(chunk: u32): usize {
  return storedAt(chunk * chunkKeys());
}

/** Becomes one of `threads` threads, between levels; skips states of other owners. 0: no memory. */
export function openPartition(index: u32, threads: u32): i32 {
  if (!joinThreads(index, threads)) return 0;
  if (!openSharedPartitions()) {
    leaveThreads();
    openSharedPartitions();
    return 0;
  }
  mixedLevel = isLevelComplete ? level + 1 : level;
  startDistribution();
  return 1;
}

/** Begins at a level, with space for the states of two levels to be received. 0: no memory. */
export function beginAt(firstLevel: u32, states: u32): i32 {
  level = firstLevel - 1;
  return reserveInTable(states, level) ? 1 : 0;
}

/** Begins the next level and skips all its states. 0: memory is exhausted. */
export function skipLevel(): i32 {
  if (!beginLevel()) return 0;
  skipped += skipTo(levelEnd);
  return 1;
}

/** Adds keys in the inbox to the candidates of the next level. 0: memory is exhausted. */
export function receive(keys: u32): i32 {
  if (!beginLevel()) return 0;
  const from = inboxAddress();
  const to = keepOwnOfPass(from, from + <usize>keys * keyBytes());
  return checkOrPartition(from, to, level) == 0 ? 0 : 1;
}

/** The same for the runs of keys from another thread's outbox. 0: memory is exhausted. */
export function receiveRuns(bytes: u32): i32 {
  if (!beginLevel()) return 0;
  let at = inboxAddress();
  const end = at + <usize>bytes;
  while (at < end) {
    const to = at + 8 + <usize>load<u32>(at, 4);
    if (!receiveRun(load<u32>(at), at + 8, to, level)) return 0;
    at = to;
  }
  return 1;
}

/**
 * Begins one of several passes of delayed duplicate detection: only states of its hash partition
 * are kept. `slots`: initial size of each table, 0 for a single table. 0: memory is exhausted.
 */
export function openPass(index: u32, count: u32, slots: u32): i32 {
  setPass(index, count);
  if (slots > 0 && ensurePartitions()) splitWindow(level, slots);
  return slots == 0 || isSplit() ? 1 : 0;
}

/** Expands keys in the inbox, of the level last received; STATUS_RUNNING when all are expanded. */
export function expandInbox(keys: u32): i32 {
  if (!beginLevel()) return STATUS_MEMORY;
  let at = inboxAddress();
  const end = at + <usize>keys * keyBytes();
  while (at < end) {
    if (!WIDE && hasSpecialisedCode) {
      at = runSpecialised(at, end);
    } else {
      expandPruned(at);
      at += keyBytes();
    }
    if (hasGoal && !completesLevel) return STATUS_GOAL;
    if (isBatchFull() && flushBatch(level) != STATUS_RUNNING) return STATUS_MEMORY;
  }
  return STATUS_RUNNING;
}

/** Copies the next level's states out of one table; returns their number, or -1: no memory. */
export function copyNewStates(table: u32): i32 {
  return copyLevelOut(table, level + 1);
}

/** Number of tables of the closed window. */
export function countTables(): u32 {
  return tablesOfWindow();
}

/** Puts a level's states into the outboxes of their owners. 0: an outbox is full, call again. */
export function queueLevel(which: u32): i32 {
  return distributeLevel(which) ? 1 : 0;
}

export function keyLength(): u32 {
  return <u32>keyBytes();
}

/** Changes the limit of memory. */
export function setPagesMax(pagesMax: i32): void {
  limitPages(min(pagesMax, 65535));
}

export function windowSlots(): u32 {
  return <u32>slotsOfWindow();
}

/** Bytes that this search uses; the memory may be larger where an earlier one used more. */
export function bytesTaken(): f64 {
  return <f64>pagesTaken() * PAGE_BYTES;
}

export function currentLevel(): u32 {
  return level;
}

export function statesFound(): f64 {
  return <f64>countStates();
}

export function statesStored(): f64 {
  return <f64>stored;
}

export function statesExpanded(): f64 {
  return <f64>(consumed - skipped);
}

export function successorsGenerated(): f64 {
  return <f64>countGenerated();
}
