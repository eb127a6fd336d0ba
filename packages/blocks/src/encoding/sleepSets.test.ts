import { compileBlocks } from '@glissade/search/problem/blockProblem';
import { describe, expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import { kernelStateCounter } from '../levels/kernelStateCounter.ts';
import { layOut64 } from '../model/bitBoard.ts';
import { regionsOf } from '../model/regions.ts';
import { planTags } from './sleepSets.ts';

describe('partial-order tags', () => {
  test.each(['klotski', 'climb12', 'se95123'])('%s: every step has a tag of its own', (id) => {
    const problem = compileBlocks(puzzleOf(blockEntry(id)));
    const board = layOut64(problem, regionsOf(problem))!;
    const { bases, end, bits } = planTags(board);
    const tags = board.kinds.flatMap(({ can }, kind) =>
      can.flatMap((origins, d) => origins.map((origin) => bases[kind]![d]! + origin)),
    );
    expect(new Set(tags).size).toBe(tags.length);
    expect(Math.min(...tags)).toBeGreaterThan(0);
    expect(Math.max(...tags)).toBe(end - 1);
    expect(end).toBeLessThan(tags.length * 1.3);
    expect(2 ** bits).toBeGreaterThanOrEqual(end);
  });

  test.each([
    ['klotski', 'steps', 0.5],
    ['rush-fogleman-16', 'slides', 0.5],
  ] as const)('%s in %s: spare half of the successors', (id, metric, share) => {
    const generated = [true, false].map((sleepSets) => {
      const question = { puzzle: puzzleOf(blockEntry(id)), metric };
      const counter = kernelStateCounter(question, { sleepSets, statesToGenerateCode: 1 });
      counter.step(1e9);
      return counter.stats.generated;
    }) as [number, number];
    expect(generated[0]).toBeLessThan(generated[1] * share);
  });
});
