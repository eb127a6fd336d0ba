// The memory layout of the kernel tileBeam, computed again for each beam. Threads that share the
// memory have globals of their own: they read the header and compute the same layout.
import {
  BINS,
  BOARD_STEP,
  PART_STATES,
  ROW_BYTES,
  SLOT_BYTES,
} from '../../src/kernel/beamLayout.ts';

/** Words of the header: the sizes that memory was laid out for, then the state of the beam. */
const OPENING: usize = 0;
const CLAIMED: usize = 36;
export const SEED: usize = 44;
export const DEPTH: usize = 48;
export const COUNT: usize = 52;
/** The worst bin that passes, or that is kept in part; and the score of bin 0. */
export const CUT: usize = 56;
export const BASE: usize = 60;
export const GOAL_HASH: usize = 64;
/** The number of slots, and the most slots of one tile or move. */
const SLOT_COUNT: usize = 72;
const SLOTS_PER_KEY_MAX: usize = 76;
/** Length of the tables of dual groups. */
const DUAL_TABLE_LENGTH: usize = 80;
const HEAD_BYTES: usize = 96;

/** Successors of one tile that are scored together. */
export const CHUNK: usize = 64;

/** Partitions of the transposition table, by hash. */
export const SEEN_PARTITION_BITS: u32 = 3;
export const SEEN_PARTITIONS: i32 = 8;

/** Of a part: i32 number of successors; the one that is the goal, or -1; how many remain; */
export const PART_SUCCESSORS: usize = 0;
export const PART_FOUND: usize = 4;
export const PART_NEW: usize = 8;
/** how many are below the cut, those at it and how many of these are kept; where they all go; */
export const PART_BELOW_CUT: usize = 12;
export const PART_TIED: usize = 16;
export const PART_DRAWN: usize = 20;
export const PART_BEGINS: usize = 24;
/** u32 by partition of the transposition table: where its successors end in the order. */
export const PART_ENDS: usize = 28;
const PART_BYTES: usize = 64;

/** Of a state: u64 hash, i32 score, u8 gap, u8 last direction, u8 id by cell, u8 cell by id. */
export const STATE_SCORE: usize = 8;
export const STATE_GAP: usize = 12;
export const STATE_LAST: usize = 13;
export const STATE_BOARD: usize = 16;

/** Of a sum of deltas: i32 sum, i32 count. */
export const DELTA_SUM_BYTES: usize = 8;

export let head: usize = 0;
let opening: i32 = 0;
export let cells: i32 = 0;
export let capacity: i32 = 0;
export let depthCapacity: i32 = 0;
let seenBits: u32 = 0;
export let threads: i32 = 0;
/** Successors that a part can have. */
export let partRoom: usize = 0;
/** Bytes of a state, and where in it the cells by id begin. */
export let stateBytes: usize = 0;
export let stateCells: usize = 0;

/** u8 [cell * 4 + direction]: where the gap comes to, or NO_CELL. */
export let neighbours: usize = 0;
/** i32 [id * cells + cell]: what a tile, or the gap, adds there. */
export let distances: usize = 0;
/** u64 [id * cells + cell]. */
export let zobrist: usize = 0;
/**
 * u16 by id, then twice by move (cell * 4 + direction of the gap), and one more: where rows begin;
 * those of a move first with the ids after it, then with the ids before it. u16 by id, then by
 * move, and one more: where slots begin.
 */
export let firsts: usize = 0;
export let slotFirsts: usize = 0;
/** Rows of groups: see ROW_BYTES. Slots: see SLOT_BYTES. */
export let rows: usize = 0;
export let slots: usize = 0;
/** u32: the bytes that each cell adds to an address, list after list. */
export let offsets: usize = 0;
/** i16: tables of the groups. */
export let table: usize = 0;
/** i8: tables of the dual groups; empty without them. */
export let dualTable: usize = 0;
/** u32 by hash. */
export let seen: usize = 0;
/** u8 [cell] of the start; u8 by move: the line found. */
export let first: usize = 0;
export let line: usize = 0;
/** States of two levels. */
let even: usize = 0;
let odd: usize = 0;
export let parts: usize = 0;
/**
 * Successors, part by part: u64 hash, u32 parent * 4 + direction, i32 score; u32 share by share.
 */
export let successorHashes: usize = 0;
export let successorLinks: usize = 0;
export let successorScores: usize = 0;
export let successorOrder: usize = 0;
/** i16: the predicted change of the moves after the successor, which is included in its score. */
export let successorLookaheads: usize = 0;
/** u32 by level: where its links begin; then the links, level after level. */
export let levels: usize = 0;
export let links: usize = 0;

