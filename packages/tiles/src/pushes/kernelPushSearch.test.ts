import { type Puzzle, replay, tileClassOf, unrankReachable } from '@glissade/core';
import { axisPair } from '@glissade/search/heuristic/tiles/axisPair';
import { compileTiles, type TileProblem } from '@glissade/search/problem/tileProblem';
import { describe, expect, test } from 'vitest';
import {
  goalWithGap,
  randomNumbers,
  scrambledTiles,
  shuffledTiles,
  tilePuzzle,
} from '../../../../tests/arbitrary/tiles.ts';
import { tileDistances } from '../../../../tests/arbitrary/tileTables.ts';
import { oneIn } from '../../../../tests/support/oneIn.ts';
import { deepenPushes, pushSearches } from '../../../../tests/support/pushSearches.ts';
import { tileKernels } from '../../../../tests/support/tileKernels.ts';
import { stepsOfGapMoves } from '../board/gapBoard.ts';
import type { Iteration } from '../idaStar/iteration.ts';
import { PushSearch } from './pushSearch.ts';

const plainSearch = (problem: TileProblem) =>
  new PushSearch(problem, axisPair(problem.width, problem.height, problem.gapGoal));

/** What the kernel finds, replayed: its length in pushes. */
function solvedLength(puzzle: Puzzle, search: Iteration, budget = 1e6): number {
  const { bound, line } = deepenPushes(search, budget);
  const { lengths, reachesGoal } = replay(puzzle, stepsOfGapMoves(compileTiles(puzzle), line));
  expect(reachesGoal).toBe(true);
  expect(lengths.mtm).toBe(bound);
  return bound;
}

describe.each(tileKernels)('the push search by the kernel ($build)', ({ tilePushes, share }) => {
  test.each([
    { width: 2, height: 2 },
    { width: 3, height: 2 },
    { width: 2, height: 3 },
  ])('answers states of $width×$height, the gap anywhere', ({ width, height }) => {
    const search = pushSearches(tilePushes);
    for (let gap = 0; gap < width * height; gap++) {
      const goal = goalWithGap(width, height, gap);
      const tileClass = tileClassOf(goal, width);
      const distances = tileDistances(width, goal, 'mtm');
      const each = share * oneIn(4);
      for (let rank = gap % each; rank < distances.length; rank += each) {
        if (distances[rank] === 0) continue;
        const tiles = Array.from(unrankReachable(rank, width, height, tileClass));
        const puzzle = tilePuzzle(width, height, tiles, [goal]);
        const length = solvedLength(puzzle, search(compileTiles(puzzle)), 1 + (rank % 50));
        if (length !== distances[rank]) expect.fail(`${tiles.join(' ')}: ${length}`);
      }
    }
  });

  test.each([
    { width: 3, height: 3, gaps: [8, 1, 4] },
    { width: 4, height: 2, gaps: [2] },
    { width: 2, height: 4, gaps: [7] },
  ])('and states of $width×$height', ({ width, height, gaps }) => {
    const search = pushSearches(tilePushes);
    const random = randomNumbers(width * 10 + height);
    for (const gap of gaps) {
      const goal = shuffledTiles(width, goalWithGap(width, height, gap), random);
      const tileClass = tileClassOf(goal, width);
      const distances = tileDistances(width, goal, 'mtm');
      for (let i = 0; i < 400 / (share * oneIn(4)); i++) {
        const rank = random(distances.length);
        if (distances[rank] === 0) continue;
        const tiles = Array.from(unrankReachable(rank, width, height, tileClass));
        const puzzle = tilePuzzle(width, height, tiles, [goal]);
        const length = solvedLength(puzzle, search(compileTiles(puzzle)));
        if (length !== distances[rank]) expect.fail(`${tiles.join(' ')}: ${length}`);
      }
    }
  });

  test.each([
    { width: 4, height: 3, gap: 5, steps: 30 },
    { width: 4, height: 4, gap: 15, steps: 30 },
    { width: 4, height: 4, gap: 6, steps: 30 },
    { width: 5, height: 3, gap: 12, steps: 25 },
    { width: 2, height: 7, gap: 0, steps: 40 },
    { width: 5, height: 4, gap: 9, steps: 20 },
  ])('agrees with its plain twin on $width×$height', ({ width, height, gap, steps }) => {
    const search = pushSearches(tilePushes);
    const goal = goalWithGap(width, height, gap);
    const random = randomNumbers(gap + 1);
    for (let i = 0; i < 6 / (share * oneIn(3)); i++) {
      const tiles = scrambledTiles(width, goal, steps - (i % 2), random);
      const puzzle = tilePuzzle(width, height, tiles, [goal]);
      const problem = compileTiles(puzzle);
      const { bound } = deepenPushes(plainSearch(problem), 1e6);
      expect(solvedLength(puzzle, search(problem))).toBe(bound);
    }
  });

  test('finds the lines of fewest steps among the shortest, as its plain twin', () => {
    const search = pushSearches(tilePushes);
    const random = randomNumbers(5);
    for (const gap of [8, 3, 4]) {
      const goal = goalWithGap(3, 3, gap);
      for (let i = 0; i < 40 / (share * oneIn(4)); i++) {
        const problem = compileTiles(tilePuzzle(3, 3, shuffledTiles(3, goal, random), [goal]));
        if (problem.tiles.every((id, cell) => id === cell)) continue;
        const fast = search(problem);
        const slow = plainSearch(problem);
        const { bound } = deepenPushes(fast, 1e6);
        for (const one of [fast, slow]) {
          one.start(bound, Number.POSITIVE_INFINITY);
          while (!one.step(7));
        }
        expect(fast.second).toBe(slow.second);
        expect(fast.line.length).toBe(fast.second);
        fast.start(bound, slow.second);
        while (!fast.step(1e6));
        expect(fast.line.length).toBe(0);
      }
    }
  });
});
