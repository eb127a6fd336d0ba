import type { KernelOptions } from '@glissade/blocks/bfs/searchTask';
import { packedSearcher } from '@glissade/blocks/reference/packedSearcher';
import { packedStateCounter } from '@glissade/blocks/reference/stateCounter';
import { type Metric, type Puzzle, parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import { MemoryFolder } from '../../../../tests/storage/memoryFolder.ts';
import { kernelBuilds } from '../../../../tests/support/kernelBuilds.ts';
import { runSliced } from '../../../../tests/support/spaces.ts';
import type { LevelJob, LevelTask } from './levelPart.ts';
import { type LevelCount, type LevelSearchOptions, searchLevels } from './levelSearch.ts';
import { LevelWork } from './levelWork.ts';
import { FolderError, storeIn } from './runs/runStore.ts';

type Search = {
  readonly folder?: MemoryFolder;
  readonly kernel?: KernelOptions;
  readonly statesOfJob?: number;
  /** The job before which the search is stopped. */
  readonly stopAt?: string;
  /** Told of each job before it is done. */
  readonly onJob?: (job: LevelJob, id: string) => void;
};

async function search(puzzle: Puzzle, metric: Metric, options: Search = {}) {
  const { folder = new MemoryFolder(), kernel = {}, statesOfJob = 40, onJob, stopAt } = options;
  const store = storeIn(folder);
  const levels: LevelCount[] = [];
  const jobs: LevelJob[] = [];
  let work: LevelWork | undefined;
  const ask: LevelSearchOptions['ask'] = async (id: string, task: LevelTask, job: LevelJob) => {
    if (id === stopAt) throw new Error('stopped');
    jobs.push(job);
    onJob?.(job, id);
    work ??= new LevelWork(task, store, { memoryBytesMax: 64 << 20, ...kernel });
    return work.do(job);
  };
  const onLevel = (count: LevelCount) => levels.push(count);
  const outcome = await searchLevels(puzzle, metric, { ask, onLevel, statesOfJob });
  return { outcome, levels: levels.map(({ states }) => states), folder, jobs };
}

/** Levels and length must be those of the search in plain TypeScript. */
async function compare(puzzle: Puzzle, metric: Metric, options: Search = {}): Promise<void> {
  const plain = packedSearcher({ puzzle, metric });
  const answer = runSliced(plain, 1e9);
  const counted = runSliced(packedStateCounter({ puzzle, metric }), 1e9);
  if (counted.status !== 'counted') throw new Error('the space is too large');
  const { outcome, levels, folder } = await search(puzzle, metric, options);
  expect(outcome.status).toBe(answer.status);
  expect(outcome.lowerBound).toBe(answer.status === 'solved' ? plain.stats.lowerBound : 0);
  if (outcome.status === 'solved') {
    const { length } = outcome;
    expect(levels).toEqual(length === 0 ? [] : counted.levels.slice(0, length));
    expect(outcome.lengths[metric]).toBe(plain.stats.lowerBound);
  } else {
    expect(levels).toEqual([...counted.levels, 0]);
    expect(outcome.stats.expanded).toBe(counted.total);
  }
  expect(folder.names()).toEqual([]);
}

const METRICS = ['steps', 'slides', 'moves'] as const;
const klotski = puzzleOf(blockEntry('klotski'));
const dads = puzzleOf(blockEntry('dads'));

describe.each(kernelBuilds)('a search in runs, %s build', (_, create, share) => {
  test.each(METRICS)('random puzzles in %s have the levels of the plain search', async (metric) => {
    for (let seed = 0; seed < 24; seed += share) {
      await compare(randomPuzzle(seed), metric, { kernel: { create } });
    }
  });

  test.each(METRICS)('keys of several words in %s', async (metric) => {
    for (let seed = 0; seed < 10; seed += share) {
      await compare(randomPuzzle(seed), metric, { kernel: { create, wide: true } });
    }
  });
});

describe('a search in runs', () => {
  test('klotski in steps, with generated code and sleep sets', async () => {
    const kernel = { statesToGenerateCode: 0 };
    await compare(klotski, 'steps', { kernel, statesOfJob: 400 });
  });

  test('does not depend on how many jobs a level has', async () => {
    const few = await search(dads, 'moves', { statesOfJob: 1e6 });
    const many = await search(dads, 'moves', { statesOfJob: 5 });
    expect(many.levels).toEqual(few.levels);
    expect(many.outcome).toMatchObject({ status: 'solved', length: 59 });
    expect(many.jobs.filter(({ do: what }) => what === 'map').length).toBeGreaterThan(100);
  });

  test.each(['stm', 'mtm'] as const)('a tile board in %s', async (metric) => {
    const board = parsePuzzle('0 5 4/3 2 1');
    const plain = packedSearcher({ puzzle: board, metric });
    runSliced(plain, 1e9);
    const { outcome } = await search(board, metric, { statesOfJob: 20 });
    expect(outcome).toMatchObject({ status: 'solved', length: plain.stats.lowerBound, metric });
  });

  test('a board that is solved has a solution of no moves', async () => {
    const { outcome, levels } = await search(parsePuzzle('1 2 3/4 5 6/7 8 0'), 'stm');
    expect(outcome).toMatchObject({ status: 'solved', length: 0, lowerBound: 0 });
    expect(levels).toEqual([]);
  });
});

/** Changes one byte of a file. */
function damage(folder: MemoryFolder, name: string, at: number): void {
  const place = at % folder.size(name)!;
  const byte = new Uint8Array(1);
  folder.open(name).read(place, byte);
  folder.open(name).write(place, Uint8Array.of(byte[0]! ^ 4));
}

describe('a damaged file', () => {
  const unharmed = search(dads, 'moves');

  test.each([0, 5, 200, 1_000_003])('of candidates is made again (byte %i)', async (at) => {
    const folder = new MemoryFolder();
    const onJob = (_: LevelJob, id: string) => {
      if (id === 'reduce-20-0') damage(folder, 'candidates-19-1', at);
      if (id === 'reduce-30-0') folder.remove('candidates-29-0');
    };
    const { outcome, levels, jobs } = await search(dads, 'moves', {
      ...{ folder, onJob, statesOfJob: 5 },
    });
    expect(levels).toEqual((await unharmed).levels);
    expect(outcome).toMatchObject({ status: 'solved', length: 59 });
    const again = jobs.filter((job) => job.do === 'map' && job.attempt === 1);
    expect(again).toMatchObject([
      { level: 19, number: 1 },
      { level: 29, number: 0 },
    ]);
  });

  test.each([0, 3, 1_000_003])('of a level is named (byte %i)', async (at) => {
    const folder = new MemoryFolder();
    const onJob = (_: LevelJob, id: string) => {
      if (id === 'map-21-0') damage(folder, 'level-21-0', at);
    };
    const message = 'the file level-21-0 of the folder of levels is missing or damaged';
    await expect(search(dads, 'moves', { folder, onJob })).rejects.toThrow(message);
  });

  test('of another puzzle is refused', async () => {
    const folder = new MemoryFolder();
    await expect(search(dads, 'moves', { folder, stopAt: 'map-3-0' })).rejects.toThrow('stopped');
    const onJob = (_: LevelJob, id: string) => {
      if (id !== 'start') return;
      for (const name of folder.names()) if (name.startsWith('level-1-')) folder.open(name);
    };
    // Its own files are written over those of the other puzzle.
    const { outcome } = await search(klotski, 'moves', { folder, onJob, statesOfJob: 3000 });
    expect(outcome).toMatchObject({ status: 'solved', length: 81 });
  });
});

describe('the folder', () => {
  test('is full at some time: nothing is left of what could not be written', async () => {
    const options = { bytesMax: 40_000 };
    const folder = new MemoryFolder(options);
    const result = search(klotski, 'moves', { folder, statesOfJob: 3000 });
    await expect(result).rejects.toThrow(FolderError);
    await expect(result).rejects.toThrow('the folder of levels cannot be used: it is full');
    expect(folder.names().filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('keeps nothing of workers that died while they wrote', async () => {
    const folder = new MemoryFolder();
    const onJob = (job: LevelJob) => {
      if (job.do === 'reduce') folder.open(`level-${job.level}-0-dead${job.level}.part`);
    };
    await search(dads, 'moves', { folder, onJob, stopAt: 'map-9-0' }).catch(() => undefined);
    const left = folder.names().filter((name) => name.endsWith('.part'));
    // What the sweep of level 8 could see is gone.
    expect(left).toEqual(['level-9-0-dead9.part']);
  });

  test('keeps what others have there', async () => {
    const folder = new MemoryFolder();
    const others = ['thesis.txt', 'level-headed', 'answer-key.txt', 'level-1-0.bak'];
    for (const name of others) folder.open(name).write(0, new Uint8Array(3));
    await search(dads, 'moves', { folder });
    expect([...folder.names()].sort()).toEqual(others.sort());
  });

  test('a search that is done again from any job finds what is done', async () => {
    const folder = new MemoryFolder();
    const first = await search(dads, 'moves', { folder, stopAt: 'reduce-12-0' }).catch(() => 0);
    expect(first).toBe(0);
    const written = folder.bytesWritten;
    const known = await search(dads, 'moves', { folder, stopAt: 'reduce-1-0' }).catch(() => 0);
    expect(known).toBe(0);
    // Level 0 was there; its candidates had been swept.
    expect(folder.bytesWritten - written).toBeLessThan(2000);
    const { outcome } = await search(dads, 'moves', { folder });
    expect(outcome).toMatchObject({ status: 'solved', length: 59 });
  });
});
