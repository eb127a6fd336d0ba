// Which children go on: those that were not met before and whose scores, guesses yet, are good
// enough. They are closed up when the next phase goes through them, each part by itself.
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

/** The link of a child that was met before. */
export const DUPLICATE: u32 = 0xffffffff;

/** Lets so many go on, with those that are tied with the last of them. */
export function prefilter(rank: i32): void {
  store<i32>(head + CUT, binOfRank(rank));
  clearHistograms();
}

/** Closes up the children of a part that go on, their hashes too if they have any; their end. */
export function compact(part: i32, haveHashes: bool): usize {
  const begins = <usize>part * partRoom;
  const end = begins + <usize>load<i32>(partAt(part) + PART_NEW);
  const cut = load<i32>(head + CUT);
  const base = load<i32>(head + BASE);
  let to = begins;
  for (let child = begins; child < end; child++) {
    const link = load<u32>(childLinks + (child << 2));
    const score = load<i32>(childScores + (child << 2));
    // No branch, as nobody could foretell it: all are moved, and those to go are written over.
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
