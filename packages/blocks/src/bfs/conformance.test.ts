import { buildPuzzle, type Metric, type Puzzle, replay } from '@glissade/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../../../tests/data/judgeBlocks.ts';
import { randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { blockEntry, puzzleOf, readBlocks } from '../../../../tests/data/readBlocks.ts';
import { kernelBuilds } from '../../../../tests/support/kernelBuilds.ts';
import { oneIn, someOf } from '../../../../tests/support/oneIn.ts';
import { runSliced } from '../../../../tests/support/spaces.ts';
import { kernelStateCounter } from '../levels/kernelStateCounter.ts';
import { packedSearcher } from '../reference/packedSearcher.ts';
import { packedStateCounter } from '../reference/stateCounter.ts';
import { blockSearcher } from './blockSearcher.ts';
import { kernelTask } from './kernelTask.ts';
import type { KernelOptions } from './searchTask.ts';

const METRICS = ['steps', 'slides', 'moves'] as const;

const RANDOM_RUNS = 800 / oneIn(16);

/** A puzzle with the name under which the result of its reference search is cached. */
type Named = { readonly name: string; readonly puzzle: Puzzle };

const named = (id: string): Named => ({ name: id, puzzle: puzzleOf(blockEntry(id)) });

/** The result of the reference search for a puzzle. */
function askPlainTwin({ puzzle }: Named, metric: Metric) {
  const plain = packedSearcher({ puzzle, metric });
  const { status } = runSliced(plain, 1e9);
  const counter = packedStateCounter({ puzzle, metric });
  const count = counter.step(1e9);
  const { expanded, generated, peakFrontier } = counter.stats;
  return { status, lowerBound: plain.stats.lowerBound, count, expanded, generated, peakFrontier };
}

const plainAnswers = new Map<string, ReturnType<typeof askPlainTwin>>();

/** The same for both builds and all options, so that it is asked once. */
function plainAnswer(asked: Named, metric: Metric) {
  const key = `${asked.name} in ${metric}`;
  const answer = plainAnswers.get(key) ?? askPlainTwin(asked, metric);
  plainAnswers.set(key, answer);
  return answer;
}

/** The kernel's answer and levels equal those of the reference search, and its line is legal. */
function compare(asked: Named, metric: Metric, options: KernelOptions, budget: number): void {
  const { puzzle } = asked;
  const question = { puzzle, metric };
  const { status, lowerBound, count, ...stats } = plainAnswer(asked, metric);
  // The search from both ends has its own tests (bidirectional.test.ts).
  const searcher = blockSearcher(question, { ...options, bidirectional: false });
  const outcome = runSliced(searcher, budget);
  expect(outcome.status).toBe(status);
  expect(searcher.stats.lowerBound).toBe(lowerBound);
  if (outcome.status === 'solved') {
    const { illegal, reachesGoal, lengths } = replay(puzzle, outcome.steps);
    expect(illegal).toBeUndefined();
    expect(reachesGoal).toBe(true);
    expect(lengths[metric]).toBe(lowerBound);
  }
  const unmarked = kernelStateCounter(question, { ...options, sleepSets: false });
  expect(unmarked.step(1e9)).toEqual(count);
  expect(unmarked.stats).toMatchObject(stats);
  // With sleep sets fewer successors are generated, and no state is missed.
  const counter = kernelStateCounter(question, options);
  expect(runSliced(counter, budget)).toEqual(count);
  expect(counter.stats.expanded).toBe(stats.expanded);
  expect(counter.stats.generated).toBeLessThanOrEqual(stats.generated);
  expect(counter.stats.peakFrontier).toBe(stats.peakFrontier);
}

/** The tiles in order but for the first two; the goal is in order, the gap last. */
function tileBoard(width: number, height: number, firstTwo: readonly number[]): Named {
  const tiles = Array.from({ length: width * height - 1 }, (_, tile) => tile);
  const puzzle = buildPuzzle({
    board: { width, height, cells: new Array(width * height).fill('floor') },
    pieces: tiles.map((tile) => ({ label: `${tile + 1}`, cells: [firstTwo[tile] ?? tile + 1] })),
    goals: [tiles.map((tile) => ({ label: `${tile + 1}`, cells: [tile] }))],
  });
  return { name: `${width}×${height} ${firstTwo}`, puzzle };
}

describe.each(kernelBuilds)('%s build', (_, create, share) => {
  test('random puzzles: as the reference search, whatever the budget and the first table', () => {
    let inKernel = 0;
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(...METRICS),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 4, max: 200 }),
        fc.constantFrom<KernelOptions>(
          { wide: true },
          { statesToGenerateCode: 1 },
          { statesToGenerateCode: 1e9 },
          { slotsToSplit: 1 },
          { slotsToSplit: 1, wide: true },
        ),
        (seed, metric, budget, slots, options) => {
          const puzzle = randomPuzzle(seed, 5);
          fc.pre(packedStateCounter({ puzzle, metric }).step(4000) !== undefined);
          const width = kernelTask({ puzzle, metric }, options)?.encoding.width;
          if (width === ('wide' in options ? 'wide' : 'narrow')) inKernel++;
          compare(
            { name: `random ${seed}`, puzzle },
            metric,
            { create, slots, ...options },
            budget,
          );
        },
      ),
      { seed: 64, numRuns: Math.ceil(RANDOM_RUNS / share) },
    );
    expect(inKernel).toBe(Math.ceil(RANDOM_RUNS / share));
  });

  test('spaces of up to 3000 states in blocks.json, in every metric', () => {
    const small = readBlocks().filter(({ reachableStates = Infinity }) => reachableStates <= 3000);
    expect(small.length).toBeGreaterThan(30);
    for (const { id } of someOf(small, share > 1 ? 8 : 4)) {
      const asked = named(id);
      for (const metric of METRICS) {
        for (const statesToGenerateCode of [1, 1e9]) {
          compare(asked, metric, { create, slots: 64, statesToGenerateCode }, 1e6);
        }
        compare(asked, metric, { create, slots: 64, wide: true }, 1e6);
        const cut = { create, slots: 64, statesToGenerateCode: 100, slotsToSplit: 256 };
        compare(asked, metric, cut, 100);
      }
    }
  });

  test('tile boards, with pushes of several tiles', () => {
    for (const [width, height] of [
      [2, 2],
      [3, 2],
      [2, 4],
    ] as const) {
      for (const order of [
        [0, 1],
        [1, 0],
      ]) {
        const board = tileBoard(width, height, order);
        for (const metric of ['mtm', 'stm'] as const) {
          for (const wide of [false, true]) {
            compare(board, metric, { create, slots: 64, wide }, 997);
          }
        }
      }
    }
  });

  // Fields, large tables of ranks, thousands of pieces' places, odd shapes.
  test.each([
    ['hrd-130', 0],
    ['hrd-228', 1],
    ['motorcar', 2],
    ['hrd-146', 3],
    ['rush-fogleman-16', 4],
    ['klotski', 5],
    ['hrd-unsolvable', 6],
  ])('%s', (id, number) => {
    const asked = named(id);
    const options = METRICS.flatMap((metric) =>
      [1, 1e9].map((statesToGenerateCode) => ({ metric, statesToGenerateCode })),
    );
    // All puzzles together have every metric, with and without generated code.
    for (const { metric, statesToGenerateCode } of someOf(options, share > 1 ? 6 : 3, number)) {
      compare(asked, metric, { create, statesToGenerateCode }, 5000);
    }
  });
});

