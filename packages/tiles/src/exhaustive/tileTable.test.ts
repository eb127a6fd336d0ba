import { readFileSync } from 'node:fs';
import { tileClassOf, unrankReachable } from '@glissade/core';
import { compileTiles, type TileProblem } from '@glissade/search/problem/tileProblem';
import { describe, expect, test } from 'vitest';
import { goalWithGap, tilePuzzle } from '../../../../tests/arbitrary/tiles.ts';
import { tileDistances } from '../../../../tests/arbitrary/tileTables.ts';
import { someOf } from '../../../../tests/support/oneIn.ts';
import { tileKernels } from '../../../../tests/support/tileKernels.ts';
import { wholeTable } from '../../../../tests/support/wholeTable.ts';
import { TileTable } from './tileTable.ts';

const DEPTHS = readFileSync(
  new URL('../../../../tests/data/depths.txt', import.meta.url),
  'utf8',
).split('\n');

function problemOf(width: number, height: number, tiles: readonly number[], gap: number) {
  return compileTiles(tilePuzzle(width, height, tiles, [goalWithGap(width, height, gap)]));
}

const goalOf = (width: number, height: number, gap: number): TileProblem =>
  problemOf(width, height, goalWithGap(width, height, gap), gap);

describe.each(tileKernels)('whole tables ($build)', ({ tileTable, share }) => {
  const boards = [
    // Half of 10!: too long for the debug build.
    ...(share > 1 ? [] : [[5, 2] as const, [2, 5] as const]),
    [2, 2],
    [3, 2],
    [2, 3],
    [4, 2],
    [2, 4],
    [3, 3],
  ] as const;
  test.each(boards)('have the known number of positions at each depth: %i×%i', (width, height) => {
    const each = width * height === 10 ? 2 : 1;
    for (const metric of someOf(['stm', 'mtm'] as const, each, width)) {
      const table = wholeTable(goalOf(width, height, width * height - 1), metric, tileTable);
      const name = `${Math.min(width, height)}x${Math.max(width, height)} ${metric.toUpperCase()}`;
      expect(DEPTHS).toContain(`${name}: ${table.levels.join(' ')}`);
    }
  });

  test.each([
    [2, 2, 1],
    [3, 2, 1],
    [2, 3, 2],
    [4, 2, 6],
    [2, 4, 3],
    [3, 3, 4],
    [3, 3, 1],
  ])('tell the distance of each position: %i×%i, goal with the gap at %i', (width, height, gap) => {
    const goal = goalWithGap(width, height, gap);
    const tileClass = tileClassOf(goal, width);
    for (const metric of ['stm', 'mtm'] as const) {
      const table = wholeTable(goalOf(width, height, gap), metric, tileTable);
      const distances = tileDistances(width, goal, metric);
      expect(table.count).toBe(distances.length);
      for (let rank = 0; rank < distances.length; rank += width * height === 9 ? 37 : 1) {
        const tiles = Array.from(unrankReachable(rank, width, height, tileClass));
        const problem = problemOf(width, height, tiles, gap);
        const distance = table.distanceOf(problem.tiles, problem.gap);
        if (distance !== distances[rank]) expect.fail(`${metric} ${tiles.join(' ')}: ${distance}`);
      }
    }
  });

  test('do not know positions out of reach', () => {
    const table = wholeTable(goalOf(3, 2, 5), 'stm', tileTable);
    expect(table.distanceOf([1, 0, 2, 3, 4, 5], 5)).toBeUndefined();
    expect(table.distanceOf([0, 1, 2, 3, 4, 5], 5)).toBe(0);
  });

  test('there are none for larger boards, or without WebAssembly', () => {
    expect(TileTable.open(goalOf(5, 3, 14), false, tileTable)).toBeUndefined();
    expect(TileTable.open(goalOf(3, 2, 5), false, () => undefined)).toBeUndefined();
    expect(TileTable.bytesFor(12)).toBeLessThan(100_000_000);
    expect(TileTable.bytesFor(13)).toBe(Number.POSITIVE_INFINITY);
  });
});
