import { expect, it } from 'vitest';
import { closePairs, closeTriples, transposed } from './closeTiles.ts';

it('lists groups in the order in which their numbers are written', () => {
  expect([5, 6, 7].map((side) => closeTriples(side).length)).toEqual([89, 143, 209]);
  expect([5, 6, 7].map((side) => closePairs(side).length)).toEqual([97, 153, 221]);
  const numbers = new Set(closePairs(6).map(({ number }) => number));
  expect([...numbers]).toEqual(Array.from({ length: 81 }, (_, i) => i));
});

it('gives a group and its transpose one number, the first of them its own', () => {
  for (const group of closeTriples(5)) {
    const other = group.tiles.map((tile) => transposed(5, tile)).sort((a, b) => a - b);
    const twin = closeTriples(5).find(({ tiles }) => tiles.join() === other.join())!;
    expect(twin.number).toBe(group.number);
    if (other.join() !== group.tiles.join()) expect(twin.isTransposed).toBe(!group.isTransposed);
    expect(group.tiles).not.toContain(24);
  }
});
