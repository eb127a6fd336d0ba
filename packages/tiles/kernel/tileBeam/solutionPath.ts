// Reads the line to a successor back from the links of all levels. A beam that found no goal gives
// the line to its best successor, the first of the least score.
import { BEAM_PATIENCE } from '../../src/kernel/beamLayout.ts';
import { levels, line } from './beamMemory.ts';

let length: i32 = 0;
/** The least score so far, and the level (-1: none) and link of the first successor that had it. */
let least: i32 = 0;
let leastDepth: i32 = -1;
let leastLink: u32 = 0;

/** Begins with the score of the start. */
export function beginLine(score: i32): void {
  length = 0;
  least = score;
  leastDepth = -1;
}

export function isNearest(score: i32): bool {
  return score < least;
}

export function recordNearest(score: i32, depth: i32, link: u32): void {
  least = score;
  leastDepth = depth;
  leastLink = link;
}

/** Whether the least score has not improved for too many levels. */
export function isOutOfPatience(depth: i32): bool {
  return depth - leastDepth > BEAM_PATIENCE;
}

/** Writes the line to the best successor, if any; returns the level of its parent. */
export function followNearest(): i32 {
  length = 0;
  if (leastDepth >= 0) follow(leastDepth, leastLink);
  return leastDepth;
}

/** Follows the links back from a successor of a level and writes the line. */
export function follow(depth: i32, successor: u32): void {
  let link = successor;
  store<u8>(line + depth, link & 3);
  for (let level = depth - 1; level >= 0; level--) {
    const begins = <usize>load<u32>(levels + (<usize>level << 2));
    link = load<u32>(begins + (<usize>(link >> 2) << 2));
    store<u8>(line + level, link & 3);
  }
  length = depth + 1;
}

export function lineLength(): i32 {
  return length;
}
