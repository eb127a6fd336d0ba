/* The colours of the cells of a block puzzle. */
import { patchAt } from '../cells.ts';
import type { Grid } from '../grid.ts';
import { project, projectionOnto } from '../plane.ts';
import { type Raster, sampleInto } from '../raster.ts';

/** Colours nearer than this are one, in levels. */
const PLAIN = 24;

export type Color = readonly [red: number, green: number, blue: number];

/** What the middle of a cell is like. */
export type CellColor = {
  readonly color: Color;
  /** The part of it that has this colour, 0–1. */
  readonly plain: number;
};

/** The colour of each cell: of each part the median, whatever is drawn on it. */
export function cellColors(picture: Raster, grid: Grid): CellColor[] {
  return Array.from({ length: grid.columns * grid.rows }, (_, cell) => {
    const [column, row] = [cell % grid.columns, Math.floor(cell / grid.columns)];
    const { colors } = patchAt(picture, grid, column + 0.2, row + 0.2, 0.6, 14);
    const color = [0, 1, 2].map((part) => {
      const values = colors.filter((_, at) => at % 3 === part).sort();
      return values[Math.floor(values.length / 2)]!;
    }) as unknown as Color;
    let plain = 0;
    for (let at = 0; at < colors.length; at += 3) {
      if (distance(color, [colors[at]!, colors[at + 1]!, colors[at + 2]!]) < PLAIN) plain++;
    }
    return { color, plain: plain / (colors.length / 3) };
  });
}

/** What lies between two neighbours. */
export type Border = {
  readonly a: number;
  readonly b: number;
  /** How much the colour changes on the way from one to the other, in levels. */
  readonly change: number;
  /** The colour where it differs most from both. */
  readonly between: Color;
};

/** Steps from one cell to the next, and beside each other along their border. */
const [STEPS, LANES] = [15, 9];
/** How far from the border the way begins, and how much of its length is walked, in cells. */
const [REACH, LENGTH] = [0.24, 0.44];

/** The borders of all neighbours. */
export function bordersOf(picture: Raster, grid: Grid): Border[] {
  const { columns, rows } = grid;
  const borders: Border[] = [];
  for (let cell = 0; cell < columns * rows; cell++) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    if (x + 1 < columns) borders.push(walk(picture, grid, cell, cell + 1, x + 1, y + 0.5, true));
    if (y + 1 < rows)
      borders.push(walk(picture, grid, cell, cell + columns, x + 0.5, y + 1, false));
  }
  return borders;
}

/** Walks over a border in lanes; for each step the mean of the lanes, so that grain is no edge. */
function walk(
  picture: Raster,
  { quad, columns, rows }: Grid,
  a: number,
  b: number,
  x: number,
  y: number,
  isAcross: boolean,
): Border {
  const onto = projectionOnto(quad, columns, rows);
  const colors = new Float32Array(STEPS * 3);
  for (let step = 0; step < STEPS; step++) {
    const way = ((step / (STEPS - 1)) * 2 - 1) * REACH;
    for (let lane = 0; lane < LANES; lane++) {
      const aside = (lane / (LANES - 1) - 0.5) * LENGTH;
      const [u, v] = isAcross ? [x + way, y + aside] : [x + aside, y + way];
      const [px, py] = project(onto, u, v);
      sampleInto(picture, px, py, colors, step * 3);
    }
  }
  const at = (step: number) =>
    [0, 1, 2].map((part) => colors[step * 3 + part]! / LANES) as unknown as Color;
  const [from, to] = [at(0), at(STEPS - 1)];
  let [change, between] = [distance(from, to), from];
  for (let step = 1; step < STEPS - 1; step++) {
    const here = at(step);
    const least = Math.min(distance(here, from), distance(here, to));
    if (least > change || step === (STEPS - 1) / 2) between = here;
    change = Math.max(change, least);
  }
  return { a, b, change, between };
}

export const distance = (a: Color, b: Color) =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
