// From levels by set and word to a table by rank: half of what each placement's level exceeds the
// Manhattan distances of its tiles by, 4 bits, 15 for all above.
//
// Work is cut by the two cells of the first pair of tiles: their placements fill two stretches of
// the table, which fit into a near cache, and no other work writes there.
import {
  blockBytes,
  count,
  HOMES,
  LEVELS,
  masks,
  pairs,
  PLACES,
  PLANES,
  planeBytes,
  planes,
  RANKS,
  SHARES,
  scratch,
  sets,
  table,
  tiles,
  WEIGHTS,
  width,
  wordBytes,
  words,
} from './patternMemory.ts';
import { parityOf } from './cellSets.ts';
import { wordAt } from './tileOrders.ts';

/** Works to be done: a pair of cells each. */
export function countFolds(): u32 {
  return pairs == 0 ? 1 : (count * (count - 1)) >> 1;
}

/** What each tile on each cell adds to a rank and to the sum of Manhattan distances. */
export function fillShares(): void {
  for (let tile = 0; tile < tiles; tile++) {
    const home = <i32>load<u8>(HOMES + tile);
    const weight = load<u32>(WEIGHTS + (<usize>tile << 2));
    for (let cell = 0; cell < count; cell++) {
      const apart = abs((cell % width) - (home % width)) + abs(cell / width - home / width);
      for (let lower = 0; lower < 8 && lower <= cell; lower++) {
        const share = <u64>((cell - lower) * weight) | (<u64>apart << 32);
        store<u64>(shareAt(tile, cell) + (lower << 3), share);
      }
    }
  }
}

// @ts-ignore: decorator
@inline
function shareAt(tile: i32, cell: i32): usize {
  return SHARES + <usize>(((tile << 5) + cell) << 6);
}

/** Enters the placements with the first pair on two cells. */
export function foldPair(number: u32, parity: u32): void {
  let low = 0;
  let left = <i32>number;
  while (left >= count - 1 - low) left -= count - 1 - low++;
  const high = low + 1 + left;
  const both = ((<u32>1) << low) | ((<u32>1) << high);
  const perPair = pairs == 0 ? words : words / ((tiles * (tiles - 1)) >> 1);
  for (let set: u32 = 0; set < sets; set++) {
    const cells = load<u32>(masks + (<usize>set << 2));
    if (pairs > 0 && (cells & both) != both) continue;
    let at = scratch + PLACES;
    for (let rest = cells; rest != 0; rest &= rest - 1) store<u8>(at++, <u8>ctz(rest));
    const one = popcnt(cells & ((<u32>1 << low) - 1));
    const two = popcnt(cells & ((<u32>1 << high) - 1));
    const from = pairs == 0 ? 0 : (((one * (2 * tiles - one - 1)) >> 1) + two - one - 1) * perPair;
    const odd = parityOf(cells) ^ parity;
    for (let word = from; word < from + perPair; word++) foldWord(set, word, odd);
  }
}

function foldWord(set: u32, word: i32, odd: u32): void {
  readLevels(planes + <usize>set * blockBytes + <usize>word * wordBytes);
  readRanks(word);
  for (let order = 0; order < 1 << pairs; order++) {
    const code = <i32>load<u8>(scratch + order, LEVELS);
    if (code == 0) continue;
    const share = load<u64>(scratch + (order << 3), RANKS);
    const rank = <u32>share;
    const excess = (((code - 1) << 1) + <i32>odd - <i32>(share >> 32)) >> 1;
    if (excess >= 15) continue;
    const at = table + (rank >> 1);
    const shift = (rank & 1) << 2;
    store<u8>(at, <u8>(<u32>load<u8>(at) ^ ((15 ^ <u32>excess) << shift)));
  }
}

/** The levels of all orders of a word, halved, plus 1; 0 for what was never met. */
// @ts-ignore: decorator
@inline
function readLevels(at: usize): void {
  const which = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 1, 2, 4, 8, 16, 32, 64, -128);
  let levels = i64x2.splat(0);
  for (let plane = 0; plane < PLANES; plane++) {
    const from = at + <usize>plane * planeBytes;
    const low = i8x16.splat(load<i8>(from));
    const high = pairs > 3 ? i8x16.splat(load<i8>(from, 1)) : low;
    const both = i8x16.shuffle(low, high, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 16, 16);
    const isSet = i8x16.eq(v128.and(both, which), which);
    levels = v128.or(levels, v128.and(isSet, i8x16.splat(<i8>((<i32>1) << plane))));
  }
  v128.store(scratch + LEVELS, levels);
}

/** Ranks and Manhattan distances of all orders of a word. */
// @ts-ignore: decorator
@inline
function readRanks(word: i32): void {
  const ranks = scratch + RANKS;
  const letters = wordAt(word);
  store<u64>(ranks, 0);
  for (let pair = 0; pair < pairs; pair++) {
    const where = load<u32>(letters + (pair << 2));
    const first = <i32>load<u8>(scratch + (where & 255), PLACES);
    const second = <i32>load<u8>(scratch + ((where >> 8) & 255), PLACES);
    const lower = <usize>((where >> 16) & 255) << 3;
    const lowerThen = <usize>(where >> 24) << 3;
    const tile = pair << 1;
    const inOrder =
      load<u64>(shareAt(tile, first) + lower) + load<u64>(shareAt(tile + 1, second) + lowerThen, 8);
    const turned =
      load<u64>(shareAt(tile, second) + lowerThen) + load<u64>(shareAt(tile + 1, first) + lower);
    const end = ranks + (<usize>8 << pair);
    for (let at = ranks; at < end; at += 8) {
      const share = load<u64>(at);
      store<u64>(at + (<usize>8 << pair), share + turned);
      store<u64>(at, share + inOrder);
    }
  }
  if ((tiles & 1) == 0) return;
  const where = load<u32>(letters + (pairs << 2));
  const cell = <i32>load<u8>(scratch + (where & 255), PLACES);
  const share = load<u64>(shareAt(tiles - 1, cell) + (((where >> 16) & 255) << 3));
  for (let at = ranks; at < ranks + (<usize>8 << pairs); at += 8) {
    store<u64>(at, load<u64>(at) + share);
  }
}
