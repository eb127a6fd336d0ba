import { entryAt, rankPlacement } from '@glissade/search/heuristic/tiles/denseRank';
import { describe, expect, test } from 'vitest';
import { builtPattern } from '../../../../tests/support/builtPattern.ts';
import { someOf } from '../../../../tests/support/oneIn.ts';
import { tileKernels } from '../../../../tests/support/tileKernels.ts';
import { countPlacements, type GapGoal } from './packedPattern.ts';
import { PatternBuilder } from './patternBuilder.ts';

/** All placements of so many tiles, in the order of ranks. */
function* placements(cells: number, tiles: number, head: number[] = []): Generator<number[]> {
  if (head.length === tiles) {
    yield head;
    return;
  }
  for (let cell = 0; cell < cells; cell++) {
    if (!head.includes(cell)) yield* placements(cells, tiles, [...head, cell]);
  }
}

function excess(
  { width }: GapGoal,
  pattern: readonly number[],
  placement: number[],
  steps: number,
) {
  const alone = placement.reduce((sum, cell, tile) => {
    const home = pattern[tile]!;
    const across = Math.abs((cell % width) - (home % width));
    return sum + across + Math.abs(Math.floor(cell / width) - Math.floor(home / width));
  }, 0);
  return (steps - alone) / 2;
}

describe.each(tileKernels)('a pattern database by the kernel ($build)', ({ patterns, share }) => {
  const boards: [number, number, number, number[]][] = [
    [2, 2, 3, [0, 1]],
    [3, 2, 0, [1]],
    [3, 3, 8, [0, 1, 2, 4]],
    [3, 3, 4, [8, 0, 5, 2, 7]],
    [3, 3, 6, [4, 3, 8, 1, 0, 2]],
    [2, 4, 7, [0, 1, 2, 3, 4, 5, 6]],
    [2, 5, 3, [0, 1, 8, 9]],
    [5, 2, 9, [0, 5, 1, 6]],
    [4, 4, 15, [0, 1, 4]],
    [4, 3, 5, [11, 0, 7, 1]],
    [5, 4, 19, [0, 1, 5]],
    [3, 6, 0, [17, 14, 16]],
    [5, 5, 12, [0, 1]],
  ];
  test.each(someOf(boards, share > 1 ? 3 : 1))(
    '%i×%i, gap %i, tiles %j: every entry is that of the plain twin',
    (...board) => {
      const [width, height, gapGoal, pattern] = board;
      const goal = { width, height, gapGoal };
      const cells = width * height;
      const builder = PatternBuilder.open({ create: patterns })!;
      expect(builder.begin(goal, pattern)).toBe(true);
      while (!builder.step(100));
      const entries = builder.entries();
      const { table } = builtPattern(width, height, gapGoal, pattern);
      let rank = 0;
      for (const placement of placements(cells, pattern.length)) {
        const index = placement.reduceRight((sum, cell) => sum * cells + cell, 0);
        const expected = Math.min(15, excess(goal, pattern, placement, table[index]!));
        if (entryAt(entries, rank) !== expected) {
          expect.fail(`${placement}: ${entryAt(entries, rank)} for ${expected}`);
        }
        rank++;
      }
      expect(rank).toBe(countPlacements(cells, pattern.length));
    },
  );
});

/** Distances from a goal of 3×3 by the cells of all tiles, breadth first. */
function distancesOfAll(pattern: readonly number[], gapGoal: number): Map<string, number> {
  const start = [...pattern, gapGoal];
  const distances = new Map([[start.join(''), 0]]);
  const queue = [start];
  for (const cells of queue) {
    const gap = cells[8]!;
    const distance = distances.get(cells.join(''))! + 1;
    for (let tile = 0; tile < 8; tile++) {
      const cell = cells[tile]!;
      const apart =
        Math.abs((cell % 3) - (gap % 3)) + Math.abs(Math.floor(cell / 3) - Math.floor(gap / 3));
      if (apart !== 1) continue;
      const there = cells.with(tile, gap).with(8, cell);
      if (distances.has(there.join(''))) continue;
      distances.set(there.join(''), distance);
      queue.push(there);
    }
  }
  return distances;
}

/** The same for both builds, so that it is made once. */
let wholeBoard: Map<string, number> | undefined;

test.each(tileKernels)('eight tiles of 3×3 are the whole board ($build)', ({ patterns }) => {
  const goal = { width: 3, height: 3, gapGoal: 2 };
  const pattern = [5, 0, 1, 8, 3, 7, 4, 6];
  const builder = PatternBuilder.open({ create: patterns })!;
  expect(builder.begin(goal, pattern)).toBe(true);
  while (!builder.step(1000));
  const entries = builder.entries();
  wholeBoard ??= distancesOfAll(pattern, 2);
  const distances = wholeBoard;
  expect(distances.size).toBe(181_440);
  let wrong = 0;
  let met = 0;
  for (let rank = 0; rank < 362_880; rank++) met += entryAt(entries, rank) < 15 ? 1 : 0;
  for (const [key, distance] of distances) {
    const placement = [...key].slice(0, 8).map(Number);
    const expected = Math.min(15, excess(goal, pattern, placement, distance));
    if (entryAt(entries, rankPlacement(9, placement)) !== expected) wrong++;
  }
  expect([wrong, met]).toEqual([0, 181_440]);
});

test('ranks of placements have no gaps', () => {
  let rank = 0;
  for (const placement of placements(6, 3)) expect(rankPlacement(6, placement)).toBe(rank++);
  expect(rank).toBe(120);
});
