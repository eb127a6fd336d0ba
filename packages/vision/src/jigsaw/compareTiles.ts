/*
 * How much each cell of the board looks like each tile of the solved picture.
 *
 * A cell is laid on the tile with shifts of some pixels (corners are never found exactly, and tiles
 * lie loosely), brightened as fits best, and what differs is counted in units of what may differ:
 * noise, and a part of the gradient where the picture has edges. The logarithm keeps one cell with
 * a reflection from weighing more than all others.
 *
 * Refused: correlation alone, which knows nothing of the colour of plain tiles; and descriptors of
 * corners (SIFT, ORB), of which a tile of sky has none. Cost: (cells × shifts)² products of pixels.
 */
import { type Sheet, startOf } from './cutSheet.ts';
import { developed, type Light, type Window } from './light.ts';

/** The best way in which one cell lies on one tile. */
export type Likeness = {
  readonly cost: number;
  readonly dx: number;
  readonly dy: number;
  readonly gain: number;
};

/** Levels of red, green and blue that differ by noise; and pixels that edges may be moved. */
export const NOISE = 7;
const MOVED = 0.35;

export type Comparison = {
  /** Shifts up to so many pixels are tried. */
  readonly reach: number;
  /** How far brightness may differ from what the light of the whole board says. */
  readonly spread: number;
};

/** For each cell, its likeness to each tile. */
export function compareTiles(
  board: Sheet,
  solved: Sheet,
  window: Window,
  light: Light,
  { reach, spread }: Comparison,
): Likeness[][] {
  const count = board.columns * board.rows;
  const all = Array.from({ length: count }, (_, at) => at);
  const cells = all.map((cell) => {
    const colors = developed(board, cell, window, light);
    return { colors, energy: energyOf(colors, window.side), square: dot(colors, colors) };
  });
  const tiles = all.map((tile) => shiftsOf(solved, tile, window, reach));
  return cells.map((cell) =>
    tiles.map((tile) => {
      const allowed = NOISE ** 2 + MOVED ** 2 * 0.5 * (cell.energy + tile.energy);
      return bestShift(cell, tile.shifts, allowed, spread);
    }),
  );
}

type Shift = {
  readonly dx: number;
  readonly dy: number;
  readonly colors: Float32Array;
  readonly square: number;
};

function shiftsOf(sheet: Sheet, tile: number, { inset, side }: Window, reach: number) {
  const shifts: Shift[] = [];
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const start = startOf(sheet, tile, inset) + (dy * sheet.width + dx) * 3;
      const colors = windowAt(sheet, start, side);
      shifts.push({ dx, dy, colors, square: dot(colors, colors) });
    }
  }
  const middle = shifts[(shifts.length - 1) / 2]!;
  return { shifts, energy: energyOf(middle.colors, side) };
}

function windowAt(sheet: Sheet, start: number, side: number): Float32Array {
  const colors = new Float32Array(side * side * 3);
  for (let y = 0; y < side; y++) {
    const from = start + y * sheet.width * 3;
    colors.set(sheet.colors.subarray(from, from + side * 3), y * side * 3);
  }
  return colors;
}

function bestShift(
  cell: { readonly colors: Float32Array; readonly square: number },
  shifts: readonly Shift[],
  allowed: number,
  spread: number,
): Likeness {
  const unit = allowed * cell.colors.length;
  const belief = unit / spread ** 2;
  let best: Likeness = { cost: Number.POSITIVE_INFINITY, dx: 0, dy: 0, gain: 1 };
  for (const { dx, dy, colors, square } of shifts) {
    const product = dot(cell.colors, colors);
    const gain = (product + belief) / (square + belief);
    const rest = cell.square - 2 * gain * product + gain * gain * square;
    const cost = rest / unit + ((gain - 1) / spread) ** 2;
    if (cost < best.cost) best = { cost, dx, dy, gain: Math.max(0.05, gain) };
  }
  return { ...best, cost: Math.log1p(Math.max(0, best.cost)) };
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}

/** The mean square of how much colours change from pixel to pixel, both ways together. */
function energyOf(colors: Float32Array, side: number): number {
  const row = side * 3;
  let sum = 0;
  for (let y = 1; y < side; y++) {
    for (let at = y * row + 3; at < (y + 1) * row; at++) {
      sum += (colors[at]! - colors[at - 3]!) ** 2 + (colors[at]! - colors[at - row]!) ** 2;
    }
  }
  return sum / (row * side);
}
