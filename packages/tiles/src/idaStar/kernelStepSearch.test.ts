import { tileClassOf, unrankReachable } from '@glissade/core';
import { axisPair } from '@glissade/search/heuristic/tiles/axisPair';
import { growPatches } from '@glissade/search/heuristic/tiles/partitions';
import { layOutSums, type PatternTable } from '@glissade/search/heuristic/tiles/patternSums';
import { StepManhattan } from '@glissade/search/heuristic/tiles/stepManhattan';
import { compileTiles, type TileProblem } from '@glissade/search/problem/tileProblem';
import { describe, expect, test } from 'vitest';
import {
  goalWithGap,
  randomNumbers,
  scrambledTiles,
  tilePuzzle,
} from '../../../../tests/arbitrary/tiles.ts';
import { builtPattern } from '../../../../tests/support/builtPattern.ts';
import { oneIn, someOf } from '../../../../tests/support/oneIn.ts';
import { tileKernels } from '../../../../tests/support/tileKernels.ts';
import { moveAutomaton } from '../board/moveAutomaton.ts';
import { PatternBuilder } from '../patternDatabase/patternBuilder.ts';
import type { Iteration } from './iteration.ts';
import { KernelStepSearch } from './kernelStepSearch.ts';
import { type LoadedSteps, loadSteps } from './stepMemory.ts';
import { StepSearch } from './stepSearch.ts';

type Board = {
  readonly width: number;
  readonly height: number;
  readonly gapGoal: number;
  readonly partitions: Partitions;
  /** Those that the plain twin takes the greatest sum of, where they are not the same. */
  readonly mixed?: Partitions;
};

type Partitions = readonly (readonly (readonly number[])[])[];

/** Runs deepening to its end: how it went. */
function deepen(search: Iteration, budget: number) {
  let bound = search.estimate;
  for (;;) {
    search.start(bound);
    let end = search.step(budget);
    while (!end) end = search.step(budget);
    const { expanded, generated, line } = search;
    if (end === 'found') return { bound, expanded, generated, line: line.join('') };
    bound += search.raise;
  }
}

/** Tables by the plain twin of the builder, the same for both builds. */
const plainTables = new Map<string, PatternTable>();

function plainTablesOf({ width, height, gapGoal, partitions, mixed = partitions }: Board) {
  const tableOf = (pattern: readonly number[]) => {
    const key = `${width} ${height} ${gapGoal}: ${pattern}`;
    const table = plainTables.get(key) ?? builtPattern(width, height, gapGoal, pattern);
    plainTables.set(key, table);
    return table;
  };
  return mixed.map((patterns) => patterns.map(tableOf));
}

/** Both twins for problems of a board, with the same tables. */
function twins(board: Board, create: (typeof tileKernels)[number]['tileSteps'], words = 10) {
  const { width, height, gapGoal, partitions } = board;
  const axes = axisPair(width, height, gapGoal);
  const automaton = moveAutomaton(words);
  const exactTables = plainTablesOf(board);
  const sums = partitions.length > 0 ? layOutSums(width, height, gapGoal, exactTables) : undefined;
  const manhattan = sums || axes.isExact ? undefined : new StepManhattan(width, height);
  const packed = partitions.map((patterns) =>
    patterns.map((pattern) => {
      const builder = PatternBuilder.open()!;
      builder.begin(board, pattern);
      while (!builder.step(1e6));
      const entries = builder.entries();
      return { pattern, bytes: entries.length, entries: () => entries };
    }),
  );
  const tables = { width, height, gapGoal, axes, automaton, partitions: packed };
  const loaded = loadSteps(create()!, tables)!;
  return {
    plain: (problem: TileProblem) =>
      new StepSearch(problem, { axes, sums, manhattan, isWalked: !sums, automaton }),
    kernel: (problem: TileProblem, giveBack: (loaded: LoadedSteps) => void = () => undefined) =>
      new KernelStepSearch(problem, loaded, false, giveBack),
  };
}

function problemOf(width: number, height: number, tiles: readonly number[], goal: number[]) {
  return compileTiles(tilePuzzle(width, height, tiles, [goal]));
}

