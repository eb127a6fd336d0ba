import type { Metric } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../../../tests/data/judgeBlocks.ts';
import { randomNumbers } from '../../../../tests/data/randomPuzzle.ts';
import { type BlockEntry, puzzleOf, readBlocks } from '../../../../tests/data/readBlocks.ts';
import { oneIn, someOf } from '../../../../tests/support/oneIn.ts';
import { runSliced } from '../../../../tests/support/spaces.ts';
import { packedSearcher } from './packedSearcher.ts';
import { packedStateCounter } from './stateCounter.ts';

const METRICS = ['steps', 'slides', 'moves'] as const;
const entries = readBlocks();
const sized = (from: number, to: number) =>
  entries.filter(({ reachableStates: states = Infinity }) => states > from && states <= to);

function checkOptimum(entry: BlockEntry, metric: Metric): void {
  const outcome = runSliced(packedSearcher({ puzzle: puzzleOf(entry), metric }), 1e9);
  if (outcome.status === 'undecided') throw new Error(`${entry.id}: undecided`);
  const steps = outcome.status === 'solved' ? outcome.steps : undefined;
  expect(faultOf(entry, metric, steps)).toBeUndefined();
}

function checkStates(entry: BlockEntry, metric: Metric): void {
  const count = runSliced(packedStateCounter({ puzzle: puzzleOf(entry), metric }), 1e9);
  expect(count).toMatchObject({ total: entry.reachableStates });
}

describe('blocks.json: optimum and states', () => {
  test('spaces of up to 6000 states, in every metric', () => {
    const small = sized(0, 6000);
    expect(small.length).toBeGreaterThan(50);
    for (const entry of someOf(small, 3)) {
      for (const metric of METRICS) {
        checkOptimum(entry, metric);
        checkStates(entry, metric);
      }
    }
  });

  test('larger spaces: a sample, each in one metric', () => {
    const large = sized(6000, 200_000);
    expect(large.length).toBeGreaterThan(200);
    const random = randomNumbers(1914);
    for (let count = 0; count < 36 / oneIn(3); count++) {
      const [entry] = large.splice(random(large.length), 1);
      checkOptimum(entry!, METRICS[count % 3]!);
      if (count < 12 / oneIn(3)) checkStates(entry!, METRICS[(count + 1) % 3]!);
    }
  });

  test('sixty boards of Rush Hour, in every metric', () => {
    const boards = entries.filter(({ id }) => id.startsWith('rush-'));
    expect(boards).toHaveLength(60);
    for (const entry of someOf(boards, 4)) {
      for (const metric of METRICS) checkOptimum(entry, metric);
    }
  });

  test('gates: the levels of GNOME Klotski that are quick', () => {
    const quick = ['gnome-01', 'gnome-07', 'gnome-10', 'gnome-12', 'gnome-16', 'gnome-19'];
    for (const entry of entries.filter(({ id }) => quick.includes(id))) {
      for (const metric of METRICS) checkOptimum(entry, metric);
    }
  });
});
