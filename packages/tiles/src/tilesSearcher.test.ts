import { lineLength, namedGoal, rankReachable, statesAlong, tileClassOf } from '@glissade/core';
import type { Searcher } from '@glissade/search/searcher';
import { describe, expect, it } from 'vitest';
import {
  goalWithGap,
  puzzlesTo,
  randomNumbers,
  scrambledTiles,
  shuffledTiles,
  tilePuzzle,
} from '../../../tests/arbitrary/tiles.ts';
import { lexicographicLengths, tileDistances } from '../../../tests/arbitrary/tileTables.ts';
import { readBoards } from '../../../tests/data/readBoards.ts';
import { oneIn, someOf } from '../../../tests/support/oneIn.ts';
import { lengthOf, run } from '../../../tests/support/runTiles.ts';
import { tilesSearcher } from './tilesSearcher.ts';

const STANDARD = namedGoal('standard', 4, 4);

describe('tilesSearcher against exhaustive tables', () => {
  it.each([
    { width: 3, height: 2, gaps: [0, 1, 5], each: 1 },
    { width: 2, height: 3, gaps: [2, 4], each: 1 },
    // Every state for every gap: everyState.slow.test.ts.
    { width: 2, height: 4, gaps: [2], each: 11 },
  ])('answers each of $each states of $width×$height', ({ width, height, gaps, each }) => {
    for (const gap of gaps) {
      const goal = goalWithGap(width, height, gap);
      const puzzleAt = puzzlesTo(width, goal);
      for (const metric of ['stm', 'mtm'] as const) {
        const distances = tileDistances(width, goal, metric);
        for (let rank = gap % 4; rank < distances.length; rank += each * oneIn(4)) {
          const puzzle = puzzleAt(rank);
          const length = lengthOf(puzzle, metric);
          if (length !== distances[rank]) expect.fail(`${metric} ${puzzle.start}: ${length}`);
        }
      }
    }
  });

  it('answers 200 states of 3×3 for the gap in a corner, at an edge and in the centre', () => {
    const random = randomNumbers(33);
    for (const gap of [8, 1, 4]) {
      const goal = shuffledTiles(3, goalWithGap(3, 3, gap), random);
      for (const metric of someOf(['stm', 'mtm'] as const, 2, gap)) {
        const distances = tileDistances(3, goal, metric);
        for (let i = 0; i < 100 / oneIn(2); i++) {
          const tiles = shuffledTiles(3, goal, random);
          const length = lengthOf(tilePuzzle(3, 3, tiles, [goal]), metric);
          if (length !== distances[rankReachable(tiles)]) expect.fail(tiles.join(' '));
        }
      }
    }
  });

  it.each([
    ['stm', 'mtm'],
    ['mtm', 'stm'],
  ] as const)('among the shortest in %s finds the shortest in %s', (metric, tieBreak) => {
    const random = randomNumbers(7);
    const boards = [
      [3, 2, 360],
      [2, 4, 200],
      [3, 3, 60],
    ] as const;
    for (const [width, height, count] of boards) {
      const goal = goalWithGap(width, height, width * height - 1);
      const best = lexicographicLengths(width, goal, metric);
      for (let i = 0; i < count / oneIn(4); i++) {
        const tiles = shuffledTiles(width, goal, random);
        const puzzle = tilePuzzle(width, height, tiles, [goal]);
        const { lengths } = run({ puzzle, metric, tieBreak });
        const found = lengths![metric]! * 1000 + lengths![tieBreak]!;
        if (found !== best[rankReachable(tiles)]) expect.fail(`${tiles.join(' ')}: ${found}`);
      }
    }
  });
});

