// Builds an additive pattern database (Korf and Felner 2002): for every placement of a few tiles
// the least number of their own steps to their goal cells, going round each other with the gap. A
// node is a placement and a region of free cells that holds the gap (zero-aware: Clausecker and
// Reinefeld 2019).
//
// Placements with the same taken cells and the same region make the same steps, whatever the order
// of the tiles. So a node of this program is all orders at once, a bit each: a step sideways is an
// OR of two arrays of bits, a step past k other tiles the same through a fixed permutation, which
// moves whole bytes or pairs of them (see turns.ts). Levels need no ranks; they are kept as
// bits, too (6 a placement, by set and word), and folded into the table of ranks at the end.
//
// A placement's rank is dense: digit i of mixed radix n, n-1, n-2 … says where tile i is among the
// cells that the tiles before it leave. An entry has 4 bits: half of what its distance exceeds the
// Manhattan distance of its tiles; 15 stands for 15 or more.
//
// Rejected: one placement after another in the order of ranks, every step into a fresh region
// looked up in bytes of regions (6 tiles of the 4×4 board: 1.3 s instead of 0.15; 7 tiles: 15.7 s
// instead of 1.1); a set of nodes seen (as much memory again).
import {
  PATTERN_GAP,
  PATTERN_HEIGHT,
  PATTERN_NUMBER,
  PATTERN_REGIONS,
} from '../../src/kernel/patternsLayout.ts';
import { countFolds, fillShares, foldPair } from './fold.ts';
import { makeLevel } from './levels.ts';
import {
  alive,
  blockBytes,
  count,
  HOMES,
  layOut,
  met,
  planeBytes,
  planes,
  PLANES,
  readHeader,
  regions,
  bits,
  sets,
  size,
  table,
  tiles,
  WEIGHTS,
  width,
  wordBytes,
} from './patternMemory.ts';
import { openRegions, regionNumber } from './regions.ts';
import {
  bitsOf,
  countAllRegions,
  firstRegion,
  listSets,
  numberOfSet,
  parityOf,
} from './cellSets.ts';
import { listWords, numberOfOrder } from './tileOrders.ts';
import { listTurns } from './turns.ts';

/** Number of the pattern that this thread has read. */
let number: i32 = -1;
/** Of the goal: the colour that sets of even levels have. */
let parity: u32 = 0;
/** End of what the pattern needs, and of what those before it may have written to. */
let end: usize = 0;
let writtenTo: usize = 0;

/** Reads the pattern the host wrote; how many bytes of memory are needed. */
export function prepare(): u32 {
  readHeader();
  openRegions(width, load<i32>(PATTERN_HEIGHT));
  store<u32>(PATTERN_REGIONS, countAllRegions());
  end = layOut();
  return <u32>end;
}

/** Address of the table, then its bytes. */
export function tableAt(): u32 {
  return <u32>table;
}

export function tableBytes(): u32 {
  return (size + 1) >> 1;
}

/** Sets to be scanned a level; works of folding. */
export function blocks(): u32 {
  return sets;
}

export function folds(): u32 {
  return countFolds();
}

/** Fills the tables of the board and marks the goal, level 0; memory must have been grown. */
export function begin(): void {
  number = load<i32>(PATTERN_NUMBER);
  let weight: u32 = 1;
  for (let tile = tiles - 1; tile >= 0; tile--) {
    store<u32>(WEIGHTS + (<usize>tile << 2), weight);
    weight *= count - tile;
  }
  listSets();
  listWords();
  listTurns();
  fillShares();
  clear(alive, regions);
  clear(bits, <usize>regions * blockBytes + planeBytes);
  clear(planes, planeBytes * PLANES);
  writtenTo = max(writtenTo, end);
  markGoal();
}

/**
 * Memory that has just grown is zero already: to touch all of it at once would take seconds where
 * the system has to find it first.
 */
function clear(from: usize, bytes: usize): void {
  if (from < writtenTo) memory.fill(from, 0, min(bytes, writtenTo - from));
}

function markGoal(): void {
  const set = goalSet();
  const place = numberOfSet(set);
  const gap = load<u32>(PATTERN_GAP);
  const region = firstRegion(place) + regionNumber(gap, set);
  const order = numberOfOrder();
  const at = <usize>(order >> 4) * wordBytes;
  const bit = (<u32>1) << (order & 15);
  parity = parityOf(set);
  store<u8>(alive + region, 1);
  setBit(bitsOf(region) + at, bit);
  setBit(met + <usize>place * blockBytes + at, bit);
  setBit(planes + <usize>place * blockBytes + at, bit);
}

function setBit(at: usize, bit: u32): void {
  if (wordBytes == 1) store<u8>(at, <u8>bit);
  else store<u16>(at, <u16>bit);
}

function goalSet(): u32 {
  let set: u32 = 0;
  for (let tile = 0; tile < tiles; tile++) set |= (<u32>1) << <u32>load<u8>(HOMES + tile);
  return set;
}

/** Threads that find another pattern than they knew read it. */
function catchUp(): void {
  if (load<i32>(PATTERN_NUMBER) == number) return;
  number = load<i32>(PATTERN_NUMBER);
  readHeader();
  openRegions(width, load<i32>(PATTERN_HEIGHT));
  layOut();
  parity = parityOf(goalSet());
}

/**
 * Makes the nodes of a level, from 1, of some sets; how many regions have any. Several threads may
 * make one level.
 */
export function scan(from: u32, to: u32, level: i32): u32 {
  catchUp();
  return makeLevel(from, to, level, parity);
}

/** Once no level has nodes any more: begins the table. */
export function openTable(): void {
  memory.fill(table, 0xff, tableBytes());
}

/** Does some works of folding. With 4 tiles or more each writes bytes of its own. */
export function fold(from: u32, to: u32): u32 {
  catchUp();
  for (let pair = from; pair < to; pair++) foldPair(pair, parity);
  return to - from;
}
