// Removes children that are duplicates or whose predicted scores are too bad. The next phase
// compacts each part while it goes through it.
import { binOf, binOfRank, clearHistograms } from './scoreHistogram.ts';
import {
  BASE,
  CUT,
  childLookaheads,
  childHashes,
  childLinks,
  childScores,
  head,
  PART_NEW,
  partAt,
  partRoom,
} from './memory.ts';

/** The link of a child that is a duplicate. */
export const DUPLICATE: u32 = 0xffffffff;

/** Sets the cut so that `rank` children pass, and all that are tied with the last of them. */
export function prefilter(rank: i32): void {
  store<i32>(head + CUT, binOfRank(rank));
  clearHistograms();
}

/**
 * Compacts the children of a part that pass, with their hashes if they have any; returns their end.
 */
export function compact(part: i32, haveHashes: bool): usize {
  const begins = <usize>part * partRoom;
  const end = begins + <usize>load<i32>(partAt(part) + PART_NEW);
  const cut = load<i32>(head + CUT);
  const base = load<i32>(head + BASE);
  let to = begins;
  for (let child = begins; child < end; child++) {
    const link = load<u32>(childLinks + (child << 2));
    const score = load<i32>(childScores + (child << 2));
    // Without a branch, which would be mispredicted: every child is moved, and one that does not
    // pass is overwritten by the next.
    const isKept = link != DUPLICATE && binOf(score, base) <= cut;
    store<u32>(childLinks + (to << 2), link);
    store<i32>(childScores + (to << 2), score);
    store<i16>(childLookaheads + (to << 1), load<i16>(childLookaheads + (child << 1)));
    if (haveHashes) store<u64>(childHashes + (to << 3), load<u64>(childHashes + (child << 3)));
    to += <usize>isKept;
  }
  store<i32>(partAt(part) + PART_NEW, <i32>(to - begins));
  return to;
}
