/* What cells of a board can be pieces, and how likely a whole board of them is. */
import type { Grid } from '../grid.ts';
import type { Border } from './borders.ts';

/** Cells that hang together, in reading order. */
export type Area = readonly number[];

/** What is one piece where less than this changes on the way, as far as it is told by the rest. */
export type Threshold = {
  /** In levels. */
  readonly change: number;
  /** How clearly changes above are told from those below: the logarithm of their ratio. */
  readonly gap: number;
};

/** Changes of colour, in levels, where nothing else tells them apart; and the most of joined. */
const [USUAL, MOST] = [13, 110];
/** Changes of less count as none: ratios of what is nearly nothing say nothing. */
export const NOISE = 10;
/** Smaller gaps are chance. */
const GAP_MIN = 0.4;

/**
 * Where borders within pieces may end and those between pieces begin. What is drawn over the middle
 * of a piece changes colours, too, but less of the way than the line around it.
 */
export function thresholdsOf(borders: readonly Border[]): Threshold[] {
  const sorted = borders.map(({ change }) => change).sort((a, b) => a - b);
  const found: Threshold[] = [{ change: USUAL, gap: 0 }];
  for (let at = 1; at < sorted.length; at++) {
    const [low, high] = [sorted[at - 1]! + NOISE, sorted[at]! + NOISE];
    const change = Math.sqrt(low * high) - NOISE;
    const gap = Math.log(high / low);
    if (gap > GAP_MIN && change > USUAL / 2 && low < MOST) found.push({ change, gap });
  }
  return found;
}

/** Cells between which less than this changes, each list in reading order. */
export function areasOf(count: number, borders: readonly Border[], most: number): Area[] {
  const root = Array.from({ length: count }, (_, cell) => cell);
  const find = (cell: number): number => (root[cell] === cell ? cell : find(root[cell]!));
  for (const { a, b, change } of borders) {
    if (change >= most) continue;
    const [low, high] = [find(a), find(b)].sort((x, y) => x - y) as [number, number];
    root[high] = low;
  }
  const areas = new Map<number, number[]>();
  for (let cell = 0; cell < count; cell++) {
    const first = find(cell);
    areas.set(first, [...(areas.get(first) ?? []), cell]);
  }
  return [...areas.values()];
}

function sidesOf({ columns }: Grid, area: Area): readonly [width: number, height: number] {
  const xs = area.map((cell) => cell % columns);
  const ys = area.map((cell) => Math.floor(cell / columns));
  const wide = Math.max(...xs) - Math.min(...xs) + 1;
  return [wide, Math.max(...ys) - Math.min(...ys) + 1];
}

export function isRectangle(grid: Grid, area: Area): boolean {
  const [width, height] = sidesOf(grid, area);
  return width * height === area.length;
}

/** No game that is known has longer bars. */
export const isTooLong = (grid: Grid, area: Area) =>
  area.length > 3 && Math.min(...sidesOf(grid, area)) === 1;

/**
 * How likely the pieces of a board are, as toys and programs have them: rectangles of few cells;
 * in Rush Hour bars alone; in Hua Rong Dao one block of 2×2 and two free cells.
 */
export function likelihoodOf(grid: Grid, pieces: readonly Area[], free: number): number {
  const odd = pieces.filter((area) => !isRectangle(grid, area)).length;
  const large = pieces.filter((area) => area.length > 4).length;
  const bars = pieces.filter((area) => area.length > 1 && Math.min(...sidesOf(grid, area)) === 1);
  const singles = pieces.filter((area) => area.length === 1).length;
  let score = -0.8 * odd - 0.6 * large;
  if (Math.min(grid.columns, grid.rows) > 4 && bars.length > pieces.length / 2) {
    score += bars.length === pieces.length ? 0.8 + 0.1 * bars.length : -0.4 * singles;
  }
  if (grid.columns === 4 && grid.rows === 5) {
    const isSet = pieces.filter((area) => area.length === 4).length === 1 && odd + large === 0;
    if (isSet && free === 2) score += singles === 4 ? 3 : 2;
    else if (free > 4) score -= 1;
  }
  return score;
}
