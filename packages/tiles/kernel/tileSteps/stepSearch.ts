// Depth-first search for one bound of IDA* (Korf 1985) in single-tile steps: the fast version of
// `src/idaStar/stepSearch.ts`, which expands the same nodes in the same order.
//
// The board is changed in place, and a record for each depth holds what is needed to continue and
// to take the step back, so the search can stop anywhere. Every estimate is stored as half of its
// excess over Manhattan distance, since parity is the same: the *slack* of a node is half of what
// the bound leaves above Manhattan distance, a step in the wrong direction takes 1 of it, and a
// view of the pattern databases prunes the node when the sum of its entries (4 bits each) exceeds
// the slack. At the depth of the bound, slack is left only at the goal.
//
// The search writes only to its area, so several threads can share the tables. It is compiled once
// for each common shape of views, so that these parameters cost nothing. Walking distances are used
// where there are no tables: beside tables they save one node in twenty on the 4×4 board, one in
// two thousand on the 5×5 with 6-6-6-6, and looking them up takes a fifth of the time.
//
// Rejected: evaluating all successors of a node at once, view by view, so that their cache misses
// overlap (a quarter slower: the processor runs ahead by itself); reading both views before
// comparing either (a tenth slower).
import * as layout from '../../src/kernel/tileStepsLayout.ts';
import { admits, HOLES, openViews, play } from './databaseViews.ts';

const BOARD: usize = layout.TILES_BOARD;
const DELTAS: usize = layout.TILES_DELTAS;
const NODE: usize = layout.NODE_BYTES;
const GAP: usize = layout.NODE_GAP;
const DIRECTION: usize = layout.NODE_DIRECTION;
const AUTOMATON_STATE: usize = layout.NODE_AUTOMATON_STATE;
const ROW: usize = layout.NODE_ROW;
const COLUMN: usize = layout.NODE_COLUMN;
const SLACK: usize = layout.NODE_SLACK;
const TILE: usize = layout.NODE_TILE;
const DISTANCE_MASK: i32 = (1 << layout.TILES_DISTANCE_BITS) - 1;

/** Address of the area to which this search writes. */
let area: usize = 0;
let stack: usize = 0;
/** Addresses of the current node, the root, the depth at which `step` stops, and the bound. */
let node: usize = 0;
let root: usize = 0;
let stop: usize = 0;
let end: usize = 0;
let nodes: f64 = 0;
let made: f64 = 0;

/**
 * Begins a search at the node the host wrote at the root of an area; leaves are made at a depth, or
 * at none (0).
 */
export function begin(areaAt: u32, bound: u32, leafDepth: u32): void {
  area = <usize>areaAt;
  stack = <usize>load<u32>(area, layout.TILES_STACK_AT);
  openViews(area);
  node = stack;
  root = stack;
  end = stack + <usize>bound * NODE;
  stop = leafDepth == 0 ? end : min(end, stack + <usize>leafDepth * NODE);
}

/** Makes the current node the root: the search ends when its subtree is searched. */
export function plant(): void {
  root = node;
  stop = end;
}

/** Restores the counts to their values before a path was replayed. */
export function setCounts(expanded: f64, generated: f64): void {
  nodes = expanded;
  made = generated;
}

/** Address of the record of the current node. */
export function nodeAt(): usize {
  return node;
}

export function depth(): u32 {
  return <u32>((node - stack) / NODE);
}

/** Nodes made so far, and steps tried for them. */
export function expanded(): f64 {
  return nodes;
}

export function generated(): f64 {
  return made;
}

/** Makes up to so many nodes. The compiler is told the commonest shapes of views. */
export function step(budget: i32): i32 {
  const own = area;
  const partitions = load<i32>(own, layout.TILES_PARTITIONS);
  if (partitions == 0) return search(0, 1, 1, 0, budget);
  const isPaired = load<i32>(own, layout.TILES_MAPS) == 2;
  const width = load<i32>(own, layout.TILES_WIDTH);
  if (load<i32>(own, layout.TILES_HOLES) != 0) {
    if (partitions == 1) {
      return isPaired ? search(1, 2, 1, HOLES, budget) : search(1, 1, 1, HOLES, budget);
    }
    return isPaired ? search(2, 2, 2, HOLES, budget) : search(2, 1, 2, HOLES, budget);
  }
  if (partitions == 1) {
    if (!isPaired) return search(1, 1, 1, 0, budget);
    return width == 4 ? search(1, 2, 1, 4, budget) : search(1, 2, 1, 0, budget);
  }
  if (!isPaired) return search(2, 1, 2, 0, budget);
  const isOnePart = load<i32>(own, layout.TILES_PARTS) == 1;
  return isOnePart && width == 4 ? search(2, 2, 1, 4, budget) : search(2, 2, 2, 0, budget);
}

