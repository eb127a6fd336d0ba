/*
 * Parallel search of subtrees. An iteration that proves long begins again: the tree is cut at a
 * small depth into some hundreds of leaves, so that large and small subtrees even out, and any free
 * thread searches the subtree of a leaf. The owner of the search takes leaves like the other
 * threads, a slice at a time, and does everything if there are no threads. With a checkpoint the
 * cut is deeper, and leaves that an earlier process has finished are skipped.
 *
 * The tables are in shared memory; each thread has an area for what it writes. Together the threads
 * expand the same nodes as one thread does, except in the last iteration, which ends as soon as any
 * thread has found a line.
 *
 * Rejected: splitting the stack of a running search (Rao and Kumar 1987: one node in a thousand
 * fewer is expanded twice, but every stack needs a lock).
 */
import { startPool, ThreadPool } from '@glissade/platform/threads/pool';
import type { ThreadHandle, ThreadSetup } from '@glissade/platform/threads/threadSetup';
import type { GoalProgress } from '../checkpoint.ts';
import type { Iteration, IterationEnd } from '../iteration.ts';
import type { CutTree } from './cutTree.ts';
import { type CutPart, LeafSearch, nameOf } from './leafSearch.ts';

const NODES_SERIAL_MAX = 1_000_000;
/** The cut goes deeper until there are `wanted` leaves, and never has more than `most`. */
const LEAVES = { wanted: 500, most: 4000 } as const;
const LEAVES_WITH_CHECKPOINT = { wanted: 4000, most: 30_000 } as const;

export type ThreadsOptions = {
  /** Threads to be used, the caller's included. */
  readonly threads: number;
  /** Starts a thread; tests give another. */
  readonly startThread?: (setup: ThreadSetup) => ThreadHandle;
  /** An iteration is cut when it has made more nodes than this, or is expected to. */
  readonly nodesAlone?: number;
  /** Records the finished subtrees. */
  readonly progress?: GoalProgress;
};

export class SubtreeSearch implements Iteration {
  private readonly serial: Iteration;
  private readonly trees: readonly CutTree[];
  private readonly options: ThreadsOptions;
  private readonly leaves: typeof LEAVES | typeof LEAVES_WITH_CHECKPOINT;
  private readonly pools = new Map<WebAssembly.Memory, ThreadPool>();
  private readonly leafSearch: LeafSearch;
  private isShared = false;
  /** This iteration has been cut, or cannot be. */
  private hasTriedCut = false;
  private bound = 0;
  /** Nodes before the current iteration began, and those of the one before. */
  private expandedAtStart = 0;
  private lastIterationExpanded = 0;

  /** The lines of the search alone are those of all trees together. */
  constructor(alone: Iteration, trees: readonly CutTree[], options: ThreadsOptions) {
    this.serial = alone;
    this.trees = trees;
    this.options = options;
    this.leaves = options.progress ? LEAVES_WITH_CHECKPOINT : LEAVES;
    const { pools } = this;
    this.leafSearch = new LeafSearch(pools, options.progress, () => this.expanded);
  }

  get raise(): number {
    return this.serial.raise;
  }

  get estimate(): number {
    return this.serial.estimate;
  }

  get second(): number {
    return this.serial.second;
  }

  get expanded(): number {
    return this.trees.reduce((sum, { expanded }) => sum + expanded, this.serial.expanded);
  }

  get generated(): number {
    return this.trees.reduce((sum, { generated }) => sum + generated, this.serial.generated);
  }

  get bytes(): number {
    return this.serial.bytes;
  }

  get line(): Uint8Array {
    return this.leafSearch.lineFound ?? this.serial.line;
  }

  start(bound: number): void {
    const { progress } = this.options;
    this.bound = bound;
    this.leafSearch.lineFound = undefined;
    this.expandedAtStart = this.expanded;
    this.isShared = false;
    this.hasTriedCut = false;
    this.serial.start(bound);
    const isBegun = progress?.bound === bound && progress.finished.size > 0;
    if (isBegun || this.lastIterationExpanded > this.nodesAlone / 2) this.share();
  }

  step(budget: number): IterationEnd {
    const end = this.isShared ? this.leafSearch.step(budget) : this.stepAlone(budget);
    if (end) this.lastIterationExpanded = this.expanded - this.expandedAtStart;
    return end;
  }

  /** Memory in which a thread may still write is lost; the next search has to load its tables. */
  close(): void {
    let isIdle = true;
    for (const pool of this.pools.values()) {
      try {
        isIdle = this.leafSearch.stop(pool) && isIdle;
      } finally {
        pool.close();
      }
    }
    this.pools.clear();
    if (isIdle) this.serial.close?.();
  }

  private stepAlone(budget: number): IterationEnd {
    const end = this.serial.step(budget);
    if (!end && !this.hasTriedCut && this.expanded - this.expandedAtStart > this.nodesAlone) {
      this.serial.start(this.bound);
      this.share();
    }
    return end;
  }

  private get nodesAlone(): number {
    return this.options.nodesAlone ?? NODES_SERIAL_MAX;
  }

  /** Cuts the trees and gives their leaves away; where it cannot, the search begins anew. */
  private share(): void {
    this.hasTriedCut = true;
    const parts: CutPart[] = [];
    for (const [number, tree] of this.trees.entries()) {
      const leafPaths = this.openPool(tree) ? this.cut(tree) : undefined;
      if (!leafPaths) {
        this.serial.start(this.bound);
        return;
      }
      const name = this.trees.length > 1 ? `${number}:` : '';
      const todo = leafPaths.filter((path) => !this.isFinished(nameOf(name, path)));
      parts.push({ tree, name, leafPaths: todo });
    }
    this.isShared = true;
    this.leafSearch.begin(parts, this.bound);
  }

  private isFinished(name: string): boolean {
    const { progress } = this.options;
    return progress?.bound === this.bound && progress.finished.has(name);
  }

  private openPool(tree: CutTree): boolean {
    const { module, memory } = tree.shared;
    if (this.pools.has(memory)) return true;
    const { threads, startThread } = this.options;
    const count = threads - 1;
    if (!tree.open(threads, this.leaves.most)) return false;
    const data = { module, memory, calls: ['runLeaf'] };
    const flag = { buffer: memory.buffer, byteOffset: tree.stopAt };
    const start = startThread ? { start: startThread } : {};
    const options = { count, job: 'kernel', data, flag, ...start };
    const pool = count > 0 ? startPool(options) : new ThreadPool(options);
    if (pool) this.pools.set(memory, pool);
    return pool !== undefined;
  }

  /** The ways to the leaves of a cut; undefined if there are too few. */
  private cut(tree: CutTree): Uint8Array[] | undefined {
    const { wanted, most } = this.leaves;
    const deepest = tree.deepestCut(this.bound);
    let leafPaths: Uint8Array[] | undefined;
    for (let depth = tree.cutFirst; depth <= deepest; depth += tree.cutMore) {
      const deeper = tree.cut(this.bound, depth, most);
      if (deeper.length > most) return leafPaths;
      leafPaths = deeper;
      if (leafPaths.length > wanted || leafPaths.length === 0) return leafPaths;
    }
    return leafPaths;
  }
}
