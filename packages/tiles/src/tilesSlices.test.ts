import { buildPuzzle, type Metric, namedGoal, rankReachable, replay } from '@glissade/core';
import { describe, expect, it } from 'vitest';
import {
  goalWithGap,
  randomNumbers,
  scrambledTiles,
  shuffledTiles,
  tilePuzzle,
} from '../../../tests/arbitrary/tiles.ts';
import { tileDistances } from '../../../tests/arbitrary/tileTables.ts';
import { lengthOf, run } from '../../../tests/support/runTiles.ts';
import { tilesSearcher } from './tilesSearcher.ts';

const STANDARD = namedGoal('standard', 4, 4);

describe('tilesSearcher a slice at a time', () => {
  const goal = goalWithGap(3, 3, 8);
  const random = randomNumbers(41);
  const drawn = (count: number) =>
    Array.from({ length: count }, () => tilePuzzle(3, 3, shuffledTiles(3, goal, random), [goal]));

  it.each([
    { metric: 'stm' },
    { metric: 'mtm' },
    { metric: 'stm', tieBreak: 'mtm' },
    { metric: 'mtm', tieBreak: 'stm' },
  ] as const)('ends alike by single expansions and by one large slice, $metric', (order) => {
    for (const puzzle of drawn(12)) {
      const slow = run({ puzzle, ...order }, {}, 1);
      const fast = run({ puzzle, ...order }, {}, 1 << 30);
      expect(slow.outcome).toEqual(fast.outcome);
      expect(slow.searcher.step(1)).toBe(slow.outcome);
      expect(slow.searcher.stats.generated).toBe(fast.searcher.stats.generated);
    }
  });

  it.each(['stm', 'mtm'] as const)('has a lower bound that only rises, in %s', (metric) => {
    for (const puzzle of drawn(25)) {
      const searcher = tilesSearcher({ puzzle, metric });
      const bounds = [searcher.stats.lowerBound];
      while (!searcher.step(3)) bounds.push(searcher.stats.lowerBound);
      expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
      expect(bounds[0]).toBeGreaterThan(0);
      const optimum = lengthOf(puzzle, metric);
      expect(Math.max(...bounds)).toBeLessThanOrEqual(optimum);
      expect(searcher.stats.lowerBound).toBe(optimum);
      expect(searcher.stats.expanded).toBeLessThanOrEqual(searcher.stats.generated);
    }
  });

  it('has a shortest line while it looks for a better one', () => {
    // One of the two boards of the 8-puzzle that are 31 steps away.
    const puzzle = tilePuzzle(3, 3, [8, 6, 7, 2, 5, 4, 3, 0, 1], [goal]);
    const searcher = tilesSearcher({ puzzle, metric: 'stm', tieBreak: 'mtm' });
    const lengths: number[] = [];
    while (!searcher.step(50)) {
      if (searcher.best) lengths.push(replay(puzzle, searcher.best).lengths.stm!);
    }
    expect(lengths.length).toBeGreaterThan(2);
    expect(lengths.filter((length) => length !== 31)).toEqual([]);
  });
});

describe('tilesSearcher at its ends', () => {
  it('proves by parity, at once, that there is no way', () => {
    const exchanged = STANDARD.map((tile) => (tile === 15 ? 14 : tile === 14 ? 15 : tile));
    const puzzle = tilePuzzle(4, 4, exchanged, [STANDARD, namedGoal('spiral', 4, 4)]);
    const searcher = tilesSearcher({ puzzle, metric: 'stm' });
    expect(searcher.step(1)).toEqual({ status: 'unsolvable', proof: 'parity' });
    expect(searcher.stats.expanded).toBe(0);
  });

  it('has nothing to do where the start is a goal', () => {
    for (const goals of [[STANDARD], [namedGoal('spiral', 4, 4), STANDARD]]) {
      const puzzle = tilePuzzle(4, 4, STANDARD, goals);
      const { outcome, searcher } = run({ puzzle, metric: 'mtm' });
      expect(outcome).toEqual({ status: 'solved', steps: new Uint32Array(0) });
      expect(searcher.step(1)).toBe(outcome);
      expect(searcher.stats).toMatchObject({ expanded: 0, lowerBound: 0 });
    }
  });

  it('follows pieces by any label, in any order', () => {
    const cells = Array.from({ length: 6 }, () => 'floor' as const);
    const named = (text: string) =>
      [...text].flatMap((label, cell) => (label === '.' ? [] : [{ label, cells: [cell] }]));
    const puzzle = buildPuzzle({
      board: { width: 3, height: 2, cells },
      pieces: named('.gbxaq').reverse(),
      goals: [named('gab.xq')],
    });
    const distances = tileDistances(3, [1, 2, 3, 0, 4, 5], 'stm');
    expect(lengthOf(puzzle, 'stm')).toBe(distances[rankReachable([0, 1, 3, 4, 2, 5])]);
  });

  it('takes tile puzzles, in every metric', () => {
    const puzzle = tilePuzzle(3, 3, scrambledTiles(3, goalWithGap(3, 3, 8), 20, randomNumbers(1)), [
      goalWithGap(3, 3, 8),
    ]);
    const lengths = (['steps', 'slides', 'moves', 'stm'] as Metric[]).map((metric) => {
      return run({ puzzle, metric, tieBreak: 'steps' }).lengths!;
    });
    for (const each of lengths) expect(each.steps).toBe(each.moves);
    expect(new Set(lengths.map(({ stm }) => stm)).size).toBe(1);
  });
});

describe('tilesSearcher beside its tables', () => {
  const goal = namedGoal('standard', 4, 3);
  const random = randomNumbers(5);
  const boards = Array.from({ length: 20 }, () => shuffledTiles(4, goal, random));

  it('uses stronger tables from the same node on, however long the slices are', () => {
    const countsOf = (budget: number) =>
      boards.map((start) => {
        const puzzle = tilePuzzle(4, 3, start, [goal]);
        const { expanded, generated } = run({ puzzle, metric: 'stm' }, {}, budget).searcher.stats;
        return { expanded, generated };
      });
    // The first boards make the tables that all use later.
    countsOf(5000);
    const counts = countsOf(777);
    expect(Math.max(...counts.map(({ expanded }) => expanded))).toBeGreaterThan(2000);
    expect(countsOf(5000)).toEqual(counts);
    expect(countsOf(1 << 20)).toEqual(counts);
  });
});
