/*
 * The states on shortest solutions, one level for each distance from the start, and how many
 * shortest ways there are to each and from each.
 *
 * A state lies on a shortest solution just when distances to the goal that shrink by one lead to
 * it (see `analyse/countShortestPaths.ts`). A level of one state is a milestone: every shortest
 * solution passes it.
 *
 * Cost: the edges of the states on shortest solutions, twice.
 */
import type { StateGraph } from '../../analyse/space/stateGraph.ts';
import { STATES_A_YIELD } from '../../analyse/space/work.ts';
import type { Folded } from './folding.ts';

/** States on shortest solutions, or classes of them (`Folded`). */
export type ShortestWays = {
  /** The length of a shortest solution. */
  readonly length: number;
  /** By distance from the start: `levels[0]` is the start, `levels[length]` are goal states. */
  readonly levels: readonly (readonly number[])[];
  /** Distances at which every shortest solution is in one state, start and goal left out. */
  readonly milestones: readonly number[];
};

export function* findShortestWays({
  graph,
  toGoal,
}: Pick<Folded, 'graph' | 'toGoal'>): Generator<number, ShortestWays> {
  const length = toGoal[0]!;
  const levels: number[][] = [[0]];
  let looked = 0;
  for (let left = length; left > 0; left--) {
    const next = new Set<number>();
    for (const state of levels.at(-1)!) {
      for (let edge = graph.firsts[state]!; edge < graph.firsts[state + 1]!; edge++) {
        const successor = graph.successors[edge]!;
        if (toGoal[successor] === left - 1) next.add(successor);
      }
      if (++looked % STATES_A_YIELD === 0) yield STATES_A_YIELD;
    }
    levels.push([...next].sort((a, b) => a - b));
  }
  const between = [...levels.keys()].slice(1, length);
  const milestones = between.filter((level) => levels[level]!.length === 1);
  return { length, levels, milestones };
}

/** Shortest ways from a state of one level to those of a later level, as sequences of states. */
export function waysFrom(
  graph: StateGraph,
  levels: ShortestWays['levels'],
  from: number,
  state: number,
  to: number,
): ReadonlyMap<number, bigint> {
  let ways = new Map([[state, BigInt(1)]]);
  for (let level = from; level < to; level++) {
    const inNext = new Set(levels[level + 1]);
    const next = new Map<number, bigint>();
    for (const [state, count] of ways) {
      for (let edge = graph.firsts[state]!; edge < graph.firsts[state + 1]!; edge++) {
        const successor = graph.successors[edge]!;
        if (!inNext.has(successor)) continue;
        next.set(successor, (next.get(successor) ?? BigInt(0)) + count);
      }
    }
    ways = next;
  }
  return ways;
}
