/* Reads the board in a picture: where it is, of which kind, and what is on it. */
import { bothOf, differences, eitherOf } from './blocks/doubts.ts';
import type { KnownColors } from './blocks/guesses.ts';
import { type BlocksReading, readBlocks } from './blocks/readBlocks.ts';
import type { DigitNet } from './digits/digitNet.ts';
import { readTiles, type TilesReading } from './digits/readTiles.ts';
import { findGrids, type KnownPlace } from './findGrids.ts';
import type { Grid, GridFit } from './grid.ts';
import type { Raster } from './raster.ts';

export type Kind = 'tiles' | 'blocks';
export type Reading =
  | ({ readonly kind: 'tiles' } & TilesReading)
  | ({ readonly kind: 'blocks' } & BlocksReading);

/** What is known before: where and what the board is, how many cells it has, of which colours. */
export type Known = KnownPlace & KnownColors & { readonly kind?: Kind | undefined };

/** From here on a board is one of numbers: two of three cells read well. */
const NUMBERED = 0.66;
/** What is left of the quality of such a board. */
const NARROW = 0.6;
/** How much less sense a grid makes that is nearly as good. */
const RIVAL = 0.3;
/** Boards of fewer cells hold more pieces than free cells. */
const LARGE = 30;
/** Lines of a board of blocks are seen so well at least, along either axis. */
const LINED = 0.3;
/** Below this quality it is not clear that there is a board at all. */
export const CLEAR = 0.7;

/** The reading that makes the most sense, among those of some grids. */
function bestOf<T extends { readonly quality: number }>(
  all: readonly { readonly fit: GridFit; readonly one: T }[],
  preference: (reading: T) => number,
): T {
  return inOrder(all, preference)[0]!.one;
}

/** Readings of some grids and how much sense they make, the most first. */
function inOrder<T extends { readonly quality: number }>(
  all: readonly { readonly fit: GridFit; readonly one: T }[],
  preference: (reading: T) => number,
): { readonly one: T; readonly total: number }[] {
  return all
    .map(({ fit, one }) => ({ one, total: fit.score + 2 * one.quality + preference(one) }))
    .sort((a, b) => b.total - a.total);
}

/** Of two that make sense the larger: a part of a board makes sense too. */
const preferLarge = ({ grid }: { readonly grid: Grid }) => 0.1 * Math.log(grid.columns * grid.rows);

/** How much the size of a known game speaks for a grid, and pieces of that game on it. */
const [USUAL, FITTING] = [0.25, 0.35];

/** Boards of blocks in the shops are 4×5 and 6×6; no number says that a part is missing. */
const preferKnown = (reading: BlocksReading) => {
  const { columns, rows } = reading.grid;
  const usual = ['4×5', '6×6'].includes(`${columns}×${rows}`) ? USUAL : 0;
  const fitting = reading.isKnown ? FITTING : 0;
  return 0.35 * Math.log(columns * rows) + usual + fitting - (isDoubled(reading) ? DOUBLED : 0);
};

/** No board has so many cells and uses two of them as one everywhere. */
const [DOUBLED, DOUBLED_FROM] = [1.5, 6];

/** Whether no piece begins or ends on every other line of columns or rows. */
function isDoubled({ grid: { columns, rows }, pieces }: BlocksReading): boolean {
  const isPaired = (count: number, step: number, lineOf: (cell: number) => number) =>
    count >= DOUBLED_FROM &&
    count % 2 === 0 &&
    pieces.every((piece, cell) => lineOf(cell) % 2 === 1 || pieces[cell + step] === piece);
  return (
    isPaired(columns, 1, (cell) => cell % columns) ||
    isPaired(rows, columns, (cell) => Math.floor(cell / columns))
  );
}

/** A board of two rows or columns is rather a part of one: a user who means it gives the size. */
function unlessNarrow(reading: BlocksReading, { size }: Known): BlocksReading {
  const { columns, rows } = reading.grid;
  const isSure = size !== undefined || Math.min(columns, rows) > 2;
  return isSure ? reading : { ...reading, quality: NARROW * reading.quality };
}

/** Pieces that go on beyond its sides say that it is a part of a board. */
const unlessOpen = (reading: BlocksReading): BlocksReading =>
  reading.open > 0 ? { ...reading, quality: NARROW * reading.quality } : reading;

/** A small board on which most cells are free is rather a drawing, or a part of one. */
function unlessSparse(reading: BlocksReading): BlocksReading {
  const { pieces } = reading;
  const free = pieces.filter((piece) => piece < 0).length;
  const isSparse = pieces.length < LARGE && free > pieces.length / 2;
  return isSparse ? { ...reading, quality: NARROW * reading.quality } : reading;
}

/** The colours of a picture always make some pieces: only lines say that they are a board. */
function unlessUnlined(reading: BlocksReading, { weaker }: GridFit): BlocksReading {
  const lined = Math.max(0, Math.min(1, weaker / LINED));
  return { ...reading, quality: lined * reading.quality };
}

/** A board of no known game is not clear if a grid of another size makes nearly as much sense. */
function unlessRivalled([best, ...others]: ReturnType<typeof inOrder<BlocksReading>>) {
  const { one, total } = best!;
  const isRival = ({ one: other, total: less }: typeof best & object) =>
    (other.grid.columns !== one.grid.columns || other.grid.rows !== one.grid.rows) &&
    (other.isKnown || less > total - RIVAL);
  return one.isKnown || !others.some(isRival) ? one : { ...one, quality: NARROW * one.quality };
}

/** Places that another grid of as many cells shows otherwise are in doubt. */
function unlessMoved(best: BlocksReading, all: readonly BlocksReading[]): BlocksReading {
  const { columns, rows } = best.grid;
  const others = all.filter(
    ({ grid, quality }) =>
      grid.columns === columns && grid.rows === rows && quality > CLEAR * best.quality,
  );
  const moved = differences(
    best.pieces,
    others.map(({ pieces }) => pieces),
    best.grid,
  );
  const doubts = { borders: best.doubtfulBorders, cells: best.doubtfulCells };
  const { borders, cells } = eitherOf(doubts, bothOf(moved, best.unsure));
  return { ...best, doubtfulBorders: borders, doubtfulCells: cells };
}

/** What board a picture shows, by what is known and what can be found. */
export function readPicture(picture: Raster, net: DigitNet, known: Known = {}): Reading {
  if (known.kind !== 'blocks') {
    const fits = findGrids(picture, 'tiles', known, [4, 4]);
    const all = fits.map((fit) => ({ fit, one: readTiles(picture, fit.grid, net) }));
    const tiles = bestOf(all, preferLarge);
    if (known.kind || tiles.quality > NUMBERED) return { kind: 'tiles', ...tiles };
  }
  return {
    kind: 'blocks',
    ...readGrids(picture, findGrids(picture, 'blocks', known, [4, 5]), known),
  };
}

/** The board of blocks in the grid that makes the most sense. */
export function readGrids(
  picture: Raster,
  fits: readonly GridFit[],
  known: Known = {},
): BlocksReading {
  const read = (fit: GridFit) =>
    unlessSparse(
      unlessOpen(unlessUnlined(unlessNarrow(readBlocks(picture, fit.grid, known), known), fit)),
    );
  const all = fits.map((fit) => ({ fit, one: read(fit) }));
  return unlessMoved(
    unlessRivalled(inOrder(all, preferKnown)),
    all.map(({ one }) => one),
  );
}
