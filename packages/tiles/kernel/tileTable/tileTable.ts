// Computes the distance of every position of a tile board from the goal, modulo 3, by breadth-first
// search over a dense rank (Korf 2008; Cooperman and Finkelstein 1992 for the two bits).
//
// A position is the cell of the gap and the list of the other tiles. The last (up to five) tiles of
// the goal's list are the tail, the others the lead. A position's rank has four digits: the gap,
// the set of places that the lead fills, the order of the lead, and half the order of the tail
// (parity tells the other half). The last digit has at most 60 values: one bit each in a word, and
// words of one place in three planes: two bits of the distance, 3 where it is unknown, and the
// frontier.
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
import { openPages, takePages } from '../../../platform/kernel/pages.ts';
import {
  choose,
  factorial,
  nextSet,
  openRanks,
  orderOfRank,
  permuteOrder,
  pushOrder,
  pushSet,
  rankOfOrder,
  rankOfSet,
  setPush,
  writeProductsBy,
} from '../shared/ranks.ts';

const TAIL_MAX: i32 = 5;

let width: i32 = 0;
let height: i32 = 0;
let goalCell: i32 = 0;
/** Whether a push, or a step, is one unit. */
let isPushes: bool = false;
let lead: i32 = 0;
let tail: i32 = 0;
let sets: u32 = 0;
let orders: u32 = 0;

/** The planes: words of 8 bytes by gap, set and order of the lead. */
let low: usize = 0;
let high: usize = 0;
let frontier: usize = 0;
let planeBytes: usize = 0;
/** u16 [permutation][order of the lead]. */
let leadProducts: usize = 0;
/** u8 [permutation][parity][half an order of the tail]: half the order it becomes. */
let tailProducts: usize = 0;
/** u8 by order: 1 where it is odd. */
let leadParity: usize = 0;

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

/** u8 by place: the tiles of a list to be looked up, each its place in the goal's list. */
const list: usize = memory.data(16);

export function listAt(): usize {
  return list;
}

/** Opens the table of a board of 4 to 12 cells; 0: no memory. The goal is level 0. */
export function open(columns: i32, rows: i32, goal: i32, pushes: i32, pagesMax: i32): i32 {
  assert(columns * rows <= 12);
  width = columns;
  height = rows;
  goalCell = goal;
  isPushes = pushes != 0;
  const slots = columns * rows - 1;
  tail = min(TAIL_MAX, slots);
  lead = slots - tail;
  openRanks();
  openPages(min(pagesMax, 65535), <usize>memory.size() << 16);
  sets = choose(slots, lead);
  orders = factorial(lead);
  const tails = factorial(tail);
  planeBytes = <usize>(columns * rows) * sets * orders * 8;
  const small = ((orders * orders * 2 + 63) & ~63) + tails * 128 + orders;
  leadProducts = takePages(<i32>((3 * planeBytes + small + 65535) >> 16));
  if (leadProducts == 0) return 0;
  tailProducts = leadProducts + ((orders * orders * 2 + 63) & ~63);
  leadParity = tailProducts + tails * 128;
  low = leadProducts + ((small + 63) & ~63);
  if (low + 3 * planeBytes > <usize>memory.size() << 16) {
    if (takePages(1) == 0) return 0;
  }
  high = low + planeBytes;
  frontier = high + planeBytes;
  written = 0;
  writeTail(tails);
  restart(goal);
  return 1;
}

/** Writes all that is kept of one order of the lead. */
function writeLead(rank: u32): void {
  writeProductsBy(leadProducts, lead, rank);
  store<u8>(leadParity + rank, parityOf(orderOfRank(rank, lead), lead));
}

function writeTail(tails: u32): void {
  for (let by: u32 = 0; by < tails; by++) {
    const permutation = orderOfRank(by, tail);
    for (let rank: u32 = 0; rank < tails; rank++) {
      const order = orderOfRank(rank, tail);
      const at = tailProducts + (by << 7) + (parityOf(order, tail) << 6) + (rank >> 1);
      store<u8>(at, rankOfOrder(permuteOrder(order, permutation, tail), tail) >> 1);
    }
  }
}

