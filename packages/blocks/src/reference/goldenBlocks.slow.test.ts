import type { Metric } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../../../tests/data/judgeBlocks.ts';
import { type BlockEntry, puzzleOf, readBlocks } from '../../../../tests/data/readBlocks.ts';
import { runSliced } from '../../../../tests/support/spaces.ts';
import { packedSearcher } from './packedSearcher.ts';
import { packedStateCounter } from './stateCounter.ts';

/** The whole of blocks.json, but for entries without a known optimum: some ten minutes. */
const METRICS = ['steps', 'slides', 'moves'] as const;

/** Solved elsewhere with tens of millions of states: more than this search is given here. */
const TOO_LARGE = ['js2-pinkblue', 'js2-kuroko', 'gnome-21', 'gnome-23'];
const MEMORY_BYTES_MAX = 2 ** 31;

function check(entry: BlockEntry, metric: Metric): void {
  const question = { puzzle: puzzleOf(entry), metric };
  const searcher = packedSearcher(question, { memoryBytesMax: MEMORY_BYTES_MAX });
  const outcome = runSliced(searcher, 1e9);
  if (outcome.status === 'undecided') throw new Error(`${entry.id}: undecided`);
  const steps = outcome.status === 'solved' ? outcome.steps : undefined;
  expect(faultOf(entry, metric, steps)).toBeUndefined();
  if (entry.reachableStates === undefined) return;
  const counter = packedStateCounter(question, { memoryBytesMax: MEMORY_BYTES_MAX });
  expect(runSliced(counter, 1e9)).toMatchObject({ total: entry.reachableStates });
  if (entry.reachableStates > 1e6) {
    expect(counter.stats.peakBytes / entry.reachableStates).toBeLessThan(40);
  }
}

describe.each(METRICS)('blocks.json in %s', (metric) => {
  const known = readBlocks().filter(
    ({ id, optimal }) => optimal[metric] !== undefined && !TOO_LARGE.includes(id),
  );
  test.each(known.map((entry) => [entry.id, entry] as const))(
    '%s',
    { timeout: 120_000 },
    (_, entry) => {
      check(entry, metric);
    },
  );
});
