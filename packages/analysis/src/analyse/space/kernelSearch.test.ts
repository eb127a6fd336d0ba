import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  giveBackStateGraph,
  startStateGraph,
  takeStateGraph,
} from '@glissade/blocks/kernel/stateGraph';
import { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import type { SearchMetric } from '@glissade/blocks/model/searchMetric';
import { BreadthFirst } from '@glissade/blocks/reference/packedBreadthFirst';
import { KernelSearch } from '@glissade/blocks/stateGraph/kernelSearch';
import { type Puzzle, parsePuzzle } from '@glissade/core';
import { compileBlocks } from '@glissade/search/problem/blockProblem';
import { countPlacementBytes } from '@glissade/search/problem/blockProblemPlacements';
import { emptyStats } from '@glissade/search/searcher';
import { describe, expect, test } from 'vitest';
import { randomPuzzle } from '../../../../../tests/data/randomPuzzle.ts';
import { meetStates } from './space.ts';
import { GraphRecorder } from './stateGraph.ts';

const METRICS = ['steps', 'slides', 'moves'] as const;

const debug = new WebAssembly.Module(
  readFileSync(new URL('../../../../blocks/build/stateGraph.debug.wasm', import.meta.url)),
);
const BUILDS = [
  ['release', takeStateGraph],
  ['debug', () => startStateGraph(debug)],
] as const;

const KLOTSKI = 'start:\n2003\n2003\n4115\n4785\n6..9\ngoal:\n....\n....\n....\n.00.\n.00.';
/** Four words a state. */
const LETTERS = `start:\nABCDE\nFGHIJ\nKLMNO\nPQRST\nUVWX.\ngoal:\n${'.....\n'.repeat(4)}....X`;

/** All there is to compare. */
function finished(
  search: { readonly sizes: readonly number[] },
  recorder: GraphRecorder,
  store: KernelStore | undefined,
  stats: object,
) {
  const finishing = recorder.finish();
  for (;;) {
    const { done, value: graph } = finishing.next();
    if (!done) continue;
    const { count, words, arena } = store!;
    const states = digest(arena.subarray(0, count * words));
    const edges = [digest(graph!.firsts), digest(graph!.successors)];
    return { sizes: search.sizes, stats, count, states, edges };
  }
}

/** Equal tables have equal ones; to compare the tables themselves takes seconds. */
const digest = ({ buffer, byteOffset, byteLength }: Int32Array) =>
  createHash('sha1')
    .update(new Uint8Array(buffer, byteOffset, byteLength))
    .digest('hex');

type KernelStore = { readonly count: number; readonly words: number; readonly arena: Int32Array };

const withoutBytes = ({ peakBytes: _, ...stats }: ReturnType<typeof emptyStats>) => stats;

function byReference(puzzle: Puzzle, metric: SearchMetric, statesMax: number) {
  const [meter, stats] = [new MemoryMeter(Number.POSITIVE_INFINITY), emptyStats()];
  const recorder = new GraphRecorder(meter);
  const search = new BreadthFirst(compileBlocks(puzzle), metric, stats, meter);
  while (!search.levelComplete || search.openLevel()) {
    if (search.store.count > statesMax) return undefined;
    search.advance(1000, undefined, recorder);
  }
  return finished(search, recorder, search.store, withoutBytes(stats));
}

function byKernel(
  puzzle: Puzzle,
  metric: SearchMetric,
  take: typeof takeStateGraph,
  budget: number,
) {
  const [meter, stats] = [new MemoryMeter(Number.POSITIVE_INFINITY), emptyStats()];
  const recorder = new GraphRecorder(meter);
  const search = KernelSearch.open(compileBlocks(puzzle), metric, stats, meter, take);
  if (!search) return undefined;
  while (!search.levelComplete || search.openLevel()) search.advance(budget, recorder);
  return finished(search, recorder, search.finish(), withoutBytes(stats));
}

describe.each(BUILDS)('the %s build of the kernel for state graphs', (_, take) => {
  test('numbers states and edges as the reference search does', () => {
    let compared = 0;
    for (let seed = 0; seed < 60; seed++) {
      const puzzle = randomPuzzle(seed, 4);
      for (const metric of METRICS) {
        const expected = byReference(puzzle, metric, 2000);
        if (!expected) continue;
        compared++;
        expect(byKernel(puzzle, metric, take, 1 + (seed % 50))).toEqual(expected);
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test.each(METRICS)('does so on Klotski, in %s', (metric) => {
    const puzzle = parsePuzzle(KLOTSKI);
    expect(byKernel(puzzle, metric, take, 5000)).toEqual(byReference(puzzle, metric, 1e6));
  });
});

test('leaves larger states and boards to the reference search', () => {
  expect(byKernel(parsePuzzle(LETTERS), 'steps', takeStateGraph, 1)).toBeUndefined();
  const wide = `start:\nA${'.'.repeat(64)}\ngoal:\n${'.'.repeat(64)}A`;
  expect(byKernel(parsePuzzle(wide), 'steps', takeStateGraph, 1)).toBeUndefined();
  const cells64 = `start:\nA${'.'.repeat(63)}\ngoal:\n${'.'.repeat(63)}A`;
  for (const metric of METRICS) {
    expect(byKernel(parsePuzzle(cells64), metric, takeStateGraph, 1)?.count).toBe(64);
  }
});

test('claims what it takes, gives it back, and says when there is too little', () => {
  const problem = compileBlocks(parsePuzzle(KLOTSKI));
  const ends = new Map<number, number | undefined>();
  for (const bytes of [1000, 300_000, 450_000, 4_000_000]) {
    const meter = new MemoryMeter(bytes);
    const search = KernelSearch.open(problem, 'moves', emptyStats(), meter);
    if (!search) {
      expect(meter.held).toBe(0);
      continue;
    }
    let isEnough = true;
    while (isEnough && (!search.levelComplete || search.openLevel())) {
      isEnough = search.advance(1000, undefined);
    }
    const store = isEnough ? search.finish() : undefined;
    ends.set(bytes, store?.count);
    expect(meter.peak).toBeLessThanOrEqual(bytes);
  }
  expect([...ends]).toEqual([
    [300_000, undefined],
    [450_000, undefined],
    [4_000_000, 25_955],
  ]);
});

describe('the kernel is given back', () => {
  const problem = compileBlocks(parsePuzzle(KLOTSKI));
  const placed = countPlacementBytes(problem.placements);

  /** Takes the instance that waits, and puts it back. */
  const waiting = () => {
    const kernel = takeStateGraph()!;
    giveBackStateGraph(kernel);
    return kernel;
  };

  /** One that has met no state yet. */
  const fresh = () => {
    takeStateGraph();
    return waiting();
  };

  test('by a search that has no memory for its tables', () => {
    const kernel = fresh();
    takeStateGraph();
    const meter = new MemoryMeter(placed);
    const open = () => KernelSearch.open(problem, 'moves', emptyStats(), meter, () => kernel);
    expect(open()).toBeUndefined();
    expect(meter.held).toBe(0);
    expect(waiting()).toBe(kernel);
  });

  test.each([
    ['ended by memory', 300_000],
    ['left in the middle', 4_000_000],
  ])('by a search that is %s', (_, bytes) => {
    const kernel = fresh();
    const meter = new MemoryMeter(bytes);
    const meeting = meetStates(parsePuzzle(KLOTSKI), 'moves', meter, emptyStats());
    let slices = 0;
    while (!meeting.next().done && slices < 3) slices++;
    meeting.return(undefined);
    expect(waiting()).toBe(kernel);
  });

  test('and is left to others where it has more memory than there is', () => {
    const kernel = fresh();
    kernel.memory.grow(16);
    const bytes = kernel.memory.buffer.byteLength;
    const other = takeStateGraph(bytes - 1);
    expect(other).not.toBe(kernel);
    expect(takeStateGraph(bytes)).toBe(kernel);
  });
});
