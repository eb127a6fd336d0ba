import { blockSearcher } from '@glissade/blocks/bfs/blockSearcher';
import type { KernelOptions } from '@glissade/blocks/bfs/searchTask';
import { replay } from '@glissade/core';
import type { DataFile } from '@glissade/platform/files/storage';
import type { Question } from '@glissade/search/problem/problem';
import type { RawOutcome, Searcher } from '@glissade/search/searcher';
import { describe, expect, test } from 'vitest';
import { racesOf } from '../data/races.ts';
import { blockEntry, puzzleOf } from '../data/readBlocks.ts';
import { kernelBuilds } from '../support/kernelBuilds.ts';
import { oneIn, someOf } from '../support/oneIn.ts';
import { runSliced } from '../support/spaces.ts';
import { Death, MemoryFolder } from './memoryFolder.ts';

const PAGE_BYTES = 65_536;
/** 383,877 states, 3 MB of keys. */
const PUZZLE = puzzleOf(blockEntry('block10v12'));
/** Three of its levels fit, not all of them; or not even three. */
const SOME = 40 * PAGE_BYTES;
const LITTLE = 12 * PAGE_BYTES;
const KLOTSKI = puzzleOf(blockEntry('klotski'));

/** All of its 8 ** 5 states are on shortest ways. */
const RACES = racesOf(5);

const run = (searcher: Searcher, budget = 20_000) => runSliced(searcher, budget);

/** What must be the same however much memory there is. */
function told({ puzzle, metric, tieBreak = metric }: Question, outcome: RawOutcome) {
  if (outcome.status !== 'solved') return outcome;
  const { illegal, reachesGoal, lengths } = replay(puzzle, outcome.steps);
  const lines = outcome.lines?.map((steps) => String(steps)).sort();
  const { optimalSolutions } = outcome;
  const [length, second] = [lengths[metric], lengths[tieBreak]];
  return { illegal, reachesGoal, length, second, optimalSolutions, lines };
}

/** The same with states in a file as in memory; returns the bytes written there. */
function compare(question: Question, options: KernelOptions, budget?: number): number {
  const folder = new MemoryFolder();
  const temporaryFile = () => folder.openNew();
  const searcher = blockSearcher(question, { ...options, temporaryFile });
  const outcome = run(searcher, budget);
  expect(searcher.stats.peakBytes).toBeLessThanOrEqual(options.memoryBytesMax!);
  const { memoryBytesMax: _, ...roomy } = options;
  expect(told(question, outcome)).toEqual(told(question, run(blockSearcher(question, roomy))));
  return folder.bytesWritten;
}

describe.each(kernelBuilds)('all shortest answers from the disk, %s build', (_, create, share) => {
  const orders = [
    ['moves', 'steps'],
    ['steps', 'slides'],
    ['slides', 'moves'],
  ] as const;
  test.each(someOf(orders, share > 1 ? 3 : 1))('in %s, ties broken in %s', (metric, tieBreak) => {
    const question = { puzzle: PUZZLE, metric, tieBreak, countOptimal: true };
    for (const memoryBytesMax of someOf([SOME, LITTLE], 2, metric === 'moves' ? 1 : 0)) {
      expect(compare(question, { create, memoryBytesMax })).toBeGreaterThan(4e5);
    }
  });

  test('keys of several words, in small slices', () => {
    const question = { puzzle: PUZZLE, metric: 'moves', linesMax: 100 } as const;
    const options = { create, memoryBytesMax: SOME / 2, wide: true };
    expect(compare(question, options, 900)).toBeGreaterThan(3e5);
  });

  test('successors in several tables', () => {
    const question = { puzzle: RACES, metric: 'steps', countOptimal: true } as const;
    for (const pages of [22, 25]) {
      const options = { create, memoryBytesMax: pages * PAGE_BYTES, slots: 64 };
      expect(compare(question, options)).toBeGreaterThan(2e5);
    }
  });
});

