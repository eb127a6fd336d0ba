import type { Steps } from '@glissade/core';

/** A state inside a search: how it was reached, and at what cost. */
export type Node<S> = {
  /** The state. */
  readonly state: S;
  /** The node that it was made from; none at the root. */
  readonly parent: Node<S> | undefined;
  /** The packed unit steps from the parent; empty at the root. */
  readonly steps: readonly number[];
  /** The cost of the way from the root. */
  readonly g: number;
};

export function rootNode<S>(state: S): Node<S> {
  return { state, parent: undefined, steps: [], g: 0 };
}

/** The whole line from the root to a node. */
export function stepsTo<S>(node: Node<S>): Steps {
  const parts: (readonly number[])[] = [];
  for (let n: Node<S> | undefined = node; n; n = n.parent) parts.push(n.steps);
  return Uint32Array.from(parts.reverse().flat());
}
