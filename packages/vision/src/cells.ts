/* Cuts the cells of a board out of a picture. */
import type { Grid } from './grid.ts';
import { project, projectionOnto } from './plane.ts';
import { type Raster, sampleInto } from './raster.ts';

/** Colours of a square part of a board, three numbers a pixel. */
export type Patch = { readonly side: number; readonly colors: Float32Array };

/** A square of the board in cells, as `side` × `side` pixels, each the mean of four places. */
export function patchAt(
  picture: Raster,
  { quad, columns, rows }: Grid,
  left: number,
  top: number,
  size: number,
  side: number,
): Patch {
  const onto = projectionOnto(quad, columns, rows);
  const colors = new Float32Array(side * side * 3);
  for (let at = 0; at < side * side; at++) {
    for (let ray = 0; ray < 4; ray++) {
      const u = left + (((at % side) + 0.25 + 0.5 * (ray & 1)) / side) * size;
      const v = top + ((Math.floor(at / side) + 0.25 + 0.25 * (ray & 2)) / side) * size;
      const [x, y] = project(onto, u, v);
      sampleInto(picture, x, y, colors, at * 3);
    }
  }
  for (let at = 0; at < colors.length; at++) colors[at]! /= 4;
  return { side, colors };
}
