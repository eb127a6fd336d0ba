import { namedGoal } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { layOutManhattan } from '../../packages/engine/src/heuristic/tiles/manhattanSums.ts';
import {
  choosePartitions,
  growPatches,
} from '../../packages/engine/src/heuristic/tiles/partitions.ts';
import { PatternDatabase } from '../../packages/engine/src/heuristic/tiles/patternDatabase.ts';
import {
  fillSlots,
  layOutSums,
  type PatternSums,
} from '../../packages/engine/src/heuristic/tiles/patternSums.ts';
import { PatternTables } from '../../packages/engine/src/heuristic/tiles/patternTables.ts';
import { symmetriesFixing } from '../../packages/engine/src/heuristic/tiles/symmetries.ts';
import { randomNumbers } from '../data/randomPuzzle.ts';
import { type IdPicture, idsOf, scramble } from './goalIds.ts';
import { distanceTable, type Picture, rowByRow, type Sides, standard } from './plainTiles.ts';

function built(sides: Sides, gapGoal: number, pattern: readonly number[], budget = 1e9) {
  const database = new PatternDatabase(...sides, gapGoal, pattern);
  while (!database.step(budget)) {}
  return database.table;
}

const adjacent = ([width, height]: Sides, cell: number): number[] => {
  const x = cell % width;
  return [
    ...(cell >= width ? [cell - width] : []),
    ...(x < width - 1 ? [cell + 1] : []),
    ...(cell < width * (height - 1) ? [cell + width] : []),
    ...(x > 0 ? [cell - 1] : []),
  ];
};

/** The plain twin: least steps of the pattern's tiles, over states of their cells and the gap. */
function plainTable(sides: Sides, gapGoal: number, pattern: readonly number[]): number[] {
  const count = sides[0] * sides[1];
  const table = new Array<number>(count ** pattern.length).fill(255);
  const indexOf = (cells: readonly number[]) => cells.reduceRight((sum, c) => sum * count + c, 0);
  const seen = new Set<string>();
  let level = [[gapGoal, ...pattern]];
  for (let cost = 0; level.length > 0; cost++) {
    const later: number[][] = [];
    for (const state of level) {
      if (seen.has(String(state))) continue;
      seen.add(String(state));
      const [gap, ...cells] = state as [number, ...number[]];
      const index = indexOf(cells);
      table[index] = Math.min(table[index]!, cost);
      for (const from of adjacent(sides, gap)) {
        const moved = cells.map((cell) => (cell === from ? gap : cell));
        // A step of another tile is free: its state belongs to this level.
        (cells.includes(from) ? later : level).push([from, ...moved]);
      }
    }
    level = later;
  }
  return table;
}

function sumsOf(sums: PatternSums, { tiles, gap }: IdPicture): number[] {
  const slots = new Int32Array(sums.slots);
  fillSlots(sums, tiles, gap, slots);
  return Array.from({ length: sums.views }, (_, view) =>
    slots
      .subarray(sums.firstSlot[view], sums.firstSlot[view + 1])
      .reduce((sum, index) => sum + sums.table[index]!, 0),
  );
}

function patternSums(sides: Sides, gapGoal: number, partitions: number[][][], symmetries = 2) {
  const tables = partitions.map((patterns) =>
    patterns.map((pattern) => ({ pattern, table: built(sides, gapGoal, pattern) })),
  );
  return layOutSums(...sides, gapGoal, tables, symmetries);
}

