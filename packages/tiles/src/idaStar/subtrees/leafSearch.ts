/* The leaves of a cut, searched by any free thread and by the owner, a slice at a time. */
import type { Item } from '@glissade/platform/threads/mailbox';
import type { ThreadPool } from '@glissade/platform/threads/pool';
import type { GoalProgress } from '../checkpoint.ts';
import type { IterationEnd } from '../iteration.ts';
import { type CutTree, LEAF_EXHAUSTED, LEAF_FOUND, LEAF_RUNNING } from './cutTree.ts';

/** Number of leaves that wait for threads. */
const QUEUE = 200;
const NODES_AT_ONCE = 20_000;
const WAIT_MS = 2;
/** Waits for threads to stop: they check for it every few milliseconds. */
const STOP_WAITS = 100;

/** A tree and the paths to those of its leaves that are to be searched. */
export type CutPart = {
  readonly tree: CutTree;
  readonly name: string;
  readonly leafPaths: readonly Uint8Array[];
};

/** Searches the leaves of one part after the other. */
export class LeafSearch {
  /** The line that ended the search. */
  lineFound: Uint8Array | undefined;
  private readonly pools: ReadonlyMap<WebAssembly.Memory, ThreadPool>;
  private readonly progress: GoalProgress | undefined;
  private readonly expanded: () => number;
  private bound = 0;
  /** Parts of the current iteration that are not finished; the first is being searched. */
  private parts: CutPart[] = [];
  /** Leaves of that part that have been posted, and by item which leaf it is. */
  private posted = 0;
  private readonly leafOf = new Map<number, number>();
  /** The leaf that the owner is at. */
  private item: Item | undefined;

  /** By the memory of a tree its threads; nodes are counted where the trees are. */
  constructor(
    pools: ReadonlyMap<WebAssembly.Memory, ThreadPool>,
    progress: GoalProgress | undefined,
    expanded: () => number,
  ) {
    this.pools = pools;
    this.progress = progress;
    this.expanded = expanded;
  }

  begin(parts: CutPart[], bound: number): void {
    this.bound = bound;
    this.parts = parts;
    this.beginPart();
  }

  private beginPart(): void {
    const [part] = this.parts;
    this.posted = 0;
    if (part) part.tree.writeLeaves(this.bound, part.leafPaths);
  }

  /** Tells threads to leave their leaves; whether they all have. */
  stop(pool: ThreadPool): boolean {
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

  /** Works for about so many nodes. */
  step(budget: number): IterationEnd {
    const end = this.expanded() + budget;
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
      } else if (isWaiting || this.expanded() >= end) return undefined;
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
    const { progress } = this;
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
export function nameOf(tree: string, path: Uint8Array): string {
  return tree + Array.from(path, (place) => place.toString(36)).join('');
}
