import { blockSearcher } from '@glissade/blocks/bfs/blockSearcher';
import { BreadthFirstSearch } from '@glissade/blocks/bfs/breadthFirstSearch';
import { kernelTask } from '@glissade/blocks/bfs/kernelTask';
import type { KernelOptions } from '@glissade/blocks/bfs/searchTask';
import { stepsAlong } from '@glissade/blocks/paths/stepsAlong';
import { type Puzzle, replay } from '@glissade/core';
import { emptyStats, type RawOutcome, type Searcher } from '@glissade/search/searcher';
import { describe, expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../data/readBlocks.ts';
import { kernelBuilds } from '../support/kernelBuilds.ts';
import { oneIn } from '../support/oneIn.ts';
import { runSliced } from '../support/spaces.ts';
import { Death, MemoryFolder } from './memoryFolder.ts';

const METRICS = ['steps', 'slides', 'moves'] as const;
const PAGE_BYTES = 65_536;
/** 383,877 states; three of the levels do not fit in so little memory. */
const PUZZLE = puzzleOf(blockEntry('block10v12'));
const LITTLE = 12 * PAGE_BYTES;
/** The same with 2,457,316 states and the memory that tables need when the set is cut. */
const LARGE = puzzleOf(blockEntry('js2-tzer'));
const LITTLE_CUT = 208 * PAGE_BYTES;

/** Searches to the end, or a number of states: what it came to, by which levels and what line. */
function search(
  metric: (typeof METRICS)[number],
  options: KernelOptions,
  { puzzle, statesMax, budget }: Task,
) {
  const task = kernelTask({ puzzle, metric }, options)!;
  const stats = emptyStats();
  const machine = BreadthFirstSearch.toGoal(task, options, stats)!;
  let end = machine.advance(budget);
  while (
    end === 'running' ||
    (end === 'level' && !machine.exhausted && machine.total < statesMax)
  ) {
    end = machine.advance(budget);
  }
  const way = end === 'goal' ? machine.pathToGoal() : [task.problem.start];
  machine.close(true);
  const { illegal, reachesGoal, lengths } = replay(puzzle, stepsAlong(task.problem, way, metric));
  const line = { illegal, reachesGoal, length: lengths[metric] };
  return { told: { end, levels: machine.levels, line }, stats };
}

type Task = { readonly puzzle: Puzzle; readonly statesMax: number; readonly budget: number };

const answers = new Map<string, ReturnType<typeof search>>();

/** The same for both builds and all slices, so that it is asked once. */
function searchInMemory(metric: (typeof METRICS)[number], task: Task) {
  const { puzzle, statesMax } = task;
  const name = `${metric} ${puzzle.pieces.length} ${puzzle.goals.length} ${statesMax}`;
  const answer = answers.get(name) ?? search(metric, {}, task);
  answers.set(name, answer);
  return answer;
}

/** The same by passes as in memory; and there were passes. */
function compare(
  metric: (typeof METRICS)[number],
  options: KernelOptions,
  more: Partial<Task> = {},
): void {
  const folder = new MemoryFolder();
  const temporaryFile = () => folder.open('states');
  const task = { puzzle: PUZZLE, statesMax: Number.POSITIVE_INFINITY, budget: 1e5, ...more };
  const inMemory = searchInMemory(metric, task);
  const { told, stats } = search(metric, { ...options, temporaryFile }, task);
  expect(told).toEqual(inMemory.told);
  expect(stats.peakBytes).toBeLessThanOrEqual(options.memoryBytesMax!);
  expect(stats.expanded).toBeGreaterThan(inMemory.stats.expanded * 1.1);
}

describe.each(kernelBuilds)('levels larger than memory, %s build', (_, create, share) => {
  test.each(METRICS.slice(0, Math.ceil(3 / share)))(
    'in %s: the same levels, and a line as long',
    (metric) => {
      compare(metric, { create, memoryBytesMax: LITTLE }, { budget: 300 });
      compare(metric, { create, memoryBytesMax: LITTLE, wide: true });
    },
  );

  test('to the end of the space', () => {
    const puzzle = { ...PUZZLE, goals: [] };
    compare('moves', { create, memoryBytesMax: LITTLE }, { puzzle });
  });
});

test('a level of many starts, which leaves no room for the next', () => {
  const task = kernelTask({ puzzle: { ...PUZZLE, goals: [] }, metric: 'moves' })!;
  const wide = BreadthFirstSearch.toGoal(task, {}, emptyStats())!;
  while (!wide.exhausted && wide.levels.at(-1)! < 10_000) wide.advance(1e5);
  expect(wide.finish()).toBe(true);
  const first = wide.total - wide.levels.at(-1)!;
  const startStates = Array.from({ length: wide.levels.at(-1)! }, (_, n) =>
    wide.reached.stateAt(first + n),
  );
  const files: MemoryFolder[] = [];
  const temporaryFile = () => {
    files.push(new MemoryFolder());
    return files.at(-1)!.open('states');
  };
  const levelsWithin = (options: KernelOptions) => {
    const search = BreadthFirstSearch.fromStates(task, options, emptyStats(), {
      startStates,
      storesLevels: true,
    })!;
    while (!search.exhausted) {
      expect(['running', 'level']).toContain(search.advance(1e5));
      if (search.levels.length < 2) expect(files.length).toBe(options.temporaryFile ? 1 : 0);
    }
    return search.levels;
  };
  expect(levelsWithin({ memoryBytesMax: 14 * PAGE_BYTES, temporaryFile })).toEqual(
    levelsWithin({}),
  );
});

test('sets that are cut into tables', () => {
  const options = { memoryBytesMax: LITTLE_CUT, slotsToSplit: 20_000 };
  compare('moves', options, { puzzle: LARGE, statesMax: 900_000 });
});

test('a full disk ends the search, level by level known; without a disk memory does', () => {
  const question = { puzzle: PUZZLE, metric: 'moves' } as const;
  for (const limit of ['disk', 'memory']) {
    const folder = new MemoryFolder({ bytesMax: 200_000 });
    const temporaryFile = () => (limit === 'disk' ? folder.open('states') : undefined);
    const searcher = blockSearcher(question, { memoryBytesMax: LITTLE, temporaryFile });
    expect(run(searcher)).toEqual({ status: 'undecided', limit });
    expect(searcher.stats.lowerBound).toBeGreaterThan(5);
  }
});

describe('checkpoints of a search by passes', () => {
  const whole = new MemoryFolder();
  const kept = (checkpoint: MemoryFolder, memoryBytesMax = LITTLE) =>
    blockSearcher(
      { puzzle: PUZZLE, metric: 'moves' },
      { checkpoint, checkpointMs: 0, memoryBytesMax },
    );
  const length = 30;

  test('an answer empties the folder', () => {
    expectLength(run(kept(whole)), length);
    expect(whole.names()).toEqual([]);
  });

  test('killed in any operation, flushed or not: gone on with in little or much memory', () => {
    let killed = 0;
    for (let operationsMax = 3; operationsMax < whole.operations; operationsMax += 9 * oneIn(2)) {
      const dying = new MemoryFolder({ operationsMax });
      if (runUntilDeath(kept(dying))) continue;
      killed++;
      for (const memoryBytesMax of [LITTLE, 1e8]) {
        const left = new MemoryFolder({}, dying.survivors(killed % 2 === 0));
        expectLength(run(kept(left, memoryBytesMax)), length);
      }
    }
    expect(killed).toBeGreaterThan(10 / oneIn(2));
  });

  test('levels too large for memory and no new file: refused, not disproved', () => {
    const folder = new MemoryFolder();
    const searcher = kept(folder, 1e8);
    while (searcher.stats.lowerBound < 27) expect(searcher.step(2000)).toBeUndefined();
    searcher.close?.();
    const open = folder.open.bind(folder);
    folder.open = (name) => {
      if (folder.names().includes(name)) return open(name);
      throw Object.assign(new Error('read-only file system'), { code: 'EROFS' });
    };
    expect(() => kept(folder)).toThrow('cannot be taken up again');
    expect(folder.names()).toContain('checkpoint.json');
  });
});

const run = (searcher: Searcher) => runSliced(searcher, 20_000);

function runUntilDeath(searcher: Searcher): RawOutcome | undefined {
  try {
    return run(searcher);
  } catch (error) {
    if (error instanceof Death) return undefined;
    throw error;
  }
}

function expectLength(outcome: RawOutcome, moves: number): void {
  if (outcome.status !== 'solved') throw new Error(`ended ${JSON.stringify(outcome)}`);
  expect(replay(PUZZLE, outcome.steps)).toMatchObject({ reachesGoal: true, lengths: { moves } });
}
