// The values of pattern databases for a step, and what a step changes for them.
//
// A *view* is a partition of the tiles seen through a symmetry of the goal (a map). It has a slot
// for each pattern: the number of an entry, and the entry. A step moves one tile, so it takes one
// lookup per view.
//
// If two partitions divide the board into the same two parts (the upper tiles and the lower, say),
// the greater sum of each part counts: two lookups tell as much as four partitions would.
//
// On small boards, entries are at the dense rank of a placement (see patterns/patterns.ts), and the
// tables are then in the caches. The rank is updated without ranking: a step sideways changes it by
// a constant, a step down by a sum over the tiles passed; for views through a second map the board
// is stored a second time, as that map shows it. On larger boards the tables are far larger than
// the caches anyway, and have one digit per tile instead (HOLES): every step is a constant, and
// there is nothing to branch on: 18 million nodes per second of CPU time instead of 15 with 6-6-6-6
// on a busy machine. 6 tiles of the 5×5 board then take 1.9 times the memory; on the 4×4 board it
// would be 2.9 times.
//
// Rejected: reading the entries of all four views before any is compared (7.3 million nodes per
// second instead of 10.0: every entry is a cache miss, and half of them are not needed).
import * as layout from '../../src/kernel/tileStepsLayout.ts';

/** In place of a width: entries stand at numbers with a digit a tile. */
export const HOLES: i32 = -1;

const BOARD: usize = layout.TILES_BOARD;
const BOARD_MAPPED: usize = layout.TILES_BOARD_MAPPED;
const MAP_CELLS: usize = layout.TILES_MAP_CELLS;
const MAP_DIRECTIONS: usize = layout.TILES_MAP_DIRECTIONS;
const SHIFTS: usize = layout.TILES_SHIFTS;
const SLOTS: usize = layout.TILES_SLOTS;
const MOVES: usize = layout.TILES_MOVES;
const PASSING: usize = layout.TILES_PASSING;
const NODE: usize = layout.NODE_BYTES;
const SUMS: usize = layout.NODE_SUMS;
const SLOTS_BEFORE: usize = layout.NODE_SLOTS;

let tables: usize = 0;
let width: i32 = 0;

/** Takes from an area where the tables are. */
export function openViews(area: usize): void {
  tables = <usize>load<u32>(area, layout.TILES_TABLES_AT);
  width = load<i32>(area, layout.TILES_WIDTH);
}

/**
 * Whether no view objects to a step; notes what they say in the record of the successor. The first
 * partition is asked through both maps before the second: they differ most.
 */
// @ts-ignore: decorator
@inline
export function admits(
  own: usize,
  at: usize,
  partitions: i32,
  maps: i32,
  parts: i32,
  tile: u32,
  direction: u32,
  from: u32,
  gap: u32,
  slack: i32,
  wide: i32,
): bool {
  const moves = own + (((tile << 2) + direction) << 5);
  const upper = wide == HOLES ? 0 : own + min(from, gap) + BOARD;
  const shift = shiftOf(own, 0, parts, tile);
  const sums = load<u32>(at, SUMS);
  const left = leftOf(sums, parts, shift, slack);
  let both = sumThen(own, at, 0, sums >> shift, moves, tile, direction, upper, wide);
  if (both > left) return false;
  let wayThere: u32 = 0;
  let upperThere: usize = 0;
  if (maps == 2 && wide != HOLES) {
    const there = min(load<u8>(own + from, MAP_CELLS), load<u8>(own + gap, MAP_CELLS));
    wayThere = <u32>load<u8>(own + direction, MAP_DIRECTIONS);
    upperThere = own + <usize>there + BOARD_MAPPED;
  }
  const shiftThere = maps == 2 ? shiftOf(own, 1, parts, tile) : 0;
  const sumsThere = maps == 2 ? load<u32>(at, SUMS + 4) : 0;
  const leftThere = leftOf(sumsThere, parts, shiftThere, slack);
  let bothThere = 0;
  if (maps == 2) {
    const seen = sumsThere >> shiftThere;
    bothThere = sumThen(own, at, partitions, seen, moves, tile, wayThere, upperThere, wide);
    if (bothThere > leftThere) return false;
  }
  if (partitions == 2) {
    const second = sumThen(own, at, 1, sums >> (shift + 8), moves, tile, direction, upper, wide);
    if (second > left) return false;
    both |= second << 8;
  }
  if (partitions == 2 && maps == 2) {
    const seen = sumsThere >> (shiftThere + 8);
    const second = sumThen(own, at, 3, seen, moves, tile, wayThere, upperThere, wide);
    if (second > leftThere) return false;
    bothThere |= second << 8;
  }
  noteSums(at, 0, parts, sums, shift, both);
  if (maps == 2) noteSums(at, 1, parts, sumsThere, shiftThere, bothThere);
  return true;
}

