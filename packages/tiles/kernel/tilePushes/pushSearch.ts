// Depth-first search for one bound of IDA* (Korf 1985) in multi-tile pushes, over cliques.
//
// A node is a clique with its remaining pushes, and what the views see of it (pushViews.ts). The
// board itself is not stored: when all views say that one push is left, every pattern is placed,
// and the patterns cover all tiles.
//
// Rejected without a measurement: a table of visited cliques.
//
// With a second metric (`secondMax`, which counts steps) the search continues after it has found a
// line, for one with fewer steps.
import * as layout from '../../src/kernel/pushLayout.ts';
import { height, width } from './cliques.ts';
import { enterColumn, enterRow, LEVEL_BYTES, ROOT, useViews, views } from './pushViews.ts';

/** In a level: u16 steps so far (see pushViews.ts). */
const STEPS: usize = 2;

/** Where this search writes: the row or column each push of the line found leads to, and levels. */
let line: usize = layout.PUSH_AREA;
let levels: usize = ROOT;
/** Depths: the search does not go back beyond the first; at the other (not 0) it has a leaf. */
let bottom: i32 = 0;
let stop: i32 = 0;

let bound: i32 = 0;
let depth: i32 = 0;
/** Row or column, along the first push, where the gap is at the start. */
let firstPlace: i32 = 0;
let goalColumn: i32 = 0;
let second: i32 = 0;
let isTie: bool = false;
let found: bool = false;
let expanded: f64 = 0;
let generated: f64 = 0;

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
  store<u8>(levels, isColumn ? column : row);
  store<u8>(levels, 0, 1);
  store<u16>(levels, 0, STEPS);
  firstPlace = isColumn ? row : column;
}

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
  useViews(load<i32>(layout.PUSH_SEARCH, 12));
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
