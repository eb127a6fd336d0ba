import { blockSearcher } from '@glissade/blocks/bfs/blockSearcher';
import type { KernelOptions } from '@glissade/blocks/bfs/searchTask';
import { kernelStateCounter } from '@glissade/blocks/levels/kernelStateCounter';
import { type Metric, type Puzzle, replay } from '@glissade/core';
import type { ThreadHandle, ThreadSetup } from '@glissade/platform/threads/threadSetup';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { racesOf } from '../data/races.ts';
import { randomPuzzle } from '../data/randomPuzzle.ts';
import { blockEntry, puzzleOf } from '../data/readBlocks.ts';
import { MemoryFolder } from '../storage/memoryFolder.ts';
import { kernelBuilds } from '../support/kernelBuilds.ts';
import { someOf } from '../support/oneIn.ts';
import { type RealThreads, realThreads } from './realThreads.ts';

const METRICS = ['steps', 'slides', 'moves'] as const;

/** Processor time of all threads in one slice, on a slow machine. */
const SLICE_MS_MAX = 400;

let threads: RealThreads;
let started = 0;
beforeAll(async () => {
  threads = await realThreads();
});
afterAll(() => threads.remove());

const startThread = (setup: ThreadSetup): ThreadHandle => {
  started++;
  return threads.start(setup);
};

type Ending = { step(budget: number): unknown; close?(): void };

function run<Machine extends Ending>(machine: Machine, budget: number) {
  type End = NonNullable<ReturnType<Machine['step']>>;
  try {
    for (;;) {
      const end = machine.step(budget);
      if (end) return end as End;
    }
  } finally {
    machine.close?.();
  }
}

/** As one thread answers: the same length, levels and counts; and the line holds. */
function compare(puzzle: Puzzle, metric: Metric, options: KernelOptions, budget = 300): void {
  const question = { puzzle, metric };
  const shared = { startThread, waitForThreads: true, statesToParallelize: 4, ...options };
  const alone = kernelStateCounter(question, { ...options, threads: 1 });
  const together = kernelStateCounter(question, shared);
  expect(run(together, budget)).toEqual(run(alone, 1e9));
  expect(together.stats.expanded).toBe(alone.stats.expanded);
  // With marks it is a matter of order which successors are made.
  const unmarked = [{ ...options, threads: 1 }, shared].map((each) => {
    const counter = kernelStateCounter(question, { ...each, sleepSets: false });
    run(counter, 1e9);
    return counter.stats.generated;
  });
  expect(unmarked[1]).toBe(unmarked[0]);
  const lone = blockSearcher(question, { ...options, threads: 1 });
  const searcher = blockSearcher(question, shared);
  const expected = run(lone, 1e9);
  const outcome = run(searcher, budget);
  expect(outcome.status).toBe(expected.status);
  expect(searcher.stats.lowerBound).toBe(lone.stats.lowerBound);
  if (outcome.status !== 'solved') return;
  const { illegal, reachesGoal, lengths } = replay(puzzle, outcome.steps);
  expect(illegal).toBeUndefined();
  expect(reachesGoal).toBe(true);
  expect(lengths[metric]).toBe(lone.stats.lowerBound);
}

describe.each(kernelBuilds)('breadth-first with threads, %s build', (_, create, share) => {
  test.each(METRICS.slice(0, Math.ceil(3 / share)))(
    'Klotski in %s, with two threads and three',
    (metric) => {
      const puzzle = puzzleOf(blockEntry('klotski'));
      const ways = [
        { threads: 2 },
        { threads: 3, slots: 64, budget: 7000 },
        { threads: 2, slotsToSplit: 1 },
      ];
      const own = someOf(ways, 3, METRICS.indexOf(metric));
      started = 0;
      for (const { budget, ...options } of own) {
        compare(puzzle, metric, { create, ...options }, budget);
      }
      expect(started).toBe(own.reduce((sum, { threads: count }) => sum + 3 * (count - 1), 0));
    },
  );

  test('keys of several words', () => {
    started = 0;
    compare(puzzleOf(blockEntry('klotski')), 'moves', { create, threads: 2, wide: true });
    expect(started).toBe(3);
  });

  test('small and random puzzles, solvable and not', () => {
    const puzzles = [11, 12, 13, 14, 15, 16].map((seed) => randomPuzzle(seed, 5));
    puzzles.push(puzzleOf(blockEntry('hrd-unsolvable')));
    const own = someOf(puzzles, share > 1 ? 6 : 2);
    for (const puzzle of own) compare(puzzle, 'slides', { create, threads: 2, slots: 16 }, 50);
  });
});

