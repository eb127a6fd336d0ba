// Depth-first search for one bound of IDA* (Korf 1985) in single-tile steps: the fast twin of the
// engine's StepSearch, which makes the same nodes in the same order.
//
// The board is changed in place and a record a depth holds what is needed to go on and to take the
// step back, so the search can stop anywhere. All estimates are written as what they exceed
// Manhattan distance by, halved, since parity is the same: the *room* of a node is half of what the
// bound leaves above Manhattan distance, a step in the wrong direction takes 1 of it, and a view of
// the pattern databases objects when the sum of its entries (4 bits each) is more than the room. At
// the depth of the bound, room is left only at the goal.
//
// Entries stand at the dense rank of a placement (see patterns.ts), which is kept up to date with
// no ranking at all: a step sideways changes it by a constant, a step down by a sum over the tiles
// passed. For views through a symmetry the board is kept a second time, as that map shows it.
//
// What a search writes lies in its area, so that several threads can share the tables. The search
// is compiled once for each shape of views: what does not change costs nothing. Walking distances
// judge where there are no tables: beside these they save one node in twenty on the 4×4 board, one
// in two thousand on the 5×5 with 6-6-6-6, and a fifth of the time goes to looking them up.
//
// Refused: indices with holes (no sums, but tables 2.9 times as large, out of the caches); judging
// all children of a node at once, view by view, so that their entries are waited for together (a
// quarter slower: the processor runs ahead by itself); both views before either is compared, or
// steps down and sideways without a branch (a tenth slower).
import * as layout from '../src/tileStepsLayout.ts';

const BOARD: usize = layout.TILES_BOARD;
const BOARD_MAPPED: usize = layout.TILES_BOARD_MAPPED;
const MAP_CELLS: usize = layout.TILES_MAP_CELLS;
const MAP_DIRECTIONS: usize = layout.TILES_MAP_DIRECTIONS;
const SLOT_OF: usize = layout.TILES_SLOT_OF;
const SLOTS: usize = layout.TILES_SLOTS;
const DELTAS: usize = layout.TILES_DELTAS;
const WEIGHTS: usize = layout.TILES_WEIGHTS;
const PASSING: usize = layout.TILES_PASSING;
const NODE: usize = layout.NODE_BYTES;
const GAP: usize = layout.NODE_GAP;
const WAY: usize = layout.NODE_WAY;
const WORD: usize = layout.NODE_WORD;
const ROW: usize = layout.NODE_ROW;
const COLUMN: usize = layout.NODE_COLUMN;
const ROOM: usize = layout.NODE_ROOM;
const SUMS: usize = layout.NODE_SUMS;
const SLOTS_BEFORE: usize = layout.NODE_SLOTS;
const TILE: usize = layout.NODE_TILE;
const MARK_MASK: i32 = (1 << layout.TILES_MARK_BITS) - 1;

/** Where this search's own numbers lie. */
let area: usize = 0;
let stack: usize = 0;
/** Address of the node at hand, of the root, of the depth at which `step` stops, of the bound. */
let node: usize = 0;
let root: usize = 0;
let stop: usize = 0;
let end: usize = 0;
let tables: usize = 0;
let width: i32 = 0;
let nodes: f64 = 0;
let made: f64 = 0;

/**
 * Begins a search at the node the host wrote at the root of an area; leaves are made at a depth, or
 * at none (0).
 */
export function begin(areaAt: u32, bound: u32, leafDepth: u32): void {
  area = <usize>areaAt;
  stack = <usize>load<u32>(area, layout.TILES_STACK_AT);
  tables = <usize>load<u32>(area, layout.TILES_TABLES_AT);
  width = load<i32>(area, layout.TILES_WIDTH);
  node = stack;
  root = stack;
  end = stack + <usize>bound * NODE;
  stop = leafDepth == 0 ? end : min(end, stack + <usize>leafDepth * NODE);
}

/** Makes the node at hand the root: the search ends when all below it is done. */
export function plant(): void {
  root = node;
  stop = end;
}

