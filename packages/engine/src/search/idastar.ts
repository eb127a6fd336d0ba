/**
 * IDA*: depth-first searches that are cut where g + h exceeds a bound; the next bound is the least
 * value that was cut.
 *
 * The plain form, with memory for one path only: the single cut besides the bound is never to go
 * straight back. So its counts can be compared with other programs'. It visits a state once for
 * every path to it, which suits tile puzzles (few short cycles) and not block puzzles, and on a
 * puzzle without an answer it goes on for ever, unless the estimate says so: that is why it
 * promises no proof. A table of states (see `iddfs`) would cure both and was refused here.
 *
 * With a heuristic that is not admissible the answer may not be shortest, and is marked so.
 *
 * Cost: memory: the path and its siblings; time: the paths within the bound.
 * Source: R. E. Korf, Depth-first iterative-deepening (1985).
 */
import type { Heuristic } from '../heuristic/heuristic.ts';
import { ZERO_HEURISTIC } from '../heuristic/zero.ts';
import type { StateSpace } from '../problem/stateSpace.ts';
import type { Algorithm, SearchOptions } from './algorithm.ts';
import { machine, type Search } from './machine.ts';
import { expandNode, type Node, notePeaks, rootNode } from './node.ts';
import { answeredBy, DEPTH_REACHED, EXHAUSTED, solvedBy } from './outcomes.ts';
import type { SearchStats } from './searcher.ts';

export const IDASTAR: Algorithm = {
  name: 'idastar',
  title: 'Iterative-deepening A*',
  optimal: true,
  complete: true,
  provesUnsolvable: false,
  usesHeuristic: true,
  limitsDepth: true,
  needsGoalStates: false,
  start: (space, options = {}) => machine((stats) => deepenByBound(space, options, stats)),
};

function* deepenByBound<S>(
  space: StateSpace<S>,
  { heuristic = ZERO_HEURISTIC, depthMax = Infinity }: SearchOptions<S>,
  stats: SearchStats,
): Search {
  stats.evaluated++;
  let bound = heuristic.evaluate(space.start);
  while (bound <= depthMax && bound < Infinity) {
    if (heuristic.admissible) stats.lowerBound = bound;
    const end = yield* searchBelow(space, heuristic, bound, stats);
    if (typeof end === 'object') {
      return heuristic.admissible ? solvedBy(end, stats) : answeredBy(end);
    }
    bound = end;
  }
  if (bound === Infinity) return EXHAUSTED;
  if (heuristic.admissible) stats.lowerBound = bound;
  return DEPTH_REACHED;
}

/** One iteration: a goal's node, or the least g + h beyond the bound (Infinity: nothing is). */
function* searchBelow<S>(
  space: StateSpace<S>,
  heuristic: Heuristic<S>,
  bound: number,
  stats: SearchStats,
): Generator<void, Node<S> | number, void> {
  const stack = [rootNode(space.start)];
  let leastBeyond = Infinity;
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (space.isGoal(node.state)) return node;
    const wayBack = node.parent && space.key(node.parent.state);
    for (const child of expandNode(space, node, stats).reverse()) {
      if (wayBack !== undefined && space.key(child.state) === wayBack) continue;
      stats.evaluated++;
      const f = child.g + heuristic.evaluate(child.state);
      if (f <= bound) stack.push(child);
      else leastBeyond = Math.min(leastBeyond, f);
    }
    notePeaks(stats, node.g, node.g + stack.length);
    yield;
  }
  return leastBeyond;
}
