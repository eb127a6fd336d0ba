/**
 * Bidirectional breadth-first search: one search from the start and one from all goal states at
 * once, until they meet. With few goal states, two searches to half the depth expand far fewer
 * states than one search to the whole depth. With thousands of goal states (a goal that names one
 * block) nothing is gained.
 *
 * The side with fewer waiting nodes expands a whole level. When the levels up to a (forward) and b
 * (backward) are complete and share no state, no solution is shorter than a + b + 1, and the first
 * state that is met during the next level gives a solution of just this length. Rejected: taking
 * turns node by node, because then the first meeting need not lie on a shortest line.
 *
 * If either side runs out of states, no goal can be reached. Every move must cost 1, and there must
 * be a move back.
 *
 * Cost: memory for both searches, and the list of goal states beforehand.
 * Source: I. Pohl, Bi-directional search (1971).
 */

import type { Algorithm } from './algorithm.ts';
import { expandNode, isPause } from './expandNode.ts';
import { joinPaths } from './joinPaths.ts';
import { machine, type Search } from './machine.ts';
import { type Node, rootNode } from './node.ts';
import { NodeMeter } from './nodeMeter.ts';
import { EXHAUSTED } from './outcomes.ts';
import type { StateSpace } from './problem/stateSpace.ts';
import type { RawOutcome, SearchStats } from './searcher.ts';
import type { Watch } from './watch.ts';

export const BIDIRECTIONAL: Algorithm = {
  name: 'bidirectional',
  title: 'Bidirectional breadth-first',
  optimal: true,
  complete: true,
  provesUnsolvable: true,
  accepts: [],
  needsGoalStates: true,
  start: (space, { goalStates, watch } = {}) => {
    if (!goalStates) throw new Error('a bidirectional search needs the list of goal states');
    return machine((stats) => searchBothWays(space, goalStates, stats, watch));
  },
};

/** One of the two searches. */
type Side<S> = {
  /** Every node met, by key. */
  readonly nodes: Map<string, Node<S>>;
  /** The deepest level, not yet expanded. */
  level: Node<S>[];
};

type Meeting<S> = { readonly forward: Node<S>; readonly backward: Node<S> };

function* searchBothWays<S>(
  space: StateSpace<S>,
  goalStates: readonly S[],
  stats: SearchStats,
  watch: Watch<S> | undefined,
): Search {
  const forward = sideFrom(space, [space.start]);
  const backward = sideFrom(space, goalStates);
  const meter = new NodeMeter(space, stats);
  meter.notePeaks(1 + backward.nodes.size, 1 + backward.nodes.size);
  watch?.({ type: 'open', node: forward.level[0]! });
  for (const node of backward.level) watch?.({ type: 'open', node, isBackward: true });
  const goal = backward.nodes.get(space.key(space.start));
  if (goal) {
    watch?.({ type: 'meet', node: forward.level[0]!, other: goal });
    return { status: 'solved', steps: new Uint32Array(0) };
  }
  while (forward.level.length > 0 && backward.level.length > 0) {
    stats.lowerBound++;
    const isForward = forward.level.length <= backward.level.length;
    const [side, other] = isForward ? [forward, backward] : [backward, forward];
    const met = yield* expandLevel(space, side, other, { meter, watch });
    if (met) {
      const [own, theirs] = met;
      return meetingOutcome(
        space,
        isForward ? { forward: own, backward: theirs } : { forward: theirs, backward: own },
      );
    }
  }
  return EXHAUSTED;
}

function sideFrom<S>(space: StateSpace<S>, states: readonly S[]): Side<S> {
  const nodes = new Map(states.map((state) => [space.key(state), rootNode(state)]));
  return { nodes, level: [...nodes.values()] };
}

/** Expands the deepest level of a side; ends early with the two nodes of a state both have met. */
function* expandLevel<S>(
  space: StateSpace<S>,
  side: Side<S>,
  other: Side<S>,
  { meter, watch }: { readonly meter: NodeMeter<S>; readonly watch: Watch<S> | undefined },
): Generator<void, readonly [own: Node<S>, theirs: Node<S>] | undefined, void> {
  const next: Node<S>[] = [];
  for (const [index, node] of side.level.entries()) {
    const children = yield* expandNode(space, node, meter, watch);
    for (let i = 0; i < children.length; i++) {
      const child = children[i]!;
      if (isPause(space, i)) yield;
      const key = space.key(child.state);
      if (side.nodes.has(key)) {
        watch?.({ type: 'duplicate', node: child, wasOpen: false });
        continue;
      }
      const theirs = other.nodes.get(key);
      if (theirs) {
        watch?.({ type: 'meet', node: child, other: theirs });
        return [child, theirs];
      }
      watch?.({ type: 'open', node: child });
      side.nodes.set(key, child);
      next.push(child);
    }
    const waiting = side.level.length - index - 1 + next.length + other.level.length;
    meter.notePeaks(waiting, side.nodes.size + other.nodes.size);
    yield;
  }
  side.level = next;
  return undefined;
}

function meetingOutcome<S>(space: StateSpace<S>, { forward, backward }: Meeting<S>): RawOutcome {
  return { status: 'solved', steps: joinPaths(space, forward, backward) };
}
