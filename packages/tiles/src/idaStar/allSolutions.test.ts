import { packedSearcher } from '@glissade/blocks/reference/packedSearcher';
import { formatMoves, type Metric, type Puzzle, replay } from '@glissade/core';
import { axisPair } from '@glissade/search/heuristic/tiles/axisPair';
import type { Question } from '@glissade/search/problem/problem';
import { compileTiles, type TileProblem } from '@glissade/search/problem/tileProblem';
import { describe, expect, test } from 'vitest';
import {
  goalWithGap,
  randomNumbers,
  shuffledTiles,
  tilePuzzle,
} from '../../../../tests/arbitrary/tiles.ts';
import { tileWays } from '../../../../tests/arbitrary/tileTables.ts';
import { oneIn } from '../../../../tests/support/oneIn.ts';
import { pushSearches } from '../../../../tests/support/pushSearches.ts';
import { runSliced } from '../../../../tests/support/spaces.ts';
import { tileKernels } from '../../../../tests/support/tileKernels.ts';
import { stepsOfGapMoves } from '../board/gapBoard.ts';
import { moveAutomaton } from '../board/moveAutomaton.ts';
import { tilesSearcher } from '../tilesSearcher.ts';
import type { Iteration } from './iteration.ts';
import { KernelStepSearch } from './kernelStepSearch.ts';
import { loadSteps } from './stepMemory.ts';

/** The answer of a searcher, after all slices. */
function run(question: Question, budget = 1 << 20) {
  const searcher = tilesSearcher(question);
  for (;;) {
    const outcome = searcher.step(budget);
    if (!outcome) continue;
    searcher.close?.();
    if (outcome.status !== 'solved') throw new Error(outcome.status);
    return outcome;
  }
}

/** Every line replayed; how many differ. */
function countDifferent(puzzle: Puzzle, lines: readonly Uint32Array[], metric: Metric) {
  const texts = lines.map((steps) => {
    const { illegal, reachesGoal } = replay(puzzle, steps);
    expect(illegal === undefined && reachesGoal).toBe(true);
    return formatMoves(puzzle, steps, metric);
  });
  return new Set(texts).size;
}

