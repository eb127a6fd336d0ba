/* The outcomes that textbook algorithms share. */
import { type Node, stepsTo } from './node.ts';
import type { RawOutcome, SearchStats } from './searcher.ts';

/** The whole space was searched, and no goal is in it. */
export const EXHAUSTED: RawOutcome = { status: 'unsolvable', proof: 'exhausted' };

/** There are states beyond the depth bound. */
export const DEPTH_REACHED: RawOutcome = { status: 'undecided', limit: 'depth' };

/** The line to this node is a shortest one. */
export function solvedBy<S>(node: Node<S>, stats: SearchStats): RawOutcome {
  stats.lowerBound = node.g;
  return { status: 'solved', steps: stepsTo(node) };
}

/** The line to this node leads to a goal; it may not be a shortest one. */
export function answeredBy<S>(node: Node<S>): RawOutcome {
  return { status: 'solved', steps: stepsTo(node) };
}
