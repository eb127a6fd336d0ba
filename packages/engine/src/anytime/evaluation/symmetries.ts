import { transposed } from './closeTiles.ts';

/**
 * Where each cell comes to lie, in the eight ways to turn and mirror a square; the first four only
 * mirror it, the first of them not at all.
 */
export function symmetriesOf(side: number): Uint8Array[] {
  return Array.from({ length: 8 }, (_, way) =>
    Uint8Array.from({ length: side ** 2 }, (_, cell) => {
      const [x, y] = [cell % side, Math.floor(cell / side)];
      const to = (way & 1 ? side - 1 - x : x) + side * (way & 2 ? side - 1 - y : y);
      return way & 4 ? transposed(side, to) : to;
    }),
  );
}
