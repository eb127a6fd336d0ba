// Sorts the successors of a part that pass by key: the tile that moves, or the move of the gap. All
// successors of one key have the same groups.
import { OF_CELLS } from './meanDeltas.ts';
import {
  cells,
  successorLinks,
  hasDualGroups,
  keys,
  moves,
  neighbours,
  owners,
  parents,
  partRoom,
  places,
  stateAt,
  stateCells,
} from './beamMemory.ts';
import { STATE_BOARD, STATE_GAP } from './beamRecords.ts';
import { compact } from './prefilter.ts';

/** The number of keys: tiles, or moves of the gap. */
// @ts-ignore: decorator
@inline
export function keysOf(groups: i32): i32 {
  return groups == OF_CELLS ? cells << 2 : cells;
}

/**
 * Lays out what one kind of groups needs of the successors that pass, sorted by key; returns their
 * number.
 */
export function sortSuccessors(depth: i32, part: i32, groups: i32): usize {
  const byMove = groups == OF_CELLS;
  // Groups of cells are scored last.
  const haveHashes = byMove || !hasDualGroups();
  const begins = <usize>part * partRoom;
  const count = compact(part, haveHashes) - begins;
  memory.fill(places, 0, <usize>keysOf(groups) << 2);
  for (let i: usize = 0; i < count; i++) {
    const link = load<u32>(successorLinks + ((begins + i) << 2));
    const state = stateAt(depth, link >> 2);
    const move = (<u32>load<u8>(state + STATE_GAP) << 2) | (link & 3);
    const from = <usize>load<u8>(neighbours + move);
    const tile = <u32>load<u8>(state + STATE_BOARD + from);
    store<u32>(keys + (i << 2), (move << 8) | tile);
    const counted = places + (<usize>(byMove ? move : tile) << 2);
    store<u32>(counted, load<u32>(counted) + 1);
  }
  beginPlaces(places, keysOf(groups));
  for (let i: usize = 0; i < count; i++) {
    const both = load<u32>(keys + (i << 2));
    const move = both >> 8;
    const tile = both & 255;
    const next = places + (<usize>(byMove ? move : tile) << 2);
    const place = <usize>load<u32>(next);
    store<u32>(next, <u32>place + 1);
    const link = load<u32>(successorLinks + ((begins + i) << 2));
    store<u32>(parents + (place << 2), <u32>(stateAt(depth, link >> 2) + stateCells));
    store<u8>(moves + (place << 1), load<u8>(neighbours + move));
    store<u8>(moves + (place << 1), move >> 2, 1);
    store<u32>(owners + (place << 2), <u32>i);
  }
  return count;
}

/**
 * Turns the count of each key into where the key begins; placing the successors advances that to
 * the end.
 */
export function beginPlaces(counts: usize, keysCount: i32): void {
  let sum: u32 = 0;
  for (let at = counts; at < counts + (<usize>keysCount << 2); at += 4) {
    const counted = load<u32>(at);
    store<u32>(at, sum);
    sum += counted;
  }
}
