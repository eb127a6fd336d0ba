// The children of a part that go on, those of one tile that moves, or of one move of the gap,
// side by side: all of one key have the same groups.
import { binOf, countScore } from './beamBins.ts';
import { driftOf, noteGain } from './beamDrifts.ts';
import {
  BASE,
  CUT,
  cells,
  childHashes,
  childLinks,
  childScores,
  driftKeys,
  gains,
  hasDuals,
  head,
  keys,
  moves,
  neighbours,
  owners,
  PART_NEW,
  parents,
  partAt,
  partRoom,
  places,
  STATE_BOARD,
  STATE_GAP,
  stateAt,
  stateCells,
} from './beamMemory.ts';

/** The link of a child that was met before. */
export const MET: u32 = 0xffffffff;

/** Whether a child goes on. */
// @ts-ignore: decorator
@inline
export function goesOn(child: usize, base: i32, cut: i32): bool {
  if (load<u32>(childLinks + (child << 2)) == MET) return false;
  return binOf(load<i32>(childScores + (child << 2)), base) <= cut;
}

/** Moves a child to a place before it, with its hash if it has one. */
// @ts-ignore: decorator
@inline
export function moveUp(child: usize, to: usize, haveHashes: bool): void {
  store<u32>(childLinks + (to << 2), load<u32>(childLinks + (child << 2)));
  store<i32>(childScores + (to << 2), load<i32>(childScores + (child << 2)));
  if (haveHashes) store<u64>(childHashes + (to << 3), load<u64>(childHashes + (child << 3)));
}

/**
 * Lays out what scoring needs of the children of a part that go on, those of a tile, or of a move,
 * side by side; how many they are.
 */
export function sortChildren(depth: i32, part: i32, byMove: bool, haveHashes: bool): usize {
  const begins = <usize>part * partRoom;
  const end = begins + <usize>load<i32>(partAt(part) + PART_NEW);
  const cut = load<i32>(head + CUT);
  const base = load<i32>(head + BASE);
  const keysCount = byMove ? cells << 2 : cells;
  memory.fill(places, 0, <usize>keysCount << 2);
  let to = begins;
  for (let child = begins; child < end; child++) {
    if (!goesOn(child, base, cut)) continue;
    moveUp(child, to, haveHashes);
    const link = load<u32>(childLinks + (to << 2));
    const state = stateAt(depth, link >> 2);
    const move = (<u32>load<u8>(state + STATE_GAP) << 2) | (link & 3);
    const from = <usize>load<u8>(neighbours + move);
    const tile = <u32>load<u8>(state + STATE_BOARD + from);
    const key = byMove ? move : tile;
    store<u32>(keys + ((to - begins) << 2), (move << 8) | tile);
    const counted = places + (<usize>key << 2);
    store<u32>(counted, load<u32>(counted) + 1);
    to++;
  }
  const count = to - begins;
  store<i32>(partAt(part) + PART_NEW, <i32>count);
  beginPlaces(keysCount);
  for (let i: usize = 0; i < count; i++) {
    const both = load<u32>(keys + (i << 2));
    const move = both >> 8;
    const tile = both & 255;
    const next = places + (<usize>(byMove ? move : tile) << 2);
    const place = <usize>load<u32>(next);
    store<u32>(next, <u32>place + 1);
    const link = load<u32>(childLinks + ((begins + i) << 2));
    store<u32>(parents + (place << 2), <u32>(stateAt(depth, link >> 2) + stateCells));
    store<u8>(moves + (place << 1), load<u8>(neighbours + move));
    store<u8>(moves + (place << 1), move >> 2, 1);
    store<u32>(driftKeys + (place << 2), move * cells + tile);
    store<u32>(owners + (place << 2), <u32>i);
  }
  return count;
}

/** From how many there are of each key to where they begin; placing moves that on to their end. */
function beginPlaces(keysCount: i32): void {
  let sum: u32 = 0;
  for (let at = places; at < places + (<usize>keysCount << 2); at += 4) {
    const counted = load<u32>(at);
    store<u32>(at, sum);
    sum += counted;
  }
}

/** Adds to scores what groups said, less what was guessed of it, and counts them. */
export function addGains(begins: usize, count: usize, groups: i32): void {
  const base = load<i32>(head + BASE);
  const areGuessed = hasDuals();
  for (let place: usize = 0; place < count; place++) {
    const at = childScores + ((begins + <usize>load<u32>(owners + (place << 2))) << 2);
    const gain = load<i32>(gains + (place << 2));
    let score = load<i32>(at) + gain;
    if (areGuessed) {
      const key = <usize>load<u32>(driftKeys + (place << 2));
      noteGain(key, groups, gain);
      score -= driftOf(key, groups);
    }
    store<i32>(at, score);
    countScore(score, base);
  }
}
