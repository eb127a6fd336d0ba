// The memory of the kernel tileBeam, laid out anew for each beam, and where its parts begin.

/** Scores beyond are as bad as this; below zero as good as 0. */
export const SCORE_MAX: i32 = 32767;
export const ENTRY_BYTES: usize = 20;

export let cells: i32 = 0;
export let capacity: i32 = 0;
export let depthMost: i32 = 0;
export let seenMask: u32 = 0;

/** u8 [cell * 4 + direction]: where the gap comes to, 255: beyond the edge. */
export let neighbours: usize = 0;
/** i32 [id * cells + cell]: what a tile, or the gap, adds there. */
export let distances: usize = 0;
/** u64 [id * cells + cell]. */
export let zobrist: usize = 0;
/** u16 by id, and one more: where its entries begin. */
export let firsts: usize = 0;
/**
 * Records: u32 where the group's table begins; u32 where the offsets of the tile begin and, twice,
 * those of another tile; twice u16 id of the other.
 */
export let entries: usize = 0;
/** u32: what each cell adds to an index, list after list. */
export let offsets: usize = 0;
/** i16: tables of the groups. */
export let table: usize = 0;
/** u32 by score. */
export let histogram: usize = 0;
/** u32 by hash. */
export let seen: usize = 0;
/** u8 by id: its cell in the state at hand. */
export let cellOf: usize = 0;
/** u8 [cell] of the start; u8 by move: the line found. */
export let first: usize = 0;
export let line: usize = 0;
/** Two levels: u8 [state * cells + cell], u8 gap, u8 last direction, i32 score, u64 hash. */
export let boards: usize = 0;
export let gaps: usize = 0;
export let lasts: usize = 0;
export let scores: usize = 0;
export let hashes: usize = 0;
export let boardsNext: usize = 0;
export let gapsNext: usize = 0;
export let lastsNext: usize = 0;
export let scoresNext: usize = 0;
export let hashesNext: usize = 0;
/** Children: u32 parent * 4 + direction, i32 score, u64 hash. */
export let childLinks: usize = 0;
export let childScores: usize = 0;
export let childHashes: usize = 0;
/** u32 by level: where its links begin; then the links, level after level. */
export let levels: usize = 0;
export let links: usize = 0;

let top: usize = 0;

function take(bytes: usize): usize {
  const from = top;
  top = (top + bytes + 15) & ~15;
  return from;
}

/**
 * Lays out memory for beams of up to `widest` states and lines of up to `longest` moves on a board;
 * 1, or 0 where there is no memory. The host then writes the tables.
 */
export function open(
  boardCells: i32,
  rows: i32,
  offsetsLength: i32,
  tableLength: i32,
  widest: i32,
  longest: i32,
  seenBits: i32,
): i32 {
  cells = boardCells;
  capacity = widest;
  depthMost = longest;
  seenMask = (1 << seenBits) - 1;
  top = <usize>__heap_base;
  const all = <usize>cells;
  neighbours = take(all * 4);
  distances = take(all * all * 4);
  zobrist = take(all * all * 8);
  firsts = take((all + 1) * 2);
  entries = take(<usize>rows * ENTRY_BYTES);
  offsets = take(<usize>offsetsLength * 4);
  table = take(<usize>tableLength * 2);
  histogram = take((<usize>SCORE_MAX + 1) * 4);
  cellOf = take(all);
  first = take(all);
  line = take(<usize>longest + 1);
  levels = take((<usize>longest + 2) * 4);
  takeStates(<usize>widest);
  seen = take((<usize>seenMask + 1) * 4);
  links = top;
  return hold(top) ? 1 : 0;
}

function takeStates(most: usize): void {
  const all = <usize>cells;
  boards = take(most * all);
  gaps = take(most);
  lasts = take(most);
  scores = take(most * 4);
  hashes = take(most * 8);
  boardsNext = take(most * all);
  gapsNext = take(most);
  lastsNext = take(most);
  scoresNext = take(most * 4);
  hashesNext = take(most * 8);
  childLinks = take(most * 16);
  childScores = take(most * 16);
  childHashes = take(most * 32);
}

/** Makes sure that memory reaches so far. */
export function hold(end: usize): bool {
  const pages = <i32>((end + 65535) >> 16) - memory.size();
  return pages <= 0 || memory.grow(pages) >= 0;
}

export function neighboursAt(): usize {
  return neighbours;
}

export function distancesAt(): usize {
  return distances;
}

export function zobristAt(): usize {
  return zobrist;
}

export function firstsAt(): usize {
  return firsts;
}

export function entriesAt(): usize {
  return entries;
}

export function offsetsAt(): usize {
  return offsets;
}

export function tableAt(): usize {
  return table;
}

/** Where the host writes the start, u8 by cell, before `begin`. */
export function startAt(): usize {
  return first;
}

/** The next level becomes the level at hand. */
export function exchange(): void {
  const level1 = boards;
  boards = boardsNext;
  boardsNext = level1;
  const level2 = gaps;
  gaps = gapsNext;
  gapsNext = level2;
  const level3 = lasts;
  lasts = lastsNext;
  lastsNext = level3;
  const level4 = scores;
  scores = scoresNext;
  scoresNext = level4;
  const level5 = hashes;
  hashes = hashesNext;
  hashesNext = level5;
}

/** Directions of the gap along the line that was found, u8 each. */
export function lineAt(): usize {
  return line;
}
