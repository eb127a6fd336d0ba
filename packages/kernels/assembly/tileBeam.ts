// Beam search over tile boards, level by level: of all states so many moves from the start, the
// `width` that look nearest to the goal are kept, the others forgotten (Lowerre 1976, "The Harpy
// speech recognition system"; Furcy and Koenig 2005, "Limited discrepancy beam search", for beams
// with a table of states met).
//
// How far a state looks is a sum of one number for each tile's cell and one for each of some groups
// of two or three tiles: a move changes the terms of one tile only, some twenty look-ups. The score
// only ranks states of one level, so it need bound nothing; those that go on are found by counting
// scores, not by sorting, and ties are drawn by chance.
//
// States met are told by 32 bits in a table that forgets: an old state may be taken for new, and
// once in some 10^9 look-ups a new one for old. No parent is stored with a state: each level keeps
// four bytes a state, parent and direction, and the way back is followed once, at the end.
//
// Many times the states a second of the plain twin (`plainBeam.ts` of the engine), which keeps the
// same ones.

import {
  boards,
  boardsNext,
  capacity,
  cellOf,
  cells,
  childHashes,
  childLinks,
  childScores,
  depthMost,
  distances,
  distancesAt,
  entries,
  entriesAt,
  ENTRY_BYTES,
  exchange,
  first,
  firsts,
  firstsAt,
  gaps,
  gapsNext,
  hashes,
  hashesNext,
  histogram,
  hold,
  lasts,
  lastsNext,
  levels,
  line,
  lineAt,
  links,
  neighbours,
  neighboursAt,
  offsets,
  offsetsAt,
  open,
  SCORE_MAX,
  scores,
  scoresNext,
  seen,
  seenMask,
  startAt,
  table,
  tableAt,
  zobrist,
  zobristAt,
} from './beamMemory.ts';

export {
  distancesAt,
  entriesAt,
  firstsAt,
  lineAt,
  neighboursAt,
  offsetsAt,
  open,
  startAt,
  tableAt,
  zobristAt,
};

const NO_CELL: i32 = 255;
const NO_DIRECTION: i32 = 4;

const RUNNING: i32 = 0;
const FOUND: i32 = 1;
const LOST: i32 = 2;

let width: i32 = 0;
let random: u32 = 0;
let goalHash: u64 = 0;
let depthMax: i32 = 0;
let depth: i32 = 0;
let count: i32 = 0;
let at: i32 = 0;
let children: i32 = 0;
let states: f64 = 0;
let tried: f64 = 0;
let lineMoves: i32 = 0;

/** Begins a beam from the start; its score is the host's to say. */
export function begin(widest: i32, seed: i32, movesMax: i32, gap: i32, score: i32): void {
  assert(widest <= capacity && movesMax <= depthMost);
  width = widest;
  random = seed | 1;
  depthMax = movesMax;
  memory.fill(seen, 0, (<usize>seenMask + 1) << 2);
  memory.copy(boards, first, cells);
  store<u8>(gaps, gap);
  store<u8>(lasts, NO_DIRECTION);
  store<i32>(scores, score);
  let hash: u64 = 0;
  goalHash = 0;
  for (let cell = 0; cell < cells; cell++) {
    hash ^= hashOf(load<u8>(first + cell), cell);
    goalHash ^= hashOf(cell, cell);
  }
  store<u64>(hashes, hash);
  isNew(hash);
  store<u32>(levels, <u32>links);
  depth = 0;
  count = 1;
  lineMoves = 0;
  beginLevel();
}

// @ts-ignore: decorator
@inline
function hashOf(id: i32, cell: i32): u64 {
  return load<u64>(zobrist + (<usize>(id * cells + cell) << 3));
}

// @ts-ignore: decorator
@inline
function distanceOf(id: i32, cell: i32): i32 {
  return load<i32>(distances + (<usize>(id * cells + cell) << 2));
}

/** False for a state that was met, as far as the table remembers. */
// @ts-ignore: decorator
@inline
function isNew(hash: u64): bool {
  const key = <u32>(hash >> 32) | 1;
  const slot = <u32>hash & seenMask;
  const here = seen + (<usize>slot << 2);
  const beside = seen + (<usize>(slot ^ 1) << 2);
  const old = load<u32>(here);
  if (old == key || load<u32>(beside) == key) return false;
  store<u32>(old != 0 && load<u32>(beside) == 0 ? beside : here, key);
  return true;
}

function beginLevel(): void {
  at = 0;
  children = 0;
  memory.fill(histogram, 0, (<usize>SCORE_MAX + 1) << 2);
}

/** Expands about `budget` states: 0 still running, 1 a line was found, 2 the beam is lost. */
export function step(budget: i32): i32 {
  let left = budget;
  while (left > 0) {
    if (count == 0 || depth >= depthMax) return LOST;
    const end = min(count, at + left);
    left -= end - at + 1;
    for (; at < end; at++) {
      if (expand(at)) return FOUND;
    }
    if (at == count && !select()) return LOST;
  }
  return RUNNING;
}

