// The memory layout of the kernel tileBeam, computed again for each beam from the sizes in the
// header.
import {
  BINS,
  BOARD_STEP,
  PART_STATES,
  ROW_BYTES,
  SLOT_BYTES,
} from '../../src/kernel/beamLayout.ts';
import {
  CAPACITY,
  CELLS,
  CHUNK,
  COUNT,
  DELTA_SUM_BYTES,
  DEPTH_CAPACITY,
  DUAL_TABLE_LENGTH,
  HEAD_BYTES,
  OFFSET_COUNT,
  PART_BYTES,
  ROW_COUNT,
  SEEN_BITS,
  SEEN_PARTITION_BITS,
  SLOTS_PER_KEY_MAX,
  SLOT_COUNT,
  STATE_BOARD,
  TABLE_LENGTH,
  THREADS,
} from './beamRecords.ts';

export let head: usize = 0;
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

/** The first byte after all of it. */
export let top: usize = 0;

function reserve(bytes: usize): usize {
  const from = top;
  top = (top + bytes + 15) & ~15;
  return from;
}

/** Address of the header, from the first opening on. */
// @ts-ignore: decorator
@inline
export function headAddress(): usize {
  return (__heap_base + 15) & ~15;
}

/** Computes the layout from the header, for the thread of this number. */
export function layOut(slot: i32): void {
  head = headAddress();
  threads = load<i32>(head, THREADS);
  cells = load<i32>(head, CELLS);
  capacity = load<i32>(head, CAPACITY);
  depthCapacity = load<i32>(head, DEPTH_CAPACITY);
  seenBits = load<u32>(head, SEEN_BITS);
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
  slots = reserve(<usize>load<i32>(head, SLOT_COUNT) * SLOT_BYTES);
  rows = reserve(<usize>load<i32>(head, ROW_COUNT) * ROW_BYTES);
  offsets = reserve(<usize>load<i32>(head, OFFSET_COUNT) * 4);
  table = reserve(<usize>load<i32>(head, TABLE_LENGTH) * 2);
  dualTable = reserve(<usize>load<i32>(head, DUAL_TABLE_LENGTH));
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
  const slotOffsetBytes = <usize>load<i32>(head, SLOTS_PER_KEY_MAX) * CHUNK * 4;
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
  return (load<i32>(head, COUNT) + PART_STATES - 1) / PART_STATES;
}

// @ts-ignore: decorator
@inline
export function partAt(part: i32): usize {
  return parts + <usize>part * PART_BYTES;
}

/** Whether there are dual groups. */
export function hasDualGroups(): bool {
  return load<i32>(head, DUAL_TABLE_LENGTH) > 0;
}
