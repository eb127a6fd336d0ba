/* The colours of the cells of a block puzzle. */
import { patchAt } from '../cells.ts';
import type { Grid } from '../grid.ts';
import type { Raster } from '../raster.ts';
import { type Color, distance, PLAIN } from './color.ts';

/** A cell is looked at between these distances from its sides: makers draw in the middle. */
const [RING_FROM, RING_TO] = [0.2, 0.34];
const RING_SIDE = 18;

/** What a cell is like. */
export type CellColor = {
  readonly color: Color;
  /** The part of its ring that has this colour, 0–1. */
  readonly plain: number;
  /** The same of the middle: nothing is drawn on a free cell. */
  readonly bare: number;
};

/** The colour of each cell: the one that most of its ring has, whatever is drawn on it. */
export function cellColors(picture: Raster, grid: Grid): CellColor[] {
  return Array.from({ length: grid.columns * grid.rows }, (_, cell) => {
    const [column, row] = [cell % grid.columns, Math.floor(cell / grid.columns)];
    const { color, plain } = commonColor(ringOf(picture, grid, column, row));
    return { color, plain, bare: partOf(middleOf(picture, grid, column, row), color) };
  });
}

function middleOf(picture: Raster, grid: Grid, column: number, row: number): Color[] {
  const { colors } = patchAt(picture, grid, column + 0.25, row + 0.25, 0.5, 10);
  return colorsIn(colors);
}

const colorsIn = (parts: Float32Array): Color[] =>
  Array.from({ length: parts.length / 3 }, (_, at) => [
    parts[at * 3]!,
    parts[at * 3 + 1]!,
    parts[at * 3 + 2]!,
  ]);

const partOf = (some: readonly Color[], color: Color) =>
  some.filter((one) => distance(one, color) < PLAIN).length / some.length;

function ringOf(picture: Raster, grid: Grid, column: number, row: number): Color[] {
  const size = 1 - 2 * RING_FROM;
  const { colors } = patchAt(picture, grid, column + RING_FROM, row + RING_FROM, size, RING_SIDE);
  const width = Math.round(((RING_TO - RING_FROM) / size) * RING_SIDE);
  const isNear = (at: number) => Math.min(at, RING_SIDE - 1 - at) < width;
  return colorsIn(colors).filter(
    (_, at) => isNear(at % RING_SIDE) || isNear(Math.floor(at / RING_SIDE)),
  );
}

/** The mean of those that are near the colour with the most neighbours. */
function commonColor(some: readonly Color[]): Pick<CellColor, 'color' | 'plain'> {
  let near: readonly Color[] = [];
  // One of a few of them is near the most common colour.
  for (let at = 0; at < some.length; at += 8) {
    const own = some.filter((one) => distance(one, some[at]!) < PLAIN);
    if (own.length > near.length) near = own;
  }
  const mean = [0, 1, 2].map(
    (part) => near.reduce((sum, one) => sum + one[part]!, 0) / near.length,
  ) as unknown as Color;
  return { color: mean, plain: near.length / some.length };
}
