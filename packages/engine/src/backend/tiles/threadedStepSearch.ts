/*
 * The step search by several threads. An iteration that turns out long is begun anew: the tree is
 * cut at a small depth, and its leaves, some hundreds, are searched by whoever is free, so that
 * large ones and small ones even out. The owner of the search takes leaves like the others, a slice
 * at a time, and does everything where there are no threads yet.
 *
 * The tables lie in memory that all share; each thread has an area for what it writes. Together
 * they make the same nodes as one thread does, except in the last iteration, which ends as soon as
 * anyone has found a line.
 *
 * Refused: giving parts of a running search away (fewer nodes made twice, by one in a thousand, but
 * a lock on every stack).
 */
import type { SharedInstance, TileStepsKernel } from '@glissade/kernels';
import * as layout from '@glissade/kernels/tileStepsLayout';
import { ITEMS_MAX, type Item } from '../../threads/mailbox.ts';
import { startPool, type ThreadPool } from '../../threads/pool.ts';
import type { ThreadHandle, ThreadSetup } from '../../threads/setup.ts';
import type { Iteration, IterationEnd } from './iteration.ts';
import type { KernelStepSearch } from './kernelStepSearch.ts';
import { grow } from './patternBuilder.ts';
import { type LoadedSteps, readLine } from './stepMemory.ts';

const NODES_ALONE = 1_000_000;
/** Leaves are cut deeper until there are so many. */
const LEAVES_WANTED = 500;
const CUT_FIRST = 4;
const CUT_MORE = 2;
const NODES_AT_ONCE = 20_000;
const WAIT_MS = 2;

export type ThreadsOptions = {
  /** Threads to be used, the caller's included. */
  readonly threads: number;
  /** Starts a thread; tests give another. */
  readonly startThread?: (setup: ThreadSetup) => ThreadHandle;
  /** An iteration is shared when it has made more nodes than this, or is expected to. */
  readonly nodesAlone?: number;
};

export class ThreadedStepSearch implements Iteration {
  readonly raise = 2;
  private readonly alone: KernelStepSearch;
  private readonly loaded: LoadedSteps;
  private readonly shared: SharedInstance<TileStepsKernel>;
  private readonly options: ThreadsOptions;
  private pool: ThreadPool | undefined;
  /** The leaf that the owner is at. */
  private item: Item | undefined;
  private isShared = false;
  /** This iteration has been shared, or cannot be. */
  private isTried = false;
  private bound = 0;
  /** Nodes when the iteration at hand began, and of the one before. */
  private begun = 0;
  private last = 0;
  private lineFound: Uint8Array | undefined;

  constructor(
    alone: KernelStepSearch,
    loaded: LoadedSteps,
    shared: SharedInstance<TileStepsKernel>,
    options: ThreadsOptions,
  ) {
    this.alone = alone;
    this.loaded = loaded;
    this.shared = shared;
    this.options = options;
    this.counters.fill(0n);
  }

  get estimate(): number {
    return this.alone.estimate;
  }

  get second(): number {
    return this.alone.second;
  }

  get expanded(): number {
    return this.alone.expanded + Number(this.counters[0]);
  }

  get generated(): number {
    return this.alone.generated + Number(this.counters[1]);
  }

  get bytes(): number {
    return this.alone.bytes;
  }

  get line(): Uint8Array {
    return this.lineFound ?? this.alone.line;
  }

  start(bound: number): void {
    this.bound = bound;
    this.lineFound = undefined;
    this.begun = this.expanded;
    this.isShared = false;
    this.isTried = false;
    this.alone.start(bound);
    if (this.last > this.nodesAlone / 2) this.share();
  }

  step(budget: number): IterationEnd {
    const end = this.isShared ? this.stepShared(budget) : this.stepAlone(budget);
    if (end) this.last = this.expanded - this.begun;
    return end;
  }

