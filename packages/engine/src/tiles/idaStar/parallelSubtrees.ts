/*
 * Parallel search of subtrees. An iteration that turns out long begins again: the tree is cut at a
 * small depth, and any free thread searches one of its leaves, some hundreds, so that large and
 * small subtrees even out. The owner of the search takes leaves like the other threads, a slice at
 * a time, and does everything where there are no threads. With a checkpoint the cut is deeper, and
 * leaves that an earlier process has finished are skipped.
 *
 * The tables lie in shared memory; each thread has an area for what it writes. Together the threads
 * expand the same nodes as one thread does, except in the last iteration, which ends as soon as any
 * thread has found a line.
 *
 * Rejected: splitting the stack of a running search (Rao and Kumar 1987: one node in a thousand
 * fewer is expanded twice, but every stack needs a lock).
 */
import type { Item } from '../../threads/mailbox.ts';
import { startPool, ThreadPool } from '../../threads/pool.ts';
import type { ThreadHandle, ThreadSetup } from '../../threads/setup.ts';
import type { GoalProgress } from './checkpoint.ts';
import { type CutTree, LEAF_EXHAUSTED, LEAF_FOUND, LEAF_RUNNING } from './cutTree.ts';
import type { Iteration, IterationEnd } from './iteration.ts';

const NODES_SERIAL_MAX = 1_000_000;
/** The cut goes deeper until there are `wanted` leaves, and never has more than `most`. */
const LEAVES = { wanted: 500, most: 4000 } as const;
const LEAVES_WITH_CHECKPOINT = { wanted: 4000, most: 30_000 } as const;
/** Number of leaves that wait for threads. */
const QUEUE = 200;
const NODES_AT_ONCE = 20_000;
const WAIT_MS = 2;
/** Waits for threads to stop: they check for it every few milliseconds. */
const STOP_WAITS = 100;

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

/** A tree and the paths to those of its leaves that are to be searched. */
type CutPart = {
  readonly tree: CutTree;
  readonly name: string;
  readonly leafPaths: readonly Uint8Array[];
};

export class SubtreeSearch implements Iteration {
  private readonly serial: Iteration;
  private readonly trees: readonly CutTree[];
  private readonly options: ThreadsOptions;
  private readonly leaves: typeof LEAVES | typeof LEAVES_WITH_CHECKPOINT;
  private readonly pools = new Map<WebAssembly.Memory, ThreadPool>();
  /** Parts of the current iteration that are not finished; the first is being searched. */
  private parts: CutPart[] = [];
  /** Leaves of that part that have been posted, and by item which leaf it is. */
  private posted = 0;
  private readonly leafOf = new Map<number, number>();
  /** The leaf that the owner is at. */
  private item: Item | undefined;
  private isShared = false;
  /** This iteration has been cut, or cannot be. */
  private hasTriedCut = false;
  private bound = 0;
  /** Nodes before the current iteration began, and those of the one before. */
  private expandedAtStart = 0;
  private lastIterationExpanded = 0;
  private lineFound: Uint8Array | undefined;

  /** The lines of the search alone are those of all trees together. */
  constructor(alone: Iteration, trees: readonly CutTree[], options: ThreadsOptions) {
    this.serial = alone;
    this.trees = trees;
    this.options = options;
    this.leaves = options.progress ? LEAVES_WITH_CHECKPOINT : LEAVES;
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
    return this.lineFound ?? this.serial.line;
  }

  start(bound: number): void {
    const { progress } = this.options;
    this.bound = bound;
    this.lineFound = undefined;
    this.expandedAtStart = this.expanded;
    this.isShared = false;
    this.hasTriedCut = false;
    this.serial.start(bound);
    const isBegun = progress?.bound === bound && progress.finished.size > 0;
    if (isBegun || this.lastIterationExpanded > this.nodesAlone / 2) this.share();
  }

  step(budget: number): IterationEnd {
    const end = this.isShared ? this.stepShared(budget) : this.stepAlone(budget);
    if (end) this.lastIterationExpanded = this.expanded - this.expandedAtStart;
    return end;
  }

