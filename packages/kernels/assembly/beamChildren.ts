// The children of a level: made part by part, and those met before left out, share by share of the
// table of states met. What is left is in the order in which it was made, whoever did what.
import { NO_CELL, PART_STATES } from '../src/beamLayout.ts';
import {
  childHashes,
  childLinks,
  childScores,
  COUNT,
  GOAL_HASH,
  hashOf,
  head,
  neighbours,
  PART_CHILDREN,
  PART_ENDS,
  PART_FOUND,
  partAt,
  partRoom,
  seen,
  SHARES,
  shareOf,
  slotOf,
  STATE_BOARD,
  STATE_GAP,
  STATE_LAST,
  stateAt,
} from './beamMemory.ts';

/** The link of a child that was met before. */
export const MET: u32 = 0xffffffff;

/** Makes the children of a part of the level, and sorts them by share. */
export function makeChildren(depth: i32, part: i32): void {
  const info = partAt(part);
  const begins = <usize>part * partRoom;
  const goalHash = load<u64>(head + GOAL_HASH);
  memory.fill(info + PART_ENDS, 0, SHARES * 4);
  const end = min(load<i32>(head + COUNT), (part + 1) * PART_STATES);
  let child = begins;
  let found: i32 = -1;
  for (let index = part * PART_STATES; index < end; index++) {
    const state = stateAt(depth, index);
    const board = state + STATE_BOARD;
    const gap = <i32>load<u8>(state + STATE_GAP);
    const back = <i32>load<u8>(state + STATE_LAST) ^ 2;
    const gapId = <i32>load<u8>(board + gap);
    const hash = load<u64>(state) ^ hashOf(gapId, gap);
    for (let direction = 0; direction < 4; direction++) {
      if (direction == back) continue;
      const from = <i32>load<u8>(neighbours + (gap << 2) + direction);
      if (from == NO_CELL) continue;
      const tile = <i32>load<u8>(board + from);
      const now = hash ^ hashOf(tile, from) ^ hashOf(tile, gap) ^ hashOf(gapId, from);
      if (now == goalHash && found < 0) found = <i32>(child - begins);
      store<u64>(childHashes + (child << 3), now);
      store<u32>(childLinks + (child << 2), (index << 2) | direction);
      const ends = info + PART_ENDS + (<usize>shareOf(now) << 2);
      store<u32>(ends, load<u32>(ends) + 1);
      child++;
    }
  }
  store<i32>(info + PART_CHILDREN, <i32>(child - begins));
  store<i32>(info + PART_FOUND, found);
  order(info, begins, child);
}

/** Lists the children share by share, where scores will be. */
function order(info: usize, begins: usize, end: usize): void {
  let sum: u32 = 0;
  for (let share: usize = 0; share < <usize>SHARES; share++) {
    const count = load<u32>(info + PART_ENDS + (share << 2));
    store<u32>(info + PART_ENDS + (share << 2), sum);
    sum += count;
  }
  const list = childScores + (begins << 2);
  for (let child = begins; child < end; child++) {
    const ends = info + PART_ENDS + (<usize>shareOf(load<u64>(childHashes + (child << 3))) << 2);
    const at = load<u32>(ends);
    store<u32>(list + (<usize>at << 2), <u32>child);
    store<u32>(ends, at + 1);
  }
}

/** Marks the children of a share that were met before. */
export function siftChildren(share: i32): void {
  const partsCount = (load<i32>(head + COUNT) + PART_STATES - 1) / PART_STATES;
  for (let part = 0; part < partsCount; part++) {
    const info = partAt(part);
    const list = childScores + ((<usize>part * partRoom) << 2);
    const from = share == 0 ? 0 : load<u32>(info + PART_ENDS + (<usize>(share - 1) << 2));
    const end = list + (<usize>load<u32>(info + PART_ENDS + (<usize>share << 2)) << 2);
    for (let at = list + (<usize>from << 2); at < end; at += 4) {
      const child = <usize>load<u32>(at);
      if (!isNew(load<u64>(childHashes + (child << 3)))) store<u32>(childLinks + (child << 2), MET);
    }
  }
}

/** False for a state that was met, as far as the table remembers. */
// @ts-ignore: decorator
@inline
export function isNew(hash: u64): bool {
  const key = <u32>(hash >> 32) | 1;
  const slot = slotOf(hash);
  const here = seen + (<usize>slot << 2);
  const beside = seen + (<usize>(slot ^ 1) << 2);
  const old = load<u32>(here);
  const other = load<u32>(beside);
  if (old == key || other == key) return false;
  store<u32>(old != 0 && other == 0 ? beside : here, key);
  return true;
}