/** Sums and counts of deltas, in all and by thread; i16: means. See meanDeltas.ts. */
export let deltaTotals: usize = 0;
let deltaSums: usize = 0;
export let ownDeltaSums: usize = 0;
export let meanDeltas: usize = 0;
/** i16 [move * cells + tile]: see lookahead.ts. */
export let predictedChanges: usize = 0;
/** u32 [cell * 4 + direction][4]: see lookahead.ts. */
export let continuations: usize = 0;

/** Of all threads, and of this one: u32 by bin: how many successors. */
export let histograms: usize = 0;
export let histogram: usize = 0;
/** Of this thread, by place in the order of keys: u32 address of the parent's cells by id; */
export let parents: usize = 0;
/** u8 cell from which and u8 to which the tile goes; u32 successor; i32 delta of the groups. */
export let moves: usize = 0;
export let owners: usize = 0;
export let deltas: usize = 0;
/** u32 [slot * CHUNK + successor]: bytes that a cell adds to an address. */
export let slotOffsets: usize = 0;
/** u32 by successor: its move << 8 | its tile; u32 by tile or by move: the next place. */
export let keys: usize = 0;
export let places: usize = 0;

let top: usize = 0;

function reserve(bytes: usize): usize {
  const from = top;
  top = (top + bytes + 15) & ~15;
  return from;
}

/**
 * Lays out memory for beams of up to `widest` states and lines of up to `longest` moves on a board;
 * returns 1, or 0 where there is not enough memory. The host then writes the tables.
 */
export function open(
  threadsMost: i32,
  boardCells: i32,
  rowsLength: i32,
  offsetsLength: i32,
  tableLength: i32,
  slotsLength: i32,
  slotsMost: i32,
  widest: i32,
  longest: i32,
  bits: i32,
  dualsLength: i32,
): i32 {
  head = (__heap_base + 15) & ~15;
  opening++;
  store<i32>(head + OPENING, opening);
  store<i32>(head, threadsMost, 4);
  store<i32>(head, boardCells, 8);
  store<i32>(head, rowsLength, 12);
  store<i32>(head, offsetsLength, 16);
  store<i32>(head, tableLength, 20);
  store<i32>(head, widest, 24);
  store<i32>(head, longest, 28);
  store<i32>(head, bits, 32);
  store<i32>(head + SLOT_COUNT, slotsLength);
  store<i32>(head + SLOTS_PER_KEY_MAX, slotsMost);
  store<i32>(head + DUAL_TABLE_LENGTH, dualsLength);
  store<i32>(head + CLAIMED, 1);
  layOut(0);
  return ensureMemory(top) ? 1 : 0;
}

/** For a thread that did not open this memory: computes its current layout. */
export function attach(): void {
  head = (__heap_base + 15) & ~15;
  const now = load<i32>(head + OPENING);
  if (now == opening) return;
  opening = now;
  layOut(claim());
}

/** The number of this thread; 0 is the owner. */
function claim(): i32 {
  if (ASC_FEATURE_THREADS) return atomic.add<i32>(head + CLAIMED, 1);
  return 0;
}

function layOut(slot: i32): void {
  threads = load<i32>(head, 4);
  cells = load<i32>(head, 8);
  capacity = load<i32>(head, 24);
  depthCapacity = load<i32>(head, 28);
  seenBits = load<u32>(head, 32);
  assert(slot < threads);
  const all = <usize>cells;
  stateCells = STATE_BOARD + ((all + BOARD_STEP - 1) & ~(BOARD_STEP - 1));
  stateBytes = stateCells * 2 - STATE_BOARD;
  top = head + HEAD_BYTES;
  neighbours = reserve(all * 4);
  distances = reserve(all * all * 4);
  zobrist = reserve(all * all * 8);
  firsts = reserve((all * 9 + 1) * 2);
  slotFirsts = reserve((all * 5 + 1) * 2);
  slots = reserve(<usize>load<i32>(head + SLOT_COUNT) * SLOT_BYTES);
  rows = reserve(<usize>load<i32>(head, 12) * ROW_BYTES);
  offsets = reserve(<usize>load<i32>(head, 16) * 4);
  table = reserve(<usize>load<i32>(head, 20) * 2);
  dualTable = reserve(<usize>load<i32>(head + DUAL_TABLE_LENGTH));
  first = reserve(all);
  line = reserve(<usize>depthCapacity + 1);
  levels = reserve((<usize>depthCapacity + 2) * 4);
  layOutStates();
  layOutThread(slot);
  seen = reserve((<usize>1 << seenBits) * 4);
  links = top;
}