  /** Memory in which a thread may still write is lost; the next search has to load its tables. */
  close(): void {
    let isIdle = true;
    for (const pool of this.pools.values()) {
      try {
        isIdle = this.stop(pool) && isIdle;
      } finally {
        pool.close();
      }
    }
    this.pools.clear();
    if (isIdle) this.serial.close?.();
  }

  /** Tells threads to leave their leaves; whether they all have. */
  private stop(pool: ThreadPool): boolean {
    if (pool.pending > 0) this.gather(pool);
    if (this.item) pool.settle(this.item.id, LEAF_RUNNING);
    this.item = undefined;
    pool.cancel();
    for (let waits = 0; pool.pending > 0 && waits < STOP_WAITS; waits++) {
      pool.wait(WAIT_MS);
      this.gather(pool);
    }
    return pool.pending === 0;
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
    this.parts = parts;
    this.isShared = true;
    this.beginPart();
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

  private beginPart(): void {
    const [part] = this.parts;
    this.posted = 0;
    if (part) part.tree.writeLeaves(this.bound, part.leafPaths);
  }

  private stepShared(budget: number): IterationEnd {
    const end = this.expanded + budget;
    for (;;) {
      const [part] = this.parts;
      if (!part) return 'exhausted';
      const pool = this.pools.get(part.tree.shared.memory)!;
      this.post(part, pool);
      if (!this.item) {
        this.item = pool.claim();
        if (this.item) part.tree.enterLeaf(this.item.numbers[1]!);
        else if (pool.pending > 0) pool.wait(WAIT_MS);
      }
      const isWaiting = !this.item;
      if (this.item) this.work(part.tree, pool, this.item);
      this.gather(pool);
      if (
        pool.pending === 0 &&
        (this.isStopped(part.tree) || this.posted === part.leafPaths.length)
      ) {
        const found = this.finish(part.tree, pool);
        if (found) return found;
      } else if (isWaiting || this.expanded >= end) return undefined;
    }
  }

  /** Keeps the queue filled. */
  private post({ tree, leafPaths }: CutPart, pool: ThreadPool): void {
    if (this.isStopped(tree)) return;
    while (this.posted < leafPaths.length && pool.pending < QUEUE) {
      const id = pool.post([0, this.posted]);
      if (id === undefined) return;
      this.leafOf.set(id, this.posted++);
    }
  }

  /** Goes on with the owner's leaf. */
  private work(tree: CutTree, pool: ThreadPool, item: Item): void {
    const status = tree.work(NODES_AT_ONCE);
    const isStopped = this.isStopped(tree);
    if (status === LEAF_RUNNING && !isStopped) return;
    if (status === LEAF_FOUND) this.lineFound = tree.lineFound(true, this.bound);
    this.item = undefined;
    pool.settle(item.id, status);
    if (this.lineFound || isStopped) pool.cancel();
  }

  /** Takes in answers, and notes which leaves are done with. */
  private gather(pool: ThreadPool): void {
    const [part] = this.parts;
    const { progress } = this.options;
    for (const { id, value } of pool.gather()) {
      const path = part?.leafPaths[this.leafOf.get(id)!];
      this.leafOf.delete(id);
      const isDone = value === LEAF_EXHAUSTED && progress?.bound === this.bound;
      if (part && path && isDone) progress.finish(nameOf(part.name, path));
    }
  }

  private isStopped({ shared, stopAt }: CutTree): boolean {
    return new DataView(shared.memory.buffer).getInt32(stopAt, true) !== 0;
  }

  /** Ends a part; `found` if it has the line. */
  private finish(tree: CutTree, pool: ThreadPool): IterationEnd {
    if (!this.isStopped(tree)) {
      this.parts.shift();
      this.beginPart();
      return undefined;
    }
    this.lineFound ??= tree.lineFound(false, this.bound);
    this.parts = [];
    pool.resume();
    return 'found';
  }
}

/** A node by the way to it. */
function nameOf(tree: string, path: Uint8Array): string {
  return tree + Array.from(path, (place) => place.toString(36)).join('');
}