/** Makes the counts what they were before a way was replayed. */
export function setCounts(expanded: f64, generated: f64): void {
  nodes = expanded;
  made = generated;
}

/** Address of the record of the node at hand. */
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

/** Makes up to so many nodes. The commonest widths are told to the compiler, others are 0 there. */
export function step(budget: i32): i32 {
  const partitions = load<i32>(area, layout.TILES_PARTITIONS);
  const maps = load<i32>(area, layout.TILES_MAPS);
  if (partitions == 0) return search(0, 1, 0, budget);
  if (maps == 1) {
    return partitions == 1 ? search(1, 1, 0, budget) : search(2, 1, 0, budget);
  }
  if (width == 4) return partitions == 1 ? search(1, 2, 4, budget) : search(2, 2, 4, budget);
  if (width == 5 && partitions == 1) return search(1, 2, 5, budget);
  return partitions == 1 ? search(1, 2, 0, budget) : search(2, 2, 0, budget);
}

// @ts-ignore: decorator
@inline
function search(partitions: i32, maps: i32, wide: i32, budget: i32): i32 {
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
      takeBack(own, at, partitions, maps);
      at -= NODE;
      limit++;
      continue;
    }
    store<u32>(at, todo & (todo - 1));
    tried++;
    const way = <u32>ctz(todo);
    const gap = load<u32>(at, GAP);
    const from = gap + load<u32>(own + (way << 2), DELTAS);
    const tile = <u32>load<u8>(own + from, BOARD);
    const step = ((tile * cells + gap) << 2) + way;
    const room = load<i32>(at, ROOM) - <i32>load<u8>(away + step);
    if (room < 0) continue;
    let row = load<i32>(at, ROW);
    let column = load<i32>(at, COLUMN);
    if (partitions == 0) {
      const offset = <i32>load<u8>(offsets + way * cells + tile);
      if (way & 1) column = nextMark(columns, column, offset);
      else row = nextMark(rows, row, offset);
      if ((row & MARK_MASK) + (column & MARK_MASK) > limit) continue;
    }
    if (!admits(own, at, partitions, maps, tile, way, from, gap, room, wide)) continue;
    const word = nextWord(automaton, load<u32>(at, WORD), way);
    at += NODE;
    limit--;
    left--;
    store<u32>(at, <u32>load<u8>(playable + word * cells + from));
    store<u32>(at, word, WORD);
    if (partitions == 0) {
      store<i32>(at, row, ROW);
      store<i32>(at, column, COLUMN);
    }
    enter(at, from, way, tile, room);
    play(own, at, partitions, maps, tile, gap);
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

/** Writes what a node's record holds whatever judges it. */
// @ts-ignore: decorator
@inline
function enter(at: usize, gap: u32, way: u32, tile: u32, room: i32): void {
  store<u32>(at, gap, GAP);
  store<u32>(at, way, WAY);
  store<u32>(at, tile, TILE);
  store<i32>(at, room, ROOM);
}

// @ts-ignore: decorator
@inline
function nextMark(graph: usize, mark: i32, offset: i32): i32 {
  return load<i32>(graph + (<usize>((mark >> layout.TILES_MARK_BITS) + offset) << 2));
}

// @ts-ignore: decorator
@inline
function nextWord(automaton: usize, word: u32, way: u32): u32 {
  return <u32>load<i16>(automaton + (((word << 2) + way) << 1));
}

/** Whether no view objects to a step; notes what they say in the record of the child. */
// @ts-ignore: decorator
@inline
function admits(
  own: usize,
  at: usize,
  partitions: i32,
  maps: i32,
  tile: u32,
  way: u32,
  from: u32,
  gap: u32,
  room: i32,
  wide: i32,
): bool {
  if (partitions == 0) return true;
  const slots = load<u32>(own + (tile << 2), SLOT_OF);
  const upper = own + min(from, gap) + BOARD;
  if (!judge(own, at, 0, slots, tile, way, upper, room, wide)) return false;
  if (partitions > 1 && !judge(own, at, 1, slots, tile, way, upper, room, wide)) return false;
  if (maps == 1) return true;
  const seen = <u32>load<u8>(own + way, MAP_DIRECTIONS);
  const there = min(load<u8>(own + from, MAP_CELLS), load<u8>(own + gap, MAP_CELLS));
  const board = own + <usize>there + BOARD_MAPPED;
  if (!judge(own, at, partitions, slots, tile, seen, board, room, wide)) return false;
  return partitions == 1 || judge(own, at, 3, slots, tile, seen, board, room, wide);
}

