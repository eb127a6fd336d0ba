// The children of a part that go on, those of one tile that moves, or of one move of the gap,
// side by side: all of one key have the same groups.
import { binOf } from './beamBins.ts';
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

/** Moves the children of a part together that go on, hashes if there are some; how many they are. */
export function closeUp(part: i32, haveHashes: bool): usize {
  const begins = <usize>part * partRoom;
  const count = <usize>load<i32>(partAt(part) + PART_NEW);
  const cut = load<i32>(head + CUT);
  const base = load<i32>(head + BASE);
  let to = begins;
  for (let child = begins; child < begins + count; child++) {
    const link = load<u32>(childLinks + (child << 2));
    const score = load<i32>(childScores + (child << 2));
    if (link == MET || binOf(score, base) > cut) continue;
    store<u32>(childLinks + (to << 2), link);
    store<i32>(childScores + (to << 2), score);
    if (haveHashes) store<u64>(childHashes + (to << 3), load<u64>(childHashes + (child << 3)));
    to++;
  }
  store<i32>(partAt(part) + PART_NEW, <i32>(to - begins));
  return to - begins;
}

/** Lays out what scoring needs of the children, those of a tile, or of a move, side by side. */
export function sortChildren(depth: i32, begins: usize, count: usize, byMove: bool): void {
  const keysCount = byMove ? cells << 2 : cells;
  memory.fill(places, 0, <usize>keysCount << 2);
  for (let i: usize = 0; i < count; i++) {
    const link = load<u32>(childLinks + ((begins + i) << 2));
    const state = stateAt(depth, link >> 2);
    const move = (<u32>load<u8>(state + STATE_GAP) << 2) | (link & 3);
    const from = <usize>load<u8>(neighbours + move);
    const key = byMove ? move : <u32>load<u8>(state + STATE_BOARD + from);
    store<u16>(keys + (i << 1), key);
    const counted = places + (<usize>key << 2);
    store<u32>(counted, load<u32>(counted) + 1);
  }
  beginPlaces(keysCount);
  for (let i: usize = 0; i < count; i++) {
    const link = load<u32>(childLinks + ((begins + i) << 2));
    const state = stateAt(depth, link >> 2);
    const next = places + (<usize>load<u16>(keys + (i << 1)) << 2);
    const place = <usize>load<u32>(next);
    store<u32>(next, <u32>place + 1);
    const gap = <u32>load<u8>(state + STATE_GAP);
    const move = (gap << 2) | (link & 3);
    const from = <usize>load<u8>(neighbours + move);
    store<u8>(moves + (place << 1), <u32>from);
    store<u8>(moves + (place << 1), gap, 1);
    const tile = <u32>load<u8>(state + STATE_BOARD + from);
    store<u32>(driftKeys + (place << 2), move * cells + tile);
    store<u32>(parents + (place << 2), <u32>(state + stateCells));
    store<u32>(owners + (place << 2), <u32>i);
  }
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

/** Adds what groups said to the scores of the children, instead of what was guessed. */
export function addGains(begins: usize, count: usize, groups: i32): void {
  for (let place: usize = 0; place < count; place++) {
    const score = childScores + ((begins + <usize>load<u32>(owners + (place << 2))) << 2);
    const gain = load<i32>(gains + (place << 2));
    const key = <usize>load<u32>(driftKeys + (place << 2));
    noteGain(key, groups, gain);
    store<i32>(score, load<i32>(score) + gain - driftOf(key, groups));
  }
}
