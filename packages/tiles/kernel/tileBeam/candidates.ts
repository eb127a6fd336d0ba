// Generates the successors of a level, part by part, and marks duplicates, partition by partition
// of the transposition table. The remaining successors keep the order in which they were generated,
// whichever thread did what.
import { NO_CELL, PART_STATES } from '../../src/kernel/beamLayout.ts';
import { bestAhead, predictedChange } from './lookahead.ts';
import { countScore } from './scoreHistogram.ts';
import {
  successorLookaheads,
  successorHashes,
  successorLinks,
  successorOrder,
  successorScores,
  hasDualGroups,
  hashOf,
  head,
  neighbours,
  partAt,
  partRoom,
  partsCount,
  seen,
  seenPartitionOf,
  slotOf,
  stateAt,
} from './beamMemory.ts';
import {
  BASE,
  COUNT,
  GOAL_HASH,
  PART_SUCCESSORS,
  PART_ENDS,
  PART_FOUND,
  PART_NEW,
  SEEN_PARTITIONS,
  STATE_BOARD,
  STATE_GAP,
  STATE_LAST,
  STATE_SCORE,
} from './beamRecords.ts';
import { compact, DUPLICATE } from './prefilter.ts';
import { beginPlaces } from './sortSuccessors.ts';

/** Generates the successors of a part of the level, with predicted scores. */
export function generateSuccessors(depth: i32, part: i32): void {
  const info = partAt(part);
  const begins = <usize>part * partRoom;
  const end = min(load<i32>(head + COUNT), (part + 1) * PART_STATES);
  const base = load<i32>(head + BASE);
  const arePredicted = hasDualGroups();
  let successor = begins;
  let found: i32 = -1;
  for (let index = part * PART_STATES; index < end; index++) {
    const state = stateAt(depth, index);
    const board = state + STATE_BOARD;
    const gap = <i32>load<u8>(state + STATE_GAP);
    const back = <i32>load<u8>(state + STATE_LAST) ^ 2;
    const gapId = <i32>load<u8>(board + gap);
    const score = load<i32>(state + STATE_SCORE);
    for (let direction = 0; direction < 4; direction++) {
      if (direction == back) continue;
      const from = <i32>load<u8>(neighbours + (gap << 2) + direction);
      if (from == NO_CELL) continue;
      const lookahead = bestAhead(board, (from << 2) | (direction ^ 2));
      const predicted =
        score + predictedChange((gap << 2) | direction, load<u8>(board + from)) + lookahead;
      store<i32>(successorScores + (successor << 2), predicted);
      store<i16>(successorLookaheads + (successor << 1), lookahead);
      if (arePredicted) countScore(predicted, base);
      store<u32>(successorLinks + (successor << 2), (index << 2) | direction);
      if (from == gapId && found < 0 && isGoal(state, gap, from)) found = <i32>(successor - begins);
      successor++;
    }
  }
  store<i32>(info + PART_SUCCESSORS, <i32>(successor - begins));
  store<i32>(info + PART_NEW, <i32>(successor - begins));
  store<i32>(info + PART_FOUND, found);
}

function isGoal(state: usize, gap: i32, from: i32): bool {
  return hashAfter(state, gap, from) == load<u64>(head + GOAL_HASH);
}

/** The hash of a state once the gap has moved. */
// @ts-ignore: decorator
@inline
function hashAfter(state: usize, gap: i32, from: i32): u64 {
  const tile = <i32>load<u8>(state + STATE_BOARD + from);
  const id = <i32>load<u8>(state + STATE_BOARD + gap);
  const emptied = hashOf(tile, from) ^ hashOf(id, gap);
  return load<u64>(state) ^ emptied ^ hashOf(tile, gap) ^ hashOf(id, from);
}

/** Hashes the successors of a part that pass, and lists them by partition. */
export function hashSuccessors(depth: i32, part: i32): void {
  const ends = partAt(part) + PART_ENDS;
  const begins = <usize>part * partRoom;
  const end = compact(part, false);
  memory.fill(ends, 0, SEEN_PARTITIONS * 4);
  for (let successor = begins; successor < end; successor++) {
    const link = load<u32>(successorLinks + (successor << 2));
    const state = stateAt(depth, link >> 2);
    const gap = <i32>load<u8>(state + STATE_GAP);
    const from = <i32>load<u8>(neighbours + (gap << 2) + (link & 3));
    const hash = hashAfter(state, gap, from);
    store<u64>(successorHashes + (successor << 3), hash);
    const counted = ends + (<usize>seenPartitionOf(hash) << 2);
    store<u32>(counted, load<u32>(counted) + 1);
  }
  sortByPartition(ends, begins, end);
}

function sortByPartition(ends: usize, begins: usize, end: usize): void {
  beginPlaces(ends, SEEN_PARTITIONS);
  const list = successorOrder + (begins << 2);
  for (let successor = begins; successor < end; successor++) {
    const hash = load<u64>(successorHashes + (successor << 3));
    const next = ends + (<usize>seenPartitionOf(hash) << 2);
    const at = load<u32>(next);
    store<u32>(list + (<usize>at << 2), <u32>successor);
    store<u32>(next, at + 1);
  }
}

/** Marks the duplicates among the successors of a partition. */
export function markDuplicates(partition: i32): void {
  for (let part = 0; part < partsCount(); part++) {
    const info = partAt(part);
    const list = successorOrder + ((<usize>part * partRoom) << 2);
    const from = partition == 0 ? 0 : load<u32>(info + PART_ENDS + (<usize>(partition - 1) << 2));
    const end = list + (<usize>load<u32>(info + PART_ENDS + (<usize>partition << 2)) << 2);
    for (let at = list + (<usize>from << 2); at < end; at += 4) {
      const successor = <usize>load<u32>(at);
      if (!isNew(load<u64>(successorHashes + (successor << 3)))) {
        store<u32>(successorLinks + (successor << 2), DUPLICATE);
      }
    }
  }
}

/** False for a state that is in the transposition table; adds it if not. */
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
