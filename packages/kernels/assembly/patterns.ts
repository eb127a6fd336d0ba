// Builds an additive pattern database (Korf and Felner 2002): for every placement of a few tiles
// the least number of their own steps to their goal cells, going round each other with the gap. A
// node is a placement and a region of free cells that holds the gap; levels are scanned in the
// order of ranks, and every step of a tile into a fresh region is looked up.
//
// A placement's rank is dense: digit i of mixed radix n, n-1, n-2 … says where tile i is among the
// cells that the tiles before it leave. It is never computed: a step sideways passes no tile and
// changes one digit by 1; a step down passes the tiles on the cells between, and each changes one
// digit by 1, its own or that of the tile that goes. So a rank gains width * weight + a sum of
// looked-up numbers. The last tiles move within one stretch of memory and the first ones move whole
// stretches, so the look-ups, though many, stay near the caches.
//
// Two bytes a placement: the regions seen (all bits set when none is left: most look-ups end
// there) and the regions that wait to be expanded. Those of this level and those of the next share
// a byte, since a step changes the parity of Manhattan distance: a placement belongs to odd levels
// or to even ones. The result is 4 bits a placement, half of what its distance exceeds the
// Manhattan distance of its tiles; 15 stands for 15 or more.
//
// Refused: a bit mask of cells a region (2 to 4 times the memory); an index with holes, one digit
// of base n a tile (6 of 16 cells: 2.9 times the memory, and look-ups by the search miss the
// caches more often).
import {
  NOBODY,
  PATTERN_GAP,
  PATTERN_HEIGHT,
  PATTERN_NUMBER,
  PATTERN_THREADS_MAX,
  PATTERN_TILES,
  PATTERN_WIDTH,
  SCRATCH_BYTES,
  SCRATCH_LARGE,
  SCRATCH_SMALL,
} from '../src/patternsLayout.ts';
import {
  ALONE,
  CELLS,
  clearOccupants,
  FREE_CELLS,
  HOMES,
  LAST_TILES,
  OCCUPANTS,
  PASSING,
  scratch,
  takeScratch,
  WEIGHTS,
} from './patternMemory.ts';
import {
  all,
  bitOfRegion,
  cellsOf,
  listAllRegions,
  notFirst,
  notLast,
  openRegions,
} from './patternRegions.ts';

/** Number of the pattern that this thread has read. */
let number: i32 = -1;
let width: i32 = 0;
let count: i32 = 0;
let tiles: i32 = 0;
/** Tiles enumerated inside a block, and their placements. */
let lastTiles: i32 = 0;
let blockSize: u32 = 0;
/** Placements. */
let size: u32 = 0;
let seen: usize = 0;
let waiting: usize = 0;
let table: usize = 0;
/** Cells of one colour of a chessboard, and how many tiles stand on it in the goal, modulo 2. */
let black: u32 = 0;
let parity: u32 = 0;
/** Of the block at hand: taken cells and the sum of the tiles' Manhattan distances. */
let taken: u32 = 0;
let alone: i32 = 0;

/** Reads the pattern the host wrote; how many bytes of memory are needed. */
export function prepare(): u32 {
  number = load<i32>(PATTERN_NUMBER);
  width = load<i32>(PATTERN_WIDTH);
  tiles = load<i32>(PATTERN_TILES);
  count = width * load<i32>(PATTERN_HEIGHT);
  size = 1;
  for (let tile = tiles - 1; tile >= 0; tile--) {
    store<u32>(WEIGHTS + (<usize>tile << 2), size);
    size *= count - tile;
  }
  lastTiles = min(tiles, 3);
  blockSize = 1;
  for (let tile = tiles - lastTiles; tile < tiles; tile++) blockSize *= count - tile;
  openRegions(width, load<i32>(PATTERN_HEIGHT));
  black = blackCells();
  parity = 0;
  for (let tile = 0; tile < tiles; tile++) {
    parity ^= (black >> <u32>load<u8>(HOMES + tile)) & 1;
  }
  const first: usize = count <= 16 ? SCRATCH_SMALL : SCRATCH_LARGE;
  takeScratch(first);
  seen = first + PATTERN_THREADS_MAX * SCRATCH_BYTES;
  waiting = seen + size + 16;
  table = waiting + size + 16;
  return <u32>table + ((size + 1) >> 1) + 16;
}

function blackCells(): u32 {
  let cells: u32 = 0;
  for (let cell = 0; cell < count; cell++) {
    if (((cell % width) + cell / width) & 1) cells |= (<u32>1) << cell;
  }
  return cells;
}

