import type { RawOutcome, Searcher } from '@glissade/search/searcher';
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../../../tests/data/judgeBlocks.ts';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import { kernelBuilds } from '../../../../tests/support/kernelBuilds.ts';
import { runSliced } from '../../../../tests/support/spaces.ts';
import type { KernelWidth } from '../kernel/wideBreadthFirst.ts';
import { kernelStateCounter } from '../levels/kernelStateCounter.ts';
import { packedSearcher } from '../reference/packedSearcher.ts';
import { blockSearcher } from './blockSearcher.ts';
import { kernelTask } from './kernelTask.ts';

const PLAIN = packedSearcher({ puzzle: corridor('A..', '..A'), metric: 'steps' }).constructor;
const [, createRelease] = kernelBuilds[0]!;

function corridor(start: string, goal: string) {
  return puzzleOf({ id: 'corridor', name: '', start: [start], goals: [[goal]], optimal: {} });
}

describe('the statistics', () => {
  test('are live, keep to the budget, and the lower bound rises level by level', () => {
    const searcher = blockSearcher({ puzzle: puzzleOf(blockEntry('klotski')), metric: 'moves' });
    expect(searcher.stats.lowerBound).toBe(0);
    let bound = 0;
    let expanded = 0;
    for (let outcome: RawOutcome | undefined; !outcome; ) {
      outcome = searcher.step(100);
      expect(searcher.stats.lowerBound).toBeGreaterThanOrEqual(bound);
      expect(searcher.stats.expanded - expanded).toBeLessThanOrEqual(100);
      ({ lowerBound: bound, expanded } = searcher.stats);
    }
    expect(bound).toBe(81);
    expect(searcher.stats.generated).toBeGreaterThan(searcher.stats.expanded);
    expect(searcher.stats.peakFrontier).toBeGreaterThan(300);
    expect(searcher.stats.evaluated + searcher.stats.reopened).toBe(0);
  });
});

describe('the memory', () => {
  test('holds no old levels in the set, even where few bits are left to tell levels apart', () => {
    const searcher = blockSearcher({ puzzle: puzzleOf(blockEntry('climb15')), metric: 'moves' });
    while (searcher.stats.lowerBound < 44) searcher.step(10_000);
    expect(searcher.stats.peakBytes).toBeLessThan(35e6);
  });
});

describe('the ends of a search', () => {
  test('a start that is a goal takes no step', () => {
    const searcher = blockSearcher({ puzzle: corridor('A..', 'A..'), metric: 'steps' });
    expect(runSliced(searcher)).toEqual({
      status: 'solved',
      steps: new Uint32Array(0),
    });
    expect(searcher.stats).toMatchObject({ expanded: 0, lowerBound: 0 });
  });

  test('a goal behind a wall is refused without a search', () => {
    const searcher = blockSearcher({ puzzle: corridor('A.#.', '..#A'), metric: 'steps' });
    expect(runSliced(searcher)).toEqual({ status: 'unsolvable', proof: 'exhausted' });
    expect(searcher.stats).toMatchObject({ expanded: 0, lowerBound: 1 });
  });

  test('unsolvable is proved by exhaustion', () => {
    const puzzle = puzzleOf(blockEntry('hrd-unsolvable'));
    const searcher = blockSearcher({ puzzle, metric: 'moves' });
    expect(runSliced(searcher)).toEqual({ status: 'unsolvable', proof: 'exhausted' });
    expect(searcher.stats.expanded).toBe(7462);
  });

  test.each(kernelBuilds)('memory: limits are kept, with a bound (%s)', (_, create) => {
    const puzzle = puzzleOf(blockEntry('climb12'));
    let bound = 0;
    for (const memoryBytesMax of [1.2e6, 1.5e6, 2e6, 3e6]) {
      const options = { memoryBytesMax, create, slots: 100 };
      const searcher = blockSearcher({ puzzle, metric: 'steps' }, options);
      expect(runSliced(searcher, 500)).toEqual({ status: 'undecided', limit: 'memory' });
      expect(searcher.stats.peakBytes).toBeLessThanOrEqual(memoryBytesMax);
      expect(searcher.stats.lowerBound).toBeGreaterThan(bound);
      bound = searcher.stats.lowerBound;
    }
    const counter = kernelStateCounter(
      { puzzle, metric: 'steps' },
      { memoryBytesMax: 3e6, create },
    );
    expect(counter.step(1e9)).toEqual({ status: 'undecided', limit: 'memory' });
    expect(counter.stats.peakBytes).toBeLessThanOrEqual(3e6);
  });

  test('a metric of tile puzzles is refused for block puzzles', () => {
    const puzzle = puzzleOf(blockEntry('klotski'));
    expect(() => blockSearcher({ puzzle, metric: 'mtm' })).toThrow('mtm is a metric of tile');
  });
});

