/* Reads a board of picture tiles by its solved picture, and marks what is in doubt. */
import { findGrids, type KnownPlace } from '../findGrids.ts';
import { type Grid, type GridFit, straighten } from '../grid.ts';
import type { Quad } from '../plane.ts';
import type { Raster } from '../raster.ts';
import type { TileAssignment } from './assignTiles.ts';
import { cutSheet } from './cutSheet.ts';
import { AS_IT_IS, gapCosts } from './gapCosts.ts';
import { type GridMatching, matchGrids } from './matchGrids.ts';
import type { SolvedPlaces } from './solvedPlaces.ts';

export type JigsawReading = {
  readonly grid: Grid;
  /** For each cell, the cell at which its tile belongs; for the gap, where a tile is missing. */
  readonly homes: readonly number[];
  readonly gap: number;
  /** Cells to look at again. */
  readonly doubts: readonly number[];
  /** Some pairs of cells whose tiles could change homes, the likeliest first. */
  readonly swaps: readonly (readonly [number, number])[];
  /** From 0, nothing fits, to 1. */
  readonly quality: number;
  /** The board from straight above, and the solved picture if there is one. */
  readonly board: Raster;
  readonly solved: { readonly quad: Quad; readonly picture: Raster } | undefined;
};

export type KnownJigsaw = KnownPlace & { readonly solvedQuad?: Quad | undefined };

/**
 * A tile that could be another for less than this and what tiles cost as a mean is in doubt. Tiles
 * of pictures lose more than 1.4 by an exchange, those misread of repeating patterns less than 0.6.
 */
const EXCHANGED = 0.3;
/** The gap needs more: a tile of nearly one colour looks like it. */
const GAP_EXCHANGED = 0.4;
/** A tile that fits worse than this is in doubt. */
const POOR = 1.6;
/** Half of the quality is left where tiles fit so badly as a mean. */
const HALF = 1.5;
/** The longer sides of the pictures handed back, in pixels: sharp on a phone, small to store. */
const BOARD_PX = 640;
const SOLVED_PX = 880;

/** The tiles of a picture, with their homes if the solved picture is there. */
export function readJigsaw(
  picture: Raster,
  places: SolvedPlaces | undefined,
  known: KnownJigsaw = {},
): JigsawReading {
  const fits = findGrids(picture, 'tiles', known, [4, 4]);
  if (!places) return asItLies(picture, fits[0]!);
  const corners = { isGridKnown: known.quad !== undefined, quad: known.solvedQuad };
  return readingOf(picture, places.picture, matchGrids(picture, fits, places, corners));
}

function readingOf(picture: Raster, solvedPicture: Raster, found: GridMatching): JigsawReading {
  const { homes, gap, swaps, grid, quad } = found;
  const cost = meanOf(found.costs);
  return {
    grid,
    homes,
    gap,
    doubts: doubtsOf(found),
    swaps: swaps.map(({ pair }) => pair),
    quality: 1 / (1 + (cost / HALF) ** 2),
    board: fromAbove(picture, grid, BOARD_PX),
    solved: { quad, picture: fromAbove(solvedPicture, { ...grid, quad }, SOLVED_PX) },
  };
}

const meanOf = (costs: readonly number[]) =>
  costs.reduce((sum, next) => sum + next, 0) / costs.length;

/** Cells to look at again: their tiles fit badly, or another would do nearly as well. */
export function doubtsOf(found: Pick<TileAssignment, 'costs' | 'losses' | 'gap'>): number[] {
  const { costs, losses, gap } = found;
  const cost = meanOf(costs);
  const least = (cell: number) => cost + (cell === gap ? GAP_EXCHANGED : EXCHANGED);
  const isDoubtful = (cell: number) => costs[cell]! > POOR || losses[cell]! < least(cell);
  return costs.map((_, cell) => cell).filter(isDoubtful);
}

/** Without a solved picture every tile is in doubt, and lies where it belongs until it is moved. */
function asItLies(picture: Raster, { grid, score }: GridFit): JigsawReading {
  const count = grid.columns * grid.rows;
  const costs = gapCosts(cutSheet(picture, grid, 24, 0), { inset: 3, side: 18 }, AS_IT_IS);
  const gap = costs.indexOf(Math.min(...costs));
  const cells = Array.from({ length: count }, (_, cell) => cell);
  return {
    grid,
    homes: cells.with(gap, count - 1).with(count - 1, gap),
    gap,
    doubts: cells,
    swaps: [],
    quality: Math.min(1, Math.max(0, score / HALF)),
    board: fromAbove(picture, grid, BOARD_PX),
    solved: undefined,
  };
}

function fromAbove(picture: Raster, { quad, columns, rows }: Grid, longest: number): Raster {
  const pitch = Math.floor(longest / Math.max(columns, rows));
  return straighten(picture, quad, columns * pitch, rows * pitch, 0);
}
