import { rankReachable, tileClassOf, unrankReachable } from '@glissade/core';
import { describe, expect, it } from 'vitest';
import {
  goalWithGap,
  randomNumbers,
  scrambledTiles,
} from '../../../../../tests/arbitrary/tiles.ts';
import { tileDistances } from '../../../../../tests/arbitrary/tileTables.ts';
import { builtPattern } from '../../../../../tests/support/builtPattern.ts';
import { growPatches } from './partitions.ts';
import { fillSlots, layOutSums, type PatternSums } from './patternSums.ts';
import { StepManhattan } from './stepManhattan.ts';
import { symmetriesFixing } from './symmetries.ts';

/** A state some random steps from the goal: the goal cell of the tile on each cell. */
function scrambledIds(
  width: number,
  height: number,
  gapGoal: number,
  steps: number,
  random: (limit: number) => number,
): { readonly ids: number[]; readonly gap: number } {
  const goal = goalWithGap(width, height, gapGoal);
  const tiles = scrambledTiles(width, goal, steps, random);
  return { ids: tiles.map((tile) => goal.indexOf(tile)), gap: tiles.indexOf(0) };
}

/** Sums over patches of three tiles, seen through up to so many symmetries. */
function grownSums(width: number, height: number, gapGoal: number, symmetriesMax: number) {
  const tables = growPatches(width, height, gapGoal, 3).map((pattern) =>
    builtPattern(width, height, gapGoal, pattern),
  );
  return layOutSums(width, height, gapGoal, [tables], symmetriesMax);
}

/** The sums of all views for a picture. */
function sumsOf(sums: PatternSums, ids: readonly number[], gap: number): number[] {
  const slots = new Int32Array(sums.slots);
  fillSlots(sums, ids, gap, slots);
  return Array.from({ length: sums.views }, (_, view) => {
    let sum = 0;
    for (let slot = sums.firstSlot[view]!; slot < sums.firstSlot[view + 1]!; slot++) {
      sum += sums.table[slots[slot]!]!;
    }
    return sum;
  });
}

describe('pattern sums', () => {
  it.each([
    {
      width: 3,
      height: 3,
      gapGoal: 8,
      groups: [
        [0, 1, 3],
        [2, 4, 5],
        [6, 7],
      ],
      views: 2,
    },
    {
      width: 3,
      height: 3,
      gapGoal: 4,
      groups: [
        [0, 1, 2],
        [3, 5, 6],
        [7, 8],
      ],
      views: 2,
    },
    {
      width: 2,
      height: 4,
      gapGoal: 7,
      groups: [
        [0, 1, 2, 3],
        [4, 5, 6],
      ],
      views: 1,
    },
  ])('never exceed the true distance on $width×$height', (given) => {
    const { width, height, gapGoal, groups, views } = given;
    const goal = goalWithGap(width, height, gapGoal);
    const tables = groups.map((pattern) => builtPattern(width, height, gapGoal, pattern));
    const sums = layOutSums(width, height, gapGoal, [tables]);
    const manhattan = new StepManhattan(width, height);
    expect(sums.views).toBe(views);
    const distances = tileDistances(width, goal, 'stm');
    const tileClass = tileClassOf(goal, width);
    for (let rank = 0; rank < distances.length; rank++) {
      const tiles = Array.from(unrankReachable(rank, width, height, tileClass));
      const ids = tiles.map((tile) => goal.indexOf(tile));
      const gap = tiles.indexOf(0);
      const least = manhattan.distance(ids, gap);
      for (const sum of sumsOf(sums, ids, gap)) {
        const isOdd = (distances[rank]! - sum) % 2 !== 0;
        if (sum > distances[rank]! || sum < least || isOdd) expect.fail(tiles.join(' '));
      }
    }
    expect(distances[rankReachable(goal)]).toBe(0);
  });

  it('have as many views as there are symmetries, each as good as its mirrored board', () => {
    for (const [width, height, gapGoal, views] of [
      [3, 3, 8, 2],
      [3, 3, 4, 8],
      [3, 3, 1, 2],
      [4, 2, 7, 1],
      [3, 2, 1, 2],
    ] as const) {
      const maps = symmetriesFixing(width, height, gapGoal);
      expect(maps).toHaveLength(views);
      const sums = grownSums(width, height, gapGoal, 8);
      expect(sums.views).toBe(views);
      const random = randomNumbers(gapGoal);
      for (let count = 0; count < 50; count++) {
        const { ids, gap } = scrambledIds(width, height, gapGoal, 40 + (count % 2), random);
        const mirrored = maps.map((map) => {
          const turned: number[] = [];
          ids.forEach((id, cell) => {
            turned[map[cell]!] = map[id]!;
          });
          return sumsOf(sums, turned, map[gap]!)[0];
        });
        expect(sumsOf(sums, ids, gap)).toEqual(mirrored);
      }
    }
  });

  it('shift by the difference between two fillings', () => {
    const sums = grownSums(4, 3, 11, 2);
    const random = randomNumbers(12);
    const slots = [new Int32Array(sums.slots), new Int32Array(sums.slots)] as const;
    for (let count = 0; count < 200; count++) {
      const { ids, gap } = scrambledIds(4, 3, 11, 30, random);
      const by = [-4, 1, 4, -1];
      const ways = [0, 1, 2, 3].filter((way) => isBeside(gap, gap + by[way]!));
      const direction = ways[random(ways.length)]!;
      const from = gap + by[direction]!;
      const id = ids[from]!;
      fillSlots(sums, ids, gap, slots[0]);
      for (let view = 0; view < sums.views; view++) {
        const of = view * 12 + id;
        slots[0][sums.slotOf[of]!]! += sums.shift[(of * 12 + gap) * 4 + direction]!;
      }
      const after = ids.map((tile, cell) => (cell === gap ? id : cell === from ? 11 : tile));
      fillSlots(sums, after, from, slots[1]);
      expect(slots[0]).toEqual(slots[1]);
    }
  });

  it('have a slot each for 255 patterns, and are refused for more', () => {
    const single = (count: number) =>
      Array.from({ length: count }, (_, id) => ({ pattern: [id], table: new Uint8Array(256) }));
    const sums = layOutSums(16, 16, 255, [single(255)], 1);
    expect(sums.firstSlot).toEqual(Uint8Array.of(0, 255));
    expect(sums.slotOf[254]).toBe(254);
    expect(() => layOutSums(16, 16, 255, [single(255)], 2)).toThrow(/at most 255 patterns/);
  });
});

/** True for cells of the 4×3 board that share a side. */
function isBeside(cell: number, other: number): boolean {
  const across = Math.abs((cell % 4) - (other % 4));
  return other >= 0 && other < 12 && across + Math.abs((cell >> 2) - (other >> 2)) === 1;
}
