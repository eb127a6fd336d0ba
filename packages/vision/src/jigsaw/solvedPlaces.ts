import { LINES } from '../axisFit.ts';
import { findQuads, wholeOf } from '../findBoard.ts';
import { fitGrids, type Grid, type GridFit } from '../grid.ts';
import { type Quad, scaled, sidesOf } from '../plane.ts';
import { type Raster, shrink } from '../raster.ts';

/** Where the solved picture may be in its own file, in pixels of that. */
export type SolvedPlaces = {
  readonly picture: Raster;
  /** What has four corners. */
  readonly quads: readonly Quad[];
  /** What looks like a board, if the solved board was photographed. */
  readonly boards: readonly GridFit[];
};

/** The longer side of the picture in which it is searched, in pixels. */
const SEARCHED = 440;
const QUADS = 8;
/** Below this a grid is none. */
const LEAST = 0.8;
/** How much longer or shorter a side may be than the board's shape says. */
const SLANT = 0.12;

export function searchSolved(picture: Raster): SolvedPlaces {
  const small = shrink(picture, SEARCHED);
  const scale = picture.width / small.width;
  const quads = findQuads(small, true).slice(0, QUADS);
  const boards = quads
    .flatMap((quad) => fitGrids(small, quad, LINES.tiles, 3))
    .filter(({ score }) => score > LEAST)
    .map(({ grid, ...scores }) => ({
      ...scores,
      grid: { ...grid, quad: scaled(grid.quad, scale) },
    }));
  return { picture, quads: quads.map((quad) => scaled(quad, scale)), boards };
}

/** All of a picture: where the solved picture is if nothing better is known. */
export const wholePlaces = (picture: Raster): SolvedPlaces => ({ picture, quads: [], boards: [] });

/** The places that have the shape of a board of so many cells. */
export function placesFor({ picture, quads, boards }: SolvedPlaces, size: Grid): Quad[] {
  const { columns, rows } = size;
  const fitting = boards.filter(({ grid }) => grid.columns === columns && grid.rows === rows);
  const framed = quads.filter((quad) => {
    const [across, down] = sidesOf(quad);
    return Math.abs(Math.log((across / down) * (rows / columns))) < SLANT;
  });
  const whole = [wholeOf(picture), cutToShape(picture, columns / rows)];
  return [...whole, ...fitting.map(({ grid }) => grid.quad), ...framed];
}

/** The middle of a picture, as much as has the shape of the board. */
function cutToShape({ width, height }: Raster, ratio: number): Quad {
  const across = Math.min(width, height * ratio);
  const down = across / ratio;
  const [left, top] = [(width - across) / 2, (height - down) / 2];
  return [
    [left, top],
    [left + across, top],
    [left + across, top + down],
    [left, top + down],
  ];
}
