// Pattern databases in pushes, one bit for each clique: the number of pushes that bring the tiles
// of a pattern, and the row of the gap, to the goal, if the last push goes along a row.
//
// One bit is enough: if the last push is along a row, cliques of rows are an odd number of pushes
// away and cliques of columns an even one, and neighbours differ by exactly 1. So the bit 1 of the
// distance (in the order 1 2 4 …) tells which neighbours are nearer, and a search that knows the
// distance of one clique knows that of the next. (Distances modulo 3, as in Breyer and Korf 2010,
// would take two bits.)
//
// Built breadth-first, back from the goal. All orders of one set of places go to the same block of
// bits, so a block and its target stay in the cache: 29 M cliques with 115 M crossings (six tiles
// of 4×4) in about half a second. 3.8 MB a table, and twice as much while one is built.
//
// Rejected: a byte a clique (8 times the memory, and 3 times the time in a C++ prototype); seven
// tiles (nine times the cliques: in the prototype two such tables, looked at straight, left 147,000
// nodes on average of Korf's first ten boards; four of six tiles, mirrored too, 47,000 of all 100).
import {
  blockBytes,
  crossingToColumn,
  crossingToRow,
  goalRow,
  height,
  ordersAcross,
  setAcross,
  sets,
  width,
} from './cliques.ts';
import { takePages } from '../../../platform/kernel/pages.ts';
import { rankOfSet } from '../shared/ranks.ts';

/** Bits of the table under construction; of rows first, then of columns. */
let values: usize = 0;
/** Cliques seen, and those of the current level and the next (levels alternate between axes). */
let seen: usize = 0;
let frontier: usize = 0;
let level: i32 = 0;

/** Bytes of the bits of all rows; those of columns follow. */
// @ts-ignore: decorator
@inline
export function rowsBytes(): usize {
  return <usize>height * sets * blockBytes;
}

export function tableBytes(): usize {
  return <usize>(width + height) * sets * blockBytes;
}

/** Allocates a table, all zero; 0: no memory. */
export function takeTable(): usize {
  return takePages(<i32>((tableBytes() + 65535) >> 16));
}

/** Address of the block of a row's cliques that fill this set of places. */
// @ts-ignore: decorator
@inline
export function blockOfRow(row: i32, set: u32): usize {
  return (<usize>row * sets + set) * blockBytes;
}

// @ts-ignore: decorator
@inline
export function blockOfColumn(column: i32, set: u32): usize {
  return (<usize>(height + column) * sets + set) * blockBytes;
}

/** Begins to build the table of a pattern, given by its places in the goal; false: no memory. */
export function beginTable(table: usize, pattern: u32): bool {
  const bytes = tableBytes();
  if (seen == 0) {
    seen = takeTable();
    frontier = takeTable();
    if (seen == 0 || frontier == 0) return false;
  } else {
    memory.fill(seen, 0, bytes);
    memory.fill(frontier, 0, bytes);
  }
  values = table;
  level = 1;
  const goal = blockOfRow(goalRow, rankOfSet(pattern));
  store<u8>(seen + goal, 1);
  store<u8>(frontier + goal, 1);
  return true;
}

/** Frees the memory used for building. */
export function forgetBuilding(): void {
  seen = 0;
  frontier = 0;
}

/** Expands one level; false when there is none. */
export function buildLevel(): bool {
  const isRows = (level & 1) == 1;
  const lines = isRows ? height : width;
  let found: bool = false;
  for (let line = 0; line < lines; line++) {
    for (let set: u32 = 0; set < sets; set++) {
      const block = isRows ? blockOfRow(line, set) : blockOfColumn(line, set);
      if (!takeIn(block)) continue;
      found = true;
      if (isRows) {
        for (let column = 0; column < width; column++) {
          const crossing = crossingToColumn(line, column, set);
          spread(block, blockOfColumn(column, setAcross(crossing)), ordersAcross(crossing));
        }
      } else {
        for (let row = 0; row < height; row++) {
          const crossing = crossingToRow(line, row, set);
          spread(block, blockOfRow(row, setAcross(crossing)), ordersAcross(crossing));
        }
      }
      memory.fill(frontier + block, 0, blockBytes);
    }
  }
  level++;
  return found;
}

/** Notes the distance of a block's cliques at this level; false: there are none. */
function takeIn(block: usize): bool {
  const from = frontier + block;
  let any: u64 = 0;
  for (let at = from; at < from + blockBytes; at += 8) any |= load<u64>(at);
  if (any == 0) return false;
  if ((level & 2) == 0) return true;
  for (let at: usize = 0; at < blockBytes; at += 8) {
    const place = values + block + at;
    store<u64>(place, load<u64>(place) | load<u64>(from + at));
  }
  return true;
}

/** Marks where the cliques of a block lead across one crossing. */
function spread(block: usize, target: usize, orders: usize): void {
  const from = frontier + block;
  const seenThere = seen + target;
  const frontierThere = frontier + target;
  let row = orders;
  for (let at = from; at < from + blockBytes; at += 8, row += 128) {
    for (let bits = load<u64>(at); bits != 0; bits &= bits - 1) {
      const order = <usize>load<u16>(row + (<usize>ctz(bits) << 1));
      const byte = order >> 3;
      const bit: u32 = 1 << (<u32>order & 7);
      const before = <u32>load<u8>(seenThere + byte);
      if ((before & bit) != 0) continue;
      store<u8>(seenThere + byte, before | bit);
      store<u8>(frontierThere + byte, load<u8>(frontierThere + byte) | bit);
    }
  }
}
