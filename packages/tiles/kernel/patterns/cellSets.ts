// Ranks the sets of cells that the tiles of a pattern can occupy, in the combinatorial number
// system (Knuth 2011, 7.2.1.3): the number of a set is a sum of binomial coefficients, one for each
// cell, and numbers ascend as the sets' bits do when read as integers. A tile's step changes the
// number by a few look-ups. The set of each number, and where its regions begin, are listed: 8
// bytes a set.
import {
  BINOMIALS,
  blockBytes,
  bits,
  count,
  firsts,
  masks,
  sets,
  tiles,
} from './patternMemory.ts';
import { black, countRegions, listRegions } from './regions.ts';

/** The smallest set, and the next of as many cells (Gosper 1972). */
// @ts-ignore: decorator
@inline
export function firstSet(): u32 {
  return (<u32>1 << tiles) - 1;
}

// @ts-ignore: decorator
@inline
export function nextSet(set: u32): u32 {
  const carried = set + (set & (0 - set));
  return carried | ((<u32>1 << (popcnt(set ^ carried) - 2)) - 1);
}

/** How many regions of free cells there are round all sets. */
export function countAllRegions(): u32 {
  let sum: u32 = 0;
  let set = firstSet();
  for (let number: u32 = 0; number < sets; number++) {
    sum += countRegions(set);
    set = nextSet(set);
  }
  return sum;
}

/** Lists the sets, and where the regions of each begin. */
export function listSets(): void {
  for (let cell = 0; cell <= count; cell++) {
    let below: u32 = 1;
    for (let k = 0; k < 16; k++) {
      store<u32>(BINOMIALS + (<usize>((cell << 4) + k) << 2), below);
      below = k < cell ? <u32>((<u64>below * (cell - k)) / (k + 1)) : 0;
    }
  }
  let first: u32 = 0;
  let set = firstSet();
  for (let number: u32 = 0; number < sets; number++) {
    store<u32>(masks + (<usize>number << 2), set);
    store<u32>(firsts + (<usize>number << 2), first);
    first += listRegions(set);
    set = nextSet(set);
  }
  store<u32>(firsts + (<usize>sets << 2), first);
}

/** Sets of k cells below a cell. */
// @ts-ignore: decorator
@inline
function binomial(cell: u32, k: u32): u32 {
  return load<u32>(BINOMIALS + (<usize>((cell << 4) + k) << 2));
}

export function numberOfSet(set: u32): u32 {
  let number: u32 = 0;
  let k: u32 = 1;
  for (let rest = set; rest != 0; rest &= rest - 1) number += binomial(ctz(rest), k++);
  return number;
}

/** What the number of a set gains when its cell at a place (from 0) is exchanged for another. */
// @ts-ignore: decorator
@inline
export function gainOf(from: u32, place: u32, to: u32, placeThen: u32): u32 {
  return binomial(to, placeThen + 1) - binomial(from, place + 1);
}

/** What it gains when cells of it, the first of them at a place, all change places by one. */
// @ts-ignore: decorator
@inline
export function gainOfPassed(passed: u32, place: u32, isUp: bool): u32 {
  let gain: u32 = 0;
  let k = place + 1;
  for (let rest = passed; rest != 0; rest &= rest - 1, k++) {
    const cell = ctz(rest);
    gain += binomial(cell, isUp ? k + 1 : k - 1) - binomial(cell, k);
  }
  return gain;
}

/** 1 if an odd number of cells of a set is of one colour of a chessboard: each step changes it. */
// @ts-ignore: decorator
@inline
export function parityOf(set: u32): u32 {
  return popcnt(set & black) & 1;
}

// @ts-ignore: decorator
@inline
export function setAt(number: u32): u32 {
  return load<u32>(masks + (<usize>number << 2));
}

/** The number of the first region round a set. */
// @ts-ignore: decorator
@inline
export function firstRegion(number: u32): u32 {
  return load<u32>(firsts + (<usize>number << 2));
}

// @ts-ignore: decorator
@inline
export function bitsOf(region: u32): usize {
  return bits + <usize>region * blockBytes;
}

