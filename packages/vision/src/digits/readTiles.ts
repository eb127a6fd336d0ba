/*
 * The numbers of a board, all at once: each of 0 to N−1 is on one cell, so they are assigned to
 * the cells as well as the scores of the digits allow. A number that is hard to read is so found
 * by what is left over. What is doubtful is said: a cell that reads otherwise than it was assigned,
 * that reads badly, or that could change places with another at little cost.
 */
import { patchAt } from '../cells.ts';
import type { Grid } from '../grid.ts';
import type { Raster } from '../raster.ts';
import { assign } from './assign.ts';
import type { DigitNet } from './digitNet.ts';
import { FLOOR, readNumber, scoreGap, scoreNumber } from './readNumber.ts';

export type TilesReading = {
  readonly grid: Grid;
  /** The number on each cell, row by row; 0 is the gap. */
  readonly tiles: readonly number[];
  /** Cells to look at again. */
  readonly doubts: readonly number[];
  /** What each cell looks like by itself; numbers may be missing or there twice. */
  readonly looks: readonly number[];
  /** Some pairs of cells that could change places, the likeliest first. */
  readonly swaps: readonly (readonly [number, number])[];
  /** From 0, nothing is a number, to 1, everything reads well. */
  readonly quality: number;
};

/** Pixels of a cell that are looked at. */
const PATCH = 44;
/** Below this the number of a cell is in doubt: e^-0.6, 55 %. */
const SURE = -0.6;
/** Two cells that could change places for less are in doubt: e^3.5, 1 to 33. */
const SWAP = 3.5;

type Swap = { readonly pair: readonly [number, number]; readonly loss: number };

export function readTiles(picture: Raster, grid: Grid, net: DigitNet): TilesReading {
  const count = grid.columns * grid.rows;
  const scores = Array.from({ length: count }, (_, cell) => {
    const [column, row] = [cell % grid.columns, Math.floor(cell / grid.columns)];
    const reading = readNumber(patchAt(picture, grid, column, row, 1, PATCH), net);
    return Array.from({ length: count }, (_, number) =>
      Math.max(FLOOR, number === 0 ? scoreGap(reading) : scoreNumber(reading, number)),
    );
  });
  const tiles = assign(scores.map((row) => row.map((score) => -score)));
  const swaps = findSwaps(scores, tiles);
  const looks = scores.map((row) => row.indexOf(Math.max(...row)));
  const doubts = tiles.flatMap((number, cell) => {
    const own = scores[cell]![number]!;
    const isSwappable = swaps.some(({ pair, loss }) => loss < SWAP && pair.includes(cell));
    return own < SURE || looks[cell] !== number || isSwappable ? [cell] : [];
  });
  const quality = tiles.reduce((sum, number, cell) => sum + Math.exp(scores[cell]![number]!), 0);
  const pairs = swaps.map(({ pair }) => pair);
  return { grid, tiles, doubts, looks, swaps: pairs, quality: quality / count };
}

function findSwaps(scores: readonly (readonly number[])[], tiles: readonly number[]): Swap[] {
  const found: Swap[] = [];
  for (let a = 0; a < tiles.length; a++) {
    for (let b = a + 1; b < tiles.length; b++) {
      const now = scores[a]![tiles[a]!]! + scores[b]![tiles[b]!]!;
      const loss = now - scores[a]![tiles[b]!]! - scores[b]![tiles[a]!]!;
      found.push({ pair: [a, b], loss });
    }
  }
  return found.sort((a, b) => a.loss - b.loss).slice(0, 2 * tiles.length);
}
