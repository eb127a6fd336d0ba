import { describe, expect, test } from 'vitest';
import { jigsawCase } from '../../../web/test/pictures/jigsawCases.ts';
import { CLEAR } from '../readPicture.ts';
import { assignTiles, missingCosts } from './assignTiles.ts';
import { doubtsOf, readJigsaw } from './readJigsaw.ts';
import { wholePlaces } from './solvedPlaces.ts';

describe('tiles with parts of a picture', () => {
  test('a screenshot is read by the solved picture without a question', () => {
    const { picture, solved, homes, gap } = jigsawCase(1001, 'screen');
    const reading = readJigsaw(picture, wholePlaces(solved));
    expect(reading.homes).toEqual(homes);
    expect(reading.gap).toBe(gap);
    expect(reading.doubts).toEqual([]);
    expect(reading.quality).toBeGreaterThan(CLEAR);
    // Without the solved picture, the corners being known: the gap is found, all else is asked.
    const alone = readJigsaw(picture, undefined, { quad: reading.grid.quad, size: [3, 3] });
    expect(alone.gap).toBe(gap);
    expect(alone.doubts.length).toBe(9);
    expect(alone.homes.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('the gap is in doubt sooner than a tile, since a tile of one colour looks like it', () => {
    const costs = [0, 0.1, 0.1, 0.2];
    expect(doubtsOf({ costs, losses: [2, 0.45, 0.45, 2], gap: 0 })).toEqual([]);
    expect(doubtsOf({ costs, losses: [0.45, 0.45, 2, 2], gap: 0 })).toEqual([0]);
    expect(doubtsOf({ costs, losses: [2, 0.3, 0.3, 2], gap: 0 })).toEqual([1, 2]);
  });

  test('two tiles that look alike could change places for nothing', () => {
    // Cells 0 and 1 fit tiles 0 and 1 alike; cell 2 fits tile 2; cell 3 fits nothing.
    const costs = [
      [0.2, 0.2, 4, 4],
      [0.2, 0.2, 4, 4],
      [4, 4, 0.2, 4],
      [4, 4, 4, 4],
    ];
    const found = assignTiles(costs, [3, 3, 3, 0.1], missingCosts(2, 2));
    expect(found.gap).toBe(3);
    expect(found.homes.slice(2)).toEqual([2, 3]);
    expect(found.swaps[0]).toEqual({ pair: [0, 1], loss: 0 });
    expect(found.swaps[1]!.loss).toBeGreaterThan(1);
  });

  test('three tiles that could be passed round are in doubt, though no two could', () => {
    const costs = [
      [0.2, 0.3, 2, 4],
      [2, 0.2, 0.3, 4],
      [0.3, 2, 0.2, 4],
      [4, 4, 4, 4],
    ];
    const found = assignTiles(costs, [3, 3, 3, 0.1], missingCosts(2, 2));
    expect(found.homes).toEqual([0, 1, 2, 3]);
    expect(found.swaps[0]!.loss).toBeGreaterThan(1);
    expect(found.losses.slice(0, 3)).toEqual([0.3, 0.3, 0.3].map((loss) => expect.closeTo(loss)));
    expect(found.losses[3]).toBeGreaterThan(1);
  });
});