  close(): void {
    const isIdle = !this.pool || this.pool.pending === 0;
    this.pool?.cancel();
    this.pool?.close();
    this.pool = undefined;
    if (isIdle) this.alone.close();
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

  /** Nodes made by threads, and steps they tried. */
  private get counters(): BigUint64Array {
    return new BigUint64Array(this.shared.memory.buffer, layout.TILES_NODES, 2);
  }

  /** Cuts the tree and gives its leaves to the pool; where it cannot, the search begins anew. */
  private share(): void {
    this.isTried = true;
    if (!this.openPool()) return;
    const ways = this.cut();
    if (!ways) {
      this.alone.start(this.bound);
      return;
    }
    this.writeLeaves(ways);
    for (let leaf = 0; leaf < ways.length; leaf++) this.pool!.post([0, leaf]);
    this.isShared = true;
  }

  private openPool(): boolean {
    const { kernel, memory, module } = this.shared;
    if (this.pool) return true;
    const { threads, startThread } = this.options;
    const count = threads - 1;
    const areasAt = memory.buffer.byteLength;
    const leavesAt = areasAt + threads * AREA_BYTES;
    if (!grow(memory, leavesAt + ITEMS_MAX * layout.LEAF_BYTES)) return false;
    const view = new DataView(memory.buffer);
    view.setUint32(layout.TILES_AREAS_AT, areasAt, true);
    view.setUint32(layout.TILES_AREA_BYTES, AREA_BYTES, true);
    view.setUint32(layout.TILES_LEAVES_AT, leavesAt, true);
    view.setInt32(layout.TILES_STOP, 0, true);
    kernel.takeFirstArea();
    const data = { module, memory, calls: ['runLeaf'] };
    const flag = { buffer: memory.buffer, byteOffset: layout.TILES_STOP };
    const start = startThread ? { start: startThread } : {};
    this.pool = startPool({ count, job: 'kernel', data, flag, ...start });
    return this.pool !== undefined;
  }

  /** The ways to the leaves of a cut, the same length each; undefined if there are too few. */
  private cut(): Uint8Array[] | undefined {
    const deepest = Math.min(this.bound - 1, layout.LEAF_BYTES);
    if (this.bound + 2 > RECORDS) return undefined;
    let ways: Uint8Array[] | undefined;
    for (let depth = CUT_FIRST; depth < deepest; depth += CUT_MORE) {
      const deeper = this.leavesAt(depth);
      if (deeper.length > ITEMS_MAX) return ways;
      ways = deeper;
      if (ways.length > LEAVES_WANTED || ways.length === 0) return ways;
    }
    return ways;
  }

  private leavesAt(depth: number): Uint8Array[] {
    const { kernel } = this.shared;
    const ways: Uint8Array[] = [];
    this.alone.start(this.bound);
    kernel.begin(0, this.bound, depth);
    while (ways.length <= ITEMS_MAX) {
      const status = kernel.step(NODES_AT_ONCE);
      if (status === layout.TILES_EXHAUSTED) break;
      if (status === layout.TILES_LEAF) {
        ways.push(readLine(kernel.memory, this.loaded.stackAt, depth));
      }
    }
    return ways;
  }

  private writeLeaves(ways: readonly Uint8Array[]): void {
    const { buffer } = this.shared.memory;
    const view = new DataView(buffer);
    // The cut has used up the root.
    this.alone.start(this.bound);
    view.setUint32(layout.TILES_BOUND, this.bound, true);
    view.setUint32(layout.TILES_LEAF_DEPTH, ways[0]?.length ?? 0, true);
    const leavesAt = view.getUint32(layout.TILES_LEAVES_AT, true);
    ways.forEach((way, leaf) => {
      new Uint8Array(buffer).set(way, leavesAt + leaf * layout.LEAF_BYTES);
    });
  }

  private stepShared(budget: number): IterationEnd {
    const { kernel } = this.shared;
    const pool = this.pool!;
    const end = kernel.expanded() + budget;
    while (kernel.expanded() < end) {
      if (!this.item) {
        this.item = pool.claim();
        if (this.item) kernel.enterLeaf(this.item.numbers[1]!);
        else pool.wait(WAIT_MS);
      }
      if (this.item) this.work(this.item);
      pool.gather();
      if (pool.pending === 0) return this.finish();
      if (!this.item) return undefined;
    }
    return undefined;
  }

  /** Goes on with the owner's leaf. */
  private work(item: Item): void {
    const { kernel, memory } = this.shared;
    const status = kernel.step(NODES_AT_ONCE);
    const view = new DataView(memory.buffer);
    const isStopped = view.getInt32(layout.TILES_STOP, true) !== 0;
    if (status === layout.TILES_RUNNING && !isStopped) return;
    if (status === layout.TILES_FOUND) {
      const stackAt = (kernel.nodeAt() >>> 0) - kernel.depth() * layout.NODE_BYTES;
      this.lineFound = readLine(memory, stackAt, this.bound);
    }
    this.item = undefined;
    this.pool!.settle(item.id, status);
    if (this.lineFound || isStopped) this.pool!.cancel();
  }

  private finish(): IterationEnd {
    const { memory } = this.shared;
    const view = new DataView(memory.buffer);
    const isStopped = view.getInt32(layout.TILES_STOP, true) !== 0;
    if (!isStopped) return 'exhausted';
    if (!this.lineFound) {
      const area = view.getUint32(layout.TILES_FOUND_AT, true);
      this.lineFound = readLine(memory, area + layout.TILES_POOL, this.bound);
    }
    this.pool!.resume();
    return 'found';
  }
}

/** Records of nodes that a thread has. */
const RECORDS = 258;
const AREA_BYTES = layout.TILES_POOL + RECORDS * layout.NODE_BYTES;
