import {
  FREE_CELLS_MIN,
  filledLayout,
  itemBits,
  LAYOUT_CELLS,
  LAYOUT_ITEMS,
  type Layout,
  nextCell,
  squareBits,
} from './layout.ts';

// A number for every legal Klotski layout, 0 to 29,334,497, in the order of their CommonCodes.
//
// The code of a layout is the cell of its 2×2 piece followed by its items, two bits each, so codes
// in ascending order are layouts in dictionary order. The rank of a layout is then the number of
// layouts that are smaller at the first place where they differ: for every item, all completions
// with a smaller item in its place. Unranking walks the same way and takes what is left.
//
// Completions depend on nothing but the cells still open and the number of free cells so far (two
// or more count as one case), and cells are filled in reading order, so few such situations exist:
// some thousands, counted once each and remembered. A table of all 29 million codes, as the
// library that invented the ShortCode builds in about a second and 110 MB, is not needed.
//
// Cost: a few milliseconds and some hundred kilobytes at the first call, then at most 4 × 16
// look-ups a layout.
// Source: the order is that of dnomd343/klotski's ShortCode (2023); the counting is textbook
// combinatorial ranking (Knuth, The Art of Computer Programming 4A, 7.2.1.3).

/** All legal layouts: one 2×2 piece, dominoes and single cells, two free cells or more. */
export const LAYOUT_COUNT = 29_334_498;

/** Cells on which the upper left corner of a 2×2 piece can lie. */
const SQUARES = [0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14];
/** The first index of each place of the 2×2 piece, once asked for. */
const squareStarts: number[] = [];
const known = new Map<number, readonly number[]>();

/** The index of a legal layout. */
export function rankLayout({ square, items }: Layout): number {
  let rank = startsOfSquares()[SQUARES.indexOf(square)]!;
  let covered = squareBits(square);
  let free = 0;
  let cell = nextCell(covered, 0);
  for (const item of items) {
    const counts = countsByItem(covered, cell, free);
    for (let smaller = 0; smaller < item; smaller++) rank += counts[smaller]!;
    covered |= itemBits(item, cell);
    if (item === 0) free++;
    cell = nextCell(covered, cell);
  }
  return rank;
}

/** The legal layout with this index, from 0 up to below `LAYOUT_COUNT`. Throws RangeError. */
export function unrankLayout(index: number): Layout {
  if (!Number.isInteger(index) || index < 0 || index >= LAYOUT_COUNT) {
    throw new RangeError(`there is no layout number ${index}`);
  }
  const starts = startsOfSquares();
  const place = starts.findLastIndex((start) => start <= index);
  let rest = index - starts[place]!;
  let free = 0;
  return filledLayout(SQUARES[place]!, (cell, covered) => {
    const counts = countsByItem(covered, cell, free);
    let item = 0;
    while (rest >= counts[item]!) rest -= counts[item++]!;
    if (item === 0) free++;
    return LAYOUT_ITEMS[item]!;
  });
}

function startsOfSquares(): readonly number[] {
  if (squareStarts.length > 0) return squareStarts;
  let start = 0;
  for (const square of SQUARES) {
    squareStarts.push(start);
    start += countCompletions(squareBits(square), 0, 0);
  }
  return squareStarts;
}

/** Legal layouts that go on with each item at the first open cell. */
function countsByItem(covered: number, cell: number, free: number): readonly number[] {
  // Every cell before it counts as covered: the bits alone then say which it is.
  const bits = covered | ((1 << cell) - 1);
  const key = bits * 4 + Math.min(free, FREE_CELLS_MIN);
  const remembered = known.get(key);
  if (remembered) return remembered;
  const counts = LAYOUT_ITEMS.map((item) => {
    const own = itemBits(item, cell);
    if (own === 0 || (own & covered) !== 0) return 0;
    return countCompletions(covered | own, cell, free + (item === 0 ? 1 : 0));
  });
  known.set(key, counts);
  return counts;
}

/** Ways to fill every cell from `cell` on, given how many cells before it are free. */
function countCompletions(covered: number, cell: number, free: number): number {
  const next = nextCell(covered, cell);
  if (next === LAYOUT_CELLS) return free >= FREE_CELLS_MIN ? 1 : 0;
  return countsByItem(covered, next, free).reduce((sum, count) => sum + count);
}
