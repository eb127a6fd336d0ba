import { parsePuzzle } from '@glissade/core';
import { compileTiles } from '@glissade/search/problem/tileProblem';
import { expect, test } from 'vitest';
import { tiersFor } from './heuristicTiers.ts';
import { recordExpanded } from './tierPrices.ts';

/** A goal whose tables no other test of this process has made. */
const problem = compileTiles(
  parsePuzzle('1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0', { goal: 'snake' }),
);
const prices = () => tiersFor(problem, 'steps').map(({ price }) => price);

test('tables for steps are paid by searches in steps alone', () => {
  const before = prices();
  recordExpanded(problem, 'mtm', 1e12);
  expect(prices()).toEqual(before);
  recordExpanded(problem, 'stm', 1e12);
  expect(prices().every((price, tier) => tier === 0 || price < before[tier]!)).toBe(true);
});

test('where heavy tables do not fit, the strongest that do are built at once', () => {
  // Towards a goal that nothing has been spent on.
  const text = '1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0';
  const fresh = compileTiles(parsePuzzle(text, { goal: 'blank-first' }));
  const all = tiersFor(fresh, 'steps');
  const bytes = all.map(({ bytesPeak }) => bytesPeak);
  const heaviest = Math.max(...bytes);
  for (const [memoryBytesMax, kept] of [
    [heaviest, bytes.length - 1],
    [heaviest - 1, bytes.length - 2],
  ] as const) {
    const tiers = tiersFor(fresh, 'steps', { isHeavy: true, memoryBytesMax });
    expect(tiers.map(({ bytesPeak }) => bytesPeak)).toEqual([0, bytes[kept]]);
    expect(tiers[1]!.price).toBeLessThan(all[kept]!.price);
  }
});
