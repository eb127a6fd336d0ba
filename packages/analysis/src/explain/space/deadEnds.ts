/* Dead ends: what hangs on a room by one state alone, from the tree of a depth-first search. */
import type { Folded } from './folding.ts';

/** A way in and nothing behind it but the way back. */
export type DeadEnd = {
  /** The vertex by which it is entered; not counted in `size`. */
  readonly entrance: number;
  readonly size: number;
  /** Greatest distance from the entrance. */
  readonly depth: number;
};

export type DeadEnds = {
  readonly deadEndCount: number;
  /** States in all of them together. */
  readonly deadEndStates: number;
  /** The largest, the largest first. */
  readonly largest: readonly DeadEnd[];
};

/** A part that hangs on a state: entered at `entrance`, the subtree of `child`. */
export type Hanging = { readonly entrance: number; readonly child: number };

/** A depth-first search that is over. */
export type SearchTree = Pick<Folded, 'graph'> & {
  /** Number in the search, from 1; 0 was not met. */
  readonly order: Int32Array;
  /** Negative: none. */
  readonly parent: Int32Array;
  /** The last number. */
  readonly orderLast: number;
};

const LARGEST_MAX = 3;

/** `spare`: two tables with a place for each state, which are overwritten. */
export function deadEndsOf(
  tree: SearchTree,
  parts: readonly Hanging[],
  spare: readonly [Int32Array, Int32Array],
): DeadEnds {
  const sizes = subtreeSizes(tree, spare);
  const sizeOf = (state: number) => sizes[state]!;
  const ends = hangingOn(parts)
    .map((end) => ({ ...end, size: end.children.reduce((sum, one) => sum + sizeOf(one), 0) }))
    .sort((a, b) => b.size - a.size || a.entrance - b.entrance);
  return {
    deadEndCount: ends.length,
    deadEndStates: ends.reduce((sum, { size }) => sum + size, 0),
    largest: ends.slice(0, LARGEST_MAX).map(({ entrance, children, size }) => ({
      entrance,
      size,
      depth: Math.max(...children.map((one) => depthOf(tree, entrance, one, sizeOf(one)))),
    })),
  };
}

/** Subtrees are numbered without gaps, so the last number of one tells its size. */
function subtreeSizes(
  { order, parent, orderLast }: SearchTree,
  [first, second]: readonly [Int32Array, Int32Array],
): Int32Array {
  const stateAt = first.fill(-1);
  const sizes = second.fill(1);
  for (let state = 0; state < order.length; state++) {
    if (order[state]! > 0) stateAt[order[state]! - 1] = state;
  }
  for (let i = orderLast - 1; i >= 0; i--) {
    const state = stateAt[i]!;
    if (parent[state]! >= 0) sizes[parent[state]!]! += sizes[state]!;
  }
  return sizes;
}

function depthOf(tree: SearchTree, entrance: number, child: number, size: number): number {
  const { graph, order } = tree;
  const first = order[child]!;
  const seen = new Set([entrance]);
  let level = [entrance];
  for (let depth = 0; ; depth++) {
    const next: number[] = [];
    for (const state of level) {
      for (let edge = graph.firsts[state]!; edge < graph.firsts[state + 1]!; edge++) {
        const there = graph.successors[edge]!;
        const number = order[there]!;
        if (number < first || number >= first + size || seen.has(there)) continue;
        seen.add(there);
        next.push(there);
      }
    }
    if (next.length === 0) return depth;
    level = next;
  }
}

/** All that hangs on one state is one dead end. */
function hangingOn(parts: readonly Hanging[]) {
  const ends = new Map<number, number[]>();
  for (const { entrance, child } of parts) {
    const children = ends.get(entrance);
    if (children) children.push(child);
    else ends.set(entrance, [child]);
  }
  return [...ends].map(([entrance, children]) => ({ entrance, children }));
}
