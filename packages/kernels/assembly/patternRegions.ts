// The connected regions of free cells round the tiles of a pattern. They are numbered by their
// lowest cells. For boards of up to 16 cells all of this is looked up by the set of taken cells;
// else it is flooded anew, which is rare: nearly every placement of a few tiles leaves one region,
// and its first visit is its last.
import { REGION_COUNTS, REGION_OF, REGIONS } from './patternMemory.ts';

let width: i32 = 0;
export let all: u32 = 0;
export let notFirst: u32 = 0;
export let notLast: u32 = 0;
export let isSmall: bool = false;

/** Prepares a board. */
export function openRegions(columns: i32, rows: i32): void {
  width = columns;
  const cells = columns * rows;
  all = cells == 32 ? <u32>-1 : (<u32>1 << cells) - 1;
  let first: u32 = 0;
  for (let row = 0; row < rows; row++) first |= <u32>1 << (row * columns);
  notFirst = all & ~first;
  notLast = all & ~(first << (columns - 1));
  isSmall = cells <= 16;
}

/** Lists, for a small board, the regions round all sets of so many taken cells. */
export function listAllRegions(tiles: i32): void {
  if (!isSmall) return;
  for (let taken: u32 = 0; taken <= all; taken++) {
    if (popcnt(taken) == tiles) listRegions(taken);
  }
}

function listRegions(taken: u32): void {
  let regionOf: u64 = 0;
  let count: u32 = 0;
  for (let rest = all & ~taken; rest != 0; count++) {
    const region = flood(rest & (0 - rest), all & ~taken);
    store<u16>(REGIONS + (((<usize>taken << 3) + count) << 1), <u16>region);
    for (let bits = region; bits != 0; bits &= bits - 1) {
      regionOf |= <u64>count << (<u64>ctz(bits) << 2);
    }
    rest &= ~region;
  }
  store<u64>(REGION_OF + (<usize>taken << 3), regionOf);
  store<u8>(REGION_COUNTS + <usize>taken, <u8>count);
}

/** The free cells connected with a seed. */
export function flood(seed: u32, free: u32): u32 {
  let mask: u32 = 0;
  let wider = seed;
  while (wider != mask) {
    mask = wider;
    const wide = mask | ((mask & notLast) << 1) | ((mask & notFirst) >> 1);
    wider = (wide | (mask << width) | (mask >> width)) & free;
  }
  return mask;
}

/** The cells of all regions whose numbers are set as bits. */
// @ts-ignore: decorator
@inline
export function cellsOf(numbers: u32, taken: u32): u32 {
  if (!isSmall) return floodedCellsOf(numbers, all & ~taken);
  const regions = REGIONS + (<usize>taken << 4);
  let cells = <u32>load<u16>(regions + (<usize>ctz(numbers) << 1));
  for (let bits = numbers & (numbers - 1); bits != 0; bits &= bits - 1) {
    cells |= <u32>load<u16>(regions + (<usize>ctz(bits) << 1));
  }
  return cells;
}

function floodedCellsOf(numbers: u32, free: u32): u32 {
  let cells: u32 = 0;
  let rest = free;
  for (let left = numbers; left != 0; left >>= 1) {
    const region = flood(rest & (0 - rest), free);
    if (left & 1) cells |= region;
    rest &= ~region;
  }
  return cells;
}

/**
 * The bit of the region of a free cell, and above it (from bit 8) the bits of all regions of the
 * placement.
 */
// @ts-ignore: decorator
@inline
export function bitOfRegion(cell: u32, taken: u32): u32 {
  if (!isSmall) return floodedBitOf(cell, all & ~taken);
  const number = <u32>(load<u64>(REGION_OF + (<usize>taken << 3)) >> (<u64>cell << 2)) & 15;
  const every = (<u32>256 << load<u8>(REGION_COUNTS + <usize>taken)) - 256;
  return ((<u32>1) << number) | every;
}

function floodedBitOf(cell: u32, free: u32): u32 {
  let rest = free;
  let bit: u32 = 0;
  let every: u32 = 0;
  for (let next: u32 = 1; rest != 0; next <<= 1) {
    const region = flood(rest & (0 - rest), free);
    if ((region >> cell) & 1) bit = next;
    every |= next << 8;
    rest &= ~region;
  }
  return bit | every;
}