/** Address of the table, then its bytes; blocks to be scanned a level. */
export function tableAt(): u32 {
  return <u32>table;
}

export function tableBytes(): u32 {
  return (size + 1) >> 1;
}

export function blocks(): u32 {
  return size / blockSize;
}

/** Fills the tables of the board and marks the goal; memory must have been grown. */
export function begin(): void {
  clearOccupants();
  listAllRegions(tiles);
  memory.fill(seen, 0, waiting - seen + size);
  memory.fill(table, 0xff, tableBytes());
  fillSteps();
  fillLastTiles();
  let goal: u32 = 0;
  let rank: u32 = 0;
  for (let tile = 0; tile < tiles; tile++) {
    const home = <u32>load<u8>(HOMES + tile);
    const below = popcnt(goal & (((<u32>1) << home) - 1));
    rank += (home - below) * load<u32>(WEIGHTS + (<usize>tile << 2));
    goal |= (<u32>1) << home;
  }
  note(rank, load<i32>(PATTERN_GAP), goal);
}

/** What steps need to know: Manhattan distances, and what passing a tile is worth. */
function fillSteps(): void {
  for (let tile = 0; tile < tiles; tile++) {
    const home = <i32>load<u8>(HOMES + tile);
    for (let cell = 0; cell < count; cell++) {
      const apart = abs((cell % width) - (home % width)) + abs(cell / width - home / width);
      store<u8>(ALONE + (tile << 5) + cell, <u8>apart);
    }
    const own = load<i32>(WEIGHTS + (<usize>tile << 2));
    for (let other = 0; other < 16; other++) {
      const theirs = other < tiles ? load<i32>(WEIGHTS + (<usize>other << 2)) : 0;
      const gain = other < tile ? -own : other > tile ? theirs : 0;
      store<i32>(PASSING + (((tile << 4) + other) << 2), gain);
    }
  }
}

function fillLastTiles(): void {
  const free = count - tiles + lastTiles;
  for (let entry: u32 = 0; entry < blockSize; entry++) {
    let rest = entry;
    let divisor = blockSize;
    let used: u32 = 0;
    let places: u32 = 0;
    for (let tile = 0; tile < lastTiles; tile++) {
      divisor /= free - tile;
      let digit = rest / divisor;
      rest %= divisor;
      let place: u32 = 0;
      while ((used >> place) & 1 || digit-- > 0) place++;
      used |= (<u32>1) << place;
      places |= place << (tile << 3);
    }
    store<u32>(LAST_TILES + (<usize>entry << 2), places);
  }
}

/**
 * Expands what waits for this level in some blocks; how many placements did. Several threads may
 * scan blocks of one level, begun by one of them.
 */
export function scan(from: u32, to: u32, level: i32): u32 {
  if (load<i32>(PATTERN_NUMBER) != number) {
    prepare();
    clearOccupants();
  }
  let expanded: u32 = 0;
  for (let block = from; block < to; block++) expanded += scanBlock(block, level);
  return expanded;
}

function scanBlock(block: u32, level: i32): u32 {
  const base = block * blockSize;
  const at = waiting + base;
  let expanded: u32 = 0;
  let isOpen = false;
  for (let entry: u32 = 0; entry < blockSize; entry++) {
    while (entry + 8 <= blockSize && load<u64>(at + entry) == 0) entry += 8;
    if (entry >= blockSize) break;
    const fresh = <u32>load<u8>(at + entry);
    if (fresh == 0) continue;
    if (!isOpen) {
      placeFirst(block);
      isOpen = true;
    }
    let set = taken;
    let steps = alone;
    let places = load<u32>(LAST_TILES + (<usize>entry << 2));
    for (let tile = tiles - lastTiles; tile < tiles; tile++, places >>= 8) {
      const cell = load<u8>(scratch + (places & 255), FREE_CELLS);
      store<u8>(scratch + tile, cell, CELLS);
      set |= (<u32>1) << cell;
      steps += load<u8>(ALONE + (tile << 5) + cell);
    }
    if ((popcnt(set & black) & 1) != ((<u32>level & 1) ^ parity)) continue;
    store<u8>(at + entry, 0);
    enter(base + entry, (level - steps) >> 1);
    expand(base + entry, fresh, set);
    expanded++;
  }
  if (isOpen) clearOccupants();
  return expanded;
}

