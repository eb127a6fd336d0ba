import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { oneIn, someOf } from '../../../tests/support/oneIn.ts';
import { countPieces, lookCase, pictureOfTiles, tileCase } from '../../web/test/pictures/cases.ts';
import { chanceOf } from '../../web/test/pictures/chance.ts';
import {
  judge,
  judgeLook,
  judgePublic,
  judgeUnseen,
  LOOK_COUNT,
} from '../../web/test/pictures/measure.ts';
import { digitNet } from './digits/digitNet.ts';
import { CLEAR, readPicture } from './readPicture.ts';

const net = digitNet(readFileSync(new URL('./digits/weights.bin', import.meta.url)));

const [WHITE, RED, BLUE] = [
  [255, 255, 255],
  [200, 60, 60],
  [60, 60, 200],
] as const;
type Color = readonly [red: number, green: number, blue: number];

/** The same for the same place, and nothing else. */
function chanceColor(x: number, y: number): Color {
  const chance = chanceOf(400 * y + x);
  return [256 * chance(), 256 * chance(), 256 * chance()];
}

/** `npm run test:all` looks at half of the pictures. */
const share = oneIn(2);

const seeds = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

describe('boards in pictures', () => {
  test('numbers of screenshots and of careful photographs are read without a question', () => {
    const verdicts = [
      ...seeds(100, 4 / share).map((seed) => judge('tiles', seed, 'screen')),
      ...seeds(200, 4 / share).map((seed) => judge('tiles', seed, 'plain')),
    ];
    expect(verdicts).not.toContain('wrong');
    expect(verdicts.filter((verdict) => verdict === 'right').length).toBeGreaterThanOrEqual(
      8 / share - 1,
    );
  });

  test('a poor photograph is never misread without a question', () => {
    const verdicts = seeds(300, 4 / share).map((seed) => judge('tiles', seed, 'hard'));
    expect(verdicts).not.toContain('wrong');
    expect(verdicts).toContain('right');
  });

  test('blocks and cars are told apart from the floor', () => {
    const verdicts = [
      ...seeds(400, 3).map((seed) => judge('blocks', seed, 'screen')),
      ...seeds(500, 2).map((seed) => judge('blocks', seed, 'plain')),
    ];
    expect(verdicts).not.toContain('wrong');
    expect(verdicts.filter((verdict) => verdict === 'right').length).toBeGreaterThanOrEqual(4);
  });

  test('names, figures, roofs and shine on the pieces are told from the lines between them', () => {
    const looks = someOf(seeds(0, LOOK_COUNT), 12, 3);
    const verdicts = looks.map((look) => judgeLook(look, 1, 'screen'));
    expect(verdicts).not.toContain('wrong');
    const right = verdicts.filter((verdict) => verdict.startsWith('right'));
    expect(right.length).toBeGreaterThanOrEqual(Math.floor(0.9 * looks.length));
  });

  test('boards in the looks of public games are read, or marked', () => {
    const verdicts = seeds(1000, 8 / share).map((seed) => judgePublic(seed, 'screen'));
    expect(verdicts).not.toContain('wrong');
    const right = verdicts.filter((verdict) => verdict === 'right');
    expect(right.length).toBeGreaterThanOrEqual(4 / share);
  });

  test('looks that were drawn after the reader are read, or marked', () => {
    expect(judgeUnseen(1005, 'screen')).not.toBe('wrong');
    expect(judgeUnseen(1008, 'screen')).toBe('right');
  });

  test('what another grid shows, or a known set that fits no worse, is marked', () => {
    expect(judgeLook(3, 3, 'screen')).not.toBe('wrong');
    expect(judgeLook(54, 1014, 'hard')).not.toBe('wrong');
  });

  test('a board is not read as one of twice as many cells', () => {
    expect(judgeLook(34, 2, 'screen')).toMatch(/^right/);
  });

  test('a part of a board, beyond which pieces go on, is not taken for the whole', () => {
    const { picture, lines } = lookCase(62, 5, 'screen');
    const { columns, rows } = readPicture(picture, net).grid;
    expect([columns, rows]).toEqual([lines[0]!.length, lines.length]);
    expect(judgeLook(62, 5, 'screen')).not.toBe('wrong');
  });

  test('a colour that is said to be free, or a piece, is so everywhere', () => {
    const { picture, lines } = lookCase(47, 2, 'screen');
    const wanted = countPieces([...lines.join('')]);
    const first = readPicture(picture, net);
    if (first.kind !== 'blocks') throw new Error('not read as blocks');
    const { colors, grid } = first;
    const known = { kind: 'blocks', quad: grid.quad, size: [grid.columns, grid.rows] } as const;
    const colorOf = (letter: string) => colors[lines.join('').indexOf(letter)]!;
    const misled = readPicture(picture, net, { ...known, floorColor: colorOf('X') });
    expect(misled.kind === 'blocks' && misled.pieces[wanted.indexOf(-1)]).not.toBe(-1);
    for (const more of [{ floorColor: colorOf('.') }, { pieceColors: [colorOf('X')] }]) {
      const again = readPicture(picture, net, { ...known, ...more });
      expect(again.kind === 'blocks' && again.pieces).toEqual(wanted);
    }
  });

  test('a number that is there twice leaves a doubt, and what is missing is known', () => {
    const tiles = [1, 2, 3, 4, 6, 6, 7, 8, 0];
    const picture = pictureOfTiles(tiles, 3, 7, 'screen', { font: 0 });
    const reading = readPicture(picture, net);
    if (reading.kind !== 'tiles') throw new Error('not read as tiles');
    expect(reading.looks).toEqual(tiles);
    expect(reading.tiles.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(reading.doubts.some((cell) => tiles[cell] === 6)).toBe(true);
  });

  test('corners and size that are told are kept to', () => {
    const { picture, tiles } = tileCase(200, 'plain');
    const found = readPicture(picture, net);
    const { columns, rows, quad } = found.grid;
    const told = readPicture(picture, net, { quad, kind: 'tiles', size: [columns, rows] });
    expect(told.kind === 'tiles' && told.tiles).toEqual(tiles);
  });

  test.each<readonly [string, (x: number, y: number) => Color]>([
    ['grain', (x, y) => chanceColor(x, y)],
    ['nothing but white', () => WHITE],
    ['nothing but one grey', () => [128, 130, 127]],
    ['upright stripes', (x) => (x % 80 < 40 ? WHITE : RED)],
    ['stripes that lie', (_, y) => (y % 100 < 50 ? WHITE : RED)],
    ['a flag', (x) => [RED, WHITE, BLUE][Math.floor(x / 134)]!],
    ['two halves', (x) => (x < 200 ? WHITE : RED)],
    ['an even shade', (x) => [x / 2, x / 2, x / 2]],
    ['a shade both ways', (x, y) => [x / 2, y / 2, 128]],
    ['one square', (x, y) => (Math.max(Math.abs(x - 200), Math.abs(y - 200)) < 90 ? RED : WHITE)],
    ['a frame', (x, y) => (Math.max(Math.abs(x - 200), Math.abs(y - 200)) < 180 ? WHITE : RED)],
    ['lines', (x) => (x % 80 < 4 ? BLUE : WHITE)],
    ['squared paper', (x, y) => (x % 80 < 3 || y % 80 < 3 ? BLUE : WHITE)],
  ])('%s: no clear board', (_, colorAt) => {
    const [width, height] = [400, 400];
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    for (let at = 0; at < width * height; at++) {
      data.set(colorAt(at % width, Math.floor(at / width)), at * 4);
    }
    expect(readPicture({ width, height, data }, net).quality).toBeLessThan(CLEAR);
  });
});
