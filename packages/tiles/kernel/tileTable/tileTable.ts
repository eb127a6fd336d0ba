// Computes the distance of every position of a tile board from the goal, modulo 3, by breadth-first
// search over a dense rank (positions.ts; Korf 2008; Cooperman and Finkelstein 1992 for two bits).
//
// A step along a row changes only the gap, so 60 positions are expanded at once. A step along a
// column permutes the places of all positions of a set in the same way: small tables map the orders
// of the lead and of the tail, and everything that is read and written for a set stays in the
// cache. New positions are marked in the frontier plane only, so one plane holds the current level
// and the next, and pushes need no more memory than steps.
//
// Cost: 239,500,800 positions (3×4, 2×6) take 96 MB, 64 of them for the table, and two or three
// seconds. Rejected: two planes of frontiers (32 MB more); finding the frontier by distance modulo
// 3 (it holds every third level before, too, so all of them are expanded again).
import { nextSet, pushOrder, pushSet, rankOfOrder, rankOfSet, setPush } from '../shared/ranks.ts';
import {
  frontier,
  goalCell,
  height,
  high,
  layOut,
  lead,
  leadParity,
  leadProducts,
  low,
  orders,
  planeBytes,
  setGoal,
  sets,
  tail,
  tailParityOf,
  tailProducts,
  width,
  wordOf,
  writeLead,
} from './positions.ts';

export { farthest, listAt, valueAt } from './lookUp';

/** Whether a push, or a step, is one unit. */
let isPushes: bool = false;

/** Bytes of each plane that are cleared or settled in the time that a set takes. */
const PART_BYTES: usize = 1 << 14;

/** Permutations of the lead whose products are written. */
let written: u32 = 0;
/** Bytes of each plane that are cleared for the goal. */
let cleared: usize = 0;
/** Bytes of the planes in which the level that was expanded is settled. */
let settled: usize = 0;

let level: i32 = 0;
/** Cell, set and rank of the set that are expanded next. */
let cell: i32 = 0;
let places: u32 = 0;
let set: u32 = 0;
let found: f64 = 0;
/** Not 0 when the current level has led to new positions. */
let marked: u64 = 0;

/** Opens the table of a board of 4 to 12 cells; 0: no memory. The goal is level 0. */
export function open(columns: i32, rows: i32, goal: i32, pushes: i32, pagesMax: i32): i32 {
  isPushes = pushes != 0;
  if (!layOut(columns, rows, pagesMax)) return 0;
  written = 0;
  restart(goal);
  return 1;
}

/** Begins anew on the same board: the goal has the gap in this cell. */
export function restart(goalGap: i32): void {
  setGoal(goalGap);
  cleared = 0;
  level = 0;
}

/** Clears a part of the planes; behind the last one, the goal is the frontier. */
function clearPart(): void {
  const bytes = min(PART_BYTES, planeBytes - cleared);
  memory.fill(low + cleared, 255, bytes);
  memory.fill(high + cleared, 255, bytes);
  memory.fill(frontier + cleared, 0, bytes);
  cleared += bytes;
  if (cleared < planeBytes) return;
  const goal = wordOf(goalCell, 0);
  store<u64>(low + goal, ~(<u64>1));
  store<u64>(high + goal, ~(<u64>1));
  store<u64>(frontier + goal, 1);
  beginLevel();
}

function beginLevel(): void {
  cell = 0;
  set = 0;
  places = (1 << lead) - 1;
  settled = 0;
  marked = 0;
}

/**
 * Expands about so many sets of the current level, once the tables are written and cleared; 1 when
 * the next level is complete.
 */
export function step(budget: i32): i32 {
  for (let todo = budget; todo > 0; todo--) {
    if (written < orders) {
      writeLead(written++);
      continue;
    }
    if (cleared < planeBytes) {
      clearPart();
      continue;
    }
    if (cell == width * height) {
      if (settlePart()) return 1;
      continue;
    }
    const from = wordOf(cell, set);
    if (hasFrontier(from)) spread(from);
    places = nextSet(places);
    if (++set == sets) {
      set = 0;
      places = (1 << lead) - 1;
      cell++;
    }
  }
  return 0;
}

