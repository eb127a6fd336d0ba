/**
 * Depth-first search with a bound: always expands the deepest node.
 *
 * It finds some solution, rarely a short one. With a bound, a state that is met again at a smaller
 * depth is visited again (see `depthLimited.ts`), so every solution within the bound can still be
 * found. Without a bound each state is visited once.
 *
 * Rejected: no table at all, as in the first textbooks. Where every move can be taken back, such a
 * search never ends.
 *
 * Cost: time up to the bound times the number of states; memory: a table of all states met, and the
 * stack.
 * Source: R. Tarjan, Depth-first search and linear graph algorithms (1972).
 */

import type { Algorithm, SearchOptions } from './algorithm.ts';
import { searchWithin, type Visits } from './depthLimited.ts';
import { expandNode } from './expandNode.ts';
import { machine, type Search } from './machine.ts';
import { type Node, rootNode } from './node.ts';
import { NodeMeter } from './nodeMeter.ts';
import { answeredBy, DEPTH_REACHED, EXHAUSTED } from './outcomes.ts';
import type { StateSpace } from './problem/stateSpace.ts';
import type { SearchStats } from './searcher.ts';
import type { Watch } from './watch.ts';

export const DFS: Algorithm = {
  name: 'dfs',
  title: 'Depth-first with a bound',
  optimal: false,
  complete: true,
  provesUnsolvable: true,
  accepts: ['depthMax'],
  needsGoalStates: false,
  start: (space, options = {}) => machine((stats) => depthFirst(space, options, stats)),
};

function* depthFirst<S>(
  space: StateSpace<S>,
  { depthMax = Infinity, watch }: SearchOptions<S>,
  stats: SearchStats,
): Search {
  if (!space.isGoal(space.start)) stats.lowerBound = 1;
  const meter = new NodeMeter(space, stats);
  if (depthMax === Infinity) {
    const node = yield* visitEachOnce(space, meter, watch);
    return node ? answeredBy(node) : EXHAUSTED;
  }
  const visits: Visits = new Map();
  const end = yield* searchWithin(space, { depthMax, iteration: 0 }, visits, meter, watch);
  if (typeof end === 'object') return answeredBy(end);
  if (end === 0) return EXHAUSTED;
  stats.lowerBound = depthMax + 1;
  return DEPTH_REACHED;
}

function* visitEachOnce<S>(
  space: StateSpace<S>,
  meter: NodeMeter<S>,
  watch: Watch<S> | undefined,
): Generator<void, Node<S> | undefined, void> {
  const stack = [rootNode(space.start)];
  watch?.({ type: 'open', node: stack[0]! });
  const visited = new Set<string>();
  for (let node = stack.pop(); node; node = stack.pop()) {
    const key = space.key(node.state);
    if (visited.has(key)) {
      watch?.({ type: 'duplicate', node, wasOpen: true });
      continue;
    }
    visited.add(key);
    meter.notePeaks(node.g, visited.size + stack.length);
    if (space.isGoal(node.state)) {
      watch?.({ type: 'goal', node });
      return node;
    }
    for (const child of (yield* expandNode(space, node, meter, watch)).reverse()) {
      watch?.({ type: 'open', node: child });
      stack.push(child);
    }
    yield;
  }
  return undefined;
}
