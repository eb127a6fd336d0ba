import type { TilesReading } from '@glissade/vision/digits/readTiles';
import { expect, test } from 'vitest';
import { checkTiles, putNumber } from './checkTiles.ts';

const quad = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

function readingOf(tiles: readonly number[], more: Partial<TilesReading> = {}): TilesReading {
  const grid = { quad, columns: 3, rows: 3 };
  return { grid, tiles, looks: tiles, doubts: [], swaps: [], quality: 1, ...more };
}

test('a board that cannot be solved names the two tiles that look most alike', () => {
  const tiles = [1, 2, 3, 4, 5, 9 - 3, 8, 7, 0];
  const reading = readingOf(tiles, {
    swaps: [
      [5, 8],
      [6, 7],
      [0, 3],
    ],
  });
  const check = checkTiles(reading, tiles, 'standard');
  expect(check).toMatchObject({ isSolvable: false, swap: [8, 7], doubled: [], missing: [] });
  const mended = putNumber(tiles, 6, 7);
  expect(mended).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0]);
  expect(checkTiles(reading, mended, 'standard').isSolvable).toBe(true);
});

test('numbers that were seen twice or not at all are named until something is changed', () => {
  const looks = [1, 2, 3, 4, 6, 6, 7, 8, 0];
  const tiles = [1, 2, 3, 4, 5, 6, 7, 8, 0];
  const reading = readingOf(tiles, { looks });
  expect(checkTiles(reading, tiles, 'standard')).toMatchObject({ doubled: [6], missing: [5] });
  const other = putNumber(tiles, 0, 2);
  expect(checkTiles(reading, other, 'standard')).toMatchObject({ doubled: [], missing: [] });
});
