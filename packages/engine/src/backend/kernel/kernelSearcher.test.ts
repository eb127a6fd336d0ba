import { buildPuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../../../../../tests/data/readBlocks.ts';
import { kernelBuilds } from '../../../test/kernelBuilds.ts';
import type { RawOutcome, Searcher } from '../../search/searcher.ts';
import { kernelExplorer } from './kernelExplorer.ts';
import { kernelSearcher } from './kernelSearcher.ts';

const [, createRelease] = kernelBuilds[0]!;

function run(searcher: Searcher, budget = 1000): RawOutcome {
  for (;;) {
    const outcome = searcher.step(budget);
    if (outcome) return outcome;
  }
}

function corridor(start: string, goal: string) {
  return puzzleOf({ id: 'corridor', name: '', start: [start], goals: [[goal]], optimal: {} });
}

describe('the statistics', () => {
  test('are live, keep to the budget, and the lower bound rises level by level', () => {
    const searcher = kernelSearcher({ puzzle: puzzleOf(blockEntry('klotski')), metric: 'moves' });
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

describe('the ends of a search', () => {
  test('a start that is a goal takes no step', () => {
    const searcher = kernelSearcher({ puzzle: corridor('A..', 'A..'), metric: 'steps' });
    expect(run(searcher)).toEqual({ status: 'solved', steps: new Uint32Array(0), optimal: true });
    expect(searcher.stats).toMatchObject({ expanded: 0, lowerBound: 0 });
  });

  test('a goal behind a wall is refused without a search', () => {
    const searcher = kernelSearcher({ puzzle: corridor('A.#.', '..#A'), metric: 'steps' });
    expect(run(searcher)).toEqual({ status: 'unsolvable', proof: 'exhausted' });
    expect(searcher.stats).toMatchObject({ expanded: 0, lowerBound: 1 });
  });

  test('unsolvable is proved by exhaustion', () => {
    const puzzle = puzzleOf(blockEntry('hrd-unsolvable'));
    const searcher = kernelSearcher({ puzzle, metric: 'moves' });
    expect(run(searcher)).toEqual({ status: 'unsolvable', proof: 'exhausted' });
    expect(searcher.stats.expanded).toBe(7462);
  });

  test.each(kernelBuilds)('memory: limits are kept, with a bound (%s)', (_, create) => {
    const puzzle = puzzleOf(blockEntry('climb12'));
    let bound = 0;
    for (const memoryBytesMax of [1.2e6, 1.5e6, 2e6, 3e6]) {
      const options = { memoryBytesMax, create, slots: 100 };
      const searcher = kernelSearcher({ puzzle, metric: 'steps' }, options);
      expect(run(searcher, 500)).toEqual({ status: 'undecided', limit: 'memory' });
      expect(searcher.stats.peakBytes).toBeLessThanOrEqual(memoryBytesMax);
      expect(searcher.stats.lowerBound).toBeGreaterThan(bound);
      bound = searcher.stats.lowerBound;
    }
    const explorer = kernelExplorer({ puzzle, metric: 'steps' }, { memoryBytesMax: 3e6, create });
    expect(explorer.step(1e9)).toEqual({ status: 'undecided', limit: 'memory' });
    expect(explorer.stats.peakBytes).toBeLessThanOrEqual(3e6);
  });

  test('a metric of tile puzzles is refused for block puzzles', () => {
    const puzzle = puzzleOf(blockEntry('klotski'));
    expect(() => kernelSearcher({ puzzle, metric: 'mtm' })).toThrow('mtm is a metric of tile');
  });
});

describe('what the kernel does not take goes to the plain search', () => {
  let made = 0;
  const create = () => {
    made++;
    return createRelease();
  };
  const klotski = puzzleOf(blockEntry('klotski'));
  const tiles = buildPuzzle({
    board: { width: 2, height: 2, cells: new Array(4).fill('floor') },
    pieces: [1, 2, 0].map((cell, index) => ({ label: `${index}`, cells: [cell] })),
    goals: [[0, 2, 1].map((cell, index) => ({ label: `${index}`, cells: [cell] }))],
  });

  test('a puzzle that fits is searched by the kernel', () => {
    kernelSearcher({ puzzle: klotski, metric: 'steps', tieBreak: 'steps' }, { create });
    kernelExplorer({ puzzle: klotski, metric: 'steps' }, { create });
    expect(made).toBe(2);
  });

  test.each([
    ['ties broken', { puzzle: klotski, metric: 'steps', tieBreak: 'moves' }],
    ['pushed lines', { puzzle: tiles, metric: 'mtm' }],
    ['a board of 79 cells', { puzzle: puzzleOf(blockEntry('js2-mosaicC')), metric: 'steps' }],
    ['a key of 118 bits', { puzzle: puzzleOf(blockEntry('climbpro24')), metric: 'steps' }],
  ] as const)('%s', (_, question) => {
    const before = made;
    const searcher = kernelSearcher(question, { create });
    searcher.step(100);
    expect(searcher.stats.expanded).toBeGreaterThan(0);
    expect(made).toBe(before);
  });

  test('little memory, and no WebAssembly', () => {
    const question = { puzzle: puzzleOf(blockEntry('simplicity')), metric: 'moves' } as const;
    for (const options of [{ memoryBytesMax: 200_000 }, { create: () => undefined }]) {
      const searcher = kernelSearcher(question, options);
      expect(run(searcher).status).toBe('solved');
      expect(searcher.stats.peakBytes).toBeLessThan(200_000);
      const explorer = kernelExplorer(question, options);
      expect(explorer.step(1e6)).toMatchObject({ status: 'explored', total: 161 });
    }
  });
});
