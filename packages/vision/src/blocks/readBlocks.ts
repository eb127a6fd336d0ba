/*
 * Pieces of a block puzzle: neighbours are one piece if nothing parts them all the way along their
 * border. A picture cannot tell an empty pair of cells from a block of the floor's colour, nor a
 * line from a drawing, so where no board is much likelier than the next they are in doubt.
 */
import type { Grid } from '../grid.ts';
import type { Raster } from '../raster.ts';
import {
  type Border,
  bordersOf,
  type Color,
  cellColors,
  changesAround,
  distance,
} from './cellColors.ts';
import {
  ALIKE,
  type Guess,
  guessBoards,
  type KnownColors,
  meanOf,
  NEAR,
  numberPieces,
} from './guesses.ts';
import { type Area, isRectangle } from './layouts.ts';

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
  /** From 0, no board of blocks, to 1: all cells are of one colour, all pieces rectangles. */
  readonly quality: number;
  /** Sides of pieces where nothing parts them from what lies beyond the board. */
  readonly open: number;
};

/** What is left of the quality of a board without a free cell, on which nothing can move. */
const FULL = 0.6;
/** What parts two cells of one colour is a line like the others, or something drawn. */
const UNLIKE = 2 * ALIKE;
/** Cells of which so much has one colour near their sides are plain. */
const PLAIN_ENOUGH = 0.6;
/** A guess that is less likely by no more than this is a doubt. */
const CLOSE = 0.4;

export function readBlocks(picture: Raster, grid: Grid, known: KnownColors = {}): BlocksReading {
  const cells = cellColors(picture, grid);
  const colors = cells.map(({ color }) => color);
  const borders = bordersOf(picture, grid, cells);
  const [best, ...others] = guessBoards(grid, cells, borders, known);
  const pieces = numberPieces(best);
  const next = others.find((guess) => numberPieces(guess).join() !== pieces.join());
  const second = next && best.score - next.score < CLOSE ? next : undefined;
  const odd = best.pieces.filter((area) => !isRectangle(grid, area)).flat();
  const plain = meanOf(cells, (one) => one.plain);
  const whole = 1 - odd.length / cells.length;
  const quality = Math.min(1, plain / PLAIN_ENOUGH) * whole * (best.floor.length > 0 ? 1 : FULL);
  const around = changesAround(picture, grid);
  return {
    grid,
    open: around.filter(({ cell, change }) => pieces[cell]! >= 0 && change < best.threshold).length,
    pieces,
    colors,
    doubtfulBorders: doubtfulBorders(best, pieces, colors, borders, second),
    doubtfulCells: doubtfulCells(best, odd, colors, borders, second),
    quality,
  };
}

/** Borders near the threshold, those within a piece above it, and those that the next guess has. */
function doubtfulBorders(
  { threshold, floor }: Guess,
  pieces: readonly number[],
  colors: readonly Color[],
  borders: readonly Border[],
  second: Guess | undefined,
): (readonly [number, number])[] {
  const free = new Set(floor.flat());
  const others = second && numberPieces(second);
  const parted = borders.filter(({ a, b }) => pieces[a] !== pieces[b]);
  const usual = commonestOf(parted.map(({ between }) => between));
  return borders
    .filter(({ a, b, change, between }) => {
      if (free.has(a) || free.has(b)) return false;
      const isJoined = pieces[a] === pieces[b];
      if (isJoined && change >= threshold) return true;
      const isAlike = distance(colors[a]!, colors[b]!) < ALIKE;
      if (!isJoined && isAlike && distance(between, usual) > UNLIKE) return true;
      if (others && others[a]! >= 0 && isJoined !== (others[a] === others[b])) return true;
      return change > threshold / NEAR && change < threshold * NEAR;
    })
    .map(({ a, b }) => [a, b] as const);
}

/** The one that most others are near. */
function commonestOf(colors: readonly Color[]): Color {
  const countNear = (one: Color) => colors.filter((other) => distance(one, other) < ALIKE).length;
  return colors.reduce((best, one) => (countNear(one) > countNear(best) ? one : best), [0, 0, 0]);
}

function doubtfulCells(
  { color, floor, threshold }: Guess,
  odd: readonly number[],
  colors: readonly Color[],
  borders: readonly Border[],
  second: Guess | undefined,
): number[] {
  const free = floor.flat();
  const faint = free.filter((cell) => distance(colors[cell]!, color) > ALIKE / 2);
  const unlike = unlikeFloor(borders, floor, threshold);
  const others = second?.floor.flat() ?? [];
  const changed = others.length === 0 ? [] : symmetricDifference(free, others);
  return [...new Set([...odd, ...faint, ...unlike, ...changed])];
}

const symmetricDifference = (some: readonly number[], others: readonly number[]) => [
  ...some.filter((cell) => !others.includes(cell)),
  ...others.filter((cell) => !some.includes(cell)),
];

/**
 * Cells of the floor's colour that may be a piece: between cells of the floor there are lines
 * everywhere or nowhere, so areas that break the rule are in doubt.
 */
function unlikeFloor(
  borders: readonly Border[],
  floor: readonly Area[],
  threshold: number,
): number[] {
  const free = new Set(floor.flat());
  const within = borders.filter(({ a, b }) => free.has(a) && free.has(b));
  const parted = within.filter(({ change }) => change >= threshold);
  if (parted.length === 0 || parted.length === within.length) return [];
  if (parted.length > within.length / 2) return floor.filter((area) => area.length > 1).flat();
  const cut = new Set(parted.flatMap(({ a, b }) => [a, b]));
  const largest = Math.max(...floor.map((area) => area.length));
  return floor.filter((area) => area.length < largest && area.some((cell) => cut.has(cell))).flat();
}
