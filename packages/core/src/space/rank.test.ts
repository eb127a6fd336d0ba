import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TileClass, tileClassOf } from './parity.ts';
import {
  rankReachable,
  rankTiles,
  rankTilesBig,
  unrankReachable,
  unrankTiles,
  unrankTilesBig,
} from './rank.ts';

/** The naive twin: every order of the tiles, written down in lexicographic order. */
function allPictures(count: number): number[][] {
  const extend = (head: number[]): number[][] =>
    head.length === count
      ? [head]
      : Array.from({ length: count }, (_, tile) => tile)
          .filter((tile) => !head.includes(tile))
          .flatMap((tile) => extend([...head, tile]));
  return extend([]);
}

const picture = (count: number) =>
  fc.shuffledSubarray(
    Array.from({ length: count }, (_, i) => i),
    { minLength: count, maxLength: count },
  );

describe('rankTiles', () => {
  it('is the place in the list of all pictures, up to 8 cells', () => {
    for (let count = 1; count <= 8; count++) {
      allPictures(count).forEach((tiles, place) => {
        if (rankTiles(tiles) !== place) expect(rankTiles(tiles)).toBe(place);
        const back = unrankTiles(place, count);
        if (back.join() !== tiles.join()) expect(Array.from(back)).toEqual(tiles);
      });
    }
    expect(rankTiles([7, 6, 5, 4, 3, 2, 1, 0])).toBe(40_319);
  });

  it('undoes itself on larger boards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 9, max: 18 }).chain(picture), (tiles) => {
        const rank = rankTiles(tiles);
        expect(Array.from(unrankTiles(rank, tiles.length))).toEqual(tiles);
        expect(BigInt(rank)).toBe(rankTilesBig(tiles));
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('is exact at the far end of 18 cells', () => {
    const last = Array.from({ length: 18 }, (_, i) => 17 - i);
    expect(rankTiles(last)).toBe(6_402_373_705_727_999);
    expect(Array.from(unrankTiles(6_402_373_705_727_999, 18))).toEqual(last);
  });

  it('refuses more than 18 cells', () => {
    const tiles = Array.from({ length: 20 }, (_, i) => i);
    expect(() => rankTiles(tiles)).toThrow(/18 cells/);
    expect(() => unrankTiles(0, 20)).toThrow(/18 cells/);
    expect(() => rankReachable(tiles)).toThrow(/18 cells/);
    expect(() => unrankReachable(0, 5, 4, 0)).toThrow(/18 cells/);
  });
});

describe('rankTilesBig', () => {
  it('undoes itself above 18 cells', () => {
    fc.assert(
      fc.property(fc.integer({ min: 19, max: 40 }).chain(picture), (tiles) => {
        expect(Array.from(unrankTilesBig(rankTilesBig(tiles), tiles.length))).toEqual(tiles);
      }),
      { seed: 2, numRuns: 100 },
    );
  });
});

describe('rankReachable', () => {
  it('numbers each class without a hole', () => {
    for (const [width, height] of [
      [2, 2],
      [2, 3],
      [3, 2],
      [4, 2],
    ] as const) {
      const seen = [new Set<number>(), new Set<number>()];
      for (const tiles of allPictures(width * height)) {
        const tileClass = tileClassOf(tiles, width);
        const rank = rankReachable(tiles);
        seen[tileClass]!.add(rank);
        const back = unrankReachable(rank, width, height, tileClass);
        if (back.join() !== tiles.join()) expect(Array.from(back)).toEqual(tiles);
      }
      let half = 1;
      for (let i = 3; i <= width * height; i++) half *= i;
      for (const ranks of seen) {
        expect(ranks.size).toBe(half);
        expect(Math.max(...ranks)).toBe(half - 1);
      }
    }
  });

  it('undoes itself on larger boards', () => {
    const sides = fc.constantFrom([3, 3], [4, 3], [4, 4], [2, 9], [9, 2], [3, 5]);
    const boards = sides.chain(([width, height]) =>
      picture(width! * height!).map((tiles) => ({ width: width!, height: height!, tiles })),
    );
    fc.assert(
      fc.property(boards, ({ width, height, tiles }) => {
        const tileClass: TileClass = tileClassOf(tiles, width);
        const rank = rankReachable(tiles);
        expect(Array.from(unrankReachable(rank, width, height, tileClass))).toEqual(tiles);
      }),
      { seed: 3, numRuns: 300 },
    );
  });
});

it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 362_880])(
  'no state of nine cells has rank %s',
  (rank) => {
    expect(() => unrankTiles(rank, 9)).toThrow(RangeError);
    expect(() => unrankReachable(rank, 3, 3, 0)).toThrow(`no state has rank ${rank}`);
    if (!Number.isInteger(rank)) return;
    expect(() => unrankTilesBig(BigInt(rank), 9)).toThrow(`no state has rank ${rank}`);
  },
);
