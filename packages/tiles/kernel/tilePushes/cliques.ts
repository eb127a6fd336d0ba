// The cliques of a tile board in multi-tile pushes: the search works on cliques instead of states.
//
// A push moves the gap anywhere along its row or column. So the states that differ only by pushes
// along one row, or one column, are a clique of the state space. A solution alternates between
// cliques of columns and cliques of rows; two neighbouring cliques share one state. So a table
// needs one entry for each clique: on 4×4, for each axis, a quarter of the number of states.
//
// A clique of row r is r and the tiles listed row by row without the gap: pushing along the row
// does not change the list. A clique of column c is c and that list while the gap is in the middle
// row of the column. A pattern of k tiles is where in the list they are: the rank of the set of
// places (in the order of numbers whose bits they are), and the rank of the order in which the
// tiles fill them. Each crossing cell permutes the places in one way, so tables map both ranks, and
// all k! orders of a set, whose bits are one block, are handled together.
//
// Rejected: ranking each list from the places of its tiles (some 40 instructions and no locality).
import { PUSH_BOARD } from '../../src/kernel/pushLayout.ts';
import { takePages } from '../../../platform/kernel/pages.ts';
import {
  choose,
  factorial,
  invertOrder,
  nextSet,
  openRanks,
  pushOrder,
  pushSet,
  rankOfOrder,
  rankOfSet,
  setPush,
  writeProducts,
} from '../shared/ranks.ts';

const PERMUTATION_BITS: u32 = 10;
const PERMUTATION_MASK: u32 = 1023;

export let width: i32 = 0;
export let height: i32 = 0;
/** Row of the goal's last clique. */
export let goalRow: i32 = 0;
/** Tiles of a pattern, the sets of places they can fill, and their orders. */
export let size: i32 = 0;
export let sets: u32 = 0;
export let orders: u32 = 0;
/** Bytes of the bits of all orders of one set. */
export let blockBytes: u32 = 0;

/**
 * u32 by line, set and line that crosses: the set on the other side, and how the order is permuted.
 * A search reads all lines that cross, so their entries are adjacent.
 */
let toRows: usize = 0;
let toColumns: usize = 0;
/** u16 [permutation][order]. */
let products: usize = 0;

/** Bytes that `openBoard` takes for such a board. */
export function boardBytes(columns: i32, rows: i32, tiles: i32): f64 {
  let count: f64 = 1;
  let orders: f64 = 1;
  const places = columns * rows - 1;
  for (let i = 0; i < tiles; i++) {
    count = (count * <f64>(places - i)) / <f64>(i + 1);
    orders *= <f64>(i + 1);
  }
  return count * 8 * <f64>(columns * rows) + orders * orders * 2;
}

/** Makes the tables of a board of up to 25 cells; false: no memory. */
export function openBoard(columns: i32, rows: i32, goal: i32, tiles: i32): bool {
  assert(columns * rows <= 25 && tiles <= 6 && tiles < columns * rows);
  width = columns;
  height = rows;
  goalRow = goal;
  size = tiles;
  const start = takePages(<i32>((boardBytes(columns, rows, tiles) + 65535) / 65536));
  if (start == 0) return false;
  openRanks();
  sets = choose(columns * rows - 1, size);
  orders = factorial(size);
  blockBytes = ((orders + 63) >> 6) << 3;
  toRows = start;
  const crossings = (<usize>(columns * rows) * sets) << 2;
  toColumns = toRows + crossings;
  products = toColumns + crossings;
  writeProducts(products, size);
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) writeCrossing(row, column);
  }
  return true;
}

/** Copies the board for other threads, or takes the copy over from the thread that opened it. */
export function shareBoard(): void {
  store<i32>(PUSH_BOARD, width);
  store<i32>(PUSH_BOARD, height, 4);
  store<i32>(PUSH_BOARD, goalRow, 8);
  store<u32>(PUSH_BOARD, sets, 12);
  store<u32>(PUSH_BOARD, orders, 16);
  store<u32>(PUSH_BOARD, blockBytes, 20);
  store<u32>(PUSH_BOARD, <u32>toRows, 24);
  store<u32>(PUSH_BOARD, <u32>toColumns, 28);
  store<u32>(PUSH_BOARD, <u32>products, 32);
}

export function joinBoard(): void {
  width = load<i32>(PUSH_BOARD);
  height = load<i32>(PUSH_BOARD, 4);
  goalRow = load<i32>(PUSH_BOARD, 8);
  sets = load<u32>(PUSH_BOARD, 12);
  orders = load<u32>(PUSH_BOARD, 16);
  blockBytes = load<u32>(PUSH_BOARD, 20);
  toRows = <usize>load<u32>(PUSH_BOARD, 24);
  toColumns = <usize>load<u32>(PUSH_BOARD, 28);
  products = <usize>load<u32>(PUSH_BOARD, 32);
}

/** How places are permuted where this row and this column cross. */
function writeCrossing(row: i32, column: i32): void {
  setPush(width, height, column, height >> 1, row);
  const down = toRows + (<usize>(column * sets * height + row) << 2);
  const up = toColumns + (<usize>(row * sets * width + column) << 2);
  let places: u32 = (1 << size) - 1;
  for (let set: u32 = 0; set < sets; set++) {
    const moved = pushSet(places);
    const other = rankOfSet(moved);
    const forth = pushOrder(places, moved);
    const entry = (other << PERMUTATION_BITS) | rankOfOrder(forth, size);
    store<u32>(down + <usize>((set * height) << 2), entry);
    const back = rankOfOrder(invertOrder(forth, size), size);
    store<u32>(up + <usize>((other * width) << 2), (set << PERMUTATION_BITS) | back);
    places = nextSet(places);
  }
}

/** Entry of a set at the crossing that leads from a column to a row. */
// @ts-ignore: decorator
@inline
export function crossingToRow(column: i32, row: i32, set: u32): u32 {
  return load<u32>(toRows + (<usize>((column * sets + set) * height + row) << 2));
}

// @ts-ignore: decorator
@inline
export function crossingToColumn(row: i32, column: i32, set: u32): u32 {
  return load<u32>(toColumns + (<usize>((row * sets + set) * width + column) << 2));
}

// @ts-ignore: decorator
@inline
export function setAcross(crossing: u32): u32 {
  return crossing >> PERMUTATION_BITS;
}

/** Address of the orders, u16, that orders become at a crossing. */
// @ts-ignore: decorator
@inline
export function ordersAcross(crossing: u32): usize {
  return productsOf(crossing & PERMUTATION_MASK);
}

// @ts-ignore: decorator
@inline
function productsOf(permutation: u32): usize {
  return products + ((<usize>permutation * orders) << 1);
}
