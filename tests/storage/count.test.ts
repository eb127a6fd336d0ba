import type { KernelOptions } from '@glissade/blocks/bfs/searchTask';
import { kernelStateCounter } from '@glissade/blocks/levels/kernelStateCounter';
import type { Question } from '@glissade/search/problem/problem';
import { describe, expect, test } from 'vitest';
import { racesOf } from '../data/races.ts';
import { blockEntry, puzzleOf } from '../data/readBlocks.ts';
import { kernelBuilds } from '../support/kernelBuilds.ts';
import { someOf } from '../support/oneIn.ts';
import { runSliced } from '../support/spaces.ts';
import { MemoryFolder } from './memoryFolder.ts';

const METRICS = ['steps', 'slides', 'moves'] as const;
const PAGE_BYTES = 65_536;
/** 383,877 states; three of the levels do not fit in so little memory. */
const PUZZLE = puzzleOf(blockEntry('block10v12'));
const LITTLE = 12 * PAGE_BYTES;
/** Seven pieces go seven steps each: 8 ** 7 states, 823,543 of them seven moves away. */
const RACES = racesOf(7);
/** The memory that tables need when the set is cut; not for two such levels. */
const LITTLE_CUT = 220 * PAGE_BYTES;

const counts = new Map<string, unknown>();

/** The same for both builds, so that it is made once. */
function countInMemory(question: Question): unknown {
  const count = counts.get(question.metric) ?? runSliced(kernelStateCounter(question), 1e6);
  counts.set(question.metric, count);
  return count;
}

/** A count with the disk, and the same in memory; how many bytes were written. */
function compare(question: Question, options: KernelOptions, budget: number): number {
  const folder = new MemoryFolder();
  const temporaryFile = () => folder.open('states');
  const counter = kernelStateCounter(question, { ...options, temporaryFile });
  const counted = runSliced(counter, budget);
  expect(counted).toEqual(countInMemory(question));
  expect(counted).toMatchObject({ levels: counter.levels });
  expect(counter.stats.peakBytes).toBeLessThanOrEqual(options.memoryBytesMax!);
  return folder.bytesWritten;
}

describe.each(kernelBuilds)('counts larger than memory, %s build', (_, create, share) => {
  test.each(METRICS.slice(0, Math.ceil(3 / share)))(
    'in %s: the same levels as in memory',
    (metric) => {
      const question = { puzzle: PUZZLE, metric };
      for (const wide of someOf([false, true], 2, metric === 'steps' ? 0 : 1)) {
        const options = { create, wide, memoryBytesMax: LITTLE };
        expect(compare(question, options, wide ? 1e5 : 700)).toBeGreaterThan(1e5);
      }
    },
  );
});

test('sets that are cut into tables', () => {
  const folder = new MemoryFolder();
  const temporaryFile = () => folder.open('states');
  const options = { memoryBytesMax: LITTLE_CUT, slotsToSplit: 20_000, temporaryFile };
  const counter = kernelStateCounter({ puzzle: RACES, metric: 'moves' }, options);
  while (counter.levels.length < 7) expect(counter.step(1e5)).toBeUndefined();
  // So many pieces of seven have gone to one of seven places each.
  expect(counter.levels).toEqual([1, 49, 1029, 12_005, 84_035, 352_947, 823_543]);
  expect(counter.stats.peakBytes).toBeLessThanOrEqual(LITTLE_CUT);
  expect(folder.bytesWritten).toBeGreaterThan(8 * 823_543);
});

test('a full disk ends the count, level by level known; without a disk memory does', () => {
  for (const limit of ['disk', 'memory']) {
    const folder = new MemoryFolder({ bytesMax: 300_000 });
    const temporaryFile = () => (limit === 'disk' ? folder.open('states') : undefined);
    const options = { memoryBytesMax: LITTLE, temporaryFile };
    const counter = kernelStateCounter({ puzzle: PUZZLE, metric: 'moves' }, options);
    expect(runSliced(counter, 1e5)).toEqual({ status: 'undecided', limit });
    expect(counter.levels.length).toBeGreaterThan(5);
  }
});

test('a disk that opens no file is missed where memory is too small, and nowhere else', () => {
  const temporaryFile = () => {
    throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
  };
  const question = { puzzle: PUZZLE, metric: 'moves' } as const;
  const count = (memoryBytesMax: number) =>
    runSliced(kernelStateCounter(question, { memoryBytesMax, temporaryFile }), 1e5);
  expect(count(LITTLE)).toEqual({ status: 'undecided', limit: 'disk' });
  expect(count(200 * PAGE_BYTES)).toMatchObject({ status: 'counted', total: 383_877 });
});
