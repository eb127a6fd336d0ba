// Removes successors that are duplicates or whose predicted scores are too bad. The next phase
// compacts each part while it goes through it.
import { binOf, binOfRank, clearHistograms } from './scoreHistogram.ts';
import {
  successorLookaheads,
  successorHashes,
  successorLinks,
  successorScores,
  head,
  partAt,
  partRoom,
} from './beamMemory.ts';
import { BASE, CUT, PART_NEW } from './beamRecords.ts';

/** The link of a successor that is a duplicate. */
export const DUPLICATE: u32 = 0xffffffff;

/** Sets the cut so that `rank` successors pass, and all that are tied with the last of them. */
export function prefilter(rank: i32): void {
  store<i32>(head + CUT, binOfRank(rank));
  clearHistograms();
}

/**
 * Compacts the successors of a part that pass, with their hashes if they have any; returns their
 * end.
 */
export function compact(part: i32, haveHashes: bool): usize {
  const begins = <usize>part * partRoom;
  const end = begins + <usize>load<i32>(partAt(part) + PART_NEW);
  const cut = load<i32>(head + CUT);
  const base = load<i32>(head + BASE);
  let to = begins;
  for (let successor = begins; successor < end; successor++) {
    const link = load<u32>(successorLinks + (successor << 2));
    const score = load<i32>(successorScores + (successor << 2));
    // Without a branch, which would be mispredicted: every successor is moved, and one that does
    // not pass is overwritten by the next.
    const isKept = link != DUPLICATE && binOf(score, base) <= cut;
    store<u32>(successorLinks + (to << 2), link);
    store<i32>(successorScores + (to << 2), score);
    store<i16>(successorLookaheads + (to << 1), load<i16>(successorLookaheads + (successor << 1)));
    if (haveHashes) {
      store<u64>(successorHashes + (to << 3), load<u64>(successorHashes + (successor << 3)));
    }
    to += <usize>isKept;
  }
  store<i32>(partAt(part) + PART_NEW, <i32>(to - begins));
  return to;
}
