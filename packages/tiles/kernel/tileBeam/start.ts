// Writes the state from which a beam starts, and the hash of the goal.
import { isNew } from './candidates.ts';
import { cells, first, hashOf, head, levels, links, stateAt, stateCells } from './beamMemory.ts';
import { GOAL_HASH, STATE_BOARD, STATE_GAP, STATE_LAST, STATE_SCORE } from './beamRecords.ts';

const NO_DIRECTION: i32 = 4;

/** Writes the start as the only state of the first level; the host has written its ids by cell. */
export function writeStart(gap: i32, score: i32): void {
  const state = stateAt(0, 0);
  memory.copy(state + STATE_BOARD, first, cells);
  store<u8>(state + STATE_GAP, gap);
  store<u8>(state + STATE_LAST, NO_DIRECTION);
  store<i32>(state + STATE_SCORE, score);
  let hash: u64 = 0;
  let goalHash: u64 = 0;
  for (let cell = 0; cell < cells; cell++) {
    hash ^= hashOf(load<u8>(first + cell), cell);
    store<u8>(state + stateCells + load<u8>(first + cell), cell);
    goalHash ^= hashOf(cell, cell);
  }
  store<u64>(state, hash);
  store<u64>(head + GOAL_HASH, goalHash);
  isNew(hash);
  store<u32>(levels, <u32>links);
}
