import { lineLength, namedGoal, replay } from '@glissade/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  randomNumbers,
  scrambledTiles,
  shuffledTiles,
  tilePuzzle,
} from '../../../../tests/arbitrary/tiles.ts';
import { tilesSearcher } from '../tilesSearcher.ts';
import { provingSearcher } from './provingSearcher.ts';

function board(side: number, seed: number, scramble?: number) {
  const goal = namedGoal('standard', side, side);
  const random = randomNumbers(seed);
  const tiles =
    scramble === undefined
      ? shuffledTiles(side, goal, random)
      : scrambledTiles(side, goal, scramble, random);
  return tilePuzzle(side, side, tiles, [goal]);
}

/** Works to the end; solutions get shorter and bounds higher, and never cross. */
function toTheEnd(searcher: ReturnType<typeof provingSearcher>, metric: 'stm' | 'mtm') {
  let length = Number.POSITIVE_INFINITY;
  let bound = 0;
  for (;;) {
    const outcome = searcher.step(1 << 20);
    const best = searcher.best ? lineLength(searcher.best, metric) : length;
    expect(best).toBeLessThanOrEqual(length);
    expect(searcher.stats.lowerBound).toBeGreaterThanOrEqual(bound);
    expect(searcher.stats.lowerBound).toBeLessThanOrEqual(best);
    length = best;
    bound = searcher.stats.lowerBound;
    if (outcome) return outcome;
  }
}

function optimum(puzzle: ReturnType<typeof board>, metric: 'stm' | 'mtm'): number {
  const searcher = tilesSearcher({ puzzle, metric });
  for (;;) {
    const outcome = searcher.step(1 << 20);
    if (outcome?.status === 'solved') return lineLength(outcome.steps, metric);
  }
}

describe('provingSearcher', () => {
  it('ends with the optimum, proved', () => {
    fc.assert(
      fc.property(fc.constantFrom('stm', 'mtm'), fc.nat(), (metric, seed) => {
        const puzzle = board(4, seed, 30);
        const searcher = provingSearcher({ puzzle, metric });
        const outcome = toTheEnd(searcher, metric);
        searcher.close?.();
        if (outcome.status !== 'solved') throw new Error(outcome.status);
        expect(searcher.stats.lowerBound).toBe(lineLength(outcome.steps, metric));
        expect(replay(puzzle, outcome.steps).reachesGoal).toBe(true);
        expect(lineLength(outcome.steps, metric)).toBe(optimum(puzzle, metric));
      }),
      { numRuns: 12 },
    );
  });

  it('goes on from a solution and a bound', () => {
    const puzzle = board(5, 3);
    const begun = provingSearcher({ puzzle, metric: 'stm' });
    const first = begun.stats.lowerBound;
    // How much of the time is the proof's, and how much of that goes into tables, differs.
    while (begun.stats.lowerBound <= first) begun.step(5000);
    const { lowerBound } = begun.stats;
    const incumbent = begun.best!;
    begun.close?.();
    const continued = provingSearcher({ puzzle, metric: 'stm' }, { incumbent, lowerBound });
    expect(continued.best).toBe(incumbent);
    expect(continued.stats.lowerBound).toBe(lowerBound);
    for (let turn = 0; turn < 20; turn++) continued.step(1000);
    expect(continued.best!.length).toBeLessThanOrEqual(incumbent.length);
    expect(continued.stats.lowerBound).toBeGreaterThanOrEqual(lowerBound);
    continued.close?.();
  });

  it('says that the proof of a large board would take years', () => {
    const puzzle = board(8, 7);
    const searcher = provingSearcher({ puzzle, metric: 'stm' });
    while (!searcher.best) searcher.step(1000);
    for (let turn = 0; turn < 300; turn++) searcher.step(1 << 16);
    expect(searcher.proofRestMs).toBeGreaterThan(365 * 86_400_000);
    searcher.close?.();
  });

  it('ends at once by parity', () => {
    const goal = namedGoal('standard', 5, 5);
    const tiles = [...goal];
    [tiles[0], tiles[1]] = [tiles[1]!, tiles[0]!];
    const searcher = provingSearcher({ puzzle: tilePuzzle(5, 5, tiles, [goal]), metric: 'stm' });
    expect(toTheEnd(searcher, 'stm')).toEqual({ status: 'unsolvable', proof: 'parity' });
  });
});
