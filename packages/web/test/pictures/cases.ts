import type { Raster } from '@glissade/vision/raster';
import { drawCarLook, drawnLook, drawWoodLook, PALETTE_COUNT, paintBlocks } from './blockBoards.ts';
import { chanceOf } from './chance.ts';
import { FONT_COUNT } from './digitShapes.ts';
import { CAR_DRAWINGS, DRAWINGS } from './drawings.ts';
import { asJpeg } from './jpeg.ts';
import { type Painted, takePhoto } from './photo.ts';
import { PUBLIC_BOARDS, PUBLIC_LOOKS } from './publicLooks.ts';
import { drawTileLook, paintTiles, type TileLook } from './tileBoards.ts';
import { UNSEEN_LOOKS } from './unseenLooks.ts';
import { paintUnseenTiles, UNSEEN_TILES } from './unseenTiles.ts';
import { drawApp, drawCamera, drawPhone, drawScreen } from './views.ts';

/** Screenshots; photographs with care, by day; photographs askew, badly lit, blurred. */
export const SORTS = ['screen', 'plain', 'hard'] as const;
export type Sort = (typeof SORTS)[number];

export type TileCase = {
  readonly picture: Raster;
  readonly columns: number;
  readonly tiles: readonly number[];
};

const SIZES = [3, 4, 4, 5, 6];

/** A picture of a board of numbers, the same for the same seed. */
export function tileCase(seed: number, sort: Sort): TileCase {
  const chance = chanceOf(seed);
  const columns = SIZES[Math.floor(chance() * SIZES.length)]!;
  const rows = chance() < 0.85 ? columns : columns + 1;
  const tiles = shuffled(columns * rows, chance);
  const look = drawTileLook(chance);
  return { picture: see(paintTiles(tiles, columns, look), chance, sort), columns, tiles };
}

function shuffled(count: number, chance: () => number): number[] {
  const tiles = Array.from({ length: count }, (_, number) => number);
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [tiles[at], tiles[other]] = [tiles[other]!, tiles[at]!];
  }
  return tiles;
}

function see(board: Painted, chance: () => number, sort: Sort): Raster {
  const view =
    sort === 'screen'
      ? drawScreen(board, chance)
      : drawCamera(board, chance, sort === 'plain' ? chance() * 0.3 : 0.4 + chance() * 0.6);
  return takePhoto(board, view, chance);
}

/** A picture of these numbers in a look that is chosen in part, seen by chance. */
export function pictureOfTiles(
  tiles: readonly number[],
  columns: number,
  seed: number,
  sort: Sort,
  fixed: Partial<TileLook> = {},
): Raster {
  const chance = chanceOf(seed);
  const look = { ...drawTileLook(chance), ...fixed };
  return see(paintTiles(tiles, columns, look), chance, sort);
}

export const BLOCK_BOARDS: readonly (readonly string[])[] = [
  ['AXXB', 'AXXB', 'CDDE', 'CFGE', 'H..I'],
  ['AABB', 'CXXD', 'CXXD', 'EFGH', 'I..J'],
  ['BBB..C', '....DC', 'XX..DC', 'E.....', 'E..FFF', 'EGG...'],
  ['AA...O', 'P..Q.O', 'PXXQ.O', 'P..Q..', 'B...CC', 'B.RRR.'],
  ['AAB...', '..B.CC', 'XXB..D', 'E....D', 'E.FF.D', 'GG....'],
];

export type BlockCase = { readonly picture: Raster; readonly lines: readonly string[] };

/** A picture of a board of blocks or cars, the same for the same seed. */
export function blockCase(seed: number, sort: Sort): BlockCase {
  const chance = chanceOf(seed);
  const lines = BLOCK_BOARDS[Math.floor(chance() * BLOCK_BOARDS.length)]!;
  const look = lines[0]!.length === 4 ? drawWoodLook(chance, 'X') : drawCarLook(chance);
  return { picture: see(paintBlocks(lines, look), chance, sort), lines };
}

const HRD_BOARDS: readonly (readonly string[])[] = [
  ['AXXB', 'AXXB', 'CDDE', 'CFGE', 'H..I'],
  ['AXXB', 'AXXB', 'CDEF', 'CGHF', '.II.'],
  ['AXXB', 'CXXD', 'EFFG', 'EHHG', '.II.'],
  ['ABBC', 'AXXC', 'DXXE', 'DFGE', 'H..I'],
  ['XXAB', 'XXAB', 'CDDE', 'CFFE', 'G..H'],
];
const CAR_BOARDS = BLOCK_BOARDS.filter(([line]) => line!.length === 6);

