// States that come from other threads (hash-distributed search) or from a file (delayed duplicate
// detection) by way of the inbox, and states that leave for them.
import { STATUS_GOAL, STATUS_MEMORY, STATUS_RUNNING } from '../../src/kernel/layout.ts';
import { checkOrPartition, flushBatch, isBatchFull } from '../closed/candidateBatch.ts';
import { isSplit, splitWindow } from '../closed/closedWindow.ts';
import { keepOwnOfPass, setPass } from '../closed/delayedDuplicates.ts';
import { receiveRun } from '../closed/ownPartitions.ts';
import { ensurePartitions, openSharedPartitions } from '../closed/partitionRoom.ts';
import { reserveInTable } from '../closed/windowRoom.ts';
import { keyBytes } from '../encoding/keyWords.ts';
import { expandPruned } from '../expand/expand.ts';
import { hasExpander, runExpander } from '../expand/expander.ts';
import { stopsAtGoal } from '../goalFound.ts';
import { beginLevel, level, mixNextLevel, resumeAt } from '../levels/currentLevel.ts';
import { copyLevelOut } from '../levels/frontier.ts';
import { inboxAddress, joinThreads, leaveThreads, openSingleInbox } from './hashDistribution.ts';
import { distributeLevel, startDistribution } from './levelDistribution.ts';

/** Allocates the inbox for `receive` and for keys read from a file. 0: memory is exhausted. */
export function openInbox(): i32 {
  return openSingleInbox() ? 1 : 0;
}

/** Becomes one of `threads` threads, between levels; skips states of other owners. 0: no memory. */
export function openPartition(index: u32, threads: u32): i32 {
  if (!joinThreads(index, threads)) return 0;
  if (!openSharedPartitions()) {
    leaveThreads();
    openSharedPartitions();
    return 0;
  }
  mixNextLevel();
  startDistribution();
  return 1;
}

/** Puts a level's states into the outboxes of their owners. 0: an outbox is full, call again. */
export function queueLevel(which: u32): i32 {
  return distributeLevel(which) ? 1 : 0;
}

/** Begins at a level, with space for the states of two levels to be received. 0: no memory. */
export function beginAt(firstLevel: u32, states: u32): i32 {
  resumeAt(firstLevel);
  return reserveInTable(states, level) ? 1 : 0;
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
    if (hasExpander()) {
      at = runExpander(at, end);
    } else {
      expandPruned(at);
      at += keyBytes();
    }
    if (stopsAtGoal()) return STATUS_GOAL;
    if (isBatchFull() && flushBatch(level) != STATUS_RUNNING) return STATUS_MEMORY;
  }
  return STATUS_RUNNING;
}

/** Copies the next level's states out of one table; returns their number, or -1: no memory. */
export function copyNewStates(table: u32): i32 {
  return copyLevelOut(table, level + 1);
}
