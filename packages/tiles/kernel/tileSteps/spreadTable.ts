// Spreads a table of 4 bits per entry, in place, from dense ranks to numbers with one digit per
// tile: the dense table is at the end of the space for the other. What is left to read never begins
// before what is to be written, because each number left takes at least the space of its rank.

let cells: u32 = 0;
let tiles: u32 = 0;
/** Where the numbers begin; the next dense entry, counted from there. */
let table: usize = 0;
let next: u64 = 0;

/** Spreads the table of so many tiles whose `size` dense entries end with the space at `at`. */
export function spread(at: u32, pattern: u32, board: u32, size: f64, space: f64): void {
  table = <usize>at;
  tiles = pattern;
  cells = board;
  // Both tables end with a whole byte.
  next = (((<u64>space + 1) >> 1) - ((<u64>size + 1) >> 1)) << 1;
  place(0, 0, 0);
}

/** Places the tiles from one on, in the order of ranks. */
function place(tile: u32, taken: u32, before: u64): void {
  const number = before * cells;
  for (let cell: u32 = 0; cell < cells; cell++) {
    if (((taken >> cell) & 1) != 0) continue;
    if (tile + 1 == tiles) write(number + cell, read());
    else place(tile + 1, taken | (<u32>1 << cell), number + cell);
  }
}

// @ts-ignore: decorator
@inline
function read(): u32 {
  const entry = next++;
  return (<u32>load<u8>(table + <usize>(entry >> 1)) >> ((<u32>entry & 1) << 2)) & 15;
}

// @ts-ignore: decorator
@inline
function write(number: u64, value: u32): void {
  const at = table + <usize>(number >> 1);
  const shift = (<u32>number & 1) << 2;
  store<u8>(at, <u8>((<u32>load<u8>(at) & (0xf0 >> shift)) | (value << shift)));
}