describe('blocks.json: optimum and states', () => {
  test('a sample of larger spaces, in every metric', () => {
    const larger = readBlocks().filter(
      ({ reachableStates: states = 0 }) => states > 6000 && states < 400_000,
    );
    for (const [index, entry] of larger.entries()) {
      if (index % (12 * oneIn(3)) > 0) continue;
      for (const metric of METRICS) {
        const question = { puzzle: puzzleOf(entry), metric };
        const outcome = blockSearcher(question).step(1e9);
        const steps = outcome?.status === 'solved' ? outcome.steps : undefined;
        expect(faultOf(entry, metric, steps)).toBeUndefined();
        const count = kernelStateCounter(question).step(1e9);
        expect(count).toMatchObject({ total: entry.reachableStates });
      }
    }
  });

  test('climb12: growing levels, chunks, parts of the path', { timeout: 60_000 }, () => {
    const entry = blockEntry('climb12');
    const searcher = blockSearcher({ puzzle: puzzleOf(entry), metric: 'moves' });
    const outcome = runSliced(searcher, 50_000);
    const steps = outcome.status === 'solved' ? outcome.steps : undefined;
    expect(faultOf(entry, 'moves', steps)).toBeUndefined();
    const { peakBytes, expanded, peakFrontier } = searcher.stats;
    expect(peakBytes / (expanded + peakFrontier)).toBeLessThan(16);
  });
});
