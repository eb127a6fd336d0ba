// How far children look from the goal: the score of the parent, and what the move of one tile
// changes. The children of a part are sorted by the tile that moves. Then, for some children of one
// tile at a time, what each cell adds to an index is laid out slot by slot (groups of a tile share
// many of these), and all groups of the tile are gone through for four children at once: a few
// vector additions make eight addresses, and no look-up waits for another.
//
// Refused: each address by itself out of bytes and lists of offsets, one group after another for
// all children (7x7, 50,000 wide: 220 ns a state in here instead of 170).
import { BINS, ROW_BYTES } from '../src/beamLayout.ts';
import { MET } from './beamChildren.ts';
import { addDuals } from './beamDuals.ts';
import {
  BASE,
  CHUNK,
  cells,
  childHashes,
  childLinks,
  childScores,
  distanceOf,
  filled,
  firsts,
  hasDuals,
  head,
  histogram,
  moves,
  neighbours,
  owners,
  parents,
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
  stateCells,
  sums,
  table,
  tilesOf,
} from './beamMemory.ts';
import { fillSlots, numberAt, slotOf } from './beamSlots.ts';

/** Scores the children of a part that are new, and closes up their ranks. */
export function scoreChildren(depth: i32, part: i32): void {
  const begins = <usize>part * partRoom;
  const count = closeUp(depth, part, begins);
  store<i32>(partAt(part) + PART_NEW, <i32>count);
  sortByTile(depth, begins, count);
  let at: usize = 0;
  for (let tile = 0; tile < cells; tile++) {
    const end = <usize>load<u32>(places + (<usize>tile << 2));
    for (; at < end; at += CHUNK) addRows(tile, at, min(CHUNK, end - at));
    at = end;
  }
  for (let place: usize = 0; place < count; place++) {
    const child = begins + <usize>load<u32>(owners + (place << 2));
    store<i32>(childScores + (child << 2), load<i32>(sums + (place << 2)));
  }
  if (hasDuals()) addDuals(depth, begins, count);
  const base = load<i32>(head + BASE);
  for (let child = begins; child < begins + count; child++) {
    const bin = histogram + (<usize>binOf(load<i32>(childScores + (child << 2)), base) << 2);
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
  for (let i: usize = 0; i < count; i++) {
    const link = load<u32>(childLinks + ((begins + i) << 2));
    const state = stateAt(depth, link >> 2);
    const tile = <i32>load<u8>(tilesOf + i);
    const to = <i32>load<u8>(state + STATE_GAP);
    const from = <i32>load<u8>(neighbours + (to << 2) + (link & 3));
    const next = places + (<usize>tile << 2);
    const place = <usize>load<u32>(next);
    store<u32>(next, <u32>place + 1);
    store<u32>(parents + (place << 2), <u32>(state + stateCells));
    store<u8>(moves + (place << 1), from);
    store<u8>(moves + (place << 1), to, 1);
    store<u32>(owners + (place << 2), <u32>i);
    const gapId = <i32>load<u8>(state + STATE_BOARD + to);
    const gapMoves = distanceOf(gapId, from) - distanceOf(gapId, to);
    const tileMoves = distanceOf(tile, to) - distanceOf(tile, from);
    store<i32>(sums + (place << 2), load<i32>(state + STATE_SCORE) + gapMoves + tileMoves);
  }
}

/** Adds what the groups of a tile say of its moves to the scores of children side by side. */
function addRows(tile: i32, begins: usize, count: usize): void {
  fillSlots(tile, begins, count);
  const first = rows + load<u16>(firsts + (tile << 1)) * ROW_BYTES;
  const end = rows + load<u16>(firsts + (tile << 1), 2) * ROW_BYTES;
  for (let i: usize = 0; i < count; i += 4) {
    const column = filled + (i << 2);
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let row = first; row < end; row += ROW_BYTES) {
      const common = i32x4.add(
        i32x4.add(slotOf(column, load<u16>(row, 8)), slotOf(column, load<u16>(row, 10))),
        i32x4.splat(<i32>table + (load<i32>(row) << 1)),
      );
      const was = i32x4.add(common, slotOf(column, load<u16>(row, 4)));
      const now = i32x4.add(common, slotOf(column, load<u16>(row, 6)));
      a += numberAt(i32x4.extract_lane(now, 0)) - numberAt(i32x4.extract_lane(was, 0));
      b += numberAt(i32x4.extract_lane(now, 1)) - numberAt(i32x4.extract_lane(was, 1));
      c += numberAt(i32x4.extract_lane(now, 2)) - numberAt(i32x4.extract_lane(was, 2));
      d += numberAt(i32x4.extract_lane(now, 3)) - numberAt(i32x4.extract_lane(was, 3));
    }
    const sum = sums + ((begins + i) << 2);
    store<i32>(sum, load<i32>(sum) + a);
    store<i32>(sum, load<i32>(sum, 4) + b, 4);
    store<i32>(sum, load<i32>(sum, 8) + c, 8);
    store<i32>(sum, load<i32>(sum, 12) + d, 12);
  }
}
