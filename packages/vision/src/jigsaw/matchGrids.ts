/*
 * A board of tiles with parts of a picture instead of numbers, read by the solved picture. Grids
 * that may be the board are laid against places that may be the solved picture; what fits best at
 * a glance is matched thoroughly.
 */

import type { Grid, GridFit } from '../grid.ts';
import type { Quad } from '../plane.ts';
import type { Raster } from '../raster.ts';
import { cutSheet, type Sheet } from './cutSheet.ts';
import { glance, matchTiles, type TileMatching } from './matchTiles.ts';
import { placesFor, type SolvedPlaces } from './solvedPlaces.ts';

/** Pixels of a cell at a glance. */
const GLANCE = 10;
/** How many pairs of a grid and a place are matched thoroughly. */
const TRIED = 3;

export type GridMatching = TileMatching & { readonly fit: GridFit };

/** What may not be moved, or is known. */
export type KnownCorners = { readonly isGridKnown: boolean; readonly quad: Quad | undefined };
type Pair = { readonly fit: GridFit; readonly quad: Quad; readonly total: number };

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The best matching of a board with the solved picture. */
export function matchGrids(
  picture: Raster,
  fits: readonly GridFit[],
  places: SolvedPlaces,
  known: KnownCorners,
): GridMatching {
  const sheetsFor = sheetsOf(places, known.quad);
  const pairs = fits.map((fit) => bestPlace(picture, fit, sheetsFor(fit.grid)));
  pairs.sort((a, b) => a.total - b.total);
  const tried = pairs.slice(0, TRIED).map(({ fit, quad }) => {
    const matching = matchTiles(picture, places.picture, {
      grid: fit.grid,
      isGridMovable: !known.isGridKnown,
      quad,
      isQuadMovable: !known.quad,
    });
    return { ...matching, fit };
  });
  const totalOf = ({ costs, fit }: GridMatching) => mean(costs) - 0.3 * fit.score;
  return tried.reduce((best, next) => (totalOf(next) < totalOf(best) ? next : best));
}

type Place = { readonly quad: Quad; readonly sheet: Sheet };

/** The places of the solved picture, cut for a grid; once for all grids of a size. */
function sheetsOf(places: SolvedPlaces, known: Quad | undefined): (grid: Grid) => Place[] {
  const sheets = new Map<string, Place[]>();
  return (grid) => {
    const key = `${grid.columns}×${grid.rows}`;
    const cut = (quad: Quad): Place => {
      return { quad, sheet: cutSheet(places.picture, { ...grid, quad }, GLANCE, 1) };
    };
    const found = sheets.get(key) ?? (known ? [known] : placesFor(places, grid)).map(cut);
    sheets.set(key, found);
    return found;
  };
}

function bestPlace(picture: Raster, fit: GridFit, places: readonly Place[]): Pair {
  const board = cutSheet(picture, fit.grid, GLANCE, 0);
  const seen = places.map(({ quad, sheet }) => {
    const total = mean(glance(board, sheet).costs) - 0.5 * fit.score;
    return { fit, quad, total };
  });
  return seen.reduce((best, next) => (next.total < best.total ? next : best));
}
