// Ranks of lists of tiles, and how a push of the gap along a column changes such a list.
//
// A list is the tiles row by row without the gap. Where some of its tiles are is a set of places;
// sets are ranked in the order of the numbers whose bits they are. The order in which tiles fill
// their places, 4 bits a place, is ranked as dictionaries sort.
import { RANK_BINOMIALS, RANK_TARGETS } from '../../src/kernel/pushLayout.ts';

/** u32 [places * 8 + tiles]: binomial coefficients. */
const binomials: usize = RANK_BINOMIALS;
/** u8: where a push leads from each place of a list. */
const way: usize = RANK_TARGETS;

/** Must be called before the others. */
export function openRanks(): void {
  for (let n = 0; n < 32; n++) {
    for (let k = 0; k < 8; k++) {
      const less = n == 0 ? 0 : choose(n - 1, k) + (k == 0 ? 0 : choose(n - 1, k - 1));
      store<u32>(binomials + ((n * 8 + k) << 2), k == 0 ? 1 : less);
    }
  }
}

// @ts-ignore: decorator
@inline
export function choose(n: i32, k: i32): u32 {
  return load<u32>(binomials + ((n * 8 + k) << 2));
}

export function factorial(n: i32): u32 {
  let product: u32 = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return product;
}

/** The rank of a set of at most 7 places. */
export function rankOfSet(places: u32): u32 {
  let rank: u32 = 0;
  let count = 1;
  for (let rest = places; rest != 0; rest &= rest - 1) rank += choose(ctz(rest), count++);
  return rank;
}

/** The next set of as many places. */
export function nextSet(places: u32): u32 {
  const low = places & -places;
  if (low == 0) return 0;
  const carried = places + low;
  return carried | (((places ^ carried) >> 2) / low);
}

export function rankOfOrder(order: u32, size: i32): u32 {
  let rank: u32 = 0;
  let left: u32 = (1 << size) - 1;
  for (let i = 0; i < size; i++) {
    const bit: u32 = 1 << ((order >> (i << 2)) & 15);
    rank = rank * (size - i) + popcnt(left & (bit - 1));
    left ^= bit;
  }
  return rank;
}

export function orderOfRank(rank: u32, size: i32): u32 {
  let radix = factorial(size);
  let rest = rank;
  let left: u32 = (1 << size) - 1;
  let order: u32 = 0;
  for (let i = 0; i < size; i++) {
    radix /= size - i;
    let above = left;
    for (let skip = rest / radix; skip > 0; skip--) above &= above - 1;
    rest %= radix;
    left ^= above & -above;
    order |= ctz(above) << (i << 2);
  }
  return order;
}

/** The order that comes of permuting places: place i gets what was in place `permutation` i. */
export function permuteOrder(order: u32, permutation: u32, size: i32): u32 {
  let product: u32 = 0;
  for (let i = 0; i < size << 2; i += 4) {
    product |= ((order >> (((permutation >> i) & 15) << 2)) & 15) << i;
  }
  return product;
}

/** Writes u16 [permutation][order]: the order that comes of it. */
export function writeProducts(at: usize, size: i32): void {
  const orders = factorial(size);
  for (let by: u32 = 0; by < orders; by++) writeProductsBy(at, size, by);
}

/** Writes what comes of one permutation. */
export function writeProductsBy(at: usize, size: i32, by: u32): void {
  const orders = factorial(size);
  const permutation = orderOfRank(by, size);
  const row = at + ((<usize>by * orders) << 1);
  for (let rank: u32 = 0; rank < orders; rank++) {
    const product = permuteOrder(orderOfRank(rank, size), permutation, size);
    store<u16>(row + (rank << 1), rankOfOrder(product, size));
  }
}

/** Sets the push of the gap along a column, from row to row, for the functions below. */
export function setPush(width: i32, height: i32, column: i32, from: i32, to: i32): void {
  let place: usize = 0;
  for (let cell = 0; cell < width * height; cell++) {
    let y = cell / width;
    const x = cell % width;
    if (x == column) {
      if (y == from) continue;
      if (y > from && y <= to) y--;
      else if (y < from && y >= to) y++;
    }
    const there = y * width + x;
    store<u8>(way + place++, there - <i32>(there > to * width + column));
  }
}

/** Where the push leads a set of places. */
export function pushSet(places: u32): u32 {
  let moved: u32 = 0;
  for (let rest = places; rest != 0; rest &= rest - 1) {
    moved |= 1 << load<u8>(way + <usize>ctz(rest));
  }
  return moved;
}

/** How the push permutes the order of the tiles that fill these places. */
export function pushOrder(places: u32, moved: u32): u32 {
  let permutation: u32 = 0;
  let from = 0;
  for (let rest = places; rest != 0; rest &= rest - 1, from++) {
    const to = popcnt(moved & ((1 << load<u8>(way + <usize>ctz(rest))) - 1));
    permutation |= from << (to << 2);
  }
  return permutation;
}

export function invertOrder(permutation: u32, size: i32): u32 {
  let inverse: u32 = 0;
  for (let i = 0; i < size; i++) inverse |= i << (((permutation >> (i << 2)) & 15) << 2);
  return inverse;
}
