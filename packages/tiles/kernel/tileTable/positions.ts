// The positions of a tile board as addresses: a dense rank in three planes of bits.
//
// A position is the cell of the gap and the list of the other tiles. The last (up to five) tiles of
// the goal's list are the tail, the others the lead. A position's rank has four digits: the gap,
// the set of places that the lead fills, the order of the lead, and half the order of the tail
// (parity tells the other half). The last digit has at most 60 values: one bit each in a word, and
// words of one place in three planes: two bits of the distance, 3 where it is unknown, and the
// frontier.
import { openPages, takePages } from '../../../platform/kernel/pages.ts';
import {
  choose,
  factorial,
  openRanks,
  orderOfRank,
  permuteOrder,
  rankOfOrder,
  writeProductsBy,
} from '../shared/ranks.ts';

const TAIL_MAX: i32 = 5;

export let width: i32 = 0;
export let height: i32 = 0;
export let goalCell: i32 = 0;
export let lead: i32 = 0;
export let tail: i32 = 0;
export let sets: u32 = 0;
export let orders: u32 = 0;

/** The planes: words of 8 bytes by gap, set and order of the lead. */
export let low: usize = 0;
export let high: usize = 0;
export let frontier: usize = 0;
export let planeBytes: usize = 0;
/** u16 [permutation][order of the lead]. */
export let leadProducts: usize = 0;
/** u8 [permutation][parity][half an order of the tail]: half the order it becomes. */
export let tailProducts: usize = 0;
/** u8 by order: 1 where it is odd. */
export let leadParity: usize = 0;

/** Lays out the planes of a board of 4 to 12 cells and the tables beside them; false: no memory. */
export function layOut(columns: i32, rows: i32, pagesMax: i32): bool {
  assert(columns * rows <= 12);
  width = columns;
  height = rows;
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
  if (leadProducts == 0) return false;
  tailProducts = leadProducts + ((orders * orders * 2 + 63) & ~63);
  leadParity = tailProducts + tails * 128;
  low = leadProducts + ((small + 63) & ~63);
  if (low + 3 * planeBytes > <usize>memory.size() << 16) {
    if (takePages(1) == 0) return false;
  }
  high = low + planeBytes;
  frontier = high + planeBytes;
  writeTail(tails);
  return true;
}

/** The goal has the gap in this cell. */
export function setGoal(goalGap: i32): void {
  goalCell = goalGap;
}

/** Writes all that is kept of one order of the lead. */
export function writeLead(rank: u32): void {
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

export function parityOf(order: u32, size: i32): u32 {
  let inversions: u32 = 0;
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      inversions += <u32>(((order >> (i << 2)) & 15) > ((order >> (j << 2)) & 15));
    }
  }
  return inversions & 1;
}

/** Where in a plane the words of a gap's cell and a set begin. */
// @ts-ignore: decorator
@inline
export function wordOf(gap: i32, rankOfPlaces: u32): usize {
  return (<usize>(<u32>gap * sets + rankOfPlaces) * orders) << 3;
}

/** Parity of the tail's order where the gap is in a cell, the lead in these places and even. */
export function tailParityOf(gap: i32, leadPlaces: u32): u32 {
  const rows = gap / width - goalCell / width;
  let sum = rows * (width - 1);
  let before = 0;
  for (let rest = leadPlaces; rest != 0; rest &= rest - 1) sum += <i32>ctz(rest) - before++;
  return sum & 1;
}
