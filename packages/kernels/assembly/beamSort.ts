// The children of a part that go on, those of one tile that moves, or of one move of the gap,
// side by side: all of one key have the same groups.
import { binOf } from './beamBins.ts';
import { OF_CELLS } from './beamDrifts.ts';
import {
  BASE,
  CUT,
  cells,
  childHashes,
  childLinks,
  childScores,
  driftKeys,
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

/** How many keys children are sorted by: tiles, or moves of the gap. */
// @ts-ignore: decorator
@inline
export function keysOf(groups: i32): i32 {
  return groups == OF_CELLS ? cells << 2 : cells;
}

/**
 * Lays out what groups of a kind need of the children of a part that go on, those of a key side by
 * side; how many they are.
 */
export function sortChildren(depth: i32, part: i32, groups: i32): usize {
  const byMove = groups == OF_CELLS;
  // Groups of cells are asked last.
  const haveHashes = byMove || !hasDuals();
  const begins = <usize>part * partRoom;
  const end = begins + <usize>load<i32>(partAt(part) + PART_NEW);
  const cut = load<i32>(head + CUT);
  const base = load<i32>(head + BASE);
  memory.fill(places, 0, <usize>keysOf(groups) << 2);
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
  beginPlaces(keysOf(groups));
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