describe('pattern databases', () => {
  test('hold what a plain search finds', () => {
    for (const [sides, gap, pattern] of [
      [[3, 3], 8, [0]],
      [[3, 3], 8, [0, 1]],
      [[3, 3], 8, [5, 7]],
      [[3, 3], 8, [0, 1, 3]],
      [[3, 3], 4, [8, 2, 5]],
      [[3, 3], 1, [0, 4, 2]],
      [[4, 3], 11, [0, 1, 5]],
      [[2, 4], 2, [0, 1, 7]],
      [[6, 3], 17, [16, 10]],
      [[2, 9], 0, [2, 1]],
    ] as const) {
      const table = Array.from(built(sides, gap, pattern));
      expect(table.join()).toBe(plainTable(sides, gap, pattern).join());
    }
  });

  test('come out alike when built in small slices', () => {
    const database = new PatternDatabase(3, 3, 8, [0, 1, 3]);
    const atWork = database.bytes;
    let slices = 1;
    while (!database.step(100)) slices++;
    expect(slices).toBeGreaterThan(50);
    expect(database.table).toEqual(built([3, 3], 8, [0, 1, 3]));
    expect(database.bytes).toBe(729);
    expect(atWork).toBe(729 * 7);
    expect(database.step(1)).toBe(true);
  });

  test('refuse a board of more than 31 cells', () => {
    expect(() => new PatternDatabase(8, 4, 31, [0])).toThrow('at most 31 cells');
    expect(PatternTables.fits(8, 4)).toBe(false);
    expect(PatternTables.fits(6, 5)).toBe(true);
  });
});

describe('sums of pattern databases', () => {
  test('are admissible on whole spaces, and have the parity of the distance', () => {
    const spaces: [Sides, Picture, number][] = [
      [[4, 2], standard([4, 2]), 4],
      [[2, 4], rowByRow([2, 4], 2), 3],
      [[3, 3], standard([3, 3]), 4],
      [[3, 3], namedGoal('spiral', 3, 3), 3],
    ];
    for (const [sides, goal, size] of spaces) {
      const gap = goal.indexOf(0);
      const sums = patternSums(sides, gap, [growPatches(...sides, gap, size)]);
      const { pictures, of } = distanceTable(sides, goal, 'stm');
      let exact = 0;
      for (const picture of pictures) {
        const distance = of(picture);
        for (const bound of sumsOf(sums, idsOf(goal, picture))) {
          const isSound = bound <= distance && (distance - bound) % 2 === 0;
          if (!isSound) expect(`${picture}: ${bound}`).toBe(`at most ${distance}`);
          if (bound === distance) exact++;
        }
      }
      expect(exact).toBeGreaterThan(pictures.length / 200);
      expect(sumsOf(sums, idsOf(goal, goal))).toEqual(new Array(sums.views).fill(0));
    }
  });

  test('have as many views as there are symmetries, each as good as its mirrored board', () => {
    const goals: [Sides, number, number][] = [
      [[3, 3], 8, 2],
      [[3, 3], 4, 8],
      [[3, 3], 1, 2],
      [[4, 2], 7, 1],
      [[3, 2], 1, 2],
    ];
    for (const [sides, gap, count] of goals) {
      const maps = symmetriesFixing(...sides, gap);
      expect(maps).toHaveLength(count);
      const sums = patternSums(sides, gap, [growPatches(...sides, gap, 3)], 8);
      expect(sums.views).toBe(count);
      const random = randomNumbers(gap);
      for (let run = 0; run < 50; run++) {
        const state = scramble(sides, gap, 40 + (run % 2), random);
        const views = maps.map((map) => {
          const tiles: number[] = [];
          state.tiles.forEach((id, cell) => {
            tiles[map[cell]!] = map[id]!;
          });
          return sumsOf(sums, { tiles, gap: map[state.gap]! })[0];
        });
        expect(sumsOf(sums, state)).toEqual(views);
      }
    }
  });

  test('a shift is the difference between two fillings', () => {
    const sides = [4, 3] as const;
    const sums = patternSums(sides, 11, [growPatches(...sides, 11, 3), growPatches(4, 3, 11, 2)]);
    const random = randomNumbers(12);
    const slots = [new Int32Array(sums.slots), new Int32Array(sums.slots)] as const;
    for (let run = 0; run < 200; run++) {
      const { tiles, gap } = scramble(sides, 11, 30, random);
      const nexts = adjacent(sides, gap);
      const from = nexts[random(nexts.length)]!;
      const direction = [-4, 1, 4, -1].indexOf(from - gap);
      const id = tiles[from]!;
      fillSlots(sums, tiles, gap, slots[0]);
      for (let view = 0; view < sums.views; view++) {
        const of = view * 12 + id;
        slots[0][sums.slotOf[of]!]! += sums.shift[(of * 12 + gap) * 4 + direction]!;
      }
      fillSlots(
        sums,
        tiles.map((tile, cell) => (cell === gap ? id : cell === from ? 11 : tile)),
        from,
        slots[1],
      );
      expect(slots[0]).toEqual(slots[1]);
    }
  });

  test('of single tiles are Manhattan distances', () => {
    const sums = layOutManhattan(5, 3, 7);
    const random = randomNumbers(5);
    for (let run = 0; run < 50; run++) {
      const state = scramble([5, 3], 7, 60, random);
      let manhattan = 0;
      state.tiles.forEach((id, cell) => {
        if (cell === state.gap) return;
        manhattan += Math.abs((id % 5) - (cell % 5));
        manhattan += Math.abs(Math.floor(id / 5) - Math.floor(cell / 5));
      });
      expect(sumsOf(sums, state)).toEqual([manhattan]);
    }
  });
});

