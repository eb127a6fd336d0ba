/* What lies between the cells of a block puzzle, and around them. */
import type { Grid } from '../grid.ts';
import { projectionOnto } from '../plane.ts';
import type { Raster } from '../raster.ts';
import {
  bandsOver,
  betweenOf,
  changeOver,
  FROM_BEFORE,
  FROM_BEHIND,
  goesOn,
  middleColor,
  type Sides,
} from './bands.ts';
import type { CellColor } from './cellColors.ts';
import { type Color, distance } from './color.ts';

/** What lies between two neighbours. */
export type Border = {
  readonly a: number;
  readonly b: number;
  /** How much the colour changes at once on the way from one to the other, in levels. */
  readonly change: number;
  /** The colour where it differs most from both. */
  readonly between: Color;
  /** The colour on the border itself, along most of it: that of a gap or a line, if it has one. */
  readonly middle: Color;
  /** Whether the colour of each goes on as far as the border, as that of the floor does. */
  readonly goesOn: readonly [boolean, boolean];
};

/**
 * Cells of which so much has one colour have nothing drawn on them, and where they differ so much
 * in colour there is a border, though round corners, or a grid that is a bit aside, hide its line.
 */
const [UNDRAWN, UNLIKE] = [0.8, 80];

/** The borders of all neighbours. */
export function bordersOf(
  picture: Raster,
  grid: Grid,
  cells: readonly CellColor[],
  sides: Sides,
): Border[] {
  const { quad, columns, rows } = grid;
  const onto = projectionOnto(quad, columns, rows);
  const borders: Border[] = [];
  const borderOf = (a: number, b: number, x: number, y: number): Border => {
    const bands = bandsOver(picture, onto, sides, [x, y], b === a + 1);
    const change = changeOver(bands, sides);
    const isUndrawn = Math.min(cells[a]!.bare, cells[b]!.bare) > UNDRAWN;
    const apart = distance(cells[a]!.color, cells[b]!.color);
    return {
      a,
      b,
      change: isUndrawn && apart > UNLIKE ? Math.max(change, apart) : change,
      between: betweenOf(bands[bands.length >> 1]!),
      middle: middleColor(bands, cells[a]!.color, cells[b]!.color),
      goesOn: [
        goesOn(bands, cells[a]!.color, FROM_BEFORE),
        goesOn(bands, cells[b]!.color, FROM_BEHIND),
      ],
    };
  };
  for (let cell = 0; cell < columns * rows; cell++) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    if (x + 1 < columns) borders.push(borderOf(cell, cell + 1, x + 1, y + 0.5));
    if (y + 1 < rows) borders.push(borderOf(cell, cell + columns, x + 0.5, y + 1));
  }
  return borders;
}

/** What lies between a cell and what is beyond the board. */
export type Rim = {
  readonly cell: number;
  readonly change: number;
  readonly goesOn: boolean;
};

/** The outer sides of all cells. */
export function rimsOf(
  picture: Raster,
  { quad, columns, rows }: Grid,
  cells: readonly CellColor[],
  sides: Sides,
): Rim[] {
  const onto = projectionOnto(quad, columns, rows);
  const rimOf = (cell: number, x: number, y: number, isAcross: boolean): Rim => {
    const bands = bandsOver(picture, onto, sides, [x, y], isAcross);
    const isBefore = isAcross ? x > 0 : y > 0;
    const steps = isBefore ? FROM_BEFORE : FROM_BEHIND;
    return {
      cell,
      change: changeOver(bands, sides),
      goesOn: goesOn(bands, cells[cell]!.color, steps),
    };
  };
  const lastRow = (rows - 1) * columns;
  return [
    ...Array.from({ length: rows }, (_, row) => [
      rimOf(row * columns, 0, row + 0.5, true),
      rimOf(row * columns + columns - 1, columns, row + 0.5, true),
    ]),
    ...Array.from({ length: columns }, (_, column) => [
      rimOf(column, column + 0.5, 0, false),
      rimOf(lastRow + column, column + 0.5, rows, false),
    ]),
  ].flat();
}
