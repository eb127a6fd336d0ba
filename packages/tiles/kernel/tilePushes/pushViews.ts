// Views of the nodes of IDA* in pushes: what the pattern databases say of a clique.
//
// A view is a table that is used directly or for the mirrored board. For each view a node holds
// set, order, bit and slack: half of the difference between the remaining pushes and the distance
// (the axis of the last push is fixed, so both have one parity). The bit of a successor says
// whether the distance of the view has fallen or risen. If it has risen, the slack falls by one; a
// view without slack prunes the successor.
//
// Only views without slack can prune, so they are evaluated first. With this, and adjacent entries
// for crossing lines, the proof of a 43-push board takes 13 s of CPU time on a busy machine instead
// of 20 s.
import * as layout from '../../src/kernel/pushLayout.ts';
import {
  crossingToColumn,
  crossingToRow,
  height,
  ordersAcross,
  setAcross,
  width,
} from './cliques.ts';
import { bitAt, distanceOf } from './distance.ts';
import { rankOfOrder, rankOfSet } from '../shared/ranks.ts';
import { blockOfColumn, blockOfRow } from './pushTables.ts';

/** At most so many views. */
export const VIEWS_MAX: i32 = 16;

/**
 * A level: u8 line, u8 next push to try, u16 steps so far, u32 a bit for each view without slack;
 * then 8 bytes a view.
 */
export const LEVEL_BYTES: usize = layout.PUSH_LEVEL_BYTES;
const STRICT: usize = 4;
const VIEWS: usize = 8;
/** In a view's 8 bytes: u32 set, u16 order, u8 bit, u8 slack. */
const ORDER: usize = 4;
const BIT: usize = 6;
const SLACK: usize = 7;

/** Levels of the root, where the host places the start. */
export const ROOT: usize = layout.PUSH_AREA + layout.PUSH_LEVELS;
/** Address of the table of each view, and 1 for the mirror. */
const tables: usize = layout.PUSH_TABLES;
const mirrors: usize = layout.PUSH_MIRRORS;
const patterns: usize = layout.PUSH_PATTERNS;

export let views: i32 = 0;
/** A bit a view. */
let allViews: u32 = 0;

export function forgetViews(): void {
  views = 0;
}

/** Uses the first `count` views, which another thread has added. */
export function useViews(count: i32): void {
  views = count;
  allViews = (<u32>1 << count) - 1;
}

/** Adds a view of the start: a table of this pattern (places in the goal's list). */
export function addView(table: usize, pattern: u32, mirrored: i32): void {
  assert(views < VIEWS_MAX);
  store<u32>(tables + (<usize>views << 2), <u32>table);
  store<u32>(patterns + (<usize>views << 2), pattern);
  store<u8>(mirrors + views, mirrored);
  useViews(views + 1);
}

// @ts-ignore: decorator
@inline
function viewIn(level: usize, view: u32): usize {
  return level + VIEWS + (<usize>view << 3);
}

// @ts-ignore: decorator
@inline
function seenColumn(view: u32, column: i32): i32 {
  return load<u8>(mirrors + <usize>view) == 0 ? column : width - 1 - column;
}

/**
 * Places a view of the start: `list` is the address of the tiles of its clique of a row, u8: each
 * the place in the goal's list. Then the distance of the start, if the first push goes along the
 * column (`isColumn`) or the row. `column` as on the board.
 */
export function placeView(list: usize, view: u32, row: i32, column: i32, isColumn: i32): i32 {
  const pattern = load<u32>(patterns + (<usize>view << 2));
  const count = width * height - 1;
  let places: u32 = 0;
  let order: u32 = 0;
  let at = 0;
  for (let place = 0; place < count; place++) {
    const tile = load<u8>(list + place);
    if (((pattern >> tile) & 1) == 0) continue;
    places |= 1 << place;
    order |= popcnt(pattern & ((1 << tile) - 1)) << (at << 2);
    at++;
  }
  let set = rankOfSet(places);
  let rank = rankOfOrder(order, popcnt(pattern));
  const table = <usize>load<u32>(tables + (<usize>view << 2));
  const seen = seenColumn(view, column);
  let bit: u32;
  if (isColumn != 0) {
    const crossing = crossingToColumn(row, seen, set);
    rank = load<u16>(ordersAcross(crossing) + (<usize>rank << 1));
    set = setAcross(crossing);
    bit = bitAt(table, blockOfColumn(seen, set), rank);
  } else bit = bitAt(table, blockOfRow(row, set), rank);
  const address = viewIn(ROOT, view);
  store<u32>(address, set);
  store<u16>(address, rank, ORDER);
  store<u8>(address, bit, BIT);
  const goal = rankOfSet(pattern);
  return distanceOf(table, goal, isColumn != 0, isColumn != 0 ? seen : row, set, rank, bit);
}