describe('partitions', () => {
  const flat = (patterns: number[][]) => patterns.flat().sort((a, b) => a - b);

  test('hold each tile once, in tables of bounded size', () => {
    for (const [width, height] of [
      [2, 5],
      [4, 3],
      [4, 4],
      [5, 5],
      [2, 15],
    ] as const) {
      for (let gap = 0; gap < width * height; gap++) {
        const tiles = Array.from({ length: width * height }, (_, id) => id);
        tiles.splice(gap, 1);
        for (const [tables, entries] of [
          ['small', 2 ** 20],
          ['large', 2 ** 24],
        ] as const) {
          for (const patterns of choosePartitions(width, height, gap, tables)) {
            expect(flat(patterns)).toEqual(tiles);
            for (const { length } of patterns) {
              expect((width * height) ** length).toBeLessThanOrEqual(entries);
            }
          }
        }
      }
    }
  });

  test('of the 4×4 board are drawn for one corner and mirrored to the others', () => {
    const flips = [15, 12, 3, 0].map((gap) => {
      const id = (cell: number) => (gap & 12 ? cell & 12 : 12 - (cell & 12));
      const turn = (cell: number) => id(cell) + (gap & 3 ? cell & 3 : 3 - (cell & 3));
      return choosePartitions(4, 4, gap, 'large').map((patterns) =>
        patterns.map((pattern) => pattern.map(turn)),
      );
    });
    for (const turned of flips) expect(turned).toEqual(flips[0]);
    expect(flips[0]!.map((patterns) => patterns.map(({ length }) => length).sort())).toEqual([
      [3, 6, 6],
      [4, 5, 6],
    ]);
  });
});

describe('PatternTables', () => {
  test('builds bit by bit, keeps what it built, and tells price and bytes', () => {
    const tables = new PatternTables(5, 2, 4, 'small');
    expect(tables.price).toBeGreaterThanOrEqual(10 ** 6);
    expect(tables.bytes).toBe(0);
    const sizes: number[] = [];
    let sums: PatternSums | undefined;
    while (!sums) {
      sums = tables.step(20_000);
      sizes.push(tables.bytes);
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(tables.bytesPeak);
    expect(tables.bytes).toBe(sums.table.length);
    const again = new PatternTables(5, 2, 4, 'small');
    expect(again.price).toBe(0);
    expect(again.step(1)).toBe(sums);
    const random = randomNumbers(3);
    for (let count = 0; count < 60; count++) {
      const bounds = sumsOf(sums, scramble([5, 2], 4, count, random));
      for (const bound of bounds) {
        expect(bound).toBeLessThanOrEqual(count);
        expect((count - bound) % 2).toBe(0);
      }
    }
  });
});
