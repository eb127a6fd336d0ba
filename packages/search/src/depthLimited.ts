/**
 * Depth-first search down to a bound, the common part of `dfs` and `iddfs`.
 *
 * The stack holds the nodes to visit; the last one pushed is visited first. For each state a table
 * stores the smallest g of all visits and the iteration of the last visit. A visit is cut off
 * - if the state was once visited at a smaller g: that visit is repeated in this iteration or was
 *   already, and it reaches everything that this one could;
 * - if it was visited at the same g in the same iteration: this is the same visit again.
 *
 * So every search ends, and a goal within the bound is found. If iteration n has bound n, the true
 * distances of all states nearer than n are known, so each is expanded once per iteration.
 *
 * Rejected: cutting only the states on the current path, which needs no table but takes time in
 * proportion to the number of paths, too many on every block puzzle. Also rejected: clearing the
 * table for each iteration, because the first paths reach most states at too great a depth, and
 * these states are then expanded many times.
 *
 * Cost: an entry for each state met; time: in each iteration, the states within the bound.
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
 * One iteration. Returns the node of the first goal, or the number of states at the bound that were
 * not expanded; 0 means that there is nothing beyond. `visits` belongs to the search and is
 * changed.
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
