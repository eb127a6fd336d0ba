// A tile board as multi-tile pushes see it: cliques instead of states.
//
// A push moves the gap anywhere along its line, so the states that one push leads to and from are
// a clique, one for each row (of one order of the tiles) and one for each column. Lines of play go
// from cliques of columns to cliques of rows and back by turns, and each two that meet share one
// state. So a table needs one entry a clique, a quarter of the states of a 4×4 board for each axis.
//
// A clique of row r is r and the tiles listed row by row without the gap: pushing along the row
// does not change the list. A clique of column c is c and that list while the gap is in the middle
// row of the column. A pattern of k tiles is where in the list they are: the rank of the set of
// places (in the order of numbers whose bits they are), and the rank of the order in which the
// tiles fill them. From clique to clique the places are permuted in one way for each crossing cell,
// so both ranks go through tables, and what is done for one order of a set is done for all k!
// orders in a row: their bits are one block.
//
// Refused: ranking each list from the places of its tiles (some 40 instructions and no locality).
import { takeRun } from './pages.ts';

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

let slots: i32 = 0;
/**
 * u32 by line, set and line that crosses: the set on the other side, and how the order is permuted.
 * A search looks at all that cross, so they stand together.
 */
let toRows: usize = 0;
let toColumns: usize = 0;
/** u16 [permutation][order]. */
let products: usize = 0;
/** u32 [places * 8 + tiles]: binomial coefficients. */
let binomials: usize = 0;
/** Room for one way of permuting places, u8. */
let way: usize = 0;

/** Bytes that `openBoard` takes for such a board. */
export function boardBytes(columns: i32, rows: i32, tiles: i32): f64 {
  let count: f64 = 1;
  let factorial: f64 = 1;
  const places = columns * rows - 1;
  for (let i = 0; i < tiles; i++) {
    count = (count * <f64>(places - i)) / <f64>(i + 1);
    factorial *= <f64>(i + 1);
  }
  return count * 8 * <f64>(columns * rows) + factorial * factorial * 2 + 4096;
}

/** Makes the tables of a board of up to 25 cells; false: no memory. */
export function openBoard(columns: i32, rows: i32, goal: i32, tiles: i32): bool {
  assert(columns * rows <= 25 && tiles <= 6 && tiles < columns * rows);
  width = columns;
  height = rows;
  goalRow = goal;
  size = tiles;
  slots = columns * rows - 1;
  const start = takeRun(<i32>((boardBytes(columns, rows, tiles) + 65535) / 65536));
  if (start == 0) return false;
  binomials = start;
  way = start + 2048;
  writeBinomials();
  sets = choose(slots, size);
  orders = 1;
  for (let i: u32 = 2; i <= <u32>size; i++) orders *= i;
  blockBytes = ((orders + 63) >> 6) << 3;
  toRows = start + 4096;
  const crossings = (<usize>(columns * rows) * sets) << 2;
  toColumns = toRows + crossings;
  products = toColumns + crossings;
  writeProducts();
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) writeCrossing(row, column);
  }
  return true;
}

function writeBinomials(): void {
  for (let n = 0; n < 32; n++) {
    for (let k = 0; k < 8; k++) {
      const less = n == 0 ? 0 : choose(n - 1, k) + (k == 0 ? 0 : choose(n - 1, k - 1));
      store<u32>(binomials + ((n * 8 + k) << 2), k == 0 ? 1 : less);
    }
  }
}

// @ts-ignore: decorator
@inline
function choose(n: i32, k: i32): u32 {
  return load<u32>(binomials + ((n * 8 + k) << 2));
}

/** The rank of a set of places. */
export function rankOfSet(places: u32): u32 {
  let rank: u32 = 0;
  let count = 1;
  for (let rest = places; rest != 0; rest &= rest - 1) rank += choose(ctz(rest), count++);
  return rank;
}

/** The rank of an order, 4 bits a place, the first place lowest: as dictionaries sort. */
export function rankOfOrder(order: u32): u32 {
  let rank: u32 = 0;
  let left: u32 = (1 << size) - 1;
  for (let i = 0; i < size; i++) {
    const bit: u32 = 1 << ((order >> (i << 2)) & 15);
    rank = rank * (size - i) + popcnt(left & (bit - 1));
    left ^= bit;
  }
  return rank;
}

function orderOfRank(rank: u32): u32 {
  let radix = orders;
  let rest = rank;
  let left: u32 = (1 << size) - 1;
  let order: u32 = 0;
  for (let i = 0; i < size; i++) {
    radix /= size - i;
    let above = left;
    for (let skip = rest / radix; skip > 0; skip--) above &= above - 1;
    rest %= radix;
    left ^= above & -above;
    order |= ctz(above) << (i << 2);
  }
  return order;
}

function writeProducts(): void {
  for (let by: u32 = 0; by < orders; by++) {
    const permutation = orderOfRank(by);
    const row = productsOf(by);
    for (let rank: u32 = 0; rank < orders; rank++) {
      const order = orderOfRank(rank);
      let product: u32 = 0;
      for (let i = 0; i < size << 2; i += 4) {
        product |= ((order >> (((permutation >> i) & 15) << 2)) & 15) << i;
      }
      store<u16>(row + (rank << 1), rankOfOrder(product));
    }
  }
}

/** Place in the list of a row's clique of what has this place in the list of the column's. */
function writeWay(row: i32, column: i32): void {
  const middle = height >> 1;
  let place: usize = 0;
  for (let cell = 0; cell < width * height; cell++) {
    let y = cell / width;
    const x = cell % width;
    if (x == column) {
      if (y == middle) continue;
      if (y > middle && y <= row) y--;
      else if (y < middle && y >= row) y++;
    }
    const there = y * width + x;
    store<u8>(way + place++, there - <i32>(there > row * width + column));
  }
}

/** How places are permuted where this row and this column cross. */
function writeCrossing(row: i32, column: i32): void {
  writeWay(row, column);
  const down = toRows + (<usize>(column * sets * height + row) << 2);
  const up = toColumns + (<usize>(row * sets * width + column) << 2);
  let places: u32 = (1 << size) - 1;
  for (let set: u32 = 0; set < sets; set++) {
    let moved: u32 = 0;
    for (let rest = places; rest != 0; rest &= rest - 1) {
      moved |= 1 << load<u8>(way + <usize>ctz(rest));
    }
    let forth: u32 = 0;
    let back: u32 = 0;
    let from = 0;
    for (let rest = places; rest != 0; rest &= rest - 1, from++) {
      const to = popcnt(moved & ((1 << load<u8>(way + <usize>ctz(rest))) - 1));
      forth |= from << (to << 2);
      back |= to << (from << 2);
    }
    const other = rankOfSet(moved);
    const entry = (other << PERMUTATION_BITS) | rankOfOrder(forth);
    store<u32>(down + <usize>((set * height) << 2), entry);
    const entryBack = (set << PERMUTATION_BITS) | rankOfOrder(back);
    store<u32>(up + <usize>((other * width) << 2), entryBack);
    const low = places & -places;
    const carried = places + low;
    places = carried | (((places ^ carried) >> 2) / low);
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
