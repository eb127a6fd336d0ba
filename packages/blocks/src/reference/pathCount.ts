import type { PathLayers } from './optimalPathDag.ts';
import type { BreadthFirst } from './packedBreadthFirst.ts';

/**
 * Counts the shortest solutions, as sequences of states: the number of paths to a state on shortest
 * paths is the sum over its predecessors, computed forwards, level by level. Yields after each
 * state.
 */
export function* countPaths(search: BreadthFirst, layers: PathLayers): Generator<number, bigint> {
  let counts: readonly bigint[] = [BigInt(1)];
  for (let level = 1; level < layers.length; level++) {
    counts = yield* countLevel(search, layers[level - 1]!, counts, layers[level]!);
  }
  return counts.reduce((sum, count) => sum + count, BigInt(0));
}

/** The counts of a level's states, by position, from those of the level before. */
function* countLevel(
  search: BreadthFirst,
  before: Int32Array,
  countsBefore: readonly bigint[],
  states: Int32Array,
): Generator<number, bigint[]> {
  const counts = Array<bigint>(states.length).fill(BigInt(0));
  const { list } = search;
  for (let position = 0; position < before.length; position++) {
    search.expandLocated(before[position]!);
    search.record(1, list.count);
    for (const successor of list.indexes.subarray(0, list.count)) {
      const target = positionOf(states, successor);
      if (target >= 0) counts[target]! += countsBefore[position]!;
    }
    yield 1;
  }
  return counts;
}

/** Index of a number in an ascending list, or -1. */
export function positionOf(states: Int32Array, number: number): number {
  let low = 0;
  let high = states.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    if (states[middle] === number) return middle;
    if (states[middle]! < number) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
