// What tiles in cells that are close add to scores: the groups of the dual state, in which tiles
// and cells have changed places (`duals.ts` of the engine tells why). A move empties one cell and
// fills another, so groups of the one are taken away and groups of the other added; those of both
// have no number before or after, as they hold the gap.
//
// The children of a part are sorted by the move of the gap, since all of one move have the same
// groups, and gone through as in beamScores.ts. Cost: 24 look-ups a child in the
// middle of a board. Tables are of bytes, so that more of them stays in the cache.
import { NO_CELL, ROW_BYTES } from '../src/beamLayout.ts';
import {
  CHUNK,
  cells,
  childLinks,
  childScores,
  duals,
  filled,
  firsts,
  moves,
  neighbours,
  owners,
  parents,
  places,
  rows,
  STATE_GAP,
  stateAt,
  stateCells,
  sums,
} from './beamMemory.ts';
import { fillSlots, slotOf } from './beamSlots.ts';

/** Adds to the scores of the children of a part. */
export function addDuals(depth: i32, begins: usize, count: usize): void {
  sortByMove(depth, begins, count);
  let at: usize = 0;
  for (let move = 0; move < cells << 2; move++) {
    const end = <usize>load<u32>(places + (<usize>move << 2));
    for (; at < end; at += CHUNK) addRows(move, at, min(CHUNK, end - at));
    at = end;
  }
  for (let place: usize = 0; place < count; place++) {
    const score = childScores + ((begins + <usize>load<u32>(owners + (place << 2))) << 2);
    store<i32>(score, load<i32>(score) + load<i32>(sums + (place << 2)));
  }
}

/** Lays out what is needed of the children, those of a move (cell * 4 + direction) side by side. */
function sortByMove(depth: i32, begins: usize, count: usize): void {
  memory.fill(places, 0, <usize>cells << 4);
  for (let i: usize = 0; i < count; i++) {
    const link = load<u32>(childLinks + ((begins + i) << 2));
    const gap = <u32>load<u8>(stateAt(depth, link >> 2) + STATE_GAP);
    const move = (gap << 2) | (link & 3);
    store<u16>(moves + (i << 1), move);
    const counted = places + (<usize>move << 2);
    store<u32>(counted, load<u32>(counted) + 1);
  }
  let sum: u32 = 0;
  for (let at = places; at < places + (<usize>cells << 4); at += 4) {
    const counted = load<u32>(at);
    store<u32>(at, sum);
    sum += counted;
  }
  for (let i: usize = 0; i < count; i++) {
    const link = load<u32>(childLinks + ((begins + i) << 2));
    const next = places + (<usize>load<u16>(moves + (i << 1)) << 2);
    const place = <usize>load<u32>(next);
    store<u32>(next, <u32>place + 1);
    store<u32>(parents + (place << 2), <u32>(stateAt(depth, link >> 2) + stateCells));
    store<u32>(owners + (place << 2), <u32>i);
  }
}

/** What groups of the cell that a move fills say of children side by side, less the other's. */
function addRows(move: i32, begins: usize, count: usize): void {
  assert(load<u8>(neighbours + move) != NO_CELL);
  fillSlots(cells + move, begins, count);
  const lists = firsts + ((cells + (move << 1)) << 1);
  const first = rows + load<u16>(lists) * ROW_BYTES;
  const middle = rows + load<u16>(lists, 2) * ROW_BYTES;
  const end = rows + load<u16>(lists, 4) * ROW_BYTES;
  for (let i: usize = 0; i < count; i += 4) {
    const column = filled + (i << 2);
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let row = first; row < middle; row += ROW_BYTES) {
      const at = addressesOf(row, column);
      a += dualAt(i32x4.extract_lane(at, 0));
      b += dualAt(i32x4.extract_lane(at, 1));
      c += dualAt(i32x4.extract_lane(at, 2));
      d += dualAt(i32x4.extract_lane(at, 3));
    }
    for (let row = middle; row < end; row += ROW_BYTES) {
      const at = addressesOf(row, column);
      a -= dualAt(i32x4.extract_lane(at, 0));
      b -= dualAt(i32x4.extract_lane(at, 1));
      c -= dualAt(i32x4.extract_lane(at, 2));
      d -= dualAt(i32x4.extract_lane(at, 3));
    }
    const sum = sums + ((begins + i) << 2);
    store<i32>(sum, a);
    store<i32>(sum, b, 4);
    store<i32>(sum, c, 8);
    store<i32>(sum, d, 12);
  }
}

// @ts-ignore: decorator
@inline
function addressesOf(row: usize, column: usize): v128 {
  const tables = i32x4.splat(<i32>duals + load<i32>(row));
  const own = i32x4.add(tables, slotOf(column, load<u16>(row, 4)));
  const others = i32x4.add(slotOf(column, load<u16>(row, 6)), slotOf(column, load<u16>(row, 8)));
  return i32x4.add(own, others);
}

// @ts-ignore: decorator
@inline
function dualAt(address: i32): i32 {
  return load<i8>(<usize>(<u32>address));
}
