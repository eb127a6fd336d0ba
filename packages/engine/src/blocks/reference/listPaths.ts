import type { BreadthFirst } from './breadthFirst.ts';

/**
 * Ways of `depth` units from the start to goal states, along the states of each level that lie on
 * shortest ways: at most so many, in the order in which successors are made. Every such state leads
 * on, so nothing is tried in vain: each way costs its length in expansions.
 */
export function shortestLines(
  search: BreadthFirst,
  depth: number,
  isOnWays: (state: number, level: number) => boolean,
  countMax: number,
): number[][] {
  const lines: number[][] = [];
  const way: number[] = [0];
  const follow = (): void => {
    const level = way.length;
    if (level > depth) {
      lines.push([...way]);
      return;
    }
    search.expandLocated(way.at(-1)!);
    const { indexes, count } = search.list;
    search.record(1, count);
    const next = new Set(indexes.subarray(0, count).filter((state) => isOnWays(state, level)));
    for (const state of next) {
      if (lines.length >= countMax) return;
      way.push(state);
      follow();
      way.pop();
    }
  };
  follow();
  return lines;
}
