import type { BreadthFirst } from './breadthFirst.ts';

/**
 * Numbers of the states on a shortest way from the start to a state of level `depth`. No parent was
 * kept: a predecessor is a successor (units can be taken back) that lies in the level before.
 */
export function pathTo(search: BreadthFirst, index: number, depth: number): number[] {
  const { list, levels } = search;
  const path = [index];
  let here = index;
  for (let level = depth - 1; level >= 0; level--) {
    search.expandLocated(here);
    here = -1;
    for (let k = 0; k < list.count && here < 0; k++) {
      const found = list.indexes[k]!;
      if (found >= levels[level]! && found < levels[level + 1]!) here = found;
    }
    if (here < 0) throw new Error(`a state of level ${level + 1} has no predecessor`);
    path.push(here);
  }
  return path.reverse();
}