/** Positions of the current level in a word. */
// @ts-ignore: decorator
@inline
function current(at: usize): u64 {
  return load<u64>(frontier + at) & ~(load<u64>(low + at) & load<u64>(high + at));
}

function hasFrontier(from: usize): bool {
  for (let at = from; at < from + (orders << 3); at += 8) {
    if (current(at) != 0) return true;
  }
  return false;
}

function spread(from: usize): void {
  const row = cell / width;
  const column = cell % width;
  for (let x = 0; x < width; x++) {
    if (x == column || (!isPushes && abs(x - column) != 1)) continue;
    alongRow(from, wordOf(row * width + x, set));
  }
  for (let y = 0; y < height; y++) {
    if (y == row || (!isPushes && abs(y - row) != 1)) continue;
    alongColumn(from, row, y, column);
  }
}

function alongRow(from: usize, to: usize): void {
  for (let i: usize = 0; i < orders << 3; i += 8) {
    const free = load<u64>(low + to + i) & load<u64>(high + to + i);
    const there = frontier + to + i;
    const marks = current(from + i) & free;
    marked |= marks;
    store<u64>(there, load<u64>(there) | marks);
  }
}

function alongColumn(from: usize, row: i32, other: i32, column: i32): void {
  setPush(width, height, column, row, other);
  const all: u32 = (1 << (width * height - 1)) - 1;
  const moved = pushSet(places);
  const ofLead = rankOfOrder(pushOrder(places, moved), lead);
  const ofTail = rankOfOrder(pushOrder(all ^ places, all ^ moved), tail);
  const to = wordOf(other * width + column, rankOfSet(moved));
  const products = leadProducts + ((ofLead * orders) << 1);
  const even = tailProducts + (ofTail << 7);
  const parity = tailParityOf(cell, places);
  for (let order: u32 = 0; order < orders; order++) {
    let bits = current(from + (order << 3));
    if (bits == 0) continue;
    const at = to + (<usize>load<u16>(products + (order << 1)) << 3);
    const free = load<u64>(low + at) & load<u64>(high + at);
    if (free == 0) continue;
    const halves = even + ((parity ^ load<u8>(leadParity + order)) << 6);
    let marks: u64 = 0;
    for (; bits != 0; bits &= bits - 1) {
      marks |= (<u64>1) << <u64>load<u8>(halves + <usize>ctz(bits));
    }
    marks &= free;
    marked |= marks;
    store<u64>(frontier + at, load<u64>(frontier + at) | marks);
  }
}

/**
 * Gives new positions in a part of the planes their distance, and makes them the frontier; the last
 * one stays. True when all are settled.
 */
function settlePart(): bool {
  if (settled == 0) {
    found = 0;
    if (marked == 0) return true;
    level++;
  }
  const value = level % 3;
  const keepLow: u64 = (value & 1) != 0 ? ~(<u64>0) : 0;
  const keepHigh: u64 = (value & 2) != 0 ? ~(<u64>0) : 0;
  let count: u64 = 0;
  const end = min(settled + PART_BYTES, planeBytes);
  for (let at = settled; at < end; at += 8) {
    const marks = load<u64>(frontier + at);
    if (marks == 0) continue;
    const next = marks & load<u64>(low + at) & load<u64>(high + at);
    store<u64>(frontier + at, next);
    store<u64>(low + at, load<u64>(low + at) & (keepLow | ~next));
    store<u64>(high + at, load<u64>(high + at) & (keepHigh | ~next));
    count += popcnt(next);
  }
  found += <f64>count;
  settled = end;
  if (settled < planeBytes) return false;
  beginLevel();
  return true;
}

/** Positions of the level that `step` has completed. */
export function levelSize(): f64 {
  return found;
}
