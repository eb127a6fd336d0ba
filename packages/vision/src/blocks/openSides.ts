/* How far the colour of a cell reaches: pieces end before the border, the floor goes on. */
import type { Border, Rim } from './borders.ts';

/**
 * Of the sides of a free cell so many show the floor up to them, unless there are shadows; of those
 * of pieces some do; a side counts for less than one, as those of a cell are alike.
 */
export const OPEN = 0.7;
const [OPEN_LEAST, OPEN_WEIGHT] = [0.05, 0.5];

/** How many sides of a cell are parted from the next, and how many of them its colour reaches. */
export type OpenSides = { parted: number; open: number };

export function sidesOf(
  count: number,
  borders: readonly Border[],
  rims: readonly Rim[],
  threshold: number,
): OpenSides[] {
  const sides = Array.from({ length: count }, () => ({ parted: 0, open: 0 }));
  for (const { a, b, change, goesOn } of borders) {
    if (change <= threshold) continue;
    [a, b].forEach((cell, at) => {
      sides[cell]!.parted++;
      if (goesOn[at]) sides[cell]!.open++;
    });
  }
  for (const { cell, change, goesOn } of rims) {
    if (change <= threshold) continue;
    sides[cell]!.parted++;
    if (goesOn) sides[cell]!.open++;
  }
  return sides;
}

export function openShare(sides: readonly OpenSides[]): number {
  const [open, parted] = [sumOf(sides, (one) => one.open), sumOf(sides, (one) => one.parted)];
  return Math.max(OPEN_LEAST, Math.min(OPEN, (open + 1) / (parted + 2)));
}

const sumOf = <T>(all: readonly T[], numberOf: (one: T) => number) =>
  all.reduce((sum, one) => sum + numberOf(one), 0);

/** Pieces end before the border, where a gap or an edge is seen; the floor goes on. */
export const openLikelihood = ({ parted, open }: OpenSides, share: number) =>
  OPEN_WEIGHT * (open * Math.log(share) + (parted - open) * Math.log(1 - share));
