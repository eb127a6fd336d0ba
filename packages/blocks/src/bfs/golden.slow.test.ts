import { describe, expect, test } from 'vitest';
import { faultOf } from '../../../../tests/data/judgeBlocks.ts';
import { puzzleOf, readBlocks } from '../../../../tests/data/readBlocks.ts';
import { kernelStateCounter } from '../levels/kernelStateCounter.ts';
import { blockSearcher } from './blockSearcher.ts';

/** All of blocks.json that has a known optimum: some three minutes. */
const MEMORY_BYTES_MAX = 2 ** 30;

describe.each(['steps', 'slides', 'moves'] as const)('blocks.json in %s', (metric) => {
  const known = readBlocks().filter(({ optimal }) => optimal[metric] !== undefined);
  test.each(known.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
    const question = { puzzle: puzzleOf(entry), metric };
    const searcher = blockSearcher(question, { memoryBytesMax: MEMORY_BYTES_MAX });
    const outcome = searcher.step(1e9);
    if (!outcome || outcome.status === 'undecided') throw new Error(`${entry.id}: undecided`);
    const steps = outcome.status === 'solved' ? outcome.steps : undefined;
    expect(faultOf(entry, metric, steps)).toBeUndefined();
    const { peakBytes, expanded, peakFrontier } = searcher.stats;
    if (expanded > 1e7) expect(peakBytes / (expanded + peakFrontier)).toBeLessThan(12);
    if (entry.reachableStates === undefined) return;
    const counter = kernelStateCounter(question, { memoryBytesMax: MEMORY_BYTES_MAX });
    expect(counter.step(1e9)).toMatchObject({ total: entry.reachableStates });
  });
});
