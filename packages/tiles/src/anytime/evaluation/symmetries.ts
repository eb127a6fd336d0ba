import { transposed } from './closeTiles.ts';

/**
 * The image of each cell under the eight symmetries of a square; the first four only reflect it,
 * and the first is the identity.
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
