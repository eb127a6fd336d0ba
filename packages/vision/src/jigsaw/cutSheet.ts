/* Straightens the picture of a board into a sheet of square cells. */
import type { Grid } from '../grid.ts';
import { project, projectionOnto, sidesOf } from '../plane.ts';
import { type Raster, sampleInto, shrink } from '../raster.ts';

/** A board seen from straight above, its cells `pitch` pixels wide, three numbers a pixel. */
export type Sheet = {
  readonly columns: number;
  readonly rows: number;
  readonly pitch: number;
  /** Pixels of what is around the board, on each side. */
  readonly around: number;
  /** Pixels in a row. */
  readonly width: number;
  readonly colors: Float32Array;
};

/** A picture is made smaller until so many of its pixels are one of the sheet's, along a side. */
const FINEST = 2.5;

export function cutSheet(picture: Raster, grid: Grid, pitch: number, around: number): Sheet {
  const { columns, rows } = grid;
  const [across, down] = sidesOf(grid.quad);
  const excess = Math.min(across / (columns * pitch), down / (rows * pitch)) / FINEST;
  const longest = Math.max(picture.width, picture.height);
  const small = shrink(picture, Math.max(8, Math.round(longest / Math.max(1, excess))));
  const scale = [small.width / picture.width, small.height / picture.height] as const;
  const width = columns * pitch + 2 * around;
  const height = rows * pitch + 2 * around;
  const onto = projectionOnto(grid.quad, columns * pitch, rows * pitch);
  const colors = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let ray = 0; ray < 4; ray++) {
        const u = x - around + 0.25 + 0.5 * (ray & 1);
        const v = y - around + 0.25 + 0.25 * (ray & 2);
        const [px, py] = project(onto, u, v);
        sampleInto(small, px * scale[0], py * scale[1], colors, (y * width + x) * 3);
      }
    }
  }
  for (let at = 0; at < colors.length; at++) colors[at]! /= 4;
  return { columns, rows, pitch, around, width, colors };
}

/** Where in `colors` the inner part of a cell begins, `inset` pixels within it. */
export function startOf(sheet: Sheet, cell: number, inset: number): number {
  const column = cell % sheet.columns;
  const row = Math.floor(cell / sheet.columns);
  const x = sheet.around + column * sheet.pitch + inset;
  const y = sheet.around + row * sheet.pitch + inset;
  return (y * sheet.width + x) * 3;
}
