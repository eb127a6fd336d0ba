/**
 * Depth-first search down to a bound, the common part of `dfs` and `iddfs`.
 *
 * The stack holds nodes to visit, the last one pushed first. A table remembers for each state the
 * smallest g it was visited with and the iteration that visited it last. A visit is cut off
 *  - when the state was once seen nearer to the root: the nearer visit is repeated in this
 *    iteration or has already happened, and reaches everything this one could;
 *  - when it has the same g in the same iteration: this is the same visit again.
 * So every search ends, and a goal within the bound is found. When iteration n has bound n, all
 * states nearer than n are known with their true distance, hence each is expanded once an
 * iteration.
 *
 * Rejected: cutting only the states on the current path. It needs no table, but grows with the
 * number of paths, which no block puzzle allows; and a table cleared for each iteration, since a
 * depth-first dive then meets most states at too great a depth first, and expands them many times.
 *
 * Cost: an entry for each state met; time: the states within the bound, for each iteration.
 * Source: A. Reinefeld, T. A. Marsland, Enhanced iterative-deepening search (1994).
 */

import { expandNode } from './expandNode.ts';
import { type Node, rootNode } from './node.ts';
import type { NodeMeter } from './nodeMeter.ts';
import type { StateSpace } from './problem/stateSpace.ts';
import type { Watch } from './watch.ts';

/** For each key the smallest g so far, and the iteration of the last visit. */
export type Visits = Map<string, { g: number; iteration: number }>;

/**
 * One iteration. Returns the first goal's node, or how many states lay at the bound and were not
 * expanded; 0 means that there is nothing beyond. `visits` belongs to the search and is changed.
 */
export function* searchWithin<S>(
  space: StateSpace<S>,
  { depthMax, iteration }: { readonly depthMax: number; readonly iteration: number },
  visits: Visits,
  meter: NodeMeter<S>,
  watch: Watch<S> | undefined,
): Generator<void, Node<S> | number, void> {
  const stack = [rootNode(space.start)];
  watch?.({ type: 'open', node: stack[0]! });
  let atBound = 0;
  for (let node = stack.pop(); node; node = stack.pop()) {
    const { g, state } = node;
    const key = space.key(state);
    const visit = visits.get(key);
    if (visit) {
      const again = visit.iteration === iteration;
      if (visit.g < g || (visit.g === g && again)) {
        watch?.({ type: 'duplicate', node, wasOpen: true });
        continue;
      }
      if (again && visit.g >= depthMax) atBound--;
      visit.g = g;
      visit.iteration = iteration;
    } else {
      visits.set(key, { g, iteration });
    }
    meter.notePeaks(g, visits.size + stack.length);
    if (space.isGoal(state)) {
      watch?.({ type: 'goal', node });
      return node;
    }
    if (g >= depthMax) {
      watch?.({ type: 'prune', node, reason: 'depth', bound: depthMax, wasOpen: true });
      atBound++;
      continue;
    }
    for (const child of (yield* expandNode(space, node, meter, watch)).reverse()) {
      watch?.({ type: 'open', node: child });
      stack.push(child);
    }
    yield;
  }
  return atBound;
}
