import { describe, expect, it } from 'vitest';
import { builtPattern } from '../../../../../tests/support/builtPattern.ts';
import { PatternDatabase } from './patternDatabase.ts';

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
    { width: 2, height: 9, gapGoal: 0, pattern: [2, 1] },
  ])('equals the naive table on $width×$height', ({ width, height, gapGoal, pattern }) => {
    const { table } = builtPattern(width, height, gapGoal, pattern);
    const naive = naiveTable(width, height, gapGoal, pattern);
    for (const [text, least] of naive) {
      const cells = text.split(',').map(Number);
      const index = cells.reduceRight((sum, cell) => sum * width * height + cell, 0);
      if (table[index] !== least) expect(table[index]).toBe(least);
    }
    expect(table.filter((entry) => entry !== 255)).toHaveLength(naive.size);
  });

  it('comes out alike when built in small slices', () => {
    const database = new PatternDatabase(3, 3, 8, [0, 1, 3]);
    const atWork = database.bytes;
    let slices = 1;
    while (!database.step(100)) slices++;
    expect(slices).toBeGreaterThan(50);
    expect(database.table).toEqual(builtPattern(3, 3, 8, [0, 1, 3]).table);
    expect(database.bytes).toBe(729);
    expect(atWork).toBe(729 * 7);
    expect(database.step(1)).toBe(true);
  });

  it('refuses boards whose cells do not fit into one mask', () => {
    expect(() => new PatternDatabase(8, 4, 31, [0])).toThrow(/31 cells/);
  });
});
