import { expect, it } from 'vitest';
import { closePairs, closeTriplets, transposed } from './closeTiles.ts';

it('lists groups in the order in which their numbers are written', () => {
  expect([5, 6, 7].map((side) => closeTriplets(side).length)).toEqual([89, 143, 209]);
  expect([5, 6, 7].map((side) => closePairs(side).length)).toEqual([97, 153, 221]);
  const numbers = new Set(closePairs(6).map(({ number }) => number));
  expect([...numbers]).toEqual(Array.from({ length: 81 }, (_, i) => i));
});

it('gives a group and its transpose one number, the first of them its own', () => {
  const sorted = (tiles: readonly number[]) => [...tiles].sort((a, b) => a - b).join();
  for (const group of closeTriplets(5)) {
    const other = group.tiles.map((tile) => transposed(5, tile));
    const transpose = closeTriplets(5).find(({ tiles }) => sorted(tiles) === sorted(other))!;
    expect(transpose.number).toBe(group.number);
    expect(group.tiles).not.toContain(24);
    if (sorted(other) === sorted(group.tiles)) continue;
    expect(transpose.isTransposed).toBe(!group.isTransposed);
    expect(transpose.tiles).toEqual(other);
  }
});