describe('tilesSearcher on the 15-puzzle', () => {
  const korf = readBoards('korf100_mtm.txt');

  it('finds the optima of ten of Korf’s boards', () => {
    for (const { puzzle, optima } of someOf(korf.slice(30, 40), 4)) {
      expect(lengthOf(puzzle, 'stm')).toBe(optima[0]);
    }
  });

  it('finds optima in pushes', () => {
    const random = randomNumbers(15);
    const near = scrambledTiles(4, STANDARD, 40, random);
    const puzzle = tilePuzzle(4, 4, near, [STANDARD]);
    const { lengths, searcher } = run({ puzzle, metric: 'mtm', tieBreak: 'stm' }, {}, 100_000);
    expect(searcher.stats.lowerBound).toBe(lengths!.mtm);
  });

  it('finds the optima in pushes of those of Korf’s boards that are nearest', () => {
    const near = korf.filter(({ optima }) => optima[1]! <= 29);
    expect(near.length).toBeGreaterThan(10);
    for (const { puzzle, optima } of someOf(near, 4))
      expect(lengthOf(puzzle, 'mtm')).toBe(optima[1]);
  });

  it('finds optima in pushes from every push of an answer on', () => {
    // The board of Korf’s hundred with the fewest nodes: number 86, 27 pushes by benwh1/slidy.
    const { puzzle, optima } = korf[85]!;
    const { outcome, lengths } = run({ puzzle, metric: 'mtm' }, {}, 1 << 20);
    expect(lengths!.mtm).toBe(optima[1]);
    if (outcome.status !== 'solved') return;
    const { steps } = outcome;
    const states = statesAlong(puzzle, steps);
    for (let done = 8; done <= steps.length; done++) {
      if (done < steps.length && (steps[done]! & 3) === (steps[done - 1]! & 3)) continue;
      const left = optima[1]! - lineLength(steps.slice(0, done), 'mtm');
      expect(lengthOf({ ...puzzle, start: states[done]! }, 'mtm')).toBe(left);
    }
  });

  it('builds tables when the search turns out long, a slice at a time', () => {
    const { puzzle, optima } = korf[59]!;
    const searcher = tilesSearcher({ puzzle, metric: 'stm' });
    const phases: boolean[] = [];
    let bound = 0;
    let outcome: ReturnType<Searcher['step']>;
    while (!outcome) {
      const isPreparing = searcher.preparing === true;
      if (isPreparing !== phases.at(-1)) phases.push(isPreparing);
      const { expanded } = searcher.stats;
      outcome = searcher.step(20_000);
      if (isPreparing) expect(searcher.stats.expanded).toBe(expanded);
      expect(searcher.stats.expanded - expanded).toBeLessThanOrEqual(20_000);
      expect(searcher.stats.lowerBound).toBeGreaterThanOrEqual(bound);
      bound = searcher.stats.lowerBound;
    }
    expect(phases).toContain(true);
    expect(bound).toBe(optima[0]);
    expect(searcher.stats.peakBytes).toBeGreaterThan(2_000_000);
    expect(searcher.stats.generated).toBeGreaterThan(searcher.stats.expanded);
  });

  it('does without tables where memory does not allow them', () => {
    const { puzzle, optima } = korf[78]!;
    const { lengths, searcher } = run(
      { puzzle, metric: 'steps' },
      { memoryBytesMax: 1000 },
      1 << 20,
    );
    expect(lengths!.steps).toBe(optima[0]);
    expect(searcher.preparing).toBe(false);
  });

  it('answers the same however it is sliced, for goals of every kind', () => {
    const random = randomNumbers(99);
    for (const name of ['snake', 'spiral', 'blank-first'] as const) {
      const goal = namedGoal(name, 4, 4);
      const puzzle = tilePuzzle(4, 4, scrambledTiles(4, goal, 44, random), [goal]);
      const fine = run({ puzzle, metric: 'stm' }, {}, 17);
      const coarse = run({ puzzle, metric: 'stm' }, {}, 1 << 22);
      expect(fine.outcome).toEqual(coarse.outcome);
      expect(fine.searcher.stats.expanded).toBe(coarse.searcher.stats.expanded);
    }
  });
});

describe('tilesSearcher on other boards', () => {
  it.each([
    [5, 5, 70],
    [2, 7, 40],
    [5, 4, 60],
    [6, 6, 60],
    [8, 5, 50],
    [2, 20, 30],
  ])('solves %i×%i after %i random steps', (width, height, steps) => {
    const random = randomNumbers(width * height);
    const goal = namedGoal('spiral', width, height);
    const puzzle = tilePuzzle(width, height, scrambledTiles(width, goal, steps, random), [goal]);
    const { lengths, searcher } = run({ puzzle, metric: 'stm' }, {}, 1 << 20);
    expect(lengths!.stm).toBeLessThanOrEqual(steps);
    expect(lengths!.stm! % 2).toBe(steps % 2);
    expect(searcher.stats.lowerBound).toBe(lengths!.stm);
    const near = tilePuzzle(width, height, scrambledTiles(width, goal, 16, random), [goal]);
    const inSteps = run({ puzzle: near, metric: 'stm' }, {}, 1 << 20).lengths!;
    const inPushes = run({ puzzle: near, metric: 'mtm' }, {}, 1 << 20).lengths!;
    expect(inPushes.mtm).toBeLessThanOrEqual(inSteps.mtm!);
    expect(inPushes.stm).toBeGreaterThanOrEqual(inSteps.stm!);
  });
});

describe('tilesSearcher with any of several goals', () => {
  it('reaches the nearest', () => {
    const random = randomNumbers(5);
    const names = ['standard', 'blank-first', 'snake', 'spiral'] as const;
    const cases = [
      [3, 3, 'stm'],
      [3, 3, 'mtm'],
      [4, 2, 'mtm'],
      [4, 2, 'stm'],
    ] as const;
    for (const [width, height, metric] of someOf(cases, 2)) {
      const goals = names.map((name) => namedGoal(name, width, height));
      const tables = goals.map((goal) => tileDistances(width, goal, metric));
      for (let i = 0; i < 40; i++) {
        const tiles = shuffledTiles(width, goals[i % 4]!, random);
        const ownClass = tileClassOf(tiles, width);
        const reachable = goals.map((goal) => tileClassOf(goal, width) === ownClass);
        const rank = rankReachable(tiles);
        const distances = tables.map((table, goal) => (reachable[goal] ? table[rank]! : 255));
        const length = lengthOf(tilePuzzle(width, height, tiles, goals), metric);
        expect(length).toBe(Math.min(...distances));
      }
    }
  });

  it('breaks ties among all that are equally near', () => {
    const random = randomNumbers(6);
    const goals = [goalWithGap(2, 4, 7), shuffledTiles(2, goalWithGap(2, 4, 7), random)];
    const tables = goals.map((goal) => lexicographicLengths(2, goal, 'stm'));
    for (let i = 0; i < 200 / oneIn(4); i++) {
      const tiles = shuffledTiles(2, goals[0]!, random);
      const puzzle = tilePuzzle(2, 4, tiles, goals);
      const { lengths, searcher } = run({ puzzle, metric: 'stm', tieBreak: 'mtm' });
      const rank = rankReachable(tiles);
      const best = Math.min(...tables.map((table) => table[rank]!));
      expect(lengths!.stm! * 1000 + lengths!.mtm!).toBe(best);
      if (lengths!.stm! > 0) expect(searcher.best?.length).toBe(lengths!.stm);
    }
  });
});
