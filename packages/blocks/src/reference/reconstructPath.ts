import type { BreadthFirst } from './packedBreadthFirst.ts';

/**
 * Numbers of the states on a shortest path from the start to a state of level `depth`. No parents
 * are stored: a predecessor is a successor (units can be taken back) in the level before.
 */
export function pathTo(search: BreadthFirst, index: number, depth: number): number[] {
  const { list, levels } = search;
  const path = [index];
  let current = index;
  for (let level = depth - 1; level >= 0; level--) {
    search.expandLocated(current);
    current = -1;
    for (let k = 0; k < list.count && current < 0; k++) {
      const found = list.indexes[k]!;
      if (found >= levels[level]! && found < levels[level + 1]!) current = found;
    }
    if (current < 0) throw new Error(`a state of level ${level + 1} has no predecessor`);
    path.push(current);
  }
  return path.reverse();
}
