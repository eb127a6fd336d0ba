// Scores the dual groups of successors: groups of cells that are close together, by the tiles in
// them. They are groups of the dual state, in which tiles and cells have changed roles
// (`src/anytime/evaluation/dualStates.ts`). A move empties one cell and fills another, so the
// groups of the emptied cell are subtracted and those of the filled cell added. Groups with both
// cells count neither before nor after, because they contain the gap.
//
// All successors of one move of the gap are scored together, as in scores.ts. Cost: 24 look-ups a
// successor in the middle of a board. The tables hold bytes, so that more of them stays in the
// cache.
import { NO_CELL, ROW_BYTES } from '../../src/kernel/beamLayout.ts';
import { cells, dualTable, slotOffsets, firsts, deltas, neighbours, rows } from './beamMemory.ts';
import { fillSlots, slotOf } from './tableOffsets.ts';

/**
 * Writes the deltas of adjacent successors of one move: the groups of the filled cell minus those
 * of the emptied cell.
 */
export function addCellRows(move: i32, begins: usize, count: usize): void {
  assert(load<u8>(neighbours + move) != NO_CELL);
  fillSlots(cells + move, begins, count);
  const lists = firsts + ((cells + (move << 1)) << 1);
  const first = rows + load<u16>(lists) * ROW_BYTES;
  const middle = rows + load<u16>(lists, 2) * ROW_BYTES;
  const end = rows + load<u16>(lists, 4) * ROW_BYTES;
  for (let i: usize = 0; i < count; i += 4) {
    const column = slotOffsets + (i << 2);
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let row = first; row < middle; row += ROW_BYTES) {
      const at = addressesOf(row, column);
      a += dualScoreAt(i32x4.extract_lane(at, 0));
      b += dualScoreAt(i32x4.extract_lane(at, 1));
      c += dualScoreAt(i32x4.extract_lane(at, 2));
      d += dualScoreAt(i32x4.extract_lane(at, 3));
    }
    for (let row = middle; row < end; row += ROW_BYTES) {
      const at = addressesOf(row, column);
      a -= dualScoreAt(i32x4.extract_lane(at, 0));
      b -= dualScoreAt(i32x4.extract_lane(at, 1));
      c -= dualScoreAt(i32x4.extract_lane(at, 2));
      d -= dualScoreAt(i32x4.extract_lane(at, 3));
    }
    const gain = deltas + ((begins + i) << 2);
    store<i32>(gain, a);
    store<i32>(gain, b, 4);
    store<i32>(gain, c, 8);
    store<i32>(gain, d, 12);
  }
}

// @ts-ignore: decorator
@inline
function addressesOf(row: usize, column: usize): v128 {
  const tables = i32x4.splat(<i32>dualTable + load<i32>(row));
  const own = i32x4.add(tables, slotOf(column, load<u16>(row, 4)));
  const others = i32x4.add(slotOf(column, load<u16>(row, 6)), slotOf(column, load<u16>(row, 8)));
  return i32x4.add(own, others);
}

// @ts-ignore: decorator
@inline
function dualScoreAt(address: i32): i32 {
  return load<i8>(<usize>(<u32>address));
}
