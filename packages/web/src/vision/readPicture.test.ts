import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { oneIn } from '../../../engine/test/oneIn.ts';
import { pictureOfTiles, tileCase } from '../../test/pictures/cases.ts';
import { chanceOf } from '../../test/pictures/chance.ts';
import { judge } from '../../test/pictures/measure.ts';
import { digitNet } from './digits/digitNet.ts';
import { CLEAR, readPicture } from './readPicture.ts';

const net = digitNet(readFileSync(new URL('./digits/weights.bin', import.meta.url)));

/** `npm test` looks at half of the pictures. */
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

  test('a picture without a board is no clear board', () => {
    const width = 200;
    const chance = chanceOf(1);
    const data = new Uint8ClampedArray(width * width * 4).map(() => chance() * 256);
    const reading = readPicture({ width, height: width, data }, net);
    expect(reading.quality).toBeLessThan(CLEAR);
  });
});
