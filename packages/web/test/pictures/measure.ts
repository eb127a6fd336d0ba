import { readFileSync } from 'node:fs';
import { digitNet } from '@glissade/vision/digits/digitNet';
import { readJigsaw } from '@glissade/vision/jigsaw/readJigsaw';
import { searchSolved } from '@glissade/vision/jigsaw/solvedPlaces';
import { CLEAR, type Reading, readPicture } from '@glissade/vision/readPicture';
import {
  type BlockCase,
  blockCase,
  countPieces,
  lookCase,
  PUBLIC_NAMES,
  publicCase,
  type Sort,
  type TileCase,
  tileCase,
  UNSEEN_NAMES,
  UNSEEN_TILE_NAMES,
  unseenCase,
  unseenTileCase,
} from './cases.ts';
import { jigsawCase } from './jigsawCases.ts';
import type { Scene } from './scenes.ts';

/** What a reading comes to: whether it is right, and whether it asks for a look. */
export type Verdict = 'right' | 'right, asks' | 'wrong, asks' | 'wrong';
export type What = 'tiles' | 'blocks';

export { LOOK_COUNT } from './cases.ts';

const weights = new URL('../../../vision/src/digits/weights.bin', import.meta.url);
const net = digitNet(readFileSync(weights));

function asks(reading: Reading): boolean {
  if (reading.quality < CLEAR) return true;
  if (reading.kind === 'tiles') return reading.doubts.length > 0;
  return reading.doubtfulCells.length + reading.doubtfulBorders.length > 0;
}

function isRight(what: What, seed: number, sort: Sort): readonly [boolean, Reading] {
  if (what === 'tiles') {
    return readsNumbersRight(tileCase(seed, sort));
  }
  return readsRight(blockCase(seed, sort));
}

function readsNumbersRight({ picture, columns, tiles }: TileCase): readonly [boolean, Reading] {
  const reading = readPicture(picture, net);
  const isSame = reading.kind === 'tiles' && reading.tiles.join() === tiles.join();
  return [isSame && reading.grid.columns === columns, reading];
}

function readsRight({ picture, lines }: BlockCase): readonly [boolean, Reading] {
  const reading = readPicture(picture, net);
  const wanted = countPieces([...lines.join('')]).join();
  const isSame = reading.kind === 'blocks' && countPieces(reading.pieces).join() === wanted;
  return [isSame && reading.grid.columns === lines[0]!.length, reading];
}

/** Reads the picture of a seed and judges it. */
export const judge = (what: What, seed: number, sort: Sort): Verdict =>
  verdictOf(isRight(what, seed, sort));

/** Reads the picture of a board of blocks in a look (`LOOK_COUNT`) and judges it. */
export const judgeLook = (look: number, seed: number, sort: Sort): Verdict =>
  verdictOf(readsRight(lookCase(look, seed, sort)));

/** The same in the looks of public games, one after the other. */
export const judgePublic = (seed: number, sort: Sort): Verdict =>
  verdictOf(readsRight(publicCase(PUBLIC_NAMES[seed % PUBLIC_NAMES.length]!, seed, sort)));

/** The same in looks that were drawn after the reader. */
export const judgeUnseen = (seed: number, sort: Sort): Verdict =>
  verdictOf(readsRight(unseenCase(UNSEEN_NAMES[seed % UNSEEN_NAMES.length]!, seed, sort)));

/** The same for numbers. */
export function judgeUnseenTiles(seed: number, sort: Sort): Verdict {
  const name = UNSEEN_TILE_NAMES[seed % UNSEEN_TILE_NAMES.length]!;
  return verdictOf(readsNumbersRight(unseenTileCase(name, seed, sort)));
}

function verdictOf([right, reading]: readonly [boolean, Reading]): Verdict {
  if (right) return asks(reading) ? 'right, asks' : 'right';
  return asks(reading) ? 'wrong, asks' : 'wrong';
}

/** Finds the homes of picture tiles by the solved picture, and judges them. */
export function judgeJigsaw(seed: number, sort: Sort, scenes?: readonly Scene[]): Verdict {
  const { picture, solved, columns, homes, gap } = jigsawCase(seed, sort, scenes);
  const reading = readJigsaw(picture, searchSolved(solved));
  const isSame = reading.homes.join() === homes.join() && reading.gap === gap;
  const right = isSame && reading.grid.columns === columns;
  const isAsking = reading.quality < CLEAR || reading.doubts.length > 0;
  if (right) return isAsking ? 'right, asks' : 'right';
  return isAsking ? 'wrong, asks' : 'wrong';
}
