/**
 * Breadth-first search: level by level, so the first goal found is a nearest one.
 *
 * A state is stored once, under its key, when it is first generated. The goal test comes at
 * generation (early: the last level is never expanded) or at expansion (late: as most courses count
 * nodes). Both give the same lengths but different counts, so both are here. Every move must cost
 * 1; for other costs there is `ucs`.
 *
 * Rejected: a queue instead of two levels. With levels the bound is plain: while a level of depth d
 * is expanded, no solution shorter than d + 1 (late: d) remains.
 *
 * Cost: time and memory in proportion to the states within the depth of the solution.
 * Source: E. F. Moore, The shortest path through a maze (1959); early and late tests: S. Russell,
 * P. Norvig, Artificial Intelligence, 4th ed. (2020), section 3.4.
 */

import type { Algorithm } from './algorithm.ts';
import { expandNode, isPause } from './expandNode.ts';
import { machine, type Search } from './machine.ts';
import { type Node, rootNode } from './node.ts';
import { NodeMeter } from './nodeMeter.ts';
import { EXHAUSTED, solvedBy } from './outcomes.ts';
import type { StateSpace } from './problem/stateSpace.ts';
import type { SearchStats } from './searcher.ts';
import type { Watch } from './watch.ts';

const PROMISES = {
  optimal: true,
  complete: true,
  provesUnsolvable: true,
  accepts: [],
  needsGoalStates: false,
} as const;

export const BFS: Algorithm = {
  name: 'bfs',
  title: 'Breadth-first, goal test at generation',
  ...PROMISES,
  start: (space, { watch } = {}) => machine((stats) => breadthFirst(space, true, stats, watch)),
};

export const BFS_LATE: Algorithm = {
  name: 'bfs-late',
  title: 'Breadth-first, goal test at expansion',
  ...PROMISES,
  start: (space, { watch } = {}) => machine((stats) => breadthFirst(space, false, stats, watch)),
};

function* breadthFirst<S>(
  space: StateSpace<S>,
  early: boolean,
  stats: SearchStats,
  watch: Watch<S> | undefined,
): Search {
  const reached = (node: Node<S>) => {
    watch?.({ type: 'goal', node });
    return solvedBy(node, stats);
  };
  let level: Node<S>[] = [rootNode(space.start)];
  watch?.({ type: 'open', node: level[0]! });
  if (early && space.isGoal(space.start)) return reached(level[0]!);
  const seen = new Set([space.key(space.start)]);
  const meter = new NodeMeter(space, stats);
  meter.notePeaks(1, 1);
  for (let depth = 0; level.length > 0; depth++) {
    stats.lowerBound = early ? depth + 1 : depth;
    const next: Node<S>[] = [];
    for (const [index, node] of level.entries()) {
      if (!early && space.isGoal(node.state)) return reached(node);
      const children = yield* expandNode(space, node, meter, watch);
      for (let i = 0; i < children.length; i++) {
        const child = children[i]!;
        if (isPause(space, i)) yield;
        const key = space.key(child.state);
        if (seen.has(key)) {
          watch?.({ type: 'duplicate', node: child, wasOpen: false });
          continue;
        }
        if (early && space.isGoal(child.state)) return reached(child);
        watch?.({ type: 'open', node: child });
        seen.add(key);
        next.push(child);
      }
      meter.notePeaks(level.length - index - 1 + next.length, seen.size);
      yield;
    }
    level = next;
  }
  return EXHAUSTED;
}
