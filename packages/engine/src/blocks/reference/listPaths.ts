import type { BreadthFirst } from './breadthFirst.ts';

/**
 * Lists up to `countMax` shortest paths from the start to goal states, in the order in which
 * successors are generated. It follows only states on shortest paths, each of which leads on to a
 * goal, so there are no dead ends: each path costs its length in expansions.
 */
export function listPaths(
  search: BreadthFirst,
  depth: number,
  isOnPath: (state: number, level: number) => boolean,
  countMax: number,
): number[][] {
  const paths: number[][] = [];
  const path: number[] = [0];
  const follow = (): void => {
    const level = path.length;
    if (level > depth) {
      paths.push([...path]);
      return;
    }
    search.expandLocated(path.at(-1)!);
    const { indexes, count } = search.list;
    search.record(1, count);
    const next = new Set(indexes.subarray(0, count).filter((state) => isOnPath(state, level)));
    for (const state of next) {
      if (paths.length >= countMax) return;
      path.push(state);
      follow();
      path.pop();
    }
  };
  follow();
  return paths;
}