/** Makes the children of a state; true when one is the goal. */
function expand(index: i32): bool {
  const board = boards + <usize>(index * cells);
  const gap = <i32>load<u8>(gaps + index);
  const back = <i32>load<u8>(lasts + index) ^ 2;
  const own = cells - 1;
  const gapId = <i32>load<u8>(board + gap);
  const hash = load<u64>(hashes + (<usize>index << 3)) ^ hashOf(gapId, gap);
  const score = load<i32>(scores + (<usize>index << 2)) - distanceOf(gapId, gap);
  for (let cell = 0; cell <= own; cell++) store<u8>(cellOf + load<u8>(board + cell), cell);
  states++;
  for (let direction = 0; direction < 4; direction++) {
    if (direction == back) continue;
    const from = <i32>load<u8>(neighbours + (gap << 2) + direction);
    if (from == NO_CELL) continue;
    tried++;
    const tile = <i32>load<u8>(board + from);
    const now = hash ^ hashOf(tile, from) ^ hashOf(tile, gap) ^ hashOf(gapId, from);
    if (!isNew(now)) continue;
    if (now == goalHash) {
      follow(index, direction);
      return true;
    }
    const sum = score + distanceOf(gapId, from) + gain(tile, from, gap);
    const child = <usize>children;
    children++;
    store<u32>(childLinks + (child << 2), (index << 2) | direction);
    store<i32>(childScores + (child << 2), sum);
    store<u64>(childHashes + (child << 3), now);
    const bin = histogram + (<usize>binOf(sum) << 2);
    store<u32>(bin, load<u32>(bin) + 1);
  }
  return false;
}

// @ts-ignore: decorator
@inline
function binOf(score: i32): i32 {
  return max(0, min(score, SCORE_MAX));
}

/** What a cell adds to an index, by the list that begins there. */
// @ts-ignore: decorator
@inline
function offsetOf(begins: u32, cell: i32): u32 {
  return load<u32>(offsets + (<usize>(begins + cell) << 2));
}

/** What a tile adds in a cell more than in another, all others where they are. */
// @ts-ignore: decorator
@inline
function gain(tile: i32, from: i32, to: i32): i32 {
  let sum = distanceOf(tile, to) - distanceOf(tile, from);
  let entry = entries + load<u16>(firsts + (tile << 1)) * ENTRY_BYTES;
  const end = entries + load<u16>(firsts + (tile << 1), 2) * ENTRY_BYTES;
  for (; entry < end; entry += ENTRY_BYTES) {
    const second = offsetOf(load<u32>(entry, 8), load<u8>(cellOf + load<u16>(entry, 16)));
    const third = offsetOf(load<u32>(entry, 12), load<u8>(cellOf + load<u16>(entry, 18)));
    const begins = table + ((load<u32>(entry) + second + third) << 1);
    const own = load<u32>(entry, 4);
    sum += <i32>load<i16>(begins + (offsetOf(own, to) << 1));
    sum -= <i32>load<i16>(begins + (offsetOf(own, from) << 1));
  }
  return sum;
}

/** Keeps the best children as the next level; false where memory ends. */
function select(): bool {
  let room = width;
  let cut = SCORE_MAX + 1;
  let tied: u32 = 0;
  if (children > width) {
    cut = 0;
    for (; ; cut++) {
      tied = load<u32>(histogram + (<usize>cut << 2));
      if (<i32>tied > room) break;
      room -= tied;
    }
  }
  const kept = min(children, width);
  const begins = <usize>load<u32>(levels + (<usize>depth << 2));
  if (!hold(begins + (<usize>kept << 2))) return false;
  let next = 0;
  for (let child: usize = 0; child < <usize>children; child++) {
    const bin = binOf(load<i32>(childScores + (child << 2)));
    if (bin > cut) continue;
    if (bin == cut) {
      // Of those that are left, so many are drawn as there is room for.
      const isDrawn = chance() % tied < <u32>room;
      tied--;
      if (!isDrawn) continue;
      room--;
    }
    keep(child, next);
    store<u32>(begins + (<usize>next << 2), load<u32>(childLinks + (child << 2)));
    next++;
  }
  depth++;
  store<u32>(levels + (<usize>depth << 2), <u32>(begins + (<usize>next << 2)));
  count = next;
  exchange();
  beginLevel();
  return true;
}

function chance(): u32 {
  random ^= random << 13;
  random ^= random >> 17;
  random ^= random << 5;
  return random;
}

/** Writes a child as a state of the next level. */
function keep(child: usize, index: i32): void {
  const link = load<u32>(childLinks + (child << 2));
  const parent = link >> 2;
  const direction = link & 3;
  const board = boardsNext + <usize>(index * cells);
  memory.copy(board, boards + <usize>(parent * cells), cells);
  const gap = <i32>load<u8>(gaps + parent);
  const from = load<u8>(neighbours + (gap << 2) + direction);
  const id = load<u8>(board + gap);
  store<u8>(board + gap, load<u8>(board + from));
  store<u8>(board + from, id);
  store<u8>(gapsNext + index, from);
  store<u8>(lastsNext + index, direction);
  store<i32>(scoresNext + (<usize>index << 2), load<i32>(childScores + (child << 2)));
  store<u64>(hashesNext + (<usize>index << 3), load<u64>(childHashes + (child << 3)));
}

/** Follows the links back from a child of this level and writes the line. */
function follow(index: i32, direction: i32): void {
  let state = index;
  store<u8>(line + depth, direction);
  for (let level = depth - 1; level >= 0; level--) {
    const begins = <usize>load<u32>(levels + (<usize>level << 2));
    const link = load<u32>(begins + (<usize>state << 2));
    store<u8>(line + level, link & 3);
    state = link >> 2;
  }
  lineMoves = depth + 1;
}

export function lineLength(): i32 {
  return lineMoves;
}

/** States expanded, and steps tried, by all beams of this instance. */
export function expanded(): f64 {
  return states;
}

export function generated(): f64 {
  return tried;
}
