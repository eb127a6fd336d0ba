// The distance of a clique from the goal, found by a descent through a table of pushes.
import {
  crossingToColumn,
  crossingToRow,
  goalRow,
  height,
  ordersAcross,
  setAcross,
  width,
} from './cliques.ts';
import { blockOfColumn, blockOfRow } from './pushTables.ts';

/** At most so many pushes. */
const PUSHES_MAX: i32 = 250;

// @ts-ignore: decorator
@inline
export function bitAt(table: usize, block: usize, order: u32): u32 {
  return (<u32>load<u8>(table + block + (order >> 3)) >> (order & 7)) & 1;
}

/** Distance of a clique: the length of a walk down to the goal. */
export function distanceOf(
  table: usize,
  goal: u32,
  isColumn: bool,
  line: i32,
  set: u32,
  order: u32,
  bit: u32,
): i32 {
  let pushes = 1;
  while (isColumn || line != goalRow || set != goal || order != 0) {
    const count = isColumn ? height : width;
    let next = 0;
    for (; next < count; next++) {
      const crossing = isColumn
        ? crossingToRow(line, next, set)
        : crossingToColumn(line, next, set);
      const there = <u32>load<u16>(ordersAcross(crossing) + (<usize>order << 1));
      const to = setAcross(crossing);
      const block = isColumn ? blockOfRow(next, to) : blockOfColumn(next, to);
      const bitThere = bitAt(table, block, there);
      if ((bitThere != bit) != isColumn) continue;
      set = to;
      order = there;
      bit = bitThere;
      break;
    }
    if (next == count || pushes > PUSHES_MAX) return 0;
    line = next;
    isColumn = !isColumn;
    pushes++;
  }
  return pushes;
}
