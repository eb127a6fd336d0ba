import { carry } from './carry.ts';
import type { Grid } from './grid.ts';
import { pairMoves } from './pairWindow.ts';

/** The part of the board not yet solved: columns left … right, rows top … bottom, inclusive. */
export type Rest = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/**
 * A border line of the rest, seen so that it is the topmost row: cell (depth, place) is
 * origin + depth * inward + place * along.
 */
export type BorderLine = {
  readonly origin: number;
  readonly inward: number;
  readonly along: number;
  readonly length: number;
  /** What remains without it. */
  readonly rest: Rest;
};

/** The longest side that is left for the exact search at the end. */
export const LAST_SIDE_MAX = 3;

/** How many lines deep the window for the last two tiles of a line is. */
const WINDOW_DEPTH = 4;

/**
 * The border lines that may be solved next: not the gap's, and only where more than 3 lie abreast.
 */
export function borderLines(grid: Grid, rest: Rest, gapGoal: number): BorderLine[] {
  const { width } = grid;
  const { left, right, top, bottom } = rest;
  const [x, y] = [gapGoal % width, Math.floor(gapGoal / width)];
  const lines: BorderLine[] = [];
  const add = (corners: readonly [number, number], inward: number, step: number, rest: Rest) => {
    const length = Math.abs(corners[1] - corners[0]) / step + 1;
    lines.push({ origin: corners[0], inward, along: step, length, rest });
    lines.push({ origin: corners[1], inward, along: -step, length, rest });
  };
  const cell = (column: number, row: number) => row * width + column;
  if (bottom - top >= LAST_SIDE_MAX) {
    if (y !== top) add([cell(left, top), cell(right, top)], width, 1, { ...rest, top: top + 1 });
    if (y !== bottom) {
      const corners = [cell(left, bottom), cell(right, bottom)] as const;
      add(corners, -width, 1, { ...rest, bottom: bottom - 1 });
    }
  }
  if (right - left >= LAST_SIDE_MAX) {
    if (x !== left)
      add([cell(left, top), cell(left, bottom)], 1, width, { ...rest, left: left + 1 });
    if (x !== right) {
      const corners = [cell(right, top), cell(right, bottom)] as const;
      add(corners, -1, width, { ...rest, right: right - 1 });
    }
  }
  return lines;
}

/** Brings every tile of a line home and locks it; yields after each. */
export function* solveLine(grid: Grid, line: BorderLine): Generator<void, void> {
  const { origin, along, length } = line;
  for (let place = 0; place < length - 2; place++) {
    const home = origin + place * along;
    carry(grid, home, home);
    grid.locked[home] = 1;
    yield;
  }
  solveLastTwo(grid, line);
  grid.locked[origin + (length - 2) * along] = 1;
  grid.locked[origin + (length - 1) * along] = 1;
}

/**
 * The last two tiles of a line block each other, so both are brought near and then moved in by an
 * exact search in a window of up to 4×3 cells.
 */
function solveLastTwo(grid: Grid, { origin, inward, along, length }: BorderLine): void {
  const first = origin + (length - 2) * along;
  const second = origin + (length - 1) * along;
  const isHome = () => grid.cellOf[first] === first && grid.cellOf[second] === second;
  if (isHome()) return;
  const window: number[] = [];
  const high: number[] = [];
  const low: number[] = [];
  for (let depth = 0; depth < WINDOW_DEPTH; depth++) {
    for (let place = Math.max(0, length - 3); place < length; place++) {
      const cell = origin + depth * inward + place * along;
      if (grid.locked[cell]) continue;
      window.push(cell);
      if (depth >= 2) low.push(cell);
      else if (place >= length - 2) high.push(cell);
    }
  }
  const isInside = (tile: number) => window.includes(grid.cellOf[tile]!);
  // On a strip two cells wide, two tiles side by side could shut the gap out.
  const isShutOut = length === 2 && !window.includes(grid.gap);
  if (isShutOut || !isInside(first) || !isInside(second)) {
    // One tile waits above, in the last two places, while the other comes in below: so they leave
    // no pocket in which the gap could be caught.
    carryInto(grid, first, high);
    const waits = grid.cellOf[first]!;
    grid.locked[waits] = 1;
    if (!isInside(second)) carryInto(grid, second, low);
    grid.locked[waits] = 0;
  }
  enterWindow(grid, window, [first, second]);
  for (const direction of pairMoves(grid, window, [first, second])) grid.move(direction);
}

/** Carries a tile to the nearest of some cells, unless it is on one already. */
function carryInto(grid: Grid, tile: number, cells: readonly number[]): void {
  const from = grid.cellOf[tile]!;
  if (!cells.includes(from)) carry(grid, tile, nearestOf(grid, from, cells));
}

/** Walks the gap into the window without moving the two tiles. */
function enterWindow(grid: Grid, window: readonly number[], pair: readonly number[]): void {
  if (window.includes(grid.gap)) return;
  const taken = pair.map((tile) => grid.cellOf[tile]!);
  for (const cell of taken) grid.locked[cell] = 1;
  const free = window.filter((cell) => !taken.includes(cell));
  grid.walkGap(nearestOf(grid, grid.gap, free));
  for (const cell of taken) grid.locked[cell] = 0;
}

function nearestOf(grid: Grid, from: number, cells: readonly number[]): number {
  return cells.reduce((a, b) => (grid.distance(from, b) < grid.distance(from, a) ? b : a));
}
