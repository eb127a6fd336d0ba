// Decides which successors become the next level, by a histogram instead of sorting. All below the
// cut are kept. The space left at the cut is distributed among the parts.
import { BINS, BINS_BELOW } from '../../src/kernel/beamLayout.ts';
import { binOf, countIn } from './scoreHistogram.ts';
import { isNearest, recordNearest } from './solutionPath.ts';
import {
  successorLinks,
  successorScores,
  head,
  levels,
  partAt,
  partRoom,
  partsCount,
} from './beamMemory.ts';
import { ensureMemory } from './beamOpening.ts';
import {
  BASE,
  CUT,
  DEPTH,
  PART_BEGINS,
  PART_DRAWN,
  PART_NEW,
  PART_BELOW_CUT,
  PART_TIED,
} from './beamRecords.ts';

/** Of the next level: the number of its states, and the score of its first bin. */
export let nextCount: i32 = 0;
export let nextBase: i32 = 0;

/** Decides which successors become the next level; false where memory runs out. */
export function select(width: i32): bool {
  const depth = load<i32>(head + DEPTH);
  const base = load<i32>(head + BASE);
  let all = 0;
  for (let part = 0; part < partsCount(); part++) all += load<i32>(partAt(part) + PART_NEW);
  let best = 0;
  if (all > 0) while (countIn(best) == 0) best++;
  if (all > 0 && isNearest(base + best)) recordNearest(base + best, depth, firstOf(best, base));
  let room = width;
  let cut = BINS;
  let tied: u32 = 0;
  if (all > width) {
    for (cut = best; ; cut++) {
      tied = countIn(cut);
      if (<i32>tied > room) break;
      room -= tied;
    }
  }
  store<i32>(head + CUT, cut);
  nextCount = distributeRoom(base, cut, room, tied);
  nextBase = base + best - BINS_BELOW;
  const begins = <usize>load<u32>(levels + (<usize>depth << 2));
  const ends = begins + (<usize>nextCount << 2);
  store<u32>(levels + (<usize>(depth + 1) << 2), <u32>ends);
  return ensureMemory(ends);
}

/** The link of the first successor in a bin that is not empty. */
function firstOf(bin: i32, base: i32): u32 {
  for (let part = 0; part < partsCount(); part++) {
    const begins = <usize>part * partRoom;
    const end = begins + <usize>load<i32>(partAt(part) + PART_NEW);
    for (let successor = begins; successor < end; successor++) {
      if (binOf(load<i32>(successorScores + (successor << 2)), base) != bin) continue;
      return load<u32>(successorLinks + (successor << 2));
    }
  }
  return unreachable();
}

/** Decides how many successors of each part are kept, and where they go; returns their total. */
function distributeRoom(base: i32, cut: i32, room: i32, tied: u32): i32 {
  let kept = 0;
  let before: u64 = 0;
  for (let part = 0; part < partsCount(); part++) {
    const info = partAt(part);
    countKept(part, base, cut);
    const after = before + load<i32>(info + PART_TIED);
    const drawn = tied > 0 ? <i32>((room * after) / tied - (room * before) / tied) : 0;
    before = after;
    store<i32>(info + PART_DRAWN, drawn);
    store<i32>(info + PART_BEGINS, kept);
    kept += load<i32>(info + PART_BELOW_CUT) + drawn;
  }
  return kept;
}

/** Counts the successors of a part below the cut, and those at it. */
function countKept(part: i32, base: i32, cut: i32): void {
  const info = partAt(part);
  const scores = successorScores + ((<usize>part * partRoom) << 2);
  const end = scores + (<usize>load<i32>(info + PART_NEW) << 2);
  let sure = i32x4.splat(0);
  let tied = i32x4.splat(0);
  let at = scores;
  for (; at + 16 <= end; at += 16) {
    const bin = i32x4.sub(v128.load(at), i32x4.splat(base));
    const held = i32x4.max_s(i32x4.splat(0), i32x4.min_s(bin, i32x4.splat(BINS - 1)));
    // A comparison that is true gives -1.
    sure = i32x4.sub(sure, i32x4.lt_s(held, i32x4.splat(cut)));
    tied = i32x4.sub(tied, i32x4.eq(held, i32x4.splat(cut)));
  }
  let sureOf = sumOf(sure);
  let tiedOf = sumOf(tied);
  for (; at < end; at += 4) {
    const bin = binOf(load<i32>(at), base);
    sureOf += bin < cut ? 1 : 0;
    tiedOf += bin == cut ? 1 : 0;
  }
  store<i32>(info + PART_BELOW_CUT, sureOf);
  store<i32>(info + PART_TIED, tiedOf);
}

function sumOf(lanes: v128): i32 {
  const two = i32x4.extract_lane(lanes, 0) + i32x4.extract_lane(lanes, 1);
  return two + i32x4.extract_lane(lanes, 2) + i32x4.extract_lane(lanes, 3);
}
