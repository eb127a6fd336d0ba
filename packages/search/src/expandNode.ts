import type { Node } from './node.ts';
import type { NodeMeter } from './nodeMeter.ts';
import type { StateSpace } from './problem/stateSpace.ts';
import type { Watch } from './watch.ts';

/** Makes the children of a node, and counts the expansion; pauses where they are very many. */
export function* expandNode<S>(
  space: StateSpace<S>,
  node: Node<S>,
  meter: NodeMeter<S>,
  watch?: Watch<S>,
): Generator<void, Node<S>[], void> {
  const { inPortions } = space;
  const { stats } = meter;
  stats.expanded++;
  watch?.({ type: 'expand', node, lowerBound: stats.lowerBound });
  const children: Node<S>[] = [];
  for (const { state, steps, cost } of (inPortions ?? space).successors(node.state)) {
    const child = { state, parent: node, steps, g: node.g + cost };
    children.push(child);
    meter.made(child);
    watch?.({ type: 'generate', node: child });
    if (isPause(space, children.length)) yield;
  }
  return children;
}

/** Whether a search should pause when it has made, or looked at, so many successors of a state. */
export function isPause<S>({ inPortions }: StateSpace<S>, count: number): boolean {
  return inPortions !== undefined && count % inPortions.size === 0;
}
