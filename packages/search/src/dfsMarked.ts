/**
 * Depth-first search that marks a state when it is first generated: a state that waits on the stack
 * or was expanded is not pushed again. Many courses require this form ("skip what is on the
 * frontier or explored"), and its counts differ.
 *
 * So the path to a state is the first that was found, not the deepest, and the states are visited
 * in another order than by `dfs`, which marks a state when it is taken from the stack. Neither
 * finds shortest solutions. Rejected: one search with a switch, because the two lists of marks mean
 * different things.
 *
 * Cost: an entry for each state generated; each state is expanded at most once.
 * Source: the project "Search Algorithms" of Columbia's course CSMM.101x (2017).
 */

import type { Algorithm } from './algorithm.ts';
import { expandNode, isPause } from './expandNode.ts';
import { machine, type Search } from './machine.ts';
import { rootNode } from './node.ts';
import { NodeMeter } from './nodeMeter.ts';
import { answeredBy, EXHAUSTED } from './outcomes.ts';
import type { StateSpace } from './problem/stateSpace.ts';
import type { SearchStats } from './searcher.ts';
import type { Watch } from './watch.ts';

export const DFS_MARKED: Algorithm = {
  name: 'dfs-marked',
  title: 'Depth-first, states marked at generation',
  optimal: false,
  complete: true,
  provesUnsolvable: true,
  accepts: [],
  needsGoalStates: false,
  start: (space, { watch } = {}) => machine((stats) => markEachOnce(space, stats, watch)),
};

function* markEachOnce<S>(
  space: StateSpace<S>,
  stats: SearchStats,
  watch: Watch<S> | undefined,
): Search {
  if (!space.isGoal(space.start)) stats.lowerBound = 1;
  const meter = new NodeMeter(space, stats);
  const stack = [rootNode(space.start)];
  watch?.({ type: 'open', node: stack[0]! });
  const marked = new Set([space.key(space.start)]);
  for (let node = stack.pop(); node; node = stack.pop()) {
    meter.notePeaks(node.g, marked.size + stack.length);
    if (space.isGoal(node.state)) {
      watch?.({ type: 'goal', node });
      return answeredBy(node);
    }
    // The last one pushed is visited first, so that the order of the successors is kept.
    const children = yield* expandNode(space, node, meter, watch);
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i]!;
      if (isPause(space, i)) yield;
      const key = space.key(child.state);
      if (marked.has(key)) {
        watch?.({ type: 'duplicate', node: child, wasOpen: false });
        continue;
      }
      marked.add(key);
      watch?.({ type: 'open', node: child });
      stack.push(child);
    }
    yield;
  }
  return EXHAUSTED;
}