/** `wide`: width of the board if it is fixed, 0 if it is not, HOLES where it is of no matter. */
// @ts-ignore: decorator
@inline
function search(partitions: i32, maps: i32, parts: i32, wide: i32, budget: i32): i32 {
  const own = area;
  const cells = load<u32>(own, layout.TILES_CELLS);
  const automaton = <usize>load<u32>(own, layout.TILES_AUTOMATON_AT);
  const playable = <usize>load<u32>(own, layout.TILES_PLAYABLE_AT);
  const rows = <usize>load<u32>(own, layout.TILES_ROWS_AT);
  const columns = <usize>load<u32>(own, layout.TILES_COLUMNS_AT);
  const offsets = <usize>load<u32>(own, layout.TILES_OFFSETS_AT);
  const away = <usize>load<u32>(own, layout.TILES_AWAY_AT);
  const bottom = root;
  const last = stop;
  let at = node;
  let limit = <i32>((end - at) / NODE) - 1;
  let left = budget;
  let tried: u32 = 0;
  let status = layout.TILES_RUNNING;
  while (left > 0) {
    const todo = load<u32>(at);
    if (todo == 0) {
      if (at == bottom) {
        status = layout.TILES_EXHAUSTED;
        break;
      }
      put(own, at, partitions, maps, load<u32>(at, TILE), load<u32>(at, GAP), wide);
      at -= NODE;
      limit++;
      continue;
    }
    store<u32>(at, todo & (todo - 1));
    tried++;
    const direction = <u32>ctz(todo);
    const gap = load<u32>(at, GAP);
    const from = gap + load<u32>(own + (direction << 2), DELTAS);
    const tile = <u32>load<u8>(own + from, BOARD);
    const step = ((tile * cells + gap) << 2) + direction;
    const slack = load<i32>(at, SLACK) - <i32>load<u8>(away + step);
    if (slack < 0) continue;
    let row = load<i32>(at, ROW);
    let column = load<i32>(at, COLUMN);
    if (partitions == 0) {
      const offset = <i32>load<u8>(offsets + direction * cells + tile);
      if (direction & 1) column = nextPacked(columns, column, offset);
      else row = nextPacked(rows, row, offset);
      if ((row & DISTANCE_MASK) + (column & DISTANCE_MASK) > limit) continue;
    } else if (!admits(own, at, partitions, maps, parts, tile, direction, from, gap, slack, wide)) {
      continue;
    }
    const automatonState = nextAutomatonState(automaton, load<u32>(at, AUTOMATON_STATE), direction);
    at += NODE;
    limit--;
    left--;
    store<u32>(at, <u32>load<u8>(playable + automatonState * cells + from));
    if (partitions == 0) {
      store<i32>(at, row, ROW);
      store<i32>(at, column, COLUMN);
    }
    enter(at, from, direction, automatonState, tile, slack);
    put(own, at, partitions, maps, tile, gap, wide);
    if (at == last) {
      store<u32>(at, 0);
      status = at == end ? layout.TILES_FOUND : layout.TILES_LEAF;
      break;
    }
  }
  node = at;
  nodes += <f64>(budget - left);
  made += <f64>tried;
  return status;
}

/** Moves a tile to a cell, as the record of a node says, or back. */
// @ts-ignore: decorator
@inline
function put(
  own: usize,
  at: usize,
  partitions: i32,
  maps: i32,
  tile: u32,
  cell: u32,
  wide: i32,
): void {
  store<u8>(own + cell, <u8>tile, BOARD);
  if (partitions > 0) play(own, at, partitions, maps, tile, cell, wide);
}

/** Writes the fields of a node's record that do not depend on the heuristic. */
// @ts-ignore: decorator
@inline
function enter(
  at: usize,
  gap: u32,
  direction: u32,
  automatonState: u32,
  tile: u32,
  slack: i32,
): void {
  store<u32>(at, gap, GAP);
  store<u32>(at, direction, DIRECTION);
  store<u32>(at, automatonState, AUTOMATON_STATE);
  store<u32>(at, tile, TILE);
  store<i32>(at, slack, SLACK);
}

// @ts-ignore: decorator
@inline
function nextPacked(graph: usize, packed: i32, offset: i32): i32 {
  return load<i32>(graph + (<usize>((packed >> layout.TILES_DISTANCE_BITS) + offset) << 2));
}

// @ts-ignore: decorator
@inline
function nextAutomatonState(automaton: usize, state: u32, direction: u32): u32 {
  return <u32>load<i16>(automaton + (((state << 2) + direction) << 1));
}
