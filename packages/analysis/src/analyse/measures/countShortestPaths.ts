/*
 * Counts the shortest solutions of a puzzle whose state space is a graph in memory: paths from the
 * start to a goal state. Pieces of one kind are interchangeable, and a move counts once whichever
 * path its piece takes.
 *
 * A state lies on a shortest solution exactly when a path of decreasing distances to the goal leads
 * to it. So path counts are carried forward from the start, one distance after the other: the count
 * of a state is the sum over its predecessors. Rejected: multiplying along bottlenecks (nothing
 * gained); floating point (counts exceed 2^53: where two independent parts of a board move, the
 * number of orders is a binomial coefficient).
 *
 * Cost: one addition of large integers for each edge between states on shortest solutions.
 */
import type { Space } from '../space/space.ts';
import { STATES_A_YIELD } from '../space/work.ts';

/** The number of shortest solutions; 0: no goal can be reached; 1: the start meets a goal. */
export function* countShortestPaths({ graph, toGoal, goals }: Space): Generator<number, bigint> {
  if (goals.length === 0) return BigInt(0);
  let level = new Map([[0, BigInt(1)]]);
  let looked = 0;
  for (let left = toGoal[0]!; left > 0; left--) {
    const next = new Map<number, bigint>();
    for (const [state, paths] of level) {
      const end = graph.firsts[state + 1]!;
      for (let edge = graph.firsts[state]!; edge < end; edge++) {
        const successor = graph.successors[edge]!;
        if (toGoal[successor] !== left - 1) continue;
        const known = next.get(successor);
        next.set(successor, known === undefined ? paths : known + paths);
      }
      if (++looked % STATES_A_YIELD === 0) yield STATES_A_YIELD;
    }
    level = next;
  }
  let total = BigInt(0);
  for (const paths of level.values()) total += paths;
  return total;
}