function parityOf(order: u32, size: i32): u32 {
  let inversions: u32 = 0;
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      inversions += <u32>(((order >> (i << 2)) & 15) > ((order >> (j << 2)) & 15));
    }
  }
  return inversions & 1;
}

/** Begins anew on the same board: the goal has the gap in this cell. */
export function restart(goalGap: i32): void {
  goalCell = goalGap;
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

/** Where in a plane the words of a gap's cell and a set begin. */
// @ts-ignore: decorator
@inline
function wordOf(gap: i32, rankOfPlaces: u32): usize {
  return (<usize>(<u32>gap * sets + rankOfPlaces) * orders) << 3;
}

/** Parity of the tail's order where the gap is in a cell, the lead in these places and even. */
function tailParityOf(gap: i32, leadPlaces: u32): u32 {
  const rows = gap / width - goalCell / width;
  let sum = rows * (width - 1);
  let before = 0;
  for (let rest = leadPlaces; rest != 0; rest &= rest - 1) sum += <i32>ctz(rest) - before++;
  return sum & 1;
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
    const marked = load<u64>(frontier + at);
    if (marked == 0) continue;
    const next = marked & load<u64>(low + at) & load<u64>(high + at);
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

/**
 * Lists the position number `n` of the farthest from the goal, once a level was empty: its gap's
 * cell, or -1 if there are no more.
 */
export function farthest(n: i32): i32 {
  let left = n;
  for (let at: usize = 0; at < planeBytes; at += 8) {
    let bits = load<u64>(frontier + at);
    const count = <i32>popcnt(bits);
    if (left >= count) {
      left -= count;
      continue;
    }
    for (; left > 0; left--) bits &= bits - 1;
    return listPosition(<u32>(at >> 3), <u32>ctz(bits));
  }
  return -1;
}

function listPosition(word: u32, half: u32): i32 {
  const order = word % orders;
  const gap = <i32>(word / orders / sets);
  let leadPlaces: u32 = (1 << lead) - 1;
  for (let i = (word / orders) % sets; i > 0; i--) leadPlaces = nextSet(leadPlaces);
  const parity = tailParityOf(gap, leadPlaces) ^ load<u8>(leadParity + order);
  let leadOrder = orderOfRank(order, lead);
  let tailOrder = orderOfRank(2 * half, tail);
  if (parityOf(tailOrder, tail) != parity) tailOrder = orderOfRank(2 * half + 1, tail);
  for (let place = 0; place < lead + tail; place++) {
    if (((leadPlaces >> place) & 1) != 0) {
      store<u8>(list + place, leadOrder & 15);
      leadOrder >>= 4;
    } else {
      store<u8>(list + place, (tailOrder & 15) + lead);
      tailOrder >>= 4;
    }
  }
  return gap;
}

/** Distance modulo 3 of the list with the gap in a cell; 3: it cannot be reached. */
export function valueAt(gap: i32): i32 {
  let leadPlaces: u32 = 0;
  let leadOrder: u32 = 0;
  let tailOrder: u32 = 0;
  let leads = 0;
  let tails = 0;
  for (let place = 0; place < lead + tail; place++) {
    const tile = <u32>load<u8>(list + place);
    if (tile < <u32>lead) {
      leadPlaces |= 1 << place;
      leadOrder |= tile << (leads++ << 2);
    } else tailOrder |= (tile - lead) << (tails++ << 2);
  }
  const odd = tailParityOf(gap, leadPlaces) ^ parityOf(leadOrder, lead);
  if (odd != parityOf(tailOrder, tail)) return 3;
  const at = wordOf(gap, rankOfSet(leadPlaces)) + (rankOfOrder(leadOrder, lead) << 3);
  const bit = <u64>(rankOfOrder(tailOrder, tail) >> 1);
  const lowBit = (load<u64>(low + at) >> bit) & 1;
  return <i32>(lowBit | (((load<u64>(high + at) >> bit) & 1) << 1));
}
