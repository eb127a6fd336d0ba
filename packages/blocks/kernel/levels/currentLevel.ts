// The level whose states are being expanded. It is complete when all its candidates were checked;
// the next level begins when it is needed, so that the host can read a complete one first.
import { isSplit, openLevelInWindow, countStates, splitWindow } from '../closed/closedWindow.ts';
import { isPartitioned, resizePartitions } from '../closed/partitionRoom.ts';
import { consumed, rewindFrontier, skipTo } from './frontier.ts';

export let level: u32 = 0;
/** The number of its last state plus 1. */
export let levelEnd: u64 = 0;
/** All its states are expanded, and the next level is not begun. */
export let isLevelComplete: bool = false;
/** States skipped, and the level that still holds states owned by other threads. */
let skipped: u64 = 0;
let mixedLevel: u32 = <u32>-1;

/** Returns to level 0, without states. */
export function resetLevels(): void {
  level = 0;
  levelEnd = 0;
  isLevelComplete = false;
  skipped = 0;
  mixedLevel = <u32>-1;
}

/** Counts the states added to level 0. */
export function endStarts(): void {
  levelEnd = countStates();
}

export function completeLevel(): void {
  isLevelComplete = true;
}

/** Begins the next level if one is complete. False: memory is exhausted. */
export function beginLevel(): bool {
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

/** The next level to begin is this one. */
export function resumeAt(firstLevel: u32): void {
  level = firstLevel - 1;
}

/** The states of the next level to expand belong to several threads. */
export function mixNextLevel(): void {
  mixedLevel = isLevelComplete ? level + 1 : level;
}

/** True in a level that holds states of other threads, which are to be skipped. */
// @ts-ignore: decorator
@inline
export function isMixed(): bool {
  return level == mixedLevel;
}

export function countSkipped(): void {
  skipped++;
}

/** Begins the next level and skips all its states. 0: memory is exhausted. */
export function skipLevel(): i32 {
  if (!beginLevel()) return 0;
  skipped += skipTo(levelEnd);
  return 1;
}

export function currentLevel(): u32 {
  return level;
}

export function statesExpanded(): f64 {
  return <f64>(consumed - skipped);
}
