/*
 * Pieces of a block puzzle: neighbours are one piece if nothing changes on the way between them.
 * Which of the colours is the floor is guessed: it shows between the pieces, its areas need
 * not be rectangles, and what remains must be rectangles. A picture cannot tell an empty pair of
 * cells from a block of the floor's colour, so where no guess is much better they are in doubt.
 */
import type { Grid } from '../grid.ts';
import type { Raster } from '../raster.ts';
import { type Border, bordersOf, type Color, cellColors, distance } from './cellColors.ts';

export type BlocksReading = {
  readonly grid: Grid;
  /** The piece on each cell, counted in reading order; -1 where the cell is free. */
  readonly pieces: readonly number[];
  /** The colour of each cell. */
  readonly colors: readonly Color[];
  /** Neighbours of which it is not clear whether they are one piece. */
  readonly doubtfulBorders: readonly (readonly [number, number])[];
  /** Cells of which it is not clear whether they are free. */
  readonly doubtfulCells: readonly number[];
  /** From 0, no board of blocks, to 1: all cells are of one colour, all pieces rectangles. */
  readonly quality: number;
};

/** Changes of colour, in levels: one piece below, two above, in doubt near it. */
const [JOINED, DOUBTFUL, PARTED] = [13, 9, 20];
/** What is left of the quality of a board without a free cell, on which nothing can move. */
const FULL = 0.6;
/** Colours that are one: light falls unevenly. */
const ALIKE = 30;

export function readBlocks(picture: Raster, grid: Grid): BlocksReading {
  const cells = cellColors(picture, grid);
  const colors = cells.map(({ color }) => color);
  const borders = bordersOf(picture, grid);
  const areas = areasOf(colors.length, borders);
  const guesses = guessFloor(grid, colors, borders, areas);
  const [best, second] = guesses;
  const floor = new Set(best?.cells ?? []);
  const pieces = numberPieces(areas, floor);
  const doubtfulBorders = borders
    .filter(({ a, b, change }) => {
      if (floor.has(a) || floor.has(b)) return false;
      return (change > DOUBTFUL && change < PARTED) || (pieces[a] === pieces[b] && change > JOINED);
    })
    .map(({ a, b }) => [a, b] as const);
  const odd = areas.filter((area) => !floor.has(area[0]!) && !isRectangle(grid, area)).flat();
  const isClose = best && second && best.score - second.score < 0.6;
  const faint = [...floor].filter((cell) => distance(colors[cell]!, best!.color) > ALIKE / 2);
  const unlike = unlikeFloor(borders, areas, floor);
  const doubtfulCells = new Set([...odd, ...faint, ...unlike, ...(isClose ? second.cells : [])]);
  const plain = cells.reduce((sum, one) => sum + one.plain, 0) / cells.length;
  const whole = 1 - odd.length / cells.length;
  const quality = plain * whole * (floor.size > 0 ? 1 : FULL);
  return { grid, pieces, colors, doubtfulBorders, doubtfulCells: [...doubtfulCells], quality };
}

/** Cells that hang together, each list in reading order. */
export function areasOf(count: number, borders: readonly Border[]): number[][] {
  const root = Array.from({ length: count }, (_, cell) => cell);
  const find = (cell: number): number => (root[cell] === cell ? cell : find(root[cell]!));
  for (const { a, b, change } of borders) {
    if (change >= JOINED) continue;
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

function isRectangle({ columns }: Grid, area: readonly number[]): boolean {
  const xs = area.map((cell) => cell % columns);
  const ys = area.map((cell) => Math.floor(cell / columns));
  const wide = Math.max(...xs) - Math.min(...xs) + 1;
  return wide * (Math.max(...ys) - Math.min(...ys) + 1) === area.length;
}

type Guess = { readonly color: Color; readonly cells: readonly number[]; readonly score: number };

/** Each colour as the floor, the likeliest first. */
function guessFloor(
  grid: Grid,
  colors: readonly Color[],
  borders: readonly Border[],
  areas: readonly (readonly number[])[],
): Guess[] {
  const ground = borders.filter(({ change }) => change > PARTED).map(({ between }) => between);
  const groups: { color: Color; areas: (readonly number[])[] }[] = [];
  for (const area of areas) {
    const color = colors[area[0]!]!;
    const group = groups.find((one) => distance(one.color, color) < ALIKE);
    if (group) group.areas.push(area);
    else groups.push({ color, areas: [area] });
  }
  const count = colors.length;
  return groups
    .flatMap(({ color, areas: own }) => {
      const cells = own.flat();
      if (cells.length > 0.8 * count) return [];
      const shown =
        ground.filter((one) => distance(one, color) < ALIKE).length / (ground.length || 1);
      const isOdd = own.some((area) => !isRectangle(grid, area));
      const others = areas.filter((area) => !own.includes(area));
      const oddOthers = others.filter((area) => !isRectangle(grid, area)).length;
      const isLarge = Math.max(...own.map((area) => area.length)) > 4;
      const isMany = own.every((area) => area.length === 1) && own.length > 0.25 * count;
      const score =
        2 * shown + (isOdd ? 1.2 : 0) + (isLarge ? 0.6 : 0) + (isMany ? 0.8 : 0) - 0.8 * oddOthers;
      return [{ color, cells, score }];
    })
    .sort((a, b) => b.score - a.score);
}

/**
 * Cells of the floor's colour that may be a piece: between cells of the floor there are lines
 * everywhere or nowhere, so areas that break the rule are in doubt.
 */
function unlikeFloor(
  borders: readonly Border[],
  areas: readonly (readonly number[])[],
  floor: ReadonlySet<number>,
): number[] {
  const within = borders.filter(({ a, b }) => floor.has(a) && floor.has(b));
  const parted = within.filter(({ change }) => change >= JOINED);
  if (parted.length === 0 || parted.length === within.length) return [];
  const own = areas.filter((area) => floor.has(area[0]!));
  if (parted.length > within.length / 2) return own.filter((area) => area.length > 1).flat();
  const cut = new Set(parted.flatMap(({ a, b }) => [a, b]));
  const largest = Math.max(...own.map((area) => area.length));
  return own.filter((area) => area.length < largest && area.some((cell) => cut.has(cell))).flat();
}

function numberPieces(areas: readonly (readonly number[])[], floor: ReadonlySet<number>): number[] {
  const pieces: number[] = [];
  let count = 0;
  for (const area of areas) {
    const number = floor.has(area[0]!) ? -1 : count++;
    for (const cell of area) pieces[cell] = number;
  }
  return pieces;
}
