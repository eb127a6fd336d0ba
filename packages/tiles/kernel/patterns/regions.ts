// The connected regions of free cells round the tiles of a pattern. They are numbered by their
// lowest cells. For boards of up to 16 cells all of this is looked up by the set of taken cells;
// else it is flooded anew, which is rare: most placements of a few tiles leave one region.
import { REGION_COUNTS, REGION_OF, REGIONS } from './patternMemory.ts';

let width: i32 = 0;
export let all: u32 = 0;
export let notFirst: u32 = 0;
export let notLast: u32 = 0;
/** Cells of one colour of a chessboard. */
export let black: u32 = 0;
let isSmall: bool = false;

/** Prepares a board. */
export function openRegions(columns: i32, rows: i32): void {
  width = columns;
  const cells = columns * rows;
  all = cells == 32 ? <u32>-1 : (<u32>1 << cells) - 1;
  let first: u32 = 0;
  for (let row = 0; row < rows; row++) first |= <u32>1 << (row * columns);
  notFirst = all & ~first;
  notLast = all & ~(first << (columns - 1));
  black = 0;
  for (let cell = 0; cell < cells; cell++) {
    if (((cell % columns) + cell / columns) & 1) black |= (<u32>1) << cell;
  }
  isSmall = cells <= 16;
}

/** Lists, for a small board, the regions round a set of taken cells; how many there are. */
export function listRegions(taken: u32): u32 {
  if (!isSmall) return countRegions(taken);
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
  return count;
}

/** How many regions there are round a set of taken cells. */
export function countRegions(taken: u32): u32 {
  const free = all & ~taken;
  let number: u32 = 0;
  for (let rest = free; rest != 0; number++) rest &= ~flood(rest & (0 - rest), free);
  return number;
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

/** The region with the lowest of some free cells, which are whole regions. */
// @ts-ignore: decorator
@inline
export function regionOfLowest(rest: u32, taken: u32, number: u32): u32 {
  if (isSmall) return <u32>load<u16>(REGIONS + (<usize>taken << 4) + (<usize>number << 1));
  return flood(rest & (0 - rest), all & ~taken);
}

/** The number of the region of a free cell. */
// @ts-ignore: decorator
@inline
export function regionNumber(cell: u32, taken: u32): u32 {
  if (isSmall) return <u32>(load<u64>(REGION_OF + (<usize>taken << 3)) >> (<u64>cell << 2)) & 15;
  return floodedNumber(cell, all & ~taken);
}

function floodedNumber(cell: u32, free: u32): u32 {
  let number: u32 = 0;
  let rest = free;
  for (;;) {
    const region = flood(rest & (0 - rest), free);
    if ((region >> cell) & 1) break;
    rest &= ~region;
    number++;
  }
  return number;
}
