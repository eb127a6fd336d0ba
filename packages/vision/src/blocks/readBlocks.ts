/*
 * Pieces of a block puzzle: neighbours are one piece if nothing parts them all the way along their
 * border. A picture cannot tell an empty pair of cells from a block of the floor's colour, nor a
 * line from a drawing, so where no board is much likelier than the next they are in doubt.
 */
import type { Grid } from '../grid.ts';
import type { Raster } from '../raster.ts';
import type { Sides } from './bands.ts';
import { type Border, bordersOf, rimsOf } from './borders.ts';
import { cellColors } from './cellColors.ts';
import type { Color } from './color.ts';
import {
  BARELY,
  CLEARLY,
  type Doubts,
  differences,
  doubtsOfGuess,
  doubtsOfWhole,
  eitherOf,
} from './doubts.ts';
import { type Guess, guessBoards, type KnownColors, meanOf, numberPieces } from './guesses.ts';
import { setOf } from './knownSets.ts';
import { isRectangle, isTooLong } from './layouts.ts';
import { type Whole, wholeBoards } from './wholeReading.ts';

export type BlocksReading = {
  readonly grid: Grid;
  /** The piece on each cell, counted in reading order; -1 where the cell is free. */
  readonly pieces: readonly number[];
  /** The colour of each cell. */
  readonly colors: readonly Color[];
  /** Neighbours of which it is not clear whether they are one piece. */
  readonly doubtfulBorders: readonly (readonly [number, number])[];
  /** Cells of which it is not clear whether they are free. */
  readonly doubtfulCells: readonly number[];
  /** Places that are in doubt if another grid of as many cells shows them otherwise. */
  readonly unsure: Doubts;
  /** Whether a known game has these pieces, and the picture fits them. */
  readonly isKnown: boolean;
  /** From 0, no board of blocks, to 1: all cells are of one colour, all pieces rectangles. */
  readonly quality: number;
  /** Sides of pieces where nothing parts them from what lies beyond the board. */
  readonly open: number;
};

/** What is left of the quality of a board without a free cell, on which nothing can move. */
const FULL = 0.6;
/** Cells of which so much has one colour near their sides are plain. */
const PLAIN_ENOUGH = 0.6;
/** A board of a known set fits what is seen from here on. */
const FITTING = -4;

export function readBlocks(picture: Raster, grid: Grid, known: KnownColors = {}): BlocksReading {
  const cells = cellColors(picture, grid);
  const colors = cells.map(({ color }) => color);
  const sides: Sides = setOf(grid)?.sides ?? 'round';
  const borders = bordersOf(picture, grid, cells, sides);
  const rims = rimsOf(picture, grid, cells, sides);
  const guesses = guessBoards(grid, cells, borders, known);
  const wholes = wholeBoards(grid, { cells, borders, rims }, guesses, known);
  const [whole, ...others] = wholes;
  // Where nothing fits, the likeliest board of a known set is as good.
  const asGood =
    whole && whole.score <= FITTING ? wholes.find(({ isOfSet }) => isOfSet) : undefined;
  const isKnown = whole?.isOfSet === true && whole.score > FITTING;
  const { pieces, limit, worth, doubts, unsure } = isKnown
    ? ofWhole(whole, others, grid)
    : ofGuess(grid, guesses, colors, borders, asGood);
  const plain = meanOf(cells, (one) => one.plain);
  return {
    grid,
    open: rims.filter(({ cell, change }) => pieces[cell]! >= 0 && change < limit).length,
    pieces,
    colors,
    isKnown,
    quality: Math.min(1, plain / PLAIN_ENOUGH) * worth,
    doubtfulBorders: doubts.borders,
    doubtfulCells: doubts.cells,
    unsure,
  };
}

/** A board as it was decided: below which change it goes on, and how much sense it makes. */
type Decided = {
  readonly pieces: readonly number[];
  readonly limit: number;
  readonly worth: number;
  readonly doubts: Doubts;
  readonly unsure: Doubts;
};

const ofWhole = (whole: Whole, others: readonly Whole[], grid: Grid): Decided => ({
  pieces: whole.pieces,
  limit: whole.threshold / 2,
  worth: 1,
  doubts: doubtsOfWhole(whole, others, grid, CLEARLY),
  unsure: doubtsOfWhole(whole, others, grid, BARELY),
});

function ofGuess(
  grid: Grid,
  guesses: readonly [Guess, ...Guess[]],
  colors: readonly Color[],
  borders: readonly Border[],
  asGood: Whole | undefined,
): Decided {
  const [best, ...others] = guesses;
  const pieces = numberPieces(best);
  const odd = best.pieces.filter((area) => !isRectangle(grid, area)).flat();
  const long = best.pieces.filter((area) => isTooLong(grid, area)).flat();
  const whole = 1 - odd.length / colors.length;
  return {
    pieces,
    limit: best.threshold,
    unsure: { borders: [], cells: [] },
    worth: whole * (best.floor.length > 0 ? 1 : FULL),
    doubts: eitherOf(
      doubtsOfGuess(best, others, [...odd, ...long], colors, borders),
      differences(pieces, asGood ? [asGood.pieces] : [], grid),
    ),
  };
}
