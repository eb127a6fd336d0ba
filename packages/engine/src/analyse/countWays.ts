/*
 * How many shortest answers there are: ways from the start to a goal state, as sequences of states
 * each one unit from the last. Pieces of one kind are not told apart, nor the paths a piece can
 * take within a move.
 *
 * A state lies on a shortest answer just when some way of shrinking distance to the goal leads to
 * it, so the counts are carried forward from the start, one distance after the other: the ways to a
 * state are the sum of the ways to its successors that are one farther from the goal. Refused:
 * multiplying along bottlenecks (nothing gained), floating point (counts pass 2^53: a board where
 * two independent parts move has binomially many orders).
 *
 * Cost: the edges of the states on shortest answers, one addition of large integers each.
 */
import type { Space } from './space.ts';
import { STATES_A_YIELD } from './work.ts';

/** The number of shortest answers; 0 if the goal is out of reach, 1 where the start meets it. */
export function* countWays({ graph, toGoal, goals }: Space): Generator<number, bigint> {
  if (goals.length === 0) return BigInt(0);
  let level = new Map([[0, BigInt(1)]]);
  let looked = 0;
  for (let left = toGoal[0]!; left > 0; left--) {
    const next = new Map<number, bigint>();
    for (const [state, ways] of level) {
      const end = graph.firsts[state + 1]!;
      for (let edge = graph.firsts[state]!; edge < end; edge++) {
        const successor = graph.successors[edge]!;
        if (toGoal[successor] !== left - 1) continue;
        const known = next.get(successor);
        next.set(successor, known === undefined ? ways : known + ways);
      }
      if (++looked % STATES_A_YIELD === 0) yield STATES_A_YIELD;
    }
    level = next;
  }
  let total = BigInt(0);
  for (const ways of level.values()) total += ways;
  return total;
}
