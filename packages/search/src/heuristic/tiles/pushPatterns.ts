/*
 * Which tiles share a table of pushes. Bounds in pushes do not add up, because one push moves tiles
 * of several patterns. So the greatest value of all tables counts, each table is used straight and
 * mirrored, and patterns that overlap in new ways are worth more than disjoint ones.
 *
 * The patterns for 4×4 with the goal's gap in the last row were chosen by measurement: 60,000
 * random states and 150 candidates (200 of five tiles), exchanged as long as the sum of 3^-x ·
 * P(bound ≤ x) over x ≥ 18 fell, which predicts the nodes of IDA* (Korf, Reid and Edelkamp 2001).
 * This sum is 20.0 for one table of six tiles, 7.2 for two, 4.5 for three, 3.3 for four, 2.4 for
 * six, 1.8 for eight. Nodes of Korf's 100 boards: 59,000 on average with three tables, 47,000 with
 * four, in about the same time.
 *
 * Rejected without a measurement: sums that share the unit of a push among the tiles it moves (they
 * do not fit in one bit, and a line of three tiles is cheap for each of them); counting only the
 * pushes of one axis in each table (axes alternate, so that says the same); the inverse of a state
 * (its goal has the gap elsewhere, so it needs more tables, and its distances jump).
 */
import { growPatches } from './partitions.ts';

export type PushSize = 'light' | 'heavy';

/** A pattern as a set of bits: places in the goal's list of tiles, row by row without the gap. */
type Places = number;

const DRAWN_4X4: Readonly<Record<PushSize, readonly string[]>> = {
  light: ['000010001100110', '111010001000000', '001100100001001', '101100010000100'],
  heavy: ['110011001000100', '111101010000000', '100011001100010', '000010001100111'],
};

/** Bytes of one table, at most. */
const BYTES_MAX = { light: 1 << 20, heavy: 1 << 24 } as const;
const SIZE_MAX = { light: 5, heavy: 6 } as const;
/** Larger boards have no tables: patterns are sets of 32 bits, and tables would hold too little. */
export const PUSH_CELLS_MAX = 25;

/** How many tiles the patterns have and what they are. */
export type PushPatterns = {
  readonly size: number;
  readonly patterns: readonly Places[];
  readonly bytesEach: number;
};

/**
 * The patterns for a board whose goal has the gap in this row; undefined where there are none.
 * Straight and mirrored, they cover all tiles.
 */
export function choosePushPatterns(
  width: number,
  height: number,
  goalRow: number,
  strength: PushSize,
): PushPatterns | undefined {
  const count = width * height - 1;
  if (count + 1 > PUSH_CELLS_MAX) return undefined;
  let size: number = Math.min(SIZE_MAX[strength], count);
  while (size > 1 && tableBytes(width, height, size) > BYTES_MAX[strength]) size--;
  const drawn =
    width === 4 && height === 4
      ? DRAWN_4X4[strength].map((letters) => placesOf([...letters].map(Number)))
      : patches(width, height, goalRow, size);
  const patterns = covered(drawn, width, height, goalRow, size);
  return { size, patterns, bytesEach: tableBytes(width, height, size) };
}

/** Bytes of a table of so many tiles: a bit for each clique, those of one set in whole words. */
function tableBytes(width: number, height: number, size: number): number {
  let sets = 1;
  let orders = 1;
  for (let i = 0; i < size; i++) {
    sets = (sets * (width * height - 1 - i)) / (i + 1);
    orders *= i + 1;
  }
  return (width + height) * sets * Math.ceil(orders / 64) * 8;
}

/** Compact patches that cover the board, the last one filled up to full size. */
function patches(width: number, height: number, goalRow: number, size: number): Places[] {
  const gap = goalRow * width + width - 1;
  const cells = growPatches(width, height, gap, size);
  return cells.map((ids) => {
    const places = ids.map((id) => (id < gap ? id : id - 1));
    return filled(bitsOf(places), width * height - 1, size);
  });
}

/** These patterns, and more for tiles that they leave out. */
function covered(
  patterns: readonly Places[],
  width: number,
  height: number,
  goalRow: number,
  size: number,
): Places[] {
  const count = width * height - 1;
  const all = [...patterns];
  for (;;) {
    const seen = all.reduce((set, one) => set | one | mirror(one, width, goalRow, count), 0);
    const left = Array.from({ length: count }, (_, place) => place).filter(
      (place) => ((seen >> place) & 1) === 0,
    );
    if (left.length === 0) return all;
    all.push(filled(bitsOf(left.slice(0, size)), count, size));
  }
}

/** The pattern of the same table for the board seen in a mirror. */
export function mirror(places: Places, width: number, goalRow: number, count: number): Places {
  let mirrored = 0;
  for (let place = 0; place < count; place++) {
    if (((places >> place) & 1) === 0) continue;
    const cell = place < goalRow * width + width - 1 ? place : place + 1;
    const row = Math.floor(cell / width);
    const length = row === goalRow ? width - 1 : width;
    const at = row * width + length - 1 - (cell % width);
    mirrored |= 1 << (at - (row > goalRow ? 1 : 0));
  }
  return mirrored;
}

/** Enlarges a set by free places next to it, the first ones found, until it has the full size. */
function filled(places: Places, count: number, size: number): Places {
  let set = places;
  for (let place = count - 1; place >= 0 && countBits(set) < size; place--) set |= 1 << place;
  return set;
}

function countBits(set: Places): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function bitsOf(places: readonly number[]): Places {
  return places.reduce((set, place) => set | (1 << place), 0);
}

function placesOf(flags: readonly number[]): Places {
  return flags.reduce((set, flag, place) => set | (flag << place), 0);
}
