/*
 * A search by subtrees. An iteration that turns out long is begun anew: the tree is cut at a small
 * depth, and its leaves, some hundreds, are searched by whoever is free, so that large ones and
 * small ones even out. The owner of the search takes leaves like the others, a slice at a time, and
 * does everything where there are no threads. With a checkpoint the cut is finer, and leaves that
 * an earlier process has finished are left out.
 *
 * The tables lie in memory that all share; each thread has an area for what it writes. Together
 * they make the same nodes as one thread does, except in the last iteration, which ends as soon as
 * anyone has found a line.
 *
 * Refused: giving parts of a running search away (fewer nodes made twice, by one in a thousand, but
 * a lock on every stack).
 */
import type { Item } from '../../threads/mailbox.ts';
import { startPool, ThreadPool } from '../../threads/pool.ts';
import type { ThreadHandle, ThreadSetup } from '../../threads/setup.ts';
import type { GoalProgress } from './checkpoint.ts';
import { type CutTree, LEAF_EXHAUSTED, LEAF_FOUND, LEAF_RUNNING } from './cutTree.ts';
import type { Iteration, IterationEnd } from './iteration.ts';

const NODES_ALONE = 1_000_000;
/** Leaves are cut deeper until there are so many, and never so many more. */
const LEAVES = { wanted: 500, most: 4000 } as const;
const LEAVES_KEPT = { wanted: 4000, most: 30_000 } as const;
/** Leaves that wait for threads. */
const QUEUE = 200;
const NODES_AT_ONCE = 20_000;
const WAIT_MS = 2;
/** Waits for threads that are told to stop: they look every few milliseconds. */
const STOP_WAITS = 100;

export type ThreadsOptions = {
  /** Threads to be used, the caller's included. */
  readonly threads: number;
  /** Starts a thread; tests give another. */
  readonly startThread?: (setup: ThreadSetup) => ThreadHandle;
  /** An iteration is cut when it has made more nodes than this, or is expected to. */
  readonly nodesAlone?: number;
  /** Where finished subtrees are noted. */
  readonly progress?: GoalProgress;
};

/** A tree and the ways to its leaves that are to be searched. */
type Part = { readonly tree: CutTree; readonly name: string; readonly ways: readonly Uint8Array[] };

export class SubtreeSearch implements Iteration {
  private readonly alone: Iteration;
  private readonly trees: readonly CutTree[];
  private readonly options: ThreadsOptions;
  private readonly leaves: typeof LEAVES | typeof LEAVES_KEPT;
  private readonly pools = new Map<WebAssembly.Memory, ThreadPool>();
  /** Parts of the iteration at hand still to be searched; the first is. */
  private parts: Part[] = [];
  /** Leaves of that part that have been posted, and by item which leaf it is. */
  private posted = 0;
  private readonly leafOf = new Map<number, number>();
  /** The leaf that the owner is at. */
  private item: Item | undefined;
  private isShared = false;
  /** This iteration has been cut, or cannot be. */
  private isTried = false;
  private bound = 0;
  /** Nodes when the iteration at hand began, and of the one before. */
  private begun = 0;
  private last = 0;
  private lineFound: Uint8Array | undefined;

  /** The lines of the search alone are those of all trees together. */
  constructor(alone: Iteration, trees: readonly CutTree[], options: ThreadsOptions) {
    this.alone = alone;
    this.trees = trees;
    this.options = options;
    this.leaves = options.progress ? LEAVES_KEPT : LEAVES;
  }

  get raise(): number {
    return this.alone.raise;
  }

  get estimate(): number {
    return this.alone.estimate;
  }

  get second(): number {
    return this.alone.second;
  }

  get expanded(): number {
    return this.trees.reduce((sum, { expanded }) => sum + expanded, this.alone.expanded);
  }

  get generated(): number {
    return this.trees.reduce((sum, { generated }) => sum + generated, this.alone.generated);
  }

  get bytes(): number {
    return this.alone.bytes;
  }

  get line(): Uint8Array {
    return this.lineFound ?? this.alone.line;
  }

  start(bound: number): void {
    const { progress } = this.options;
    this.bound = bound;
    this.lineFound = undefined;
    this.begun = this.expanded;
    this.isShared = false;
    this.isTried = false;
    this.alone.start(bound);
    const isBegun = progress?.bound === bound && progress.finished.size > 0;
    if (isBegun || this.last > this.nodesAlone / 2) this.share();
  }

  step(budget: number): IterationEnd {
    const end = this.isShared ? this.stepShared(budget) : this.stepAlone(budget);
    if (end) this.last = this.expanded - this.begun;
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
    if (isIdle) this.alone.close?.();
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
    const end = this.alone.step(budget);
    if (!end && !this.isTried && this.expanded - this.begun > this.nodesAlone) {
      this.alone.start(this.bound);
      this.share();
    }
    return end;
  }

  private get nodesAlone(): number {
    return this.options.nodesAlone ?? NODES_ALONE;
  }

  /** Cuts the trees and gives their leaves away; where it cannot, the search begins anew. */
  private share(): void {
    this.isTried = true;
    const parts: Part[] = [];
    for (const [number, tree] of this.trees.entries()) {
      const ways = this.openPool(tree) ? this.cut(tree) : undefined;
      if (!ways) {
        this.alone.start(this.bound);
        return;
      }
      const name = this.trees.length > 1 ? `${number}:` : '';
      const todo = ways.filter((way) => !this.isFinished(nameOf(name, way)));
      parts.push({ tree, name, ways: todo });
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
    let ways: Uint8Array[] | undefined;
    for (let depth = tree.cutFirst; depth <= deepest; depth += tree.cutMore) {
      const deeper = tree.cut(this.bound, depth, most);
      if (deeper.length > most) return ways;
      ways = deeper;
      if (ways.length > wanted || ways.length === 0) return ways;
    }
    return ways;
  }

  private beginPart(): void {
    const [part] = this.parts;
    this.posted = 0;
    if (part) part.tree.writeLeaves(this.bound, part.ways);
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
      if (pool.pending === 0 && (this.isStopped(part.tree) || this.posted === part.ways.length)) {
        const found = this.finish(part.tree, pool);
        if (found) return found;
      } else if (isWaiting || this.expanded >= end) return undefined;
    }
  }

  /** Keeps the queue filled. */
  private post({ tree, ways }: Part, pool: ThreadPool): void {
    if (this.isStopped(tree)) return;
    while (this.posted < ways.length && pool.pending < QUEUE) {
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
      const way = part?.ways[this.leafOf.get(id)!];
      this.leafOf.delete(id);
      const isDone = value === LEAF_EXHAUSTED && progress?.bound === this.bound;
      if (part && way && isDone) progress.finish(nameOf(part.name, way));
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
function nameOf(tree: string, way: Uint8Array): string {
  return tree + Array.from(way, (place) => place.toString(36)).join('');
}