describe.each(tileKernels)('the step search by the kernel ($build)', ({ tileSteps, share }) => {
  test.each<[string, Board]>([
    [
      '2×3',
      {
        width: 2,
        height: 3,
        gapGoal: 5,
        partitions: [
          [
            [0, 1],
            [2, 3, 4],
          ],
        ],
      },
    ],
    ['3×2 without tables', { width: 3, height: 2, gapGoal: 1, partitions: [] }],
    [
      '4×2, gap aside',
      {
        width: 4,
        height: 2,
        gapGoal: 1,
        partitions: [
          [
            [0, 2, 3],
            [4, 5, 6, 7],
          ],
        ],
      },
    ],
  ])('makes the same nodes as its plain twin: every state of %s', (_, board) => {
    const { width, height, gapGoal } = board;
    const goal = goalWithGap(width, height, gapGoal);
    const { plain, kernel } = twins(board, tileSteps);
    const states = [...goal.keys()].reduce((product, cell) => product * (cell + 1), 0.5);
    for (let rank = 1; rank < states; rank += share * oneIn(4) * (width === 4 ? 13 : 1)) {
      const tiles = Array.from(unrankReachable(rank, width, height, tileClassOf(goal, width)));
      const problem = problemOf(width, height, tiles, goal);
      expect(deepen(kernel(problem), 1e6)).toEqual(deepen(plain(problem), 1e6));
    }
  });

  const scrambled: [string, Board, number][] = [
    ['3×3, gap in the centre', patched(3, 3, 4, 4), 300],
    ['3×3, gap at an edge', patched(3, 3, 1, 4), 300],
    ['4×4, two partitions', twoPartitions(15), 70],
    ['4×4, gap first', twoPartitions(0), 70],
    ['4×4, gap inside', patched(4, 4, 6, 4), 50],
    ['5×3', patched(5, 3, 14, 4), 60],
    ['5×5', patched(5, 5, 24, 3), 50],
    ['5×5, gap in the centre', patched(5, 5, 12, 3), 50],
    ['5×5, two partitions in two parts', twoParts(24), 60],
    ['5×5, two parts, gap in another corner', twoParts(4), 46],
    ['5×4, two partitions of one part', twoColumns(), 60],
    ['4×3, two partitions in two parts', quarters(), 60],
    ['2×8, gap aside', patched(2, 8, 5, 4), 60],
    ['6×6, without tables', { width: 6, height: 6, gapGoal: 35, partitions: [] }, 40],
  ];
  test.each(someOf(scrambled, share > 1 ? 3 : 1))(
    'and of scrambled boards: %s',
    (_, board, steps) => {
      const { width, height, gapGoal } = board;
      const goal = goalWithGap(width, height, gapGoal);
      const { plain, kernel } = twins(board, tileSteps);
      const random = randomNumbers(width * 100 + gapGoal);
      for (let i = 0; i < 4 / (share * oneIn(2)); i++) {
        const problem = problemOf(width, height, scrambledTiles(width, goal, steps, random), goal);
        const slow = deepen(plain(problem), 1e6);
        expect(deepen(kernel(problem), 1e6)).toEqual(slow);
        expect(deepen(kernel(problem), 7)).toEqual(slow);
      }
    },
  );
});

function patched(width: number, height: number, gapGoal: number, size: number): Board {
  const partitions = [growPatches(width, height, gapGoal, size)];
  return { width, height, gapGoal, partitions };
}

function twoPartitions(gapGoal: number): Board {
  const shift = (ids: number[][]) => ids.map((own) => own.map((id) => (id + gapGoal + 1) % 16));
  const first = [
    [0, 1, 2],
    [3, 4, 5, 6],
    [7, 8, 9, 10],
    [11, 12, 13, 14],
  ];
  const second = [
    [0, 4, 8, 12],
    [1, 5, 9, 13],
    [2, 6, 10, 14],
    [3, 7, 11],
  ];
  return { width: 4, height: 4, gapGoal, partitions: [shift(first), shift(second)] };
}

/** Patterns of the upper tiles and of the lower ones, both in two ways. */
function twoParts(gapGoal: number): Board {
  const ids = Array.from({ length: 25 }, (_, id) => id).filter((id) => id !== gapGoal);
  const groups = (from: number, to: number, count: number, isDealt: boolean) =>
    Array.from({ length: count }, (_, group) =>
      ids.slice(from, to).filter((_, at, { length }) => {
        const own = isDealt ? at % count : Math.floor((at * count) / length);
        return own === group;
      }),
    );
  const [upper, lower] = [true, false].map((isUpper) =>
    [false, true].map((isDealt) =>
      isUpper ? groups(0, 11, 4, isDealt) : groups(11, 24, 5, isDealt),
    ),
  );
  return mixedBoard(5, 5, gapGoal, upper!, lower!);
}

function quarters(): Board {
  const upper = [
    [[0, 1, 2], [3]],
    [
      [0, 3],
      [1, 2],
    ],
  ];
  const lower = [
    [
      [4, 5, 6],
      [7, 8, 9, 10],
    ],
    [[4, 8], [5, 9], [6, 10], [7]],
  ];
  return mixedBoard(4, 3, 11, upper, lower);
}

function mixedBoard(
  width: number,
  height: number,
  gapGoal: number,
  upper: Partitions,
  lower: Partitions,
): Board {
  const partitions = upper.map((own, at) => [...own, ...lower[at]!]);
  const mixed = upper.flatMap((own) => lower.map((other) => [...own, ...other]));
  return { width, height, gapGoal, partitions, mixed };
}

function twoColumns(): Board {
  const patterns = growPatches(5, 4, 19, 4);
  const second = growPatches(5, 4, 19, 3);
  return { width: 5, height: 4, gapGoal: 19, partitions: [patterns, second] };
}
