import type { Steps } from '@glissade/core';
import { type Node, stepsTo } from './node.ts';
import type { StateSpace } from './problem/stateSpace.ts';

/**
 * The whole line through the state where two searches met: `forward` was reached from the start,
 * `backward` (a node with the same key) from a goal, and its parents lead to that goal.
 *
 * The two states may differ by an exchange of interchangeable pieces, so the steps of the backward
 * search could name the wrong pieces. Therefore the second half is played again from the forward
 * state: at each node the successor with the next key is taken. It exists, because every move can
 * be taken back and all pieces of a kind can do the same. This costs one list of successors for
 * each node, which is not counted as an expansion.
 */
export function joinPaths<S>(space: StateSpace<S>, forward: Node<S>, backward: Node<S>): Steps {
  const steps = [...stepsTo(forward)];
  let state = forward.state;
  for (let node = backward.parent; node; node = node.parent) {
    const key = space.key(node.state);
    const successor = space
      .successors(state)
      .find((candidate) => space.key(candidate.state) === key);
    if (!successor) throw new Error('the way back is not among the successors');
    steps.push(...successor.steps);
    state = successor.state;
  }
  return Uint32Array.from(steps);
}
