import { rankReachable, tileClassOf, unrankReachable } from '@glissade/core';
import { describe, expect, it } from 'vitest';
import { goalWithGap, tileDistances } from '../../../../../tests/arbitrary/tiles.ts';
import { layOutManhattan } from './manhattanSums.ts';
import { PatternDatabase } from './patternDatabase.ts';
import { fillSlots, layOutSums, type PatternSums } from './patternSums.ts';

function build(width: number, height: number, gapGoal: number, pattern: number[]) {
  const database = new PatternDatabase(width, height, gapGoal, pattern);
  while (!database.step(1000));
  return { pattern, table: database.table };
}

/**
 * The naive twin: least steps of the pattern's tiles, by text of their cells, found by a search
 * over their cells and the gap's in which a step costs 1 if it moves one of them.
 */
function naiveTable(width: number, height: number, gapGoal: number, pattern: number[]) {
  const least = new Map<string, number>();
  const done = new Set<string>();
  const levels: { cells: number[]; gap: number }[][] = [[{ cells: pattern, gap: gapGoal }]];
  for (let cost = 0; cost < levels.length; cost++) {
    for (const { cells, gap } of levels[cost] ?? []) {
      const key = `${cells.join()} ${gap}`;
      if (done.has(key)) continue;
      done.add(key);
      if (!least.has(cells.join())) least.set(cells.join(), cost);
      for (let to = 0; to < width * height; to++) {
        const across = Math.abs((to % width) - (gap % width));
        const down = Math.abs(Math.floor(to / width) - Math.floor(gap / width));
        if (across + down !== 1) continue;
        const moves = cells.includes(to) ? 1 : 0;
        levels[cost + moves] ??= [];
        levels[cost + moves]!.push({
          cells: cells.map((cell) => (cell === to ? gap : cell)),
          gap: to,
        });
      }
    }
  }
  return least;
}

describe('PatternDatabase', () => {
  it.each([
    { width: 3, height: 3, gapGoal: 8, pattern: [0, 1, 4] },
    { width: 3, height: 3, gapGoal: 4, pattern: [0, 1, 2, 5] },
    { width: 2, height: 4, gapGoal: 0, pattern: [7, 2, 5] },
    { width: 4, height: 2, gapGoal: 3, pattern: [4] },
    { width: 6, height: 3, gapGoal: 17, pattern: [3, 9] },
  ])('equals the naive table on $width×$height', ({ width, height, gapGoal, pattern }) => {
    const { table } = build(width, height, gapGoal, pattern);
    const naive = naiveTable(width, height, gapGoal, pattern);
    for (const [text, least] of naive) {
      const cells = text.split(',').map(Number);
      const index = cells.reduceRight((sum, cell) => sum * width * height + cell, 0);
      if (table[index] !== least) expect(table[index]).toBe(least);
    }
    expect(table.filter((entry) => entry !== 255)).toHaveLength(naive.size);
  });

  it('refuses boards whose cells do not fit into one mask', () => {
    expect(() => new PatternDatabase(8, 4, 31, [0])).toThrow(/31 cells/);
  });
});

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
    const tables = groups.map((pattern) => build(width, height, gapGoal, pattern));
    const sums = layOutSums(width, height, gapGoal, [tables]);
    const manhattan = layOutManhattan(width, height, gapGoal);
    expect(sums.views).toBe(views);
    const distances = tileDistances(width, goal, 'stm');
    const tileClass = tileClassOf(goal, width);
    for (let rank = 0; rank < distances.length; rank++) {
      const tiles = Array.from(unrankReachable(rank, width, height, tileClass));
      const ids = tiles.map((tile) => goal.indexOf(tile));
      const gap = tiles.indexOf(0);
      const [least] = sumsOf(manhattan, ids, gap);
      for (const sum of sumsOf(sums, ids, gap)) {
        const isOdd = (distances[rank]! - sum) % 2 !== 0;
        if (sum > distances[rank]! || sum < least! || isOdd) expect.fail(tiles.join(' '));
      }
    }
    expect(distances[rankReachable(goal)]).toBe(0);
  });
});
