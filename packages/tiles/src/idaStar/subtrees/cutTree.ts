/** How the work on a leaf ended; the numbers are those of the kernels. */
export const LEAF_RUNNING = 0;
export const LEAF_EXHAUSTED = 1;
export const LEAF_FOUND = 2;

/**
 * A tree of lines in the memory of a kernel that can be cut: what is below a leaf of the cut is
 * searched apart, by any thread that shares the memory.
 */
export interface CutTree {
  /** Threads call `runLeaf` of this module. */
  readonly shared: { readonly module: WebAssembly.Module; readonly memory: WebAssembly.Memory };
  /** Address of the word that stops everyone when it is not 0. */
  readonly stopAt: number;
  /** Depth of the first cut to try, how much deeper the next is, and the deepest for a bound. */
  readonly cutFirst: number;
  readonly cutMore: number;
  deepestCut(bound: number): number;
  /** Nodes made and steps tried below leaves, as far as the search alone does not count them. */
  readonly expanded: number;
  readonly generated: number;
  /** Makes space for so many threads, the owner's included, and leaves; false: there is none. */
  open(threads: number, leaves: number): boolean;
  /** The paths to all nodes at this depth; if there are more than `countMax`, one too many. */
  cut(bound: number, depth: number, countMax: number): Uint8Array[];
  /** Shows everyone the leaves, all of one depth, and the root. */
  writeLeaves(bound: number, paths: readonly Uint8Array[]): void;
  /** The owner goes to a leaf, and works on it for so many nodes. */
  enterLeaf(leaf: number): void;
  work(nodes: number): number;
  /** The line that the owner has just found, or that the thread has that stopped everyone. */
  lineFound(isOwn: boolean, bound: number): Uint8Array;
}