/** Looks of boards of blocks: each drawing in each palette, then cars with roofs and stripes. */
const DRAWN_LOOKS = DRAWINGS.length * PALETTE_COUNT;
export const LOOK_COUNT = DRAWN_LOOKS + 3 * CAR_DRAWINGS.length;

/** A picture of a board in one of the looks, the same for the same number and seed. */
export function lookCase(look: number, seed: number, sort: Sort): BlockCase {
  const chance = chanceOf(seed * 100 + look);
  if (look < DRAWN_LOOKS) {
    const drawing = DRAWINGS[look % DRAWINGS.length]!;
    const lines = HRD_BOARDS[Math.floor(chance() * HRD_BOARDS.length)]!;
    const palette = Math.floor(look / DRAWINGS.length);
    const board = paintBlocks(lines, drawnLook(lines, drawing, palette, chance));
    return { picture: see(board, chance, sort), lines };
  }
  const drawing = CAR_DRAWINGS[look % CAR_DRAWINGS.length]!;
  const lines = CAR_BOARDS[Math.floor(chance() * CAR_BOARDS.length)]!;
  const board = paintBlocks(lines, { ...drawCarLook(chance), drawing, outline: 0 });
  return { picture: see(board, chance, sort), lines };
}

/** The names of the looks of public games. */
export const PUBLIC_NAMES = Object.keys(PUBLIC_LOOKS);

/** A picture of a board as a public game shows it, stored as JPEG: on a phone, or photographed. */
export function publicCase(name: string, seed: number, sort: Sort): BlockCase {
  const chance = chanceOf(seed * 100 + PUBLIC_NAMES.indexOf(name));
  const { isOfCars, look } = PUBLIC_LOOKS[name]!;
  const boards = PUBLIC_BOARDS[isOfCars ? 'cars' : 'blocks'];
  const lines = boards[Math.floor(chance() * boards.length)]!;
  const board = paintBlocks(lines, look(lines, chance));
  const coarse = 0.5 + 1.5 * chance();
  const photo =
    sort === 'screen'
      ? takePhoto(board, drawPhone(board, chance), chance)
      : see(board, chance, sort);
  return { picture: asJpeg(photo, coarse), lines };
}

/** The names of the looks that were drawn after the reader. */
export const UNSEEN_NAMES = Object.keys(UNSEEN_LOOKS);
export const UNSEEN_TILE_NAMES = Object.keys(UNSEEN_TILES);

/** Inside an app, or photographed, stored as JPEG. */
function seeUnseen(board: Painted, chance: () => number, sort: Sort): Raster {
  const coarse = 1 + 1.5 * chance();
  const photo =
    sort === 'screen' ? takePhoto(board, drawApp(board, chance), chance) : see(board, chance, sort);
  return asJpeg(photo, coarse);
}

/** A picture of a board of blocks in a look that the reader was not made by. */
export function unseenCase(name: string, seed: number, sort: Sort): BlockCase {
  const chance = chanceOf(seed * 100 + UNSEEN_NAMES.indexOf(name));
  const { isOfCars, look } = UNSEEN_LOOKS[name]!;
  const boards = PUBLIC_BOARDS[isOfCars ? 'cars' : 'blocks'];
  const lines = boards[Math.floor(chance() * boards.length)]!;
  return { picture: seeUnseen(paintBlocks(lines, look(lines, chance)), chance, sort), lines };
}

/** The same of a board of numbers. */
export function unseenTileCase(name: string, seed: number, sort: Sort): TileCase {
  const chance = chanceOf(seed * 100 + UNSEEN_TILE_NAMES.indexOf(name));
  const columns = 3 + Math.floor(chance() * 3);
  const tiles = shuffled(columns * columns, chance);
  const board = paintUnseenTiles(tiles, columns, UNSEEN_TILES[name]!, chance, FONT_COUNT);
  return { picture: seeUnseen(board, chance, sort), columns, tiles };
}

/** Pieces counted in reading order, -1 free: readings are compared so. */
export function countPieces(letters: readonly (string | number)[]): number[] {
  const order = [...new Set(letters.filter((letter) => letter !== '.' && letter !== -1))];
  return letters.map((letter) => order.indexOf(letter));
}
