import { type BlocksReading, readBlocks } from './blocks/readBlocks.ts';
import type { DigitNet } from './digits/digitNet.ts';
import { readTiles, type TilesReading } from './digits/readTiles.ts';
import { findQuads, wholeOf } from './findBoard.ts';
import { fitGrids, type Grid, type GridFit, LINES } from './grid.ts';
import type { Quad } from './plane.ts';
import { type Raster, shrink } from './raster.ts';

export type Kind = 'tiles' | 'blocks';
export type Reading =
  | ({ readonly kind: 'tiles' } & TilesReading)
  | ({ readonly kind: 'blocks' } & BlocksReading);

/** What is known before: where the board is, what it is, how many cells it has. */
export type Known = {
  readonly quad?: Quad | undefined;
  readonly kind?: Kind | undefined;
  readonly size?: readonly [columns: number, rows: number] | undefined;
};

/** The longer side of the picture in which the board is searched, in pixels. */
const SEARCHED = 440;
/** How many grids are read, to see which makes the most sense. */
const TRIED = 6;
/** From here on a board is one of numbers: two of three cells read well. */
const NUMBERED = 0.66;
/** What is left of the quality of such a board. */
const NARROW = 0.6;
/** Below this quality it is not clear that there is a board at all. */
export const CLEAR = 0.7;

const scaled = (quad: Quad, by: number) =>
  quad.map(([x, y]) => [x * by, y * by]) as unknown as Quad;

/** Grids that may be the board, in pixels of the picture, the likeliest first. */
function findGrids(small: Raster, quads: readonly Quad[], kind: Kind, { size }: Known): GridFit[] {
  const most = size ? 100 : 3;
  const found = quads.flatMap((quad) => fitGrids(small, quad, LINES[kind], most));
  return found
    .filter(({ grid }) => !size || (grid.columns === size[0] && grid.rows === size[1]))
    .sort((a, b) => b.score - a.score)
    .slice(0, TRIED);
}

/** The reading that makes the most sense, among those of some grids. */
function readBest<T extends { readonly quality: number }>(
  fits: readonly GridFit[],
  read: (fit: GridFit) => T,
  preference: (grid: Grid) => number,
): T {
  const totalOf = ({ grid, score }: GridFit, { quality }: T) =>
    score + 2 * quality + preference(grid);
  const all = fits.map((fit) => {
    const one = read(fit);
    return { one, total: totalOf(fit, one) };
  });
  return all.reduce((best, next) => (next.total > best.total ? next : best)).one;
}

/** Of two that make sense the larger: a part of a board makes sense too. */
const preferLarge = ({ columns, rows }: Grid) => 0.1 * Math.log(columns * rows);

/** Boards of blocks in the shops are 4×5 and 6×6; no number says that a part is missing. */
const preferKnown = ({ columns, rows }: Grid) =>
  0.35 * Math.log(columns * rows) + (['4×5', '6×6'].includes(`${columns}×${rows}`) ? 0.25 : 0);

/** A board of two rows or columns is rather a part of one: whoever means it says the size. */
function unlessNarrow(reading: BlocksReading, { size }: Known): BlocksReading {
  const { columns, rows } = reading.grid;
  const isSure = size !== undefined || Math.min(columns, rows) > 2;
  return isSure ? reading : { ...reading, quality: NARROW * reading.quality };
}

/** What board a picture shows, by what is known and what can be found. */
export function readPicture(picture: Raster, net: DigitNet, known: Known = {}): Reading {
  const small = shrink(picture, SEARCHED);
  const scale = picture.width / small.width;
  const fitsOf = (kind: Kind): GridFit[] => {
    const quads = known.quad ? [scaled(known.quad, 1 / scale)] : findQuads(small, kind === 'tiles');
    const fits = findGrids(small, quads, kind, known);
    const [columns, rows] = known.size ?? (kind === 'tiles' ? [4, 4] : [4, 5]);
    const plain = { score: 0, grid: { quad: quads[0] ?? wholeOf(small), columns, rows } };
    return (fits.length > 0 ? fits : [plain]).map(({ grid, score }) => ({
      score,
      grid: { ...grid, quad: scaled(grid.quad, scale) },
    }));
  };
  if (known.kind !== 'blocks') {
    const read = ({ grid }: GridFit) => readTiles(picture, grid, net);
    const tiles = readBest(fitsOf('tiles'), read, preferLarge);
    if (known.kind || tiles.quality > NUMBERED) return { kind: 'tiles', ...tiles };
  }
  const read = ({ grid }: GridFit) => unlessNarrow(readBlocks(picture, grid), known);
  return { kind: 'blocks', ...readBest(fitsOf('blocks'), read, preferKnown) };
}