/** Whether a view does not object; `upper`: address of the first of the two cells. */
// @ts-ignore: decorator
@inline
function judge(
  own: usize,
  at: usize,
  view: i32,
  slots: u32,
  tile: u32,
  way: u32,
  upper: usize,
  room: i32,
  wide: i32,
): bool {
  const slot = load<u64>(own + (slotIn(slots, view) << 3), SLOTS);
  const weight = load<u32>(own + (view << 7) + (tile << 2), WEIGHTS);
  let rank = <u32>slot;
  if (way & 1) {
    rank += weight * (way - 2);
  } else {
    const passing = own + (view << 12) + (tile << 7) + PASSING;
    const gain = weight * (wide == 0 ? width : wide) + allPassed(passing, upper, wide);
    rank = way == 0 ? rank + gain : rank - gain;
  }
  const value = (<u32>load<u8>(tables + (rank >> 1)) >> ((rank & 1) << 2)) & 15;
  const sum = load<u32>(at + (view << 2), SUMS) + value - <u32>(slot >> 32);
  if (<i32>sum > room) return false;
  store<u32>(at + NODE + (view << 2), sum, SUMS);
  store<u64>(at + NODE + (view << 3), <u64>rank | (<u64>value << 32), SLOTS_BEFORE);
  return true;
}

/** What a rank gains by the tiles on the cells after one, a row down to the next. */
// @ts-ignore: decorator
@inline
function allPassed(passing: usize, upper: usize, wide: i32): u32 {
  let gain: u32 = 0;
  if (wide != 0) {
    gain = passed(passing, upper, 1) + passed(passing, upper, 2) + passed(passing, upper, 3);
    return wide == 4 ? gain : gain + passed(passing, upper, 4);
  }
  for (let cell = upper + 1; cell < upper + width; cell++) gain += passed(passing, cell, 0);
  return gain;
}

// @ts-ignore: decorator
@inline
function passed(passing: usize, cell: usize, offset: usize): u32 {
  return load<u32>(passing + (<usize>load<u8>(cell + offset) << 2));
}

// @ts-ignore: decorator
@inline
function slotIn(slots: u32, view: i32): usize {
  return <usize>((slots >> (view << 3)) & 255);
}

/** Moves the tile and exchanges what its slots hold with what the record does. */
// @ts-ignore: decorator
@inline
function play(own: usize, at: usize, partitions: i32, maps: i32, tile: u32, gap: u32): void {
  store<u8>(own + gap, <u8>tile, BOARD);
  if (partitions == 0) return;
  const slots = load<u32>(own + (tile << 2), SLOT_OF);
  exchange(own, at, 0, slots);
  if (partitions > 1) exchange(own, at, 1, slots);
  if (maps == 1) return;
  store<u8>(own + load<u8>(own + gap, MAP_CELLS), <u8>tile, BOARD_MAPPED);
  exchange(own, at, partitions, slots);
  if (partitions > 1) exchange(own, at, 3, slots);
}

// @ts-ignore: decorator
@inline
function exchange(own: usize, at: usize, view: i32, slots: u32): void {
  const slot = own + (slotIn(slots, view) << 3);
  const before = load<u64>(slot, SLOTS);
  store<u64>(slot, load<u64>(at + (view << 3), SLOTS_BEFORE), SLOTS);
  store<u64>(at + (view << 3), before, SLOTS_BEFORE);
}

/** Undoes the step that led to a node: plays the tile to the cell it came from. */
// @ts-ignore: decorator
@inline
function takeBack(own: usize, at: usize, partitions: i32, maps: i32): void {
  play(own, at, partitions, maps, load<u32>(at, TILE), load<u32>(at, GAP));
}
