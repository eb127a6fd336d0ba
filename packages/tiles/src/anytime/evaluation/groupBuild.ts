import { entryAt } from '@glissade/search/heuristic/tiles/denseRank';
import { PatternDatabase } from '@glissade/search/heuristic/tiles/patternDatabase';
import { cellsApart } from '@glissade/search/problem/cellsApart';
import type { GapGoal } from '../../patternDatabase/packedPattern.ts';
import type { PatternBuilder } from '../../patternDatabase/patternBuilder.ts';

/** The score of one move of a group beyond the Manhattan distances of its tiles. */
const GROUP_WEIGHT = 2;

/** A table under construction, by the kernel or, where there is none, in TypeScript. */
export type GroupBuild = {
  readonly bytes: number;
  readonly step: (budget: number) => boolean;
  /** Weighted excess over the Manhattan distance, by index; 0 where there is no placement. */
  readonly excess: () => Uint8Array;
};

/** A table by the kernel; undefined where there is none. */
export function kernelBuild(
  builder: PatternBuilder | undefined,
  goal: GapGoal,
  group: readonly number[],
): GroupBuild | undefined {
  if (!builder?.begin(goal, group)) return undefined;
  return {
    bytes: builder.bytes,
    step: (budget) => builder.step(budget),
    excess: () => spreadOut(goal, group.length, builder.entries()),
  };
}

/** The plain form of `kernelBuild`, for platforms without WebAssembly. */
export function plainBuild(
  { width, height, gapGoal }: GapGoal,
  group: readonly number[],
): GroupBuild {
  const build = new PatternDatabase(width, height, gapGoal, group);
  return {
    bytes: build.bytes,
    step: (budget) => build.step(budget * PLACES_PER_EXPANSION),
    excess: () => excessOf(width, group, build.table, width * height),
  };
}

const PLACES_PER_EXPANSION = 64;

/** Entries by dense rank, which counts halves, written by index. */
function spreadOut({ width, height }: GapGoal, tiles: number, entries: Uint8Array): Uint8Array {
  const cells = width * height;
  const table = new Uint8Array(cells ** tiles);
  let rank = 0;
  const place = (tile: number, taken: number, index: number): void => {
    if (tile === tiles) {
      table[index] = 2 * GROUP_WEIGHT * entryAt(entries, rank++);
      return;
    }
    for (let cell = 0; cell < cells; cell++) {
      if ((taken >> cell) & 1) continue;
      place(tile + 1, taken | (1 << cell), index + cell * cells ** tile);
    }
  };
  place(0, 0, 0);
  return table;
}

/** Weighted excess by index, of exact moves by index. */
function excessOf(width: number, group: readonly number[], table: Uint8Array, cells: number) {
  return table.map((moves, index) => {
    if (moves === 255) return 0;
    let rest = index;
    let sum = 0;
    for (const id of group) {
      const cell = rest % cells;
      rest = (rest - cell) / cells;
      sum += cellsApart(width, cell, id);
    }
    return GROUP_WEIGHT * (moves - sum);
  });
}