describe('boards of any size', () => {
  // Levels of the reference search, as far as it goes in a moment.
  test.each([
    'js2-mosaicC',
    'climbpro24',
    'gnome-17',
    'gnome-20',
    'gnome-22',
    'gnome-26',
    'gnome-28',
  ])('%s: wide keys, the first levels of the reference search', (id) => {
    const puzzle = puzzleOf(blockEntry(id));
    for (const metric of ['steps', 'slides', 'moves'] as const) {
      const question = { puzzle, metric };
      expect(kernelTask(question)?.encoding.width).toBe('wide');
      expect(firstLevels(blockSearcher(question))).toEqual(firstLevels(packedSearcher(question)));
    }
  });

  test('mosaicC whole: every state, every optimum', () => {
    const entry = blockEntry('js2-mosaicC');
    const searcher = blockSearcher({ puzzle: puzzleOf(entry), metric: 'moves' });
    const outcome = runSliced(searcher, 1e9);
    const steps = outcome.status === 'solved' ? outcome.steps : undefined;
    expect(faultOf(entry, 'moves', steps)).toBeUndefined();
    const count = kernelStateCounter({ puzzle: puzzleOf(entry), metric: 'steps' }).step(1e9);
    expect(count).toMatchObject({ total: entry.reachableStates });
  });
});

/** States expanded and generated when each of the first levels is complete. */
function firstLevels(searcher: Searcher): number[][] {
  const levels: number[][] = [];
  const { stats } = searcher;
  while (stats.expanded < 2000) {
    const before = { ...stats };
    searcher.step(1);
    if (stats.lowerBound === Math.max(1, before.lowerBound)) continue;
    // The reference search notices when it begins the next level, the kernel when it has ended one.
    const { expanded, generated } = searcher.constructor === PLAIN ? before : stats;
    levels.push([stats.lowerBound, expanded, generated]);
  }
  return levels;
}

describe('what the kernel does not take goes to the reference search', () => {
  let made = 0;
  const create = (width: KernelWidth) => {
    made++;
    return createRelease(width);
  };
  const klotski = puzzleOf(blockEntry('klotski'));
  test('a puzzle that fits is searched by the kernel', () => {
    blockSearcher({ puzzle: klotski, metric: 'steps', tieBreak: 'steps' }, { create });
    kernelStateCounter({ puzzle: klotski, metric: 'steps' }, { create });
    expect(made).toBe(2);
  });

  test('little memory, and no WebAssembly', () => {
    const question = { puzzle: puzzleOf(blockEntry('simplicity')), metric: 'moves' } as const;
    for (const options of [{ memoryBytesMax: 200_000 }, { create: () => undefined }]) {
      const searcher = blockSearcher(question, options);
      expect(runSliced(searcher).status).toBe('solved');
      expect(searcher.stats.peakBytes).toBeLessThan(200_000);
      const counter = kernelStateCounter(question, options);
      expect(counter.step(1e6)).toMatchObject({ status: 'counted', total: 161 });
    }
  });
});
