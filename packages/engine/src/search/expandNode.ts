import type { StateSpace, Successor } from '../problem/stateSpace.ts';
import type { Node } from './node.ts';
import type { SearchStats } from './searcher.ts';
import type { Watch } from './watch.ts';

/** Makes the children of a node, and counts the expansion. */
export function expandNode<S>(
  space: StateSpace<S>,
  node: Node<S>,
  stats: SearchStats,
  watch?: Watch<S>,
): Node<S>[] {
  const successors = space.successors(node.state);
  stats.expanded++;
  stats.generated += successors.length;
  watch?.({ type: 'expand', node, lowerBound: stats.lowerBound });
  const children = successors.map(({ state, steps, cost }: Successor<S>) => ({
    state,
    parent: node,
    steps,
    g: node.g + cost,
  }));
  if (watch) for (const child of children) watch({ type: 'generate', node: child });
  return children;
}
