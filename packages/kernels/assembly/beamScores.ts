// How far children look from the goal: the score of the parent, and what the move of one tile
// changes. The children of a part are sorted by the tile that moves, then the groups of that tile
// are gone through one after another, each for all of these children: addresses first, then
// look-ups in one table at a time, none of which waits for another.
//
// Refused: each address and its look-up at once (7x7: 320 ns a state instead of 270, mostly spent
// waiting for numbers that are not in the cache).
import { BINS, ROW_BYTES } from '../src/beamLayout.ts';
import { MET } from './beamChildren.ts';
import {
  addresses,
  BASE,
  cellOf,
  cells,
  childHashes,
  childLinks,
  childScores,
  distanceOf,
  firsts,
  head,
  histogram,
  listBytes,
  lists,
  moves,
  neighbours,
  offsets,
  owners,
  PART_CHILDREN,
  PART_NEW,
  partAt,
  partRoom,
  places,
  rows,
  STATE_BOARD,
  STATE_GAP,
  STATE_SCORE,
  stateAt,
  sums,
  table,
  tilesOf,
} from './beamMemory.ts';

/** Scores the children of a part that are new, and closes up their ranks. */
export function scoreChildren(depth: i32, part: i32): void {
  const begins = <usize>part * partRoom;
  const count = closeUp(depth, part, begins);
  store<i32>(partAt(part) + PART_NEW, <i32>count);
  sortByTile(depth, begins, count);
  let at: usize = 0;
  for (let tile = 0; tile < cells; tile++) {
    const end = <usize>load<u32>(places + (<usize>tile << 2));
    if (end > at) addRows(tile, at, end);
    at = end;
  }
  const base = load<i32>(head + BASE);
  for (let place: usize = 0; place < count; place++) {
    const score = load<i32>(sums + (place << 2));
    const child = begins + <usize>load<u32>(owners + (place << 2));
    store<i32>(childScores + (child << 2), score);
    const bin = histogram + (<usize>binOf(score, base) << 2);
    store<u32>(bin, load<u32>(bin) + 1);
  }
}

// @ts-ignore: decorator
@inline
export function binOf(score: i32, base: i32): i32 {
  return max(0, min(score - base, BINS - 1));
}

/** Moves the new children of a part together and counts those of each tile; how many there are. */
function closeUp(depth: i32, part: i32, begins: usize): usize {
  memory.fill(places, 0, <usize>cells << 2);
  const end = begins + <usize>load<i32>(partAt(part) + PART_CHILDREN);
  let to = begins;
  for (let child = begins; child < end; child++) {
    const link = load<u32>(childLinks + (child << 2));
    if (link == MET) continue;
    store<u32>(childLinks + (to << 2), link);
    store<u64>(childHashes + (to << 3), load<u64>(childHashes + (child << 3)));
    const state = stateAt(depth, link >> 2);
    const gap = <i32>load<u8>(state + STATE_GAP);
    const from = <usize>load<u8>(neighbours + (gap << 2) + (link & 3));
    const tile = load<u8>(state + STATE_BOARD + from);
    store<u8>(tilesOf + to - begins, tile);
    const counted = places + (<usize>tile << 2);
    store<u32>(counted, load<u32>(counted) + 1);
    to++;
  }
  return to - begins;
}

/** Lays out what scoring needs of the children, those of one tile side by side. */
function sortByTile(depth: i32, begins: usize, count: usize): void {
  let sum: u32 = 0;
  for (let tile = 0; tile < cells; tile++) {
    const at = places + (<usize>tile << 2);
    const counted = load<u32>(at);
    store<u32>(at, sum);
    sum += counted;
  }
  let last: u32 = 0xffffffff;
  let state: usize = 0;
  for (let i: usize = 0; i < count; i++) {
    const link = load<u32>(childLinks + ((begins + i) << 2));
    if (link >> 2 != last) {
      last = link >> 2;
      state = stateAt(depth, last);
      const board = state + STATE_BOARD;
      for (let cell = 0; cell < cells; cell++) store<u8>(cellOf + load<u8>(board + cell), cell);
    }
    const tile = <i32>load<u8>(tilesOf + i);
    const to = <i32>load<u8>(state + STATE_GAP);
    const from = <i32>load<u8>(neighbours + (to << 2) + (link & 3));
    const next = places + (<usize>tile << 2);
    const place = <usize>load<u32>(next);
    store<u32>(next, <u32>place + 1);
    const list = lists + place * listBytes;
    for (let byte: usize = 0; byte < listBytes; byte += 16) {
      v128.store(list + byte, v128.load(cellOf + byte));
    }
    store<u8>(moves + (place << 1), from);
    store<u8>(moves + (place << 1), to, 1);
    store<u32>(owners + (place << 2), <u32>i);
    const gapId = <i32>load<u8>(state + STATE_BOARD + to);
    const gapMoves = distanceOf(gapId, from) - distanceOf(gapId, to);
    const tileMoves = distanceOf(tile, to) - distanceOf(tile, from);
    store<i32>(sums + (place << 2), load<i32>(state + STATE_SCORE) + gapMoves + tileMoves);
  }
}

/** Adds what the groups of a tile say of its moves. */
function addRows(tile: i32, begins: usize, ends: usize): void {
  let row = rows + load<u16>(firsts + (tile << 1)) * ROW_BYTES;
  const end = rows + load<u16>(firsts + (tile << 1), 2) * ROW_BYTES;
  for (; row < end; row += ROW_BYTES) addRow(row, begins, ends);
}

/** Addresses of what to look up first, all of them; then look-ups that need not wait. */
function addRow(row: usize, begins: usize, ends: usize): void {
  const own = offsets + (<usize>load<u32>(row, 4) << 2);
  const second = offsets + (<usize>load<u32>(row, 8) << 2);
  const third = offsets + (<usize>load<u32>(row, 12) << 2);
  const group = table + (<usize>load<u32>(row) << 1);
  const bytes = listBytes;
  const to = load<u16>(row, 16);
  const more = <usize>load<u16>(row, 18) - to;
  let list = lists + begins * bytes + to;
  let move = moves + (begins << 1);
  let at = addresses + (begins << 3);
  const end = addresses + (ends << 3);
  for (; at < end; at += 8) {
    const b = load<u32>(second + (<usize>load<u8>(list) << 2));
    const c = load<u32>(third + (<usize>load<u8>(list + more) << 2));
    const common = b + c;
    const from = load<u32>(own + (<usize>load<u8>(move) << 2));
    const to = load<u32>(own + (<usize>load<u8>(move, 1) << 2));
    store<u32>(at, <u32>group + ((common + from) << 1));
    store<u32>(at, <u32>group + ((common + to) << 1), 4);
    list += bytes;
    move += 2;
  }
  let sum = sums + (begins << 2);
  for (at = addresses + (begins << 3); at < end; at += 8) {
    const more = <i32>load<i16>(load<u32>(at, 4)) - <i32>load<i16>(load<u32>(at));
    store<i32>(sum, load<i32>(sum) + more);
    sum += 4;
  }
}
