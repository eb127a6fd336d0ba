/**
 * The effective branching factor b of a search that generated n nodes and found a solution of
 * length d: a uniform tree of depth d with n + 1 nodes has it, n + 1 = 1 + b + b² + … + b^d.
 * Undefined where there is none (no node, no length, or fewer nodes than the length).
 * Source: S. Russell, P. Norvig, Artificial Intelligence, 4th ed. (2020), section 3.6.1.
 *
 * @example
 * ```ts
 * import { effectiveBranchingFactor } from 'glissade/search';
 * console.log(effectiveBranchingFactor(14, 3)); // → 2
 * ```
 */
export function effectiveBranchingFactor(generated: number, length: number): number | undefined {
  if (!(length >= 1 && generated >= length) || !Number.isFinite(generated)) return undefined;
  let low = 1;
  let high = generated;
  // Halved until two doubles are next to each other, at most some 60 times.
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return low;
    if (nodesOfTree(middle, length) <= generated) low = middle;
    else high = middle;
  }
}

/** b + b² + … + b^depth, by Horner's rule; Infinity where it is too large. */
function nodesOfTree(branching: number, depth: number): number {
  let nodes = 0;
  for (let level = 0; level < depth && nodes < Number.POSITIVE_INFINITY; level++) {
    nodes = (nodes + 1) * branching;
  }
  return nodes;
}