describe('all shortest lines of a tile board', () => {
  test.each([
    { width: 2, height: 2, gaps: [0, 3] },
    { width: 3, height: 2, gaps: [0, 1, 5] },
    { width: 2, height: 3, gaps: [2, 4] },
  ])('every state of $width×$height: as many as breadth-first counts', (board) => {
    const { width, height, gaps } = board;
    for (const gap of gaps) {
      const goal = goalWithGap(width, height, gap);
      for (const metric of ['stm', 'mtm'] as const) {
        const { distances, ways, pictureOf } = tileWays(width, goal, metric);
        for (let rank = gap % 4; rank < distances.length; rank += oneIn(4)) {
          const puzzle = tilePuzzle(width, height, pictureOf(rank), [goal]);
          const question = { puzzle, metric, countOptimal: true, linesMax: 1000 };
          const { optimalSolutions, lines } = run(question, 1 + (rank % 99));
          if (Number(optimalSolutions) !== ways[rank]) expect.fail(`${metric} ${rank}`);
          expect(countDifferent(puzzle, lines!, metric)).toBe(ways[rank]);
        }
      }
    }
  });

  test.each([
    { width: 2, height: 4, gaps: [7, 2], each: 40 },
    { width: 4, height: 2, gaps: [7], each: 40 },
    { width: 3, height: 3, gaps: [8], each: 3000 },
  ])('states of $width×$height', ({ width, height, gaps, each }) => {
    for (const gap of gaps) {
      const goal = goalWithGap(width, height, gap);
      for (const metric of ['stm', 'mtm'] as const) {
        const { distances, ways, pictureOf } = tileWays(width, goal, metric);
        for (let rank = gap; rank < distances.length; rank += each * oneIn(3)) {
          const puzzle = tilePuzzle(width, height, pictureOf(rank), [goal]);
          const { optimalSolutions, steps } = run({ puzzle, metric, countOptimal: true });
          if (Number(optimalSolutions) !== ways[rank]) expect.fail(`${metric} ${rank}`);
          expect(replay(puzzle, steps).lengths[metric]).toBe(distances[rank]);
        }
      }
    }
  });

  test('a list that ends sooner has the lines that come first', () => {
    const goal = goalWithGap(3, 3, 8);
    const puzzle = tilePuzzle(3, 3, [8, 6, 7, 2, 5, 4, 3, 0, 1], [goal]);
    const whole = run({ puzzle, metric: 'stm', countOptimal: true, linesMax: 1000 });
    expect(BigInt(whole.lines!.length)).toBe(whole.optimalSolutions);
    const some = run({ puzzle, metric: 'stm', countOptimal: true, linesMax: 3 });
    expect(some.lines).toEqual(whole.lines!.slice(0, 3));
    expect(some.optimalSolutions).toBe(whole.optimalSolutions);
    const none = run({ puzzle, metric: 'stm', countOptimal: true });
    expect(none).not.toHaveProperty('lines');
  });

  test('several goals: the lines to all that are nearest, each goal once; ties broken', () => {
    const random = randomNumbers(12);
    const first = goalWithGap(2, 4, 7);
    const goals = [first, shuffledTiles(2, first, random), first];
    for (const [metric, tieBreak] of [['stm', 'mtm'] as const, ['mtm', 'stm'] as const]) {
      for (let i = 0; i < 60 / oneIn(5); i++) {
        const puzzle = tilePuzzle(2, 4, shuffledTiles(2, first, random), goals);
        const question = { puzzle, metric, tieBreak, countOptimal: true, linesMax: 500 };
        const { optimalSolutions, lines, steps } = run(question);
        const plain = packedSearcher({ ...question, puzzle: { ...puzzle, goals: puzzle.goals } });
        const expected = runSliced(plain, 1e9);
        expect(optimalSolutions).toBe(
          expected.status === 'solved' ? expected.optimalSolutions : undefined,
        );
        expect(BigInt(countDifferent(puzzle, lines!, metric))).toBe(optimalSolutions);
        const seconds = lines!.map((line) => replay(puzzle, line).lengths[tieBreak]!);
        expect(replay(puzzle, steps).lengths[tieBreak]).toBe(Math.min(...seconds));
      }
    }
  });
});

describe.each(tileKernels)(
  'all lines by the kernels ($build)',
  ({ tileSteps, tilePushes, share }) => {
    /** Goes through all lines of the least length. */
    function linesOf(problem: TileProblem, search: Iteration, bound: number): string[] {
      const lines: string[] = [];
      search.start(bound);
      for (;;) {
        const end = search.step(1000);
        if (end === 'exhausted') return lines;
        if (end === 'found') lines.push(stepsOfGapMoves(problem, search.line).join());
      }
    }

    test.each([
      { width: 2, height: 3, gap: 5, each: 1 },
      { width: 4, height: 2, gap: 1, each: 50 },
      { width: 3, height: 3, gap: 8, each: 3100 },
    ])('as many as breadth-first counts: $width×$height, gap $gap', (board) => {
      const { width, height, gap, each } = board;
      const goal = goalWithGap(width, height, gap);
      const axes = axisPair(width, height, gap);
      const tables = {
        ...{ width, height, gapGoal: gap, axes, partitions: [] },
        automaton: moveAutomaton(10),
      };
      const loaded = loadSteps(tileSteps()!, tables)!;
      const pushes = pushSearches(tilePushes, 'light', true);
      for (const metric of ['stm', 'mtm'] as const) {
        const { distances, ways, pictureOf } = tileWays(width, goal, metric);
        for (let rank = 0; rank < distances.length; rank += each * share * oneIn(3)) {
          if (distances[rank] === 0) continue;
          const problem = compileTiles(tilePuzzle(width, height, pictureOf(rank), [goal]));
          const search =
            metric === 'mtm'
              ? pushes(problem)
              : new KernelStepSearch(problem, loaded, true, () => undefined);
          const lines = linesOf(problem, search, distances[rank]!);
          expect(new Set(lines).size).toBe(lines.length);
          if (lines.length !== ways[rank]) expect.fail(`${metric} ${rank}: ${lines.length}`);
        }
      }
    });
  },
);