/** Places all but the last tiles by the number of a block. */
function placeFirst(block: u32): void {
  const first = tiles - lastTiles;
  let rest = block;
  let divisor = size / blockSize;
  taken = 0;
  alone = 0;
  for (let tile = 0; tile < first; tile++) {
    divisor /= count - tile;
    let digit = rest / divisor;
    rest %= divisor;
    let cell: u32 = 0;
    while ((taken >> cell) & 1 || digit-- > 0) cell++;
    taken |= (<u32>1) << cell;
    store<u8>(scratch + tile, <u8>cell, CELLS);
    store<u8>(scratch + cell, <u8>tile, OCCUPANTS);
    alone += load<u8>(ALONE + (tile << 5) + cell);
  }
  let at = scratch + FREE_CELLS;
  for (let bits = all & ~taken; bits != 0; bits &= bits - 1) store<u8>(at++, <u8>ctz(bits));
}

/** Enters half the excess of a placement if it is met for the first time. */
// @ts-ignore: decorator
@inline
function enter(rank: u32, excess: i32): void {
  const at = table + (rank >> 1);
  const shift = (rank & 1) << 2;
  const byte = <u32>load<u8>(at);
  if (((byte >> shift) & 15) != 15 || excess >= 15) return;
  store<u8>(at, <u8>(byte ^ ((15 ^ <u32>excess) << shift)));
}

/** Makes every step of a tile into the fresh regions, one direction after another. */
function expand(rank: u32, fresh: u32, set: u32): void {
  const first = tiles - lastTiles;
  for (let tile = first; tile < tiles; tile++) {
    store<u8>(scratch + load<u8>(scratch + tile, CELLS), <u8>tile, OCCUPANTS);
  }
  const gaps = cellsOf(fresh, set);
  for (let bits = set & ((gaps & notFirst) >> 1); bits != 0; bits &= bits - 1) {
    const cell = ctz(bits);
    note(rank + load<u32>(WEIGHTS + (tileOn(cell) << 2)), cell, set ^ ((<u32>3) << cell));
  }
  for (let bits = set & ((gaps & notLast) << 1); bits != 0; bits &= bits - 1) {
    const cell = ctz(bits);
    note(rank - load<u32>(WEIGHTS + (tileOn(cell) << 2)), cell, set ^ ((<u32>3) << (cell - 1)));
  }
  const pair = ((<u32>1) << width) | 1;
  for (let bits = set & (gaps >> width); bits != 0; bits &= bits - 1) {
    const cell = ctz(bits);
    note(rank + downwards(tileOn(cell), cell), cell, set ^ (pair << cell));
  }
  for (let bits = set & (gaps << width); bits != 0; bits &= bits - 1) {
    const cell = ctz(bits);
    const above = cell - width;
    note(rank - downwards(tileOn(cell), above), cell, set ^ (pair << above));
  }
  for (let tile = first; tile < tiles; tile++) {
    store<u8>(scratch + load<u8>(scratch + tile, CELLS), <u8>NOBODY, OCCUPANTS);
  }
}

// @ts-ignore: decorator
@inline
function tileOn(cell: u32): usize {
  return <usize>load<u8>(scratch + cell, OCCUPANTS);
}

/** What a rank gains when a tile goes from a cell to the one below. */
// @ts-ignore: decorator
@inline
function downwards(tile: usize, cell: u32): u32 {
  const passing = PASSING + (tile << 6);
  let gain = width * load<u32>(WEIGHTS + (tile << 2));
  if (width == 4) {
    const between = load<u32>(scratch + cell, OCCUPANTS + 1);
    gain += load<u32>(passing + ((between & 15) << 2));
    gain += load<u32>(passing + (((between >> 8) & 15) << 2));
    return gain + load<u32>(passing + (((between >> 16) & 15) << 2));
  }
  for (let other = cell + 1; other < cell + width; other++) {
    gain += load<u32>(passing + (tileOn(other) << 2));
  }
  return gain;
}

/** Notes that a placement can be reached with the gap in this cell. */
// @ts-ignore: decorator
@inline
function note(rank: u32, gap: u32, set: u32): void {
  const known = <u32>load<u8>(seen + rank);
  if (known == 255) return;
  const region = bitOfRegion(gap, set);
  const bit = region & 255;
  if (known & bit) return;
  const before = setBits(seen + rank, bit);
  if (before & bit) return;
  if ((before | bit) == region >> 8) store<u8>(seen + rank, 255);
  setBits(waiting + rank, bit);
}

/** Sets bits of a byte that other threads may be setting, too; what it was. */
// @ts-ignore: decorator
@inline
function setBits(at: usize, bits: u32): u32 {
  if (ASC_FEATURE_THREADS) return <u32>atomic.or<u8>(at, <u8>bits);
  const before = <u32>load<u8>(at);
  store<u8>(at, <u8>(before | bits));
  return before;
}