// @ts-ignore: decorator
@inline
function shiftOf(own: usize, map: i32, parts: i32, tile: u32): u32 {
  return parts == 1 ? 0 : <u32>load<u8>(own + (map << 5) + tile, SHIFTS);
}

/** What the sums of a tile's part may be. */
// @ts-ignore: decorator
@inline
function leftOf(sums: u32, parts: i32, shift: u32, slack: i32): i32 {
  return parts == 1 ? slack : slack - greatest(sums, 16 - shift);
}

// @ts-ignore: decorator
@inline
function noteSums(at: usize, map: i32, parts: i32, sums: u32, shift: u32, both: i32): void {
  const kept = parts == 1 ? 0 : sums & ~((<u32>0xffff) << shift);
  store<u32>(at + NODE + (map << 2), kept | (<u32>both << shift), SUMS);
}

/** The greater of the two sums of a part. */
// @ts-ignore: decorator
@inline
function greatest(sums: u32, shift: u32): i32 {
  return max(<i32>((sums >> shift) & 255), <i32>((sums >> (shift + 8)) & 255));
}

/** The sum of a view (the lowest byte of `sums`) after a step; notes what its slot holds then. */
// @ts-ignore: decorator
@inline
function sumThen(
  own: usize,
  at: usize,
  view: i32,
  sums: u32,
  moves: usize,
  tile: u32,
  direction: u32,
  upper: usize,
  wide: i32,
): i32 {
  const move = load<u64>(moves + (view << 3), MOVES);
  const slot = load<u64>(own + <usize>(<u32>move), SLOTS);
  let rank = <u32>slot + <u32>(move >> 32);
  if (wide != HOLES && (direction & 1) == 0) {
    const gain = allPassed(own + (view << 12) + (tile << 7) + PASSING, upper, wide);
    rank = direction == 0 ? rank + gain : rank - gain;
  }
  const value = (<u32>load<u8>(tables + (rank >> 1)) >> ((rank & 1) << 2)) & 15;
  store<u64>(at + NODE + (view << 3), <u64>rank | (<u64>value << 32), SLOTS_BEFORE);
  return <i32>((sums & 255) + value - <u32>(slot >> 32));
}

/** What a rank gains by the tiles on the cells after one, a row down to the next. */
// @ts-ignore: decorator
@inline
function allPassed(passing: usize, upper: usize, wide: i32): u32 {
  if (wide == 4) {
    return passed(passing, upper, 1) + passed(passing, upper, 2) + passed(passing, upper, 3);
  }
  let gain: u32 = 0;
  for (let cell = upper + 1; cell < upper + width; cell++) gain += passed(passing, cell, 0);
  return gain;
}

// @ts-ignore: decorator
@inline
function passed(passing: usize, cell: usize, offset: usize): u32 {
  return load<u32>(passing + (<usize>load<u8>(cell + offset) << 2));
}

/** Shows the views a tile that has moved to a cell: exchanges its slots for those of a record. */
// @ts-ignore: decorator
@inline
export function play(
  own: usize,
  at: usize,
  partitions: i32,
  maps: i32,
  tile: u32,
  cell: u32,
  wide: i32,
): void {
  const moves = own + (tile << 7);
  exchange(own, at, 0, moves);
  if (partitions > 1) exchange(own, at, 1, moves);
  if (maps == 1) return;
  if (wide != HOLES) store<u8>(own + load<u8>(own + cell, MAP_CELLS), <u8>tile, BOARD_MAPPED);
  exchange(own, at, partitions, moves);
  if (partitions > 1) exchange(own, at, 3, moves);
}

// @ts-ignore: decorator
@inline
function exchange(own: usize, at: usize, view: i32, moves: usize): void {
  const slot = own + <usize>load<u32>(moves + (view << 3), MOVES);
  const before = load<u64>(slot, SLOTS);
  store<u64>(slot, load<u64>(at + (view << 3), SLOTS_BEFORE), SLOTS);
  store<u64>(at + (view << 3), before, SLOTS_BEFORE);
}
