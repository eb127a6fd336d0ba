// Depth-first search for one bound of IDA* (Korf 1985) in multi-tile pushes, over cliques.
//
// A node is a clique with `left` remaining pushes. A view is a table that is used directly or for
// the mirrored board. For each view a node holds set, order, bit and slack: half of the difference
// between `left` and the distance (the axis of the last push is fixed, so both have one parity).
// The bit of a successor says whether the distance of the view has fallen or risen. If it has
// risen, the slack falls by one; a view without slack prunes the successor. The board itself is not
// stored: when all views say that one push is left, every pattern is placed, and the patterns cover
// all tiles.
//
// Only views without slack can prune, so they are evaluated first. With this, and adjacent entries
// for crossing lines, the proof of a 43-push board takes 13 s of CPU time on a busy machine instead
// of 20 s. Rejected without a measurement: a table of visited cliques.
//
// With a second metric (`secondMax`, which counts steps) the search continues after it has found a
// line, for one with fewer steps.
import * as layout from '../../src/kernel/pushLayout.ts';
import {
  height,
  crossingToColumn,
  crossingToRow,
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
const LEVEL_BYTES: usize = layout.PUSH_LEVEL_BYTES;
/** In a view's 8 bytes: u32 set, u16 order, u8 bit, u8 slack. */
const ORDER: usize = 4;
const BIT: usize = 6;
const SLACK: usize = 7;
const STEPS: usize = 2;
const STRICT: usize = 4;
const VIEWS: usize = 8;

/** Levels of the root, where the host places the start. */
const ROOT: usize = layout.PUSH_AREA + layout.PUSH_LEVELS;
/** Address of the table of each view, and 1 for the mirror. */
const tables: usize = layout.PUSH_TABLES;
const mirrors: usize = layout.PUSH_MIRRORS;
const patterns: usize = layout.PUSH_PATTERNS;

/** Where this search writes: the row or column each push of the line found leads to, and levels. */
let line: usize = layout.PUSH_AREA;
let levels: usize = ROOT;
/** Depths: the search does not go back beyond the first; at the other (not 0) it has a leaf. */
let bottom: i32 = 0;
let stop: i32 = 0;

let views: i32 = 0;
/** A bit a view. */
let allViews: u32 = 0;
let bound: i32 = 0;
let depth: i32 = 0;
let goalColumn: i32 = 0;
let startSteps: i32 = 0;
let second: i32 = 0;
let isTie: bool = false;
let found: bool = false;
let expanded: f64 = 0;
let generated: f64 = 0;

export function forgetViews(): void {
  views = 0;
}

/** Adds a view of the start: a table of this pattern (places in the goal's list). */
export function addView(table: usize, pattern: u32, mirrored: i32): void {
  assert(views < VIEWS_MAX);
  store<u32>(tables + (<usize>views << 2), <u32>table);
  store<u32>(patterns + (<usize>views << 2), pattern);
  store<u8>(mirrors + views, mirrored);
  views++;
  allViews = (<u32>1 << views) - 1;
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
 * Begins to look for lines of `pushes` pushes from the start that the views were placed for: along
 * its row, or its column, `at` which the gap is. With `secondMax` above 0, for the line of the
 * fewest steps, fewer than that.
 */
export function begin(pushes: i32, row: i32, column: i32, lastColumn: i32, secondMax: i32): void {
  line = layout.PUSH_AREA;
  levels = ROOT;
  bound = pushes;
  depth = 0;
  bottom = 0;
  stop = 0;
  found = false;
  goalColumn = lastColumn;
  isTie = secondMax > 0;
  second = secondMax;
  expanded = 0;
  generated = 0;
  const isColumn = (pushes & 1) == 0;
  const place = isColumn ? row : column;
  store<u8>(levels, isColumn ? column : row);
  store<u8>(levels, 0, 1);
  store<u16>(levels, 0, STEPS);
  firstPlace = place;
}

/** Row or column, along the first push, where the gap is at the start. */
let firstPlace: i32 = 0;

/** Says so at every node of this depth, instead of searching below it. */
export function stopAtLeaves(leafDepth: i32): void {
  assert(leafDepth > 0 && leafDepth + 2 < bound);
  stop = leafDepth;
}

/** The row or column to which a push on the path to the current node leads. */
export function pathPushAt(push: i32): i32 {
  return load<u8>(levels + <usize>(push + 1) * LEVEL_BYTES);
}

/** Publishes the search that was begun to the other threads. */
export function shareSearch(): void {
  store<i32>(layout.PUSH_SEARCH, bound);
  store<i32>(layout.PUSH_SEARCH, goalColumn, 4);
  store<i32>(layout.PUSH_SEARCH, firstPlace, 8);
  store<i32>(layout.PUSH_SEARCH, views, 12);
}

/** Replays a path from the root of that search to a node, in an area of its own. */
export function enterNode(area: usize, path: usize, leafDepth: i32): void {
  line = area;
  levels = area + layout.PUSH_LEVELS;
  memory.copy(levels, ROOT, LEVEL_BYTES);
  bound = load<i32>(layout.PUSH_SEARCH);
  goalColumn = load<i32>(layout.PUSH_SEARCH, 4);
  firstPlace = load<i32>(layout.PUSH_SEARCH, 8);
  views = load<i32>(layout.PUSH_SEARCH, 12);
  allViews = (<u32>1 << views) - 1;
  depth = 0;
  bottom = 0;
  stop = 0;
  isTie = false;
  const nodes = expanded;
  const made = generated;
  for (let done = 0; done < leafDepth; done++) {
    store<u8>(levels + <usize>done * LEVEL_BYTES, load<u8>(path + done), 1);
    search(1);
  }
  expanded = nodes;
  generated = made;
  bottom = depth;
}

/**
 * Expands about so many nodes. 0: there is more to do; 1: done, no line; 2: a line; 3: a
 * leaf. Called again after that it goes on to the next, unless ties were compared.
 */
export function search(budget: i32): i32 {
  let todo = budget;
  if (bound == 1) return endAtOnce();
  if (!isTie) found = false;
  while (todo > 0) {
    const level = levels + <usize>depth * LEVEL_BYTES;
    const isColumn = ((bound - depth) & 1) == 0;
    const next = <i32>load<u8>(level, 1);
    if (next == (isColumn ? height : width)) {
      if (depth == bottom) return found ? 2 : 1;
      depth--;
      continue;
    }
    store<u8>(level, next + 1, 1);
    const place = depth == 0 ? firstPlace : <i32>load<u8>(level - LEVEL_BYTES);
    if (next == place) continue;
    generated++;
    if (!(isColumn ? enterRow(level, next) : enterColumn(level, next))) continue;
    const successor = level + LEVEL_BYTES;
    const steps = <i32>load<u16>(level, STEPS) + abs(next - place);
    // One push is left: it goes along the goal's row.
    if (depth + 2 == bound) {
      const all = steps + abs(goalColumn - <i32>load<u8>(level));
      if (isTie && all >= second) continue;
      keepLine(next);
      second = all;
      if (isTie) continue;
      return 2;
    }
    if (isTie && steps + bound - depth - 1 >= second) continue;
    store<u8>(successor, next);
    store<u8>(successor, 0, 1);
    store<u16>(successor, steps, STEPS);
    depth++;
    expanded++;
    todo--;
    if (depth == stop) {
      store<u8>(successor, isColumn ? width : height, 1);
      return 3;
    }
  }
  return 0;
}

/** Bound 1: the views have said that the start is in the goal's clique. */
function endAtOnce(): i32 {
  const steps = abs(goalColumn - firstPlace);
  if (isTie && steps >= second) return 1;
  second = steps;
  found = true;
  store<u8>(line, goalColumn);
  return 2;
}

/**
 * Makes the successor in the clique of a row; false if a view objects. Only views without slack
 * can, so they are asked first.
 */
function enterRow(level: usize, row: i32): bool {
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
function enterColumn(level: usize, column: i32): bool {
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

/** Notes the line that ends with a push to `last` and the one to the goal's column. */
function keepLine(last: i32): void {
  found = true;
  for (let i = 1; i <= depth; i++) {
    store<u8>(line + i - 1, load<u8>(levels + <usize>i * LEVEL_BYTES));
  }
  store<u8>(line + depth, last);
  store<u8>(line + depth + 1, goalColumn);
}

export function nodesExpanded(): f64 {
  return expanded;
}

export function nodesGenerated(): f64 {
  return generated;
}

/** Row or column that the gap goes to with each push of the line found. */
export function lineAt(push: i32): i32 {
  return load<u8>(line + push);
}

export function stepsOfLine(): i32 {
  return second;
}