/** Gives a view of the start its slack. */
export function setSlack(view: u32, slack: i32): void {
  store<u8>(viewIn(ROOT, view), slack, SLACK);
  const strict = load<u32>(ROOT, STRICT) & ~(<u32>1 << view);
  store<u32>(ROOT, strict | (<u32>(slack == 0) << view), STRICT);
}

/**
 * Makes the successor in the clique of a row; false if a view prunes it. (One function for rows and
 * columns took some 10 % more time.)
 */
export function enterRow(level: usize, row: i32): bool {
  const column = <i32>load<u8>(level);
  const strict = load<u32>(level, STRICT);
  let strictThere: u32 = 0;
  for (let ask = strict; ask != 0; ask &= ask - 1) {
    const view = ctz(ask);
    // From an even distance: the next odd one has the same bit, the one before another.
    if (turnToRow(level, view, column, row) == load<u8>(viewIn(level, view), BIT)) return false;
  }
  for (let ask = allViews ^ strict; ask != 0; ask &= ask - 1) {
    const view = ctz(ask);
    const at = viewIn(level, view);
    const rises = turnToRow(level, view, column, row) == load<u8>(at, BIT);
    const slack = <u32>load<u8>(at, SLACK) - <u32>rises;
    store<u8>(at + LEVEL_BYTES, slack, SLACK);
    strictThere |= <u32>(slack == 0) << view;
  }
  store<u32>(level + LEVEL_BYTES, strict | strictThere, STRICT);
  return true;
}

/** As `enterRow`, for a column. */
export function enterColumn(level: usize, column: i32): bool {
  const row = <i32>load<u8>(level);
  const strict = load<u32>(level, STRICT);
  let strictThere: u32 = 0;
  for (let ask = strict; ask != 0; ask &= ask - 1) {
    const view = ctz(ask);
    if (turnToColumn(level, view, row, column) != load<u8>(viewIn(level, view), BIT)) return false;
  }
  for (let ask = allViews ^ strict; ask != 0; ask &= ask - 1) {
    const view = ctz(ask);
    const at = viewIn(level, view);
    const rises = turnToColumn(level, view, row, column) != load<u8>(at, BIT);
    const slack = <u32>load<u8>(at, SLACK) - <u32>rises;
    store<u8>(at + LEVEL_BYTES, slack, SLACK);
    strictThere |= <u32>(slack == 0) << view;
  }
  store<u32>(level + LEVEL_BYTES, strict | strictThere, STRICT);
  return true;
}

/** Writes what a view sees of the successor in a row's clique, but its slack; its bit. */
// @ts-ignore: decorator
@inline
function turnToRow(level: usize, view: u32, column: i32, row: i32): u32 {
  const at = viewIn(level, view);
  const crossing = crossingToRow(seenColumn(view, column), row, load<u32>(at));
  return writeSuccessor(at, view, crossing, blockOfRow(row, setAcross(crossing)));
}

// @ts-ignore: decorator
@inline
function turnToColumn(level: usize, view: u32, row: i32, column: i32): u32 {
  const at = viewIn(level, view);
  const seen = seenColumn(view, column);
  const crossing = crossingToColumn(row, seen, load<u32>(at));
  return writeSuccessor(at, view, crossing, blockOfColumn(seen, setAcross(crossing)));
}

// @ts-ignore: decorator
@inline
function writeSuccessor(at: usize, view: u32, crossing: u32, block: usize): u32 {
  const order = <u32>load<u16>(ordersAcross(crossing) + (<usize>load<u16>(at, ORDER) << 1));
  const bit = bitAt(<usize>load<u32>(tables + (<usize>view << 2)), block, order);
  store<u32>(at + LEVEL_BYTES, setAcross(crossing));
  store<u16>(at + LEVEL_BYTES, order, ORDER);
  store<u8>(at + LEVEL_BYTES, bit, BIT);
  return bit;
}
