import { namedGoal, replay } from '@glissade/core';
import type { Question } from '@glissade/search/problem/problem';
import { PatternBuilder } from '@glissade/tiles/patternDatabase/patternBuilder';
import { type TilesOptions, tilesSearcher } from '@glissade/tiles/tilesSearcher';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomNumbers, scrambledTiles, tilePuzzle } from '../arbitrary/tiles.ts';
import { someOf } from '../support/oneIn.ts';
import { runSliced } from '../support/spaces.ts';
import { type RealThreads, realThreads } from './realThreads.ts';

let threads: RealThreads;
beforeAll(async () => {
  threads = await realThreads();
});
afterAll(() => threads.remove());

function provedLength(question: Question, options: TilesOptions): number | undefined {
  const searcher = tilesSearcher(question, options);
  const outcome = runSliced(searcher, 10_000);
  if (outcome.status !== 'solved') throw new Error(`it is ${outcome.status}`);
  const { illegal, reachesGoal, lengths } = replay(question.puzzle, outcome.steps);
  expect([illegal, reachesGoal]).toEqual([undefined, true]);
  expect(searcher.stats.lowerBound).toBe(lengths[question.metric]);
  return lengths[question.metric];
}

test('threads build the same pattern databases', () => {
  const together = PatternBuilder.open({
    threads: 3,
    startThread: threads.start,
    placementsAlone: 1000,
  })!;
  const alone = PatternBuilder.open()!;
  for (const [width, height, gapGoal, pattern] of [
    [4, 4, 15, [0, 1, 2, 4, 5, 6]],
    [4, 4, 0, [1, 2, 5]],
    [5, 4, 19, [0, 1, 5, 6, 10]],
    [3, 3, 0, [8, 1, 2, 7, 4, 5, 6, 3]],
  ] as const) {
    const [expected, entries] = [alone, together].map((builder) => {
      expect(builder.begin({ width, height, gapGoal }, pattern)).toBe(true);
      while (!builder.step(100_000));
      return builder.entries();
    });
    expect(Buffer.compare(entries!, expected!)).toBe(0);
  }
  together.close();
});

describe('threads that share a search', () => {
  const goal = namedGoal('standard', 4, 4);
  const random = randomNumbers(4);
  const boards = Array.from({ length: 12 }, () => scrambledTiles(4, goal, 160, random));

  test('prove the same lengths, the threads taking most of the work or none', () => {
    for (const tiles of someOf(boards, 3)) {
      const puzzle = tilePuzzle(4, 4, tiles, [goal]);
      const lengths = [1, 2, 3].map((count) => {
        const options = { threads: count, startThread: threads.start, nodesAlone: 500 };
        return provedLength({ puzzle, metric: 'stm' }, options);
      });
      expect(new Set(lengths).size).toBe(1);
    }
  });

  test('prove the same lengths in pushes, whether the sides of a board share tables or not', () => {
    const boards = [
      { width: 4, goal, tiles: scrambledTiles(4, goal, 120, random) },
      { width: 4, goal: namedGoal('spiral', 4, 4), steps: 45 },
      { width: 5, goal: namedGoal('blank-first', 5, 3), steps: 60 },
    ];
    for (const { width, goal, tiles, steps = 0 } of boards) {
      const start = tiles ?? scrambledTiles(width, goal, steps, random);
      const puzzle = tilePuzzle(width, goal.length / width, start, [goal]);
      const lengths = [1, 3].map((count) => {
        const options = { threads: count, startThread: threads.start, nodesAlone: 100 };
        return provedLength({ puzzle, metric: 'mtm' }, options);
      });
      expect(lengths[1]).toBe(lengths[0]);
    }
  });

  test('make about the same nodes together, before the last iteration', () => {
    const wide = namedGoal('blank-first', 5, 5);
    const tiles = scrambledTiles(5, wide, 90, random);
    const puzzle = tilePuzzle(5, 5, tiles, [wide]);
    const counts = [1, 3].map((count) => {
      const options = { threads: count, startThread: threads.start, nodesAlone: 100 };
      const searcher = tilesSearcher({ puzzle, metric: 'stm' }, options);
      const spentBefore = new Map<number, number>();
      do {
        const { lowerBound, expanded } = searcher.stats;
        if (!spentBefore.has(lowerBound)) spentBefore.set(lowerBound, expanded);
      } while (!searcher.step(1000));
      searcher.close?.();
      return { bound: searcher.stats.lowerBound, before: spentBefore };
    });
    const [alone, together] = counts;
    expect(together!.bound).toBe(alone!.bound);
    // An iteration that is shared is begun anew: at most `nodesAlone` nodes and a cut twice.
    for (const [bound, nodes] of alone!.before) {
      const others = together!.before.get(bound);
      if (others !== undefined) expect(others).toBeLessThan(nodes * 1.2 + 20_000);
    }
  });

  test('end with the search, in the middle of it', () => {
    const puzzle = tilePuzzle(4, 4, [0, 11, 9, 13, 12, 15, 10, 14, 3, 7, 6, 2, 4, 8, 5, 1], [goal]);
    const options = { threads: 3, startThread: threads.start, nodesAlone: 500 };
    const searcher = tilesSearcher({ puzzle, metric: 'stm' }, options);
    while (searcher.stats.expanded < 3_000_000) expect(searcher.step(50_000)).toBeUndefined();
    const bound = searcher.stats.lowerBound;
    searcher.close?.();
    searcher.close?.();
    expect(bound).toBeGreaterThan(50);
    expect(bound).toBeLessThan(80);
  });
});
