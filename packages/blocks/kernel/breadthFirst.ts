// Breadth-first search over a block puzzle, level by level. Built twice: for boards of at most 64
// cells, and with WIDE for any board.
//
// The host writes the compiled puzzle, adds one or several starts and calls `step` until it returns
// something other than STATUS_RUNNING. No state stores its parent: `predecessor` finds a path
// backwards, by looking for a neighbour of the state in the level before. One pass over the level
// store gives a whole path, and no state needs a pointer.
import { PAGE_BYTES } from '../../platform/src/pageBytes.ts';
import {
  limitPages,
  MAP_BYTES,
  mapPages,
  openPages,
  pagesTaken,
} from '../../platform/kernel/pages.ts';
import {
  CHUNKS_MAX, KEY_BASE, PROBLEM_KEY_BITS, PROBLEM_KEY_WORDS, PROBLEM_TAG_BITS,
  STATUS_EXPANDED, STATUS_GOAL, STATUS_LEVEL, STATUS_MEMORY, STATUS_RUNNING, STATUS_SEND,
} from '../src/kernel/layout.ts';
import {
  countGenerated,
  flushAll,
  flushBatch,
  isBatchFull,
  openBatch,
} from './closed/candidateBatch.ts';
import {
  countStates,
  openWindow,
  retireLevelsUpTo,
  slotsOfWindow,
  tablesOfWindow,
} from './closed/closedWindow.ts';
import { resetPasses } from './closed/delayedDuplicates.ts';
import { sendRest } from './closed/hashPartitions.ts';
import { startDrain } from './closed/ownPartitions.ts';
import { addAndStore } from './closed/windowInsert.ts';
import { reserveInTable, touchNextTable } from './closed/windowRoom.ts';
import { levelTag } from './closed/windowTable.ts';
import { keyBytes, maskOfLastWord, setKeyBits } from './encoding/keyWords.ts';
import { expandPruned } from './expand/expand.ts';
import { hasExpander, resetExpander, runExpander } from './expand/expander.ts';
import { testGoalKey } from './goal.ts';
import { resetGoal, stopsAtGoal } from './goalFound.ts';
import {
  beginLevel,
  completeLevel,
  countSkipped,
  endStarts,
  isMixed,
  level,
  levelEnd,
  resetLevels,
} from './levels/currentLevel.ts';
import {
  consumed, endOfRun, ensureHead, head, openFrontier, popHead, popUpTo,
} from './levels/frontier.ts';
import { chunkKeys, openStore, reserveInStore, stored, storedAt } from './levels/levelStore.ts';
import { isDistributed, isOwn, leaveThreads, resetInbox } from './parallel/hashDistribution.ts';
import { writeTables } from './rankTables.ts';

export { findInLevel } from './meetingTest';
export { chunkKeys as keysInChunk, freeOldestChunk as freeChunk } from './levels/levelStore';
export { chunksDone, copyAddress, copySlots } from './levels/frontier';
export { currentLevel, skipLevel, statesExpanded } from './levels/currentLevel';
export { packState, loadGoal, unpackState } from './currentState';
export { completeGoalLevel, isGoalGenerated } from './goalFound';
export { useSpecialisedCode } from './expand/expander';
export { lookUpSome } from './closed/ownPartitions';
export { countFreePages as freePages } from '../../platform/kernel/pages';
export { setSlotsToPartition } from './closed/partitionRoom';
export {
  beginAt,
  copyNewStates,
  expandInbox,
  openInbox,
  openPartition,
  openPass,
  queueLevel,
  receive,
  receiveRuns,
} from './parallel/exchange';
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

/** Makes the tables of the compiled puzzle at an address; returns the first byte after them. */
export function buildTables(address: usize): usize {
  return WIDE ? address : writeTables(address);
}

/** Bytes of the directory, and of the map of pages behind it. */
export function directoryBytes(): u32 {
  return (CHUNKS_MAX << 1) + <u32>MAP_BYTES;
}

/**
 * Begins a search. `directory` is the address of `directoryBytes` free bytes, `pagesMax` the limit
 * of memory, `slots` the initial size of the closed window; `keep` (0 or 1) keeps all states for
 * `predecessor`. Returns 0 when memory is exhausted.
 */
export function open(directory: usize, pagesMax: i32, slots: u32, keep: i32): i32 {
  resetLevels();
  resetExpander();
  resetInbox();
  leaveThreads();
  resetPasses();
  resetGoal();
  openPages(min(pagesMax, 65535), directory + directoryBytes());
  mapPages(directory + (CHUNKS_MAX << 1));
  const tagBits = WIDE ? 0 : load<u32>(PROBLEM_TAG_BITS);
  setKeyBits(load<u32>(PROBLEM_KEY_WORDS), load<u32>(PROBLEM_KEY_BITS), tagBits);
  openBatch();
  openStore(directory, keep != 0);
  openFrontier();
  return openWindow(slots) ? 1 : 0;
}

/** Adds the current state to level 0, without its partial-order tag. 0: memory is exhausted. */
export function addStart(): i32 {
  const last = KEY_BASE + keyBytes() - 8;
  store<u64>(last, load<u64>(last) & maskOfLastWord());
  if (!reserveInTable(1, 0) || !reserveInStore(1)) return 0;
  addAndStore(KEY_BASE, KEY_BASE + keyBytes(), levelTag(0));
  endStarts();
  testGoalKey(KEY_BASE);
  return 1;
}

/** Expands at most `budget` states and returns a STATUS. */
export function step(budget: i32): i32 {
  if (stopsAtGoal()) return STATUS_GOAL;
  if (!beginLevel()) return STATUS_MEMORY;
  touchNextTable();
  let left = min(<u64>budget, levelEnd - consumed);
  const runs = hasExpander() && !isMixed();
  for (;;) {
    if (isBatchFull()) {
      const status = flushBatch(level);
      if (status != STATUS_RUNNING) return status;
    }
    if (left == 0) break;
    if (!ensureHead(level)) return STATUS_MEMORY;
    left -= runs ? popUpTo(runExpander(head(), endOfRun(left))) : expandNext();
    if (stopsAtGoal()) return STATUS_GOAL;
  }
  if (consumed < levelEnd) return STATUS_RUNNING;
  return isDistributed() ? completeOwnStates() : endLevel();
}

/** Expands the next state, or skips it if another thread owns it; returns 1. */
function expandNext(): u64 {
  const at = popHead();
  if (isMixed() && !isOwn(at)) countSkipped();
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
  completeLevel();
  return STATUS_LEVEL;
}

/** Copies all levels made to the level store and begins the next. 0: no memory, call again. */
export function storeLevel(): i32 {
  return beginLevel() && retireLevelsUpTo(level) ? 1 : 0;
}

/** Address of a chunk of the level store that has not been freed. */
export function chunkAt(chunk: u32): usize {
  return storedAt(chunk * chunkKeys());
}

/** Changes the limit of memory. */
export function setPagesMax(pagesMax: i32): void {
  limitPages(min(pagesMax, 65535));
}

/** Bytes that this search uses; the memory may be larger where an earlier one used more. */
export function bytesTaken(): f64 {
  return <f64>pagesTaken() * PAGE_BYTES;
}

/** Number of tables of the closed window. */
export function countTables(): u32 {
  return tablesOfWindow();
}

export function windowSlots(): u32 {
  return <u32>slotsOfWindow();
}

export function keyLength(): u32 {
  return <u32>keyBytes();
}

export function statesFound(): f64 {
  return <f64>countStates();
}

export function statesStored(): f64 {
  return <f64>stored;
}

export function successorsGenerated(): f64 {
  return <f64>countGenerated();
}
