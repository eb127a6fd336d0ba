import { expect, test } from 'vitest';
import { chanceOf } from '../../../web/test/pictures/chance.ts';
import { assign } from './assign.ts';

/** The least sum of costs, by trying every order. */
function leastOf(costs: readonly (readonly number[])[], row = 0, taken = 0): number {
  if (row === costs.length) return 0;
  let least = Number.POSITIVE_INFINITY;
  costs[row]!.forEach((cost, column) => {
    if (taken & (1 << column)) return;
    least = Math.min(least, cost + leastOf(costs, row + 1, taken | (1 << column)));
  });
  return least;
}

test('no order is cheaper', () => {
  const chance = chanceOf(3);
  for (let size = 1; size <= 7; size++) {
    for (let round = 0; round < 20; round++) {
      const costs = Array.from({ length: size }, () =>
        Array.from({ length: size }, () => Math.floor(chance() * 12)),
      );
      const columns = assign(costs);
      expect(new Set(columns).size).toBe(size);
      const sum = columns.reduce((total, column, row) => total + costs[row]![column]!, 0);
      expect(sum).toBe(leastOf(costs));
    }
  }
});