function layOutStates(): void {
  const most = <usize>capacity;
  const count = (most + PART_STATES - 1) / PART_STATES;
  partRoom = (min<usize>(most, PART_STATES) * 3 + 31) & ~15;
  even = reserve(most * stateBytes);
  odd = reserve(most * stateBytes);
  parts = reserve(count * PART_BYTES);
  successorHashes = reserve(count * partRoom * 8);
  successorLinks = reserve(count * partRoom * 4);
  successorScores = reserve(count * partRoom * 4);
  successorOrder = reserve(count * partRoom * 4);
  successorLookaheads = reserve(count * partRoom * 2);
}

function layOutThread(slot: i32): void {
  const count = <usize>threads;
  const own = <usize>slot;
  histograms = reserve(count * BINS * 4);
  const deltaBytes = deltaCount() * DELTA_SUM_BYTES;
  meanDeltas = reserve(deltaCount() * 2);
  predictedChanges = reserve(<usize>(cells * cells) << 3);
  continuations = reserve(<usize>cells << 6);
  deltaTotals = reserve(deltaBytes);
  deltaSums = reserve(count * deltaBytes);
  ownDeltaSums = deltaSumsOf(slot);
  const slotOffsetBytes = <usize>load<i32>(head + SLOTS_PER_KEY_MAX) * CHUNK * 4;
  const bytes = slotOffsetBytes + partRoom * 18 + ((<usize>cells * 16 + 31) & ~15);
  slotOffsets = reserve(count * bytes) + own * bytes;
  deltas = slotOffsets + slotOffsetBytes;
  parents = deltas + partRoom * 4;
  owners = parents + partRoom * 4;
  moves = owners + partRoom * 4;
  keys = (moves + partRoom * 2 + 15) & ~15;
  places = keys + partRoom * 4;
  histogram = histograms + own * BINS * 4;
}

export function clearSeen(): void {
  memory.fill(seen, 0, (<usize>1 << seenBits) << 2);
}

// @ts-ignore: decorator
@inline
export function slotOf(hash: u64): u32 {
  return <u32>hash & ((1 << seenBits) - 1);
}

/** The partition of the transposition table to which a hash belongs. */
// @ts-ignore: decorator
@inline
export function seenPartitionOf(hash: u64): u32 {
  return slotOf(hash) >> (seenBits - SEEN_PARTITION_BITS);
}

// @ts-ignore: decorator
@inline
export function hashOf(id: i32, cell: i32): u64 {
  return load<u64>(zobrist + (<usize>(id * cells + cell) << 3));
}

// @ts-ignore: decorator
@inline
export function distanceOf(id: i32, cell: i32): i32 {
  return load<i32>(distances + (<usize>(id * cells + cell) << 2));
}

/** The number of delta sums: for both kinds of groups, by move and tile; 0 without dual groups. */
export function deltaCount(): usize {
  return hasDualGroups() ? <usize>(cells * cells) << 3 : 0;
}

/** The delta sums of a thread. */
export function deltaSumsOf(thread: i32): usize {
  return deltaSums + <usize>thread * deltaCount() * DELTA_SUM_BYTES;
}

/** The address of a state by depth and index. */
// @ts-ignore: decorator
@inline
export function stateAt(depth: i32, index: i32): usize {
  return (depth & 1 ? odd : even) + <usize>index * stateBytes;
}

/** Parts of the current level. */
export function partsCount(): i32 {
  return (load<i32>(head + COUNT) + PART_STATES - 1) / PART_STATES;
}

// @ts-ignore: decorator
@inline
export function partAt(part: i32): usize {
  return parts + <usize>part * PART_BYTES;
}

/**
 * Memory grows by at least so many pages at once: hosts clean up after each growth, which takes
 * some 5 ms.
 */
const PAGES_AT_ONCE: i32 = 128;

/** Makes memory reach this address; false where it cannot grow. */
export function ensureMemory(end: usize): bool {
  const pages = <i32>((end + 65535) >> 16) - memory.size();
  if (pages <= 0) return true;
  return memory.grow(max(pages, PAGES_AT_ONCE)) >= 0 || memory.grow(pages) >= 0;
}

/** Whether there are dual groups. */
export function hasDualGroups(): bool {
  return load<i32>(head + DUAL_TABLE_LENGTH) > 0;
}
