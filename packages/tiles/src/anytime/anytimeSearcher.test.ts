import { namedGoal, rankReachable, replay, type Steps } from '@glissade/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  goalWithGap,
  randomNumbers,
  scrambledTiles,
  shuffledTiles,
  tilePuzzle,
} from '../../../../tests/arbitrary/tiles.ts';
import { tileDistances } from '../../../../tests/arbitrary/tileTables.ts';
import { oneIn } from '../../../../tests/support/oneIn.ts';
import { anytimeSearcher } from './anytimeSearcher.ts';
import { loadBeams } from './beam/learnedBeams.ts';

/** Slices, of which a busy machine needs more: a minute of them. */
const UNTIL_DONE = 10_000;

const GOALS = ['standard', 'blank-first', 'snake', 'spiral', 'any gap'] as const;

function boardOf(width: number, height: number, kind: (typeof GOALS)[number], seed: number) {
  const random = randomNumbers(seed);
  const goal =
    kind === 'any gap'
      ? goalWithGap(width, height, random(width * height))
      : namedGoal(kind, width, height);
  return tilePuzzle(width, height, shuffledTiles(width, goal, random), [goal]);
}

/**
 * Works for so many slices after set-up, or until the best is below `enough` of the first. Checks
 * every new best.
 */
function improvements(
  searcher: ReturnType<typeof anytimeSearcher>,
  slices: number,
  check: (steps: Steps) => void,
  enough = 0,
) {
  const lengths: number[] = [];
  for (let slice = 0; slice < slices; slice += searcher.preparing ? 0 : 1) {
    const outcome = searcher.step(200_000);
    const { best } = searcher;
    if (best && best.length !== lengths.at(-1)) {
      check(best);
      lengths.push(best.length);
    }
    if (outcome) return { outcome, lengths };
    if (lengths.at(-1)! < enough * lengths[0]!) break;
  }
  return { lengths };
}

describe('anytimeSearcher', () => {
  // A search that is over before they are loaded goes by stages.
  beforeAll(() => Promise.all([5, 6, 7].map(loadBeams)));

  it('answers boards of every shape and goal, each time shorter', () => {
    const boards = fc.record({
      width: fc.integer({ min: 2, max: 8 }),
      height: fc.integer({ min: 2, max: 8 }),
      kind: fc.constantFrom(...GOALS),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(boards, ({ width, height, kind, seed }) => {
        const puzzle = boardOf(width, height, kind, seed);
        const searcher = anytimeSearcher({ puzzle, metric: 'stm' });
        const { lengths } = improvements(searcher, 8, (steps) => {
          const { illegal, reachesGoal } = replay(puzzle, steps);
          expect({ illegal, reachesGoal }).toEqual({ illegal: undefined, reachesGoal: true });
        });
        expect(lengths.length).toBeGreaterThan(0);
        expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
        expect(searcher.stats.lowerBound).toBeLessThanOrEqual(lengths.at(-1)!);
      }),
      { seed: 4, numRuns: 40 / oneIn(4) },
    );
  });

  it.each([
    [6, 6],
    [2, 16],
    [9, 8],
  ])('finds shorter answers by beams on %i×%i', (width, height) => {
    const puzzle = boardOf(width, height, 'standard', width * height);
    const searcher = anytimeSearcher({ puzzle, metric: 'stm' });
    const reaches = (steps: Steps) => expect(replay(puzzle, steps).reachesGoal).toBe(true);
    const { lengths } = improvements(searcher, UNTIL_DONE, reaches, 0.85);
    expect(lengths.at(-1)! / lengths[0]!).toBeLessThan(0.85);
  });

  it('is exact on small boards', () => {
    const random = randomNumbers(5);
    const goal = namedGoal('snake', 4, 2);
    const distances = tileDistances(4, goal, 'stm');
    for (let i = 0; i < 20 / oneIn(4); i++) {
      const tiles = shuffledTiles(4, goal, random);
      const puzzle = tilePuzzle(4, 2, tiles, [goal]);
      const searcher = anytimeSearcher({ puzzle, metric: 'stm' });
      const { outcome, lengths } = improvements(searcher, UNTIL_DONE, () => undefined);
      if (outcome?.status !== 'solved') throw new Error(outcome?.status);
      expect(searcher.stats.lowerBound).toBe(outcome.steps.length);
      expect(outcome.steps.length).toBe(distances[rankReachable(tiles)]);
      expect(lengths.at(-1)).toBeGreaterThanOrEqual(outcome.steps.length);
    }
  });

  it('proves an optimum where a bound is met', () => {
    const goal = namedGoal('standard', 6, 6);
    const puzzle = tilePuzzle(6, 6, scrambledTiles(6, goal, 12, randomNumbers(3)), [goal]);
    const searcher = anytimeSearcher({ puzzle, metric: 'stm' });
    const { outcome } = improvements(searcher, UNTIL_DONE, () => undefined);
    if (outcome?.status !== 'solved') throw new Error(outcome?.status);
    expect(searcher.stats.lowerBound).toBe(outcome.steps.length);
    expect(outcome.steps.length).toBeLessThanOrEqual(12);
  });

  it.each([
    ['by beams', namedGoal('blank-first', 8, 7)],
    ['by stages', goalWithGap(8, 7, 27)],
  ])('does the same again with the same seed, %s', (_, goal) => {
    const puzzle = tilePuzzle(8, 7, shuffledTiles(8, goal, randomNumbers(8)), [goal]);
    const runOf = (seed: number) => {
      const searcher = anytimeSearcher({ puzzle, metric: 'stm' }, { seed });
      improvements(searcher, UNTIL_DONE, () => undefined, 0.65);
      return [...searcher.best!].join();
    };
    const seeds = [3, 5, 7, 9];
    const lines = seeds.map(runOf);
    expect(seeds.map(runOf)).toEqual(lines);
    expect(new Set(lines).size).toBeGreaterThan(1);
  });

  it('never offers a line that is longer in mtm', () => {
    const puzzle = boardOf(6, 5, 'standard', 2);
    const searcher = anytimeSearcher({ puzzle, metric: 'mtm' });
    const seen: number[] = [];
    improvements(searcher, 25, (steps) => {
      seen.push(replay(puzzle, steps).lengths.mtm!);
    });
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  });

  it('takes any of several goals, and proves parity', () => {
    const goals = [namedGoal('standard', 6, 6), namedGoal('spiral', 6, 6)];
    const near = scrambledTiles(6, goals[1]!, 6, randomNumbers(8));
    const searcher = anytimeSearcher({ puzzle: tilePuzzle(6, 6, near, goals), metric: 'stm' });
    const { outcome } = improvements(searcher, UNTIL_DONE, () => undefined);
    if (outcome?.status !== 'solved') throw new Error(outcome?.status);
    expect(searcher.stats.lowerBound).toBe(outcome.steps.length);
    const exchanged = goals[0]!.map((tile) => (tile === 1 ? 2 : tile === 2 ? 1 : tile));
    const question = { puzzle: tilePuzzle(6, 6, exchanged, [goals[0]!]), metric: 'stm' } as const;
    expect(anytimeSearcher(question).step(1000)).toEqual({ status: 'unsolvable', proof: 'parity' });
  });
});
