/*
 * Divides kinds into regions: sets of places of a kind between which no step leads, such as the
 * rows of cars of equal length. A piece never leaves its region, so each region has a fixed number
 * of pieces, and sets are ranked region by region. Five cars in five rows of five places are 5^5
 * states in 12 bits, while any five of 25 places would be 53,130 sets and a table of 850 KB.
 */
import type { BlockProblem } from '@glissade/search/problem/blockProblem';

export type KindRegion = {
  readonly kind: number;
  /** Numbers of its placements, ascending. */
  readonly places: readonly number[];
  /** Number of pieces of the kind in it. */
  readonly slotCount: number;
  readonly placementCount: number;
  /** Bits that distinguish its places. */
  readonly bits: number;
};

/** The regions of all kinds, kind after kind. */
export function regionsOf(problem: BlockProblem): KindRegion[] {
  return problem.kinds.flatMap(({ firstSlot, slotCount, firstPlacement, placementCount }, kind) => {
    const numbers = Array.from({ length: placementCount }, (_, index) => firstPlacement + index);
    const regions = connected(problem, numbers);
    const starts = problem.start.subarray(firstSlot, firstSlot + slotCount);
    return regions.map((places) => ({
      kind,
      places,
      slotCount: starts.filter((place) => places.includes(place)).length,
      placementCount: places.length,
      bits: places.length <= 1 ? 0 : 32 - Math.clz32(places.length - 1),
    }));
  });
}

/** Groups of placements that steps connect, each ascending. */
function connected({ placements }: BlockProblem, numbers: readonly number[]): number[][] {
  const seen = new Set<number>();
  const groups: number[][] = [];
  for (const number of numbers) {
    if (seen.has(number)) continue;
    const group = [number];
    seen.add(number);
    for (const place of group) {
      for (let d = 0; d < 4; d++) {
        const next = placements.neighbours[place * 4 + d]!;
        if (next < 0 || seen.has(next)) continue;
        seen.add(next);
        group.push(next);
      }
    }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}
