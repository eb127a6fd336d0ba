import {
  buildPuzzle,
  GOAL_NAMES,
  namedGoal,
  type Puzzle,
  parsePuzzle,
  replay,
  tileClassOf,
} from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { constructiveSearcher } from './constructive.ts';

/** Seeded numbers in [0, 1): mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled(count: number, random: () => number): number[] {
  const tiles = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [tiles[i], tiles[j]] = [tiles[j]!, tiles[i]!];
  }
  return tiles;
}

/** A random solvable board: where parity forbids the goal, two tiles of the start are exchanged. */
function randomBoard(width: number, height: number, goal: readonly number[], seed: number): Puzzle {
  const random = randomNumbers(seed);
  const start = shuffled(width * height, random);
  if (tileClassOf(start, width) !== tileClassOf(goal, width)) {
    const [a, b] = start[0] === 0 ? [1, 2] : start[1] === 0 ? [0, 2] : [0, 1];
    [start[a!], start[b!]] = [start[b!]!, start[a!]!];
  }
  const pieces = start.flatMap((tile, cell) => (tile ? [{ label: `${tile}`, cells: [cell] }] : []));
  const placed = goal.flatMap((tile, cell) => (tile ? [{ label: `${tile}`, cells: [cell] }] : []));
  const cells = Array.from({ length: width * height }, () => 'floor' as const);
  return buildPuzzle({ board: { width, height, cells }, pieces, goals: [placed] });
}

function solve(puzzle: Puzzle, budget = 1000) {
  const searcher = constructiveSearcher({ puzzle, metric: 'stm' });
  for (;;) {
    const outcome = searcher.step(budget);
    if (outcome) return { outcome, stats: searcher.stats };
  }
}

function lengthOf(puzzle: Puzzle): number {
  const { outcome, stats } = solve(puzzle);
  if (outcome.status !== 'solved') throw new Error(outcome.status);
  const { illegal, reachesGoal, lengths } = replay(puzzle, outcome.steps);
  expect(illegal).toBeUndefined();
  expect(reachesGoal).toBe(true);
  expect(stats.lowerBound).toBeLessThanOrEqual(lengths.steps);
  return lengths.steps;
}

describe('constructive', () => {
  const SIZES: [number, number][] = [];
  for (let width = 2; width <= 7; width++) {
    for (let height = 2; height <= 7; height++) SIZES.push([width, height]);
  }

  test.each([...SIZES, [2, 15], [15, 2], [3, 11], [12, 5]] as [number, number][])(
    'solves %i×%i boards for any goal',
    (width, height) => {
      for (let seed = 0; seed < 12; seed++) {
        for (const name of GOAL_NAMES) {
          lengthOf(randomBoard(width, height, Array.from(namedGoal(name, width, height)), seed));
        }
        lengthOf(
          randomBoard(width, height, shuffled(width * height, randomNumbers(seed + 99)), seed),
        );
      }
    },
  );

  test('10×10 boards take well below Parberry’s mean of 8/3 N³', () => {
    const goal = Array.from(namedGoal('standard', 10, 10));
    const lengths = Array.from({ length: 10 }, (_, seed) =>
      lengthOf(randomBoard(10, 10, goal, seed)),
    );
    const mean = lengths.reduce((sum, length) => sum + length) / lengths.length;
    expect(mean).toBeLessThan(2600);
    expect(Math.max(...lengths)).toBeLessThan(5000);
  });

  test('a 60×40 board', () => {
    const goal = Array.from(namedGoal('standard', 60, 40));
    expect(lengthOf(randomBoard(60, 40, goal, 7))).toBeLessThan(5 * 50 ** 3);
  });

  test('a board at its goal takes no move, and that is proved shortest', () => {
    const { outcome } = solve(parsePuzzle('1 2 3/4 5 6/7 8 0'));
    expect(outcome).toEqual({ status: 'solved', steps: new Uint32Array(0), optimal: true });
    expect(solve(parsePuzzle('1 2 3/4 5 6/7 0 8')).outcome).toMatchObject({ optimal: true });
    expect(solve(parsePuzzle('8 6 4/0 7 2/5 1 3')).outcome).toMatchObject({ status: 'solved' });
  });

  test('works in slices', () => {
    const goal = Array.from(namedGoal('standard', 8, 8));
    const puzzle = randomBoard(8, 8, goal, 3);
    const sliced = solve(puzzle, 1);
    expect(sliced.outcome).toEqual(solve(puzzle, 1e9).outcome);
    expect(sliced.stats.expanded).toBeGreaterThan(63);
  });
});
