/*
 * Dense numbers for pictures of a tile board: each picture is a permutation of 0 … n-1 (0 the gap),
 * and its rank is its place among all n! in lexicographic order (D. H. Lehmer 1960). The digit of a
 * cell is how many smaller tiles lie after it; a bit set of the tiles already met makes that one
 * population count, so a rank costs n small operations.
 *
 * Only half of all pictures can be reached. Their rank puts the gap's cell first, then the order of
 * the other tiles. Two orders that differ in their last two tiles are neighbours in that list and
 * of different parity, so halving the place leaves no hole: ranks 0 … n!/2 - 1, and the class of
 * the picture tells the two apart again.
 *
 * Myrvold and Ruskey (2001) rank in linear time without the count, but in an order that means
 * nothing to a reader and does not halve. A number holds 18! exactly; larger boards take bigint.
 */
import { type TileClass, tileClassOf } from './parity.ts';

/**
 * Most cells whose ranks a number holds exactly.
 *
 * @example
 * ```ts
 * import { RANK_CELLS_MAX } from 'glissade/core';
 * console.log(RANK_CELLS_MAX); // → 18
 * ```
 */
export const RANK_CELLS_MAX = 18;

const FACTORIALS = /* @__PURE__ */ Array.from({ length: RANK_CELLS_MAX + 1 }, (_, n) => {
  let product = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return product;
});

/**
 * The place of a picture among all of its board, 0 … n!-1. Throws above 18 cells.
 *
 * @example
 * ```ts
 * import { rankTiles } from 'glissade/core';
 * console.log(rankTiles([0, 1, 2, 3]), rankTiles([3, 2, 1, 0])); // → 0 23
 * ```
 */
export function rankTiles(tiles: ArrayLike<number>): number {
  requireSmall(tiles.length);
  return rankOrder(tiles);
}

/**
 * The picture with this rank; `count` is the number of cells, at most 18. A new array.
 *
 * @example
 * ```ts
 * import { unrankTiles } from 'glissade/core';
 * console.log(unrankTiles(23, 4)); // → Uint16Array(4) [ 3, 2, 1, 0 ]
 * ```
 */
export function unrankTiles(rank: number, count: number): Uint16Array {
  requireSmall(count);
  requireRank(rank, FACTORIALS[count]!);
  const tiles = new Uint16Array(count);
  const left = Array.from({ length: count }, (_, tile) => tile);
  let rest = rank;
  for (let i = 0; i < count; i++) {
    const weight = FACTORIALS[count - 1 - i]!;
    const digit = Math.floor(rest / weight);
    rest -= digit * weight;
    tiles[i] = left.splice(digit, 1)[0]!;
  }
  return tiles;
}

/**
 * As `rankTiles`, for any number of cells.
 *
 * @example
 * ```ts
 * import { rankTilesBig } from 'glissade/core';
 * console.log(rankTilesBig(Array.from({ length: 25 }, (_, cell) => 24 - cell)));
 * // → 15511210043330985983999999n
 * ```
 */
export function rankTilesBig(tiles: ArrayLike<number>): bigint {
  const left = Array.from({ length: tiles.length }, (_, tile) => tile);
  let rank = BigInt(0);
  for (let i = 0; i < tiles.length; i++) {
    const digit = left.indexOf(tiles[i]!);
    left.splice(digit, 1);
    rank = rank * BigInt(tiles.length - i) + BigInt(digit);
  }
  return rank;
}

/**
 * As `unrankTiles`, for any number of cells. A new array.
 *
 * @example
 * ```ts
 * import { unrankTilesBig } from 'glissade/core';
 * console.log(unrankTilesBig(23n, 4)); // → Uint16Array(4) [ 3, 2, 1, 0 ]
 * ```
 */
export function unrankTilesBig(rank: bigint, count: number): Uint16Array {
  const digits: number[] = [];
  let rest = rank;
  for (let base = 1; base <= count; base++) {
    digits.unshift(Number(rest % BigInt(base)));
    rest /= BigInt(base);
  }
  // More than there are states, or less than none.
  if (rank < BigInt(0) || rest !== BigInt(0)) throw noRank(rank);
  const left = Array.from({ length: count }, (_, tile) => tile);
  return Uint16Array.from(digits, (digit) => left.splice(digit, 1)[0]!);
}

/**
 * The place of a picture among those of its class, 0 … n!/2-1. Throws above 18 cells.
 *
 * @example
 * ```ts
 * import { rankReachable } from 'glissade/core';
 * console.log(rankReachable([1, 2, 3, 0])); // → 9
 * ```
 */
export function rankReachable(tiles: ArrayLike<number>): number {
  const count = tiles.length;
  requireSmall(count);
  const order: number[] = [];
  let gap = 0;
  for (let cell = 0; cell < count; cell++) {
    if (tiles[cell] === 0) gap = cell;
    else order.push(tiles[cell]! - 1);
  }
  return gap * (FACTORIALS[count - 1]! / 2) + Math.floor(rankOrder(order) / 2);
}

/**
 * The picture with this rank among those of a class; the inverse of `rankReachable`. A new array.
 *
 * @example
 * ```ts
 * import { unrankReachable } from 'glissade/core';
 * console.log(unrankReachable(9, 2, 2, 0)); // → Uint16Array(4) [ 1, 3, 2, 0 ]
 * ```
 */
export function unrankReachable(
  rank: number,
  width: number,
  height: number,
  tileClass: TileClass,
): Uint16Array {
  const count = width * height;
  requireSmall(count);
  const orders = FACTORIALS[count - 1]! / 2;
  requireRank(rank, orders * count);
  const gap = Math.floor(rank / orders);
  const order = unrankTiles((rank - gap * orders) * 2, count - 1);
  const tiles = new Uint16Array(count);
  for (let i = 0; i < order.length; i++) tiles[i < gap ? i : i + 1] = order[i]! + 1;
  if (tileClassOf(tiles, width) === tileClass) return tiles;
  const last = gap === count - 1 ? count - 2 : count - 1;
  const beforeLast = last - 1 === gap ? last - 2 : last - 1;
  [tiles[last], tiles[beforeLast]] = [tiles[beforeLast]!, tiles[last]!];
  return tiles;
}

function rankOrder(order: ArrayLike<number>): number {
  let used = 0;
  let rank = 0;
  for (let i = 0; i < order.length; i++) {
    const value = order[i]!;
    const smaller = value - countBits(used & ((1 << value) - 1));
    rank += smaller * FACTORIALS[order.length - 1 - i]!;
    used |= 1 << value;
  }
  return rank;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function requireSmall(count: number): void {
  if (count <= RANK_CELLS_MAX) return;
  throw new RangeError(
    `${count} cells have too many states for a number: use the bigint ranks above 18 cells`,
  );
}

/** Throws RangeError for what would be taken for the rank of another state. */
function requireRank(rank: number, states: number): void {
  if (!(Number.isInteger(rank) && rank >= 0 && rank < states)) throw noRank(rank);
}

function noRank(rank: number | bigint): RangeError {
  return new RangeError(`no state has rank ${rank}; ranks start at 0`);
}
