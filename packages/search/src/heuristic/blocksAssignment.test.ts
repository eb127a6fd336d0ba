import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestAssignment } from './blocksAssignment.ts';

function byTryingAll(costs: readonly (readonly number[])[], taken: readonly number[] = []): number {
  const row = costs[taken.length];
  if (!row) return 0;
  let least = Infinity;
  for (const [column, cost] of row.entries()) {
    if (taken.includes(column)) continue;
    least = Math.min(least, cost + byTryingAll(costs, [...taken, column]));
  }
  return least;
}

test('equals the least of all assignments', () => {
  const cost = fc.oneof({ weight: 5, arbitrary: fc.nat(12) }, fc.constant(Infinity));
  const matrix = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 5 }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(cost, { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    );
  fc.assert(
    fc.property(matrix, (costs) => {
      expect(cheapestAssignment(costs)).toBe(byTryingAll(costs));
    }),
    { seed: 11, numRuns: 500 },
  );
});

test('nothing to assign costs nothing', () => {
  expect(cheapestAssignment([])).toBe(0);
});

test('the nearest piece cannot serve two places', () => {
  expect(
    cheapestAssignment([
      [1, 9],
      [2, 5],
    ]),
  ).toBe(6);
});