test('outboxes that are full in the middle of a level', () => {
  const { reachableStates: total, ...entry } = blockEntry('block10v12');
  const options = {
    startThread,
    waitForThreads: true,
    statesToParallelize: 4,
    threads: 2,
    wide: true,
  };
  const question = { puzzle: puzzleOf(entry), metric: 'moves' } as const;
  expect(run(kernelStateCounter(question, options), 1e9)).toMatchObject({ total });
});

test('memory too small for two threads: one goes on with the disk', () => {
  const folder = new MemoryFolder();
  const question = { puzzle: puzzleOf(blockEntry('js2-tzer')), metric: 'moves' } as const;
  const searcher = blockSearcher(question, {
    threads: 2,
    startThread,
    waitForThreads: true,
    statesToParallelize: 1000,
    bidirectional: false,
    memoryBytesMax: 176 * 65_536,
    temporaryFile: () => folder.open('states'),
  });
  started = 0;
  const outcome = run(searcher, 1e5);
  if (outcome.status !== 'solved') throw new Error(JSON.stringify(outcome));
  expect(started).toBe(1);
  expect(replay(question.puzzle, outcome.steps).lengths.moves).toBe(58);
});

test('a count that is too large for two threads is taken up by one with the disk', () => {
  const folder = new MemoryFolder();
  const options = { threads: 2, startThread, waitForThreads: true, statesToParallelize: 1000 };
  const memoryBytesMax = 180 * 65_536;
  const temporaryFile = () => folder.open('states');
  const question = { puzzle: racesOf(7), metric: 'moves' } as const;
  const counter = kernelStateCounter(question, { ...options, memoryBytesMax, temporaryFile });
  started = 0;
  while (counter.levels.length < 7) expect(counter.step(1e5)).toBeUndefined();
  counter.close?.();
  expect(started).toBe(1);
  expect(counter.levels).toEqual([1, 49, 1029, 12_005, 84_035, 352_947, 823_543]);
  expect(folder.bytesWritten).toBeGreaterThan(8 * 823_543);
});

describe('a search with threads', () => {
  const question = { puzzle: puzzleOf(blockEntry('klotski')), metric: 'steps' } as const;

  test('goes on alone where none comes up, or none is let in', () => {
    const never = { end: () => undefined };
    const options = { threads: 2, statesToParallelize: 4, startThread: () => never };
    expect(run(kernelStateCounter(question, options), 5000)).toMatchObject({ total: 25_955 });
    const little = { threads: 2, statesToParallelize: 4, startThread, memoryBytesMax: 7e6 };
    expect(run(kernelStateCounter(question, little), 5000)).toMatchObject({ total: 25_955 });
  });

  test('ends them when it is closed', () => {
    const ended: ThreadHandle[] = [];
    const watched = (setup: ThreadSetup) => {
      const thread = threads.start(setup);
      const handle = {
        end: () => {
          ended.push(handle);
          thread.end();
        },
      };
      return handle;
    };
    const options = {
      threads: 3,
      statesToParallelize: 4,
      startThread: watched,
      waitForThreads: true,
    };
    const searcher = blockSearcher(question, options);
    for (let n = 0; n < 30; n++) searcher.step(50);
    searcher.close?.();
    expect(ended).toHaveLength(2);
  });

  test('throws what a helper throws', () => {
    const broken = (setup: ThreadSetup) =>
      threads.start({ ...setup, data: { ...(setup.data as object), image: 7 } });
    const options = {
      threads: 2,
      statesToParallelize: 4,
      startThread: broken,
      waitForThreads: true,
    };
    expect(() => run(blockSearcher(question, options), 50)).toThrow('a thread failed');
  });
});

test('a step ends with a slice of the owner, whatever its budget: the clock is looked at', () => {
  const question = { puzzle: puzzleOf(blockEntry('climb15')), metric: 'moves' } as const;
  const options = { startThread, waitForThreads: true, threads: 2 };
  const searcher = blockSearcher(question, options);
  let longestMs = 0;
  try {
    // The states of one thread are met first; its slices follow their budget.
    while (searcher.stats.expanded < 200_000) searcher.step(10_000);
    while (searcher.stats.expanded < 2_000_000) {
      const before = process.cpuUsage();
      if (searcher.step(1e9)) break;
      const { user, system } = process.cpuUsage(before);
      longestMs = Math.max(longestMs, (user + system) / 1000);
    }
  } finally {
    searcher.close?.();
  }
  expect(longestMs).toBeLessThan(SLICE_MS_MAX);
});
