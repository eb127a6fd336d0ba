/**
 * IDA*: depth-first searches that turn back where g + h exceeds a bound. The next bound is the
 * least value that exceeded it.
 *
 * This is the plain form, which stores only the current path. Besides the bound, it prunes only the
 * move straight back, so its counts can be compared with those of other programs. It visits a state
 * once for every path to it. This suits tile puzzles, which have few short cycles, but not block
 * puzzles. If there is no solution it never ends, unless the estimate is infinite; therefore it
 * does not claim to prove unsolvability. Rejected: a table of states (see `iddfs`), which would
 * avoid both.
 *
 * With a heuristic that is not admissible, the solution may not be shortest, and the outcome says
 * so.
 *
 * Cost: memory: the path and its siblings; time: the paths within the bound.
 * Source: R. E. Korf, Depth-first iterative-deepening (1985).
 */

import type { Algorithm, SearchOptions } from './algorithm.ts';
import { expandNode, isPause } from './expandNode.ts';
import type { Heuristic } from './heuristic/heuristic.ts';
import { ZERO_HEURISTIC } from './heuristic/zero.ts';
import { machine, type Search } from './machine.ts';
import { type Node, rootNode } from './node.ts';
import { NodeMeter } from './nodeMeter.ts';
import { answeredBy, DEPTH_REACHED, EXHAUSTED, solvedBy } from './outcomes.ts';
import type { StateSpace } from './problem/stateSpace.ts';
import type { SearchStats } from './searcher.ts';
import type { Watch } from './watch.ts';

export const IDASTAR: Algorithm = {
  name: 'idastar',
  title: 'Iterative-deepening A*',
  optimal: true,
  complete: true,
  provesUnsolvable: false,
  accepts: ['heuristic', 'depthMax'],
  needsGoalStates: false,
  start: (space, options = {}) => machine((stats) => deepenByBound(space, options, stats)),
};

function* deepenByBound<S>(
  space: StateSpace<S>,
  { heuristic = ZERO_HEURISTIC, depthMax = Infinity, watch }: SearchOptions<S>,
  stats: SearchStats,
): Search {
  const meter = new NodeMeter(space, stats);
  const root = rootNode(space.start);
  stats.evaluated++;
  let bound = heuristic.evaluate(space.start);
  watch?.({ type: 'evaluate', node: root, h: bound });
  while (bound <= depthMax && bound < Infinity) {
    if (heuristic.admissible) stats.lowerBound = bound;
    watch?.({ type: 'iteration', bound });
    const end = yield* searchBelow(space, root, { heuristic, bound, meter, watch });
    if (typeof end === 'object') {
      return heuristic.admissible ? solvedBy(end, stats) : answeredBy(end);
    }
    bound = end;
  }
  if (bound === Infinity) return EXHAUSTED;
  if (heuristic.admissible) stats.lowerBound = bound;
  return DEPTH_REACHED;
}

type Iteration<S> = {
  readonly heuristic: Heuristic<S>;
  readonly bound: number;
  readonly meter: NodeMeter<S>;
  readonly watch: Watch<S> | undefined;
};

/** One iteration: a goal's node, or the least g + h beyond the bound (Infinity: nothing is). */
function* searchBelow<S>(
  space: StateSpace<S>,
  root: Node<S>,
  { heuristic, bound, meter, watch }: Iteration<S>,
): Generator<void, Node<S> | number, void> {
  const stack = [root];
  watch?.({ type: 'open', node: root });
  let leastBeyond = Infinity;
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (space.isGoal(node.state)) {
      watch?.({ type: 'goal', node });
      return node;
    }
    const wayBack = node.parent && space.key(node.parent.state);
    const children = yield* expandNode(space, node, meter, watch);
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i]!;
      if (isPause(space, i)) yield;
      if (space.key(child.state) === wayBack) {
        watch?.({ type: 'prune', node: child, reason: 'back', wasOpen: false });
        continue;
      }
      meter.stats.evaluated++;
      const h = heuristic.evaluate(child.state);
      watch?.({ type: 'evaluate', node: child, h });
      const f = child.g + h;
      if (f <= bound) {
        watch?.({ type: 'open', node: child });
        stack.push(child);
      } else {
        watch?.({ type: 'prune', node: child, reason: 'bound', bound, wasOpen: false });
        leastBeyond = Math.min(leastBeyond, f);
      }
    }
    meter.notePeaks(node.g, node.g + stack.length);
    yield;
  }
  return leastBeyond;
}
