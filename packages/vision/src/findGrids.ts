/* Finds a board in a picture: quadrilaterals, then the grids in them that make the most sense. */

import { LINES, type Lines } from './axisFit.ts';
import { findQuads, wholeOf } from './findBoard.ts';
import { fitGrids, type GridFit } from './grid.ts';
import { type Quad, scaled } from './plane.ts';
import { type Raster, shrink } from './raster.ts';

/** What is known of where a board is. */
export type KnownPlace = {
  readonly quad?: Quad | undefined;
  readonly size?: readonly [columns: number, rows: number] | undefined;
};

/** The longer side of the picture in which a board is searched, in pixels. */
const SEARCHED = 440;
/** How many grids are read, to see which makes the most sense. */
const TRIED = 6;

/**
 * Grids that may be the board, in pixels of the picture, the likeliest first; one over the whole
 * picture, of the size told or usual, if there is none.
 */
export function findGrids(
  picture: Raster,
  lines: keyof typeof LINES,
  { quad, size }: KnownPlace,
  usual: readonly [columns: number, rows: number],
): GridFit[] {
  const small = shrink(picture, SEARCHED);
  const scale = picture.width / small.width;
  const quads = quad ? [scaled(quad, 1 / scale)] : findQuads(small, lines === 'tiles');
  const fits = fitAll(small, quads, LINES[lines], size);
  const [columns, rows] = size ?? usual;
  const plain = { score: 0, weaker: 0, grid: { quad: quads[0] ?? wholeOf(small), columns, rows } };
  return (fits.length > 0 ? fits : [plain]).map(({ grid, ...scores }) => ({
    ...scores,
    grid: { ...grid, quad: scaled(grid.quad, scale) },
  }));
}

function fitAll(
  small: Raster,
  quads: readonly Quad[],
  lines: Lines,
  size: KnownPlace['size'],
): GridFit[] {
  const most = size ? 100 : 3;
  return quads
    .flatMap((quad) => fitGrids(small, quad, lines, most))
    .filter(({ grid }) => !size || (grid.columns === size[0] && grid.rows === size[1]))
    .sort((a, b) => b.score - a.score)
    .slice(0, TRIED);
}
