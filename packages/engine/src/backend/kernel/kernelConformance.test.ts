import { buildPuzzle, type Metric, type Puzzle, replay } from '@glissade/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../../../../tests/data/judgeBlocks.ts';
import { randomPuzzle } from '../../../../../tests/data/randomPuzzle.ts';
import { blockEntry, puzzleOf, readBlocks } from '../../../../../tests/data/readBlocks.ts';
import { kernelBuilds } from '../../../test/kernelBuilds.ts';
import { runSliced } from '../../../test/spaces.ts';
import { exploreSearcher } from '../packed/exploreSearcher.ts';
import { packedSearcher } from '../packed/packedSearcher.ts';
import { kernelExplorer } from './kernelExplorer.ts';
import { kernelSearcher } from './kernelSearcher.ts';
import { type KernelOptions, kernelTask } from './kernelTask.ts';

const METRICS = ['steps', 'slides', 'moves'] as const;

/** The kernel's answer and levels are those of the plain twin, and its line holds. */
function compare(puzzle: Puzzle, metric: Metric, options: KernelOptions, budget: number): void {
  const question = { puzzle, metric };
  const plain = packedSearcher(question);
  // The search from both ends has its own tests (bothEnds.test.ts).
  const searcher = kernelSearcher(question, { ...options, bothEnds: false });
  const expected = runSliced(plain, 1e9);
  const outcome = runSliced(searcher, budget);
  expect(outcome.status).toBe(expected.status);
  expect(searcher.stats.lowerBound).toBe(plain.stats.lowerBound);
  if (outcome.status === 'solved') {
    const { illegal, reachesGoal, lengths } = replay(puzzle, outcome.steps);
    expect(illegal).toBeUndefined();
    expect(reachesGoal).toBe(true);
    expect(lengths[metric]).toBe(plain.stats.lowerBound);
  }
  const plainExplorer = exploreSearcher(question);
  const exploration = plainExplorer.step(1e9);
  const { expanded, generated } = plainExplorer.stats;
  const unmarked = kernelExplorer(question, { ...options, marks: false });
  expect(unmarked.step(1e9)).toEqual(exploration);
  expect(unmarked.stats).toMatchObject({ expanded, generated });
  // With marks fewer successors are made, and none is missed.
  const explorer = kernelExplorer(question, options);
  expect(explorer.step(1e9)).toEqual(exploration);
  expect(explorer.stats.expanded).toBe(expanded);
  expect(explorer.stats.generated).toBeLessThanOrEqual(generated);
}

/** The tiles in order but for the first two; the goal is in order, the gap last. */
function tileBoard(width: number, height: number, firstTwo: readonly number[]): Puzzle {
  const tiles = Array.from({ length: width * height - 1 }, (_, tile) => tile);
  return buildPuzzle({
    board: { width, height, cells: new Array(width * height).fill('floor') },
    pieces: tiles.map((tile) => ({ label: `${tile + 1}`, cells: [firstTwo[tile] ?? tile + 1] })),
    goals: [tiles.map((tile) => ({ label: `${tile + 1}`, cells: [tile] }))],
  });
}

describe.each(kernelBuilds)('%s build', (_, create) => {
  test('random puzzles: as the plain twin, whatever the budget and the first table', () => {
    let inKernel = 0;
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(...METRICS),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 4, max: 200 }),
        fc.constantFrom<KernelOptions>(
          { wide: true },
          { statesToWrite: 1 },
          { statesToWrite: 1e9 },
          { slotsToCut: 1 },
          { slotsToCut: 1, wide: true },
        ),
        (seed, metric, budget, slots, options) => {
          const puzzle = randomPuzzle(seed, 5);
          fc.pre(exploreSearcher({ puzzle, metric }).step(4000) !== undefined);
          const width = kernelTask({ puzzle, metric }, options)?.form.width;
          if (width === ('wide' in options ? 'wide' : 'narrow')) inKernel++;
          compare(puzzle, metric, { create, slots, ...options }, budget);
        },
      ),
      { seed: 64, numRuns: 800 },
    );
    expect(inKernel).toBe(800);
  });

  test('spaces of up to 3000 states in blocks.json, in every metric', () => {
    const small = readBlocks().filter(({ reachableStates = Infinity }) => reachableStates <= 3000);
    expect(small.length).toBeGreaterThan(30);
    for (const entry of small) {
      for (const metric of METRICS) {
        for (const statesToWrite of [1, 1e9]) {
          compare(puzzleOf(entry), metric, { create, slots: 64, statesToWrite }, 1e6);
        }
        compare(puzzleOf(entry), metric, { create, slots: 64, wide: true }, 1e6);
        const cut = { create, slots: 64, statesToWrite: 100, slotsToCut: 256 };
        compare(puzzleOf(entry), metric, cut, 100);
      }
    }
  });

  test('tile boards, with lines of tiles pushed at once', () => {
    for (const [width, height] of [
      [2, 2],
      [3, 2],
      [2, 4],
    ] as const) {
      for (const order of [
        [0, 1],
        [1, 0],
      ]) {
        const puzzle = tileBoard(width, height, order);
        for (const metric of ['mtm', 'stm'] as const) {
          for (const wide of [false, true]) {
            compare(puzzle, metric, { create, slots: 64, wide }, 997);
          }
        }
      }
    }
  });

  // Fields, large tables of ranks, thousands of pieces' places, odd shapes.
  test.each([
    'hrd-130',
    'hrd-228',
    'motorcar',
    'hrd-146',
    'rush-fogleman-16',
    'klotski',
    'hrd-unsolvable',
  ])('%s', (id) => {
    for (const metric of METRICS) {
      for (const statesToWrite of [1, 1e9]) {
        compare(puzzleOf(blockEntry(id)), metric, { create, statesToWrite }, 5000);
      }
    }
  });
});

describe('blocks.json: optimum and states', () => {
  test('a sample of larger spaces, in every metric', () => {
    const larger = readBlocks().filter(
      ({ reachableStates: states = 0 }) => states > 6000 && states < 400_000,
    );
    for (const [index, entry] of larger.entries()) {
      if (index % 12 > 0) continue;
      for (const metric of METRICS) {
        const question = { puzzle: puzzleOf(entry), metric };
        const outcome = kernelSearcher(question).step(1e9);
        const steps = outcome?.status === 'solved' ? outcome.steps : undefined;
        expect(faultOf(entry, metric, steps)).toBeUndefined();
        const exploration = kernelExplorer(question).step(1e9);
        expect(exploration).toMatchObject({ total: entry.reachableStates });
      }
    }
  });

  test('climb12: growing levels, chunks, parts of the path', { timeout: 60_000 }, () => {
    const entry = blockEntry('climb12');
    const searcher = kernelSearcher({ puzzle: puzzleOf(entry), metric: 'moves' });
    const outcome = runSliced(searcher, 50_000);
    const steps = outcome.status === 'solved' ? outcome.steps : undefined;
    expect(faultOf(entry, 'moves', steps)).toBeUndefined();
    const { peakBytes, expanded, peakFrontier } = searcher.stats;
    expect(peakBytes / (expanded + peakFrontier)).toBeLessThan(16);
  });
});