describe('more states on shortest ways than memory holds', () => {
  const question = { puzzle: RACES, metric: 'steps', countOptimal: true } as const;
  const options = { memoryBytesMax: 11 * PAGE_BYTES, slots: 64 };

  test.each(kernelBuilds)('are swept through files, %s build', (_, create) => {
    expect(compare(question, { create, ...options })).toBeGreaterThan(6e5);
    expect(compare(question, { create, ...options }, 300)).toBeGreaterThan(6e5);
  });

  test('a disk that is full then, or takes no other file, is the end', () => {
    const endWith = (temporaryFile: () => DataFile | undefined) => {
      const searcher = blockSearcher(question, { ...options, temporaryFile });
      const end = run(searcher);
      expect(searcher.stats.lowerBound).toBe(35);
      return end;
    };
    const full = new MemoryFolder({ bytesMax: 300_000 });
    expect(endWith(() => full.openNew())).toEqual({ status: 'undecided', limit: 'disk' });
    const files = [new MemoryFolder().openNew()];
    expect(endWith(() => files.pop())).toEqual({ status: 'undecided', limit: 'memory' });
  });
});

test('a full disk ends the search, or the sweep back', () => {
  const question = { puzzle: PUZZLE, metric: 'moves', tieBreak: 'steps' } as const;
  const bounds = [2e5, 450_000].map((bytesMax) => {
    const folder = new MemoryFolder({ bytesMax });
    const temporaryFile = () => folder.openNew();
    const searcher = blockSearcher(question, { memoryBytesMax: LITTLE, temporaryFile });
    expect(run(searcher)).toEqual({ status: 'undecided', limit: 'disk' });
    return searcher.stats.lowerBound;
  });
  expect(bounds[0]).toBeGreaterThan(5);
  expect(bounds[1]).toBeGreaterThan(bounds[0]!);
});

describe('checkpoints', () => {
  const question = {
    puzzle: KLOTSKI,
    metric: 'moves',
    tieBreak: 'steps',
    countOptimal: true,
  } as const;
  const kept = (checkpoint: MemoryFolder, memoryBytesMax = 1e8) =>
    blockSearcher(question, { checkpoint, checkpointMs: 0, memoryBytesMax });
  const whole = new MemoryFolder();
  const expected = told(question, run(blockSearcher(question)));

  test('killed in any operation: gone on with, also in little memory', () => {
    expect(told(question, run(kept(whole), 500))).toEqual(expected);
    expect(whole.names()).toEqual([]);
    let killed = 0;
    for (let operationsMax = 5; operationsMax < whole.operations; operationsMax += 13 * oneIn(3)) {
      const dying = new MemoryFolder({ operationsMax });
      if (runUntilDeath(kept(dying))) continue;
      killed++;
      for (const memoryBytesMax of [1e8, 2e6]) {
        const left = new MemoryFolder({}, dying.survivors(killed % 2 === 0));
        expect(told(question, run(kept(left, memoryBytesMax)))).toEqual(expected);
      }
    }
    expect(killed).toBeGreaterThan(10 / oneIn(3));
  });

  test('a plain search goes on with what one of ties has left', () => {
    const folder = new MemoryFolder();
    const first = kept(folder);
    while (first.stats.lowerBound < 60) first.step(500);
    first.close?.();
    const plain = { puzzle: KLOTSKI, metric: 'moves' } as const;
    const second = blockSearcher(plain, { checkpoint: folder, checkpointMs: 0 });
    second.step(1);
    expect(second.stats.lowerBound).toBeGreaterThan(50);
    expect(told(plain, run(second))).toMatchObject({ length: 81 });
  });
});

function runUntilDeath(searcher: Searcher): RawOutcome | undefined {
  try {
    return run(searcher, 500);
  } catch (error) {
    if (error instanceof Death) return undefined;
    throw error;
  }
}
