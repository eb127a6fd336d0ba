import { lengthsOf, namedGoal, replay } from '@glissade/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  goalWithGap,
  randomNumbers,
  scrambledTiles,
  shuffledTiles,
  tilePuzzle,
} from '../../../../tests/arbitrary/tiles.ts';
import { oneIn } from '../../../../tests/support/oneIn.ts';
import { constructiveSearcher } from './constructive.ts';

type Random = (limit: number) => number;

const GOALS = ['standard', 'blank-first', 'snake', 'spiral', 'random'] as const;

function goalOf(kind: (typeof GOALS)[number], width: number, height: number, random: Random) {
  if (kind !== 'random') return namedGoal(kind, width, height);
  const tiles = goalWithGap(width, height, random(width * height));
  return shuffledTiles(width, tiles, random);
}

/** Solves, replays by the rules, and returns the line. */
function solve(width: number, height: number, start: number[], goal: number[]) {
  const puzzle = tilePuzzle(width, height, start, [goal]);
  const searcher = constructiveSearcher({ puzzle, metric: 'stm' });
  let outcome = searcher.step(100);
  while (!outcome) outcome = searcher.step(100);
  if (outcome.status !== 'solved') throw new Error(`it is ${outcome.status}`);
  const { reachesGoal, illegal } = replay(puzzle, outcome.steps);
  if (!reachesGoal || illegal) expect.fail(`${start.join(' ')} to ${goal.join(' ')}`);
  return { puzzle, searcher, outcome, length: outcome.steps.length };
}

describe('constructiveSearcher', () => {
  it('solves boards of every shape to goals of every kind', () => {
    const boards = fc.record({
      width: fc.integer({ min: 2, max: 12 }),
      height: fc.integer({ min: 2, max: 12 }),
      kind: fc.constantFrom(...GOALS),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(boards, ({ width, height, kind, seed }) => {
        const random = randomNumbers(seed);
        const goal = goalOf(kind, width, height, random);
        const { length } = solve(width, height, shuffledTiles(width, goal, random), goal);
        expect(length).toBeLessThanOrEqual(5 * Math.max(width, height) ** 3);
      }),
      { seed: 10, numRuns: 300 / oneIn(4) },
    );
  });

  it('ends each slice with the tile at work, on boards of any size', () => {
    const random = randomNumbers(3);
    const goal = namedGoal('standard', 60, 60);
    const puzzle = tilePuzzle(60, 60, shuffledTiles(60, goal, random), [goal]);
    const searcher = constructiveSearcher({ puzzle, metric: 'stm' });
    let most = 0;
    for (let slices = 0; slices < 500; slices++) {
      const { expanded } = searcher.stats;
      expect(searcher.step(100)).toBeUndefined();
      most = Math.max(most, searcher.stats.expanded - expanded);
    }
    expect(most).toBeLessThan(3000);
  });

  it('solves strips two cells wide either way', () => {
    const random = randomNumbers(2);
    for (let length = 2; length <= 30; length++) {
      for (let i = 0; i < 10 / oneIn(2); i++) {
        const kind = GOALS[i % GOALS.length]!;
        for (const [width, height] of [
          [2, length],
          [length, 2],
        ] as const) {
          const goal = goalOf(kind, width, height, random);
          solve(width, height, shuffledTiles(width, goal, random), goal);
        }
      }
    }
  });

  it.each([
    [4, 60, 1.5],
    [10, 20, 2.3],
    [20, 4, 2.5],
    [50, 1, 2.7],
  ])('needs few moves for sides of %i', (side, count, cubes) => {
    const random = randomNumbers(side);
    const goal = namedGoal('standard', side, side);
    let sum = 0;
    for (let i = 0; i < count; i++) {
      sum += solve(side, side, shuffledTiles(side, goal, random), goal).length;
    }
    expect(sum / count / side ** 3).toBeLessThan(cubes);
  });

  it('solves 100×100', () => {
    const goal = namedGoal('spiral', 100, 100);
    const { outcome, puzzle } = solve(100, 100, shuffledTiles(100, goal, randomNumbers(100)), goal);
    expect(lengthsOf(puzzle, outcome.steps).steps).toBeLessThan(3_000_000);
  });

  it('never takes a step back at once', () => {
    const goal = namedGoal('snake', 9, 7);
    const { outcome } = solve(9, 7, shuffledTiles(9, goal, randomNumbers(4)), goal);
    const { steps } = outcome;
    for (let i = 1; i < steps.length; i++) expect(steps[i]).not.toBe(steps[i - 1]! ^ 2);
  });

  it('has a bound that no line is below', () => {
    const goal = namedGoal('standard', 5, 5);
    expect(solve(5, 5, goal, goal)).toMatchObject({ length: 0 });
    const random = randomNumbers(3);
    for (let i = 0; i < 50; i++) {
      const away = 2 + random(20);
      const { length, searcher } = solve(5, 5, scrambledTiles(5, goal, away, random), goal);
      expect(searcher.stats.lowerBound).toBeLessThanOrEqual(Math.min(away, length));
    }
  });

  it('takes the nearest of several goals, and proves parity', () => {
    const goals = [namedGoal('standard', 6, 6), namedGoal('spiral', 6, 6)];
    const near = scrambledTiles(6, goals[1]!, 4, randomNumbers(8));
    const puzzle = tilePuzzle(6, 6, near, goals);
    const searcher = constructiveSearcher({ puzzle, metric: 'stm' });
    searcher.step(1000);
    expect(searcher.stats.lowerBound).toBeGreaterThan(0);
    expect(searcher.stats.lowerBound).toBeLessThanOrEqual(4);
    const exchanged = goals[0]!.map((tile) => (tile === 1 ? 2 : tile === 2 ? 1 : tile));
    const question = { puzzle: tilePuzzle(6, 6, exchanged, [goals[0]!]), metric: 'stm' } as const;
    const outcome = constructiveSearcher(question).step(1000);
    expect(outcome).toEqual({ status: 'unsolvable', proof: 'parity' });
  });
});
