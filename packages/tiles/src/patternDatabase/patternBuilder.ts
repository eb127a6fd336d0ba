import { finish } from '@glissade/core';
import { startPool, type ThreadPool } from '@glissade/platform/threads/pool';
import type { ThreadHandle, ThreadSetup } from '@glissade/platform/threads/threadSetup';
import { STEP_MS } from '@glissade/search/budgetedWork';
import { copiedInParts } from '../copiedInParts.ts';
import { grow } from '../growMemory.ts';
import { createPatterns, createSharedPatterns, type PatternsKernel } from '../kernel/patterns.ts';
import {
  PATTERN_GAP,
  PATTERN_HEIGHT,
  PATTERN_HOMES,
  PATTERN_NUMBER,
  PATTERN_THREADS_MAX,
  PATTERN_TILES,
  PATTERN_WIDTH,
} from '../kernel/patternsLayout.ts';
import { countPlacements, type GapGoal } from './packedPattern.ts';

/** Placements made or folded in the time in which a search expands a node. */
const PLACEMENTS_PER_EXPANSION = 60;
/** Sets of cells looked at in that time. */
const SETS_PER_EXPANSION = 2;
/** Work between two looks at the clock: a millisecond, or a few on a slow machine. */
const EXPANSIONS_AT_ONCE = 4000;
/** Threads share a level in about so many parts. */
const POSTS_PER_PASS = 32;
/** Smaller tables are built before a thread is up. */
const PLACEMENTS_ALONE = 5_000_000;
const WAIT_MS = 2;
/** Works of the kernel, by number. */
const SCAN = 0;
const FOLD = 1;

export type BuilderOptions = {
  /** Threads to be used, the caller's included. */
  readonly threads?: number;
  readonly create?: () => PatternsKernel | undefined;
  /** Tables of more placements are built together. */
  readonly placementsAlone?: number;
  /** Starts a thread; tests give another. */
  readonly startThread?: (setup: ThreadSetup) => ThreadHandle;
};

/** Builds pattern databases in a kernel, one after another, slice by slice. */
export class PatternBuilder {
  private readonly kernel: PatternsKernel;
  private readonly placementsAlone: number;
  private readonly startPool: () => ThreadPool | undefined;
  private pool: ThreadPool | undefined;
  private number = 0;
  /** Placements of a set of cells, and of a pair of cells. */
  private perSet = 0;
  private perPair = 0;
  /**
   * Of the current pass: its items (sets of cells, or pairs), the next item, and the placements
   * that were made.
   */
  private items = 0;
  private next = 0;
  private done = 0;
  private level = 1;
  private isFolding = false;

  private constructor(
    kernel: PatternsKernel,
    options: BuilderOptions,
    start: () => ThreadPool | undefined,
  ) {
    this.kernel = kernel;
    this.placementsAlone = options.placementsAlone ?? PLACEMENTS_ALONE;
    this.startPool = start;
  }

  /** Undefined where there is no WebAssembly. */
  static open(options: BuilderOptions = {}): PatternBuilder | undefined {
    const { threads = 1, create = createPatterns } = options;
    const count = Math.min(threads, PATTERN_THREADS_MAX) - 1;
    const shared = count > 0 ? createSharedPatterns() : undefined;
    if (shared) {
      const { module, memory, kernel } = shared;
      const data = { module, memory, calls: ['scan', 'fold'] };
      const { startThread } = options;
      const start = startThread ? { start: startThread } : {};
      return new PatternBuilder(kernel, options, () =>
        startPool({ count, job: 'kernel', data, ...start }),
      );
    }
    const kernel = create();
    return kernel && new PatternBuilder(kernel, options, () => undefined);
  }

  /** Begins a table; false where there is no memory for it. */
  begin({ width, height, gapGoal }: GapGoal, pattern: readonly number[]): boolean {
    const { kernel } = this;
    const view = new DataView(kernel.memory.buffer);
    view.setInt32(PATTERN_WIDTH, width, true);
    view.setInt32(PATTERN_HEIGHT, height, true);
    view.setInt32(PATTERN_GAP, gapGoal, true);
    view.setInt32(PATTERN_TILES, pattern.length, true);
    view.setInt32(PATTERN_NUMBER, ++this.number, true);
    pattern.forEach((id, tile) => {
      view.setUint8(PATTERN_HOMES + tile, id);
    });
    const bytes = kernel.prepare() >>> 0;
    if (!grow(kernel.memory, bytes)) return false;
    kernel.begin();
    const placements = countPlacements(width * height, pattern.length);
    this.items = kernel.blocks() >>> 0;
    this.perSet = placements / this.items;
    this.perPair = placements / (kernel.folds() >>> 0);
    if (placements > this.placementsAlone) this.pool ??= this.startPool();
    this.next = 0;
    this.done = 0;
    this.level = 1;
    this.isFolding = false;
    return true;
  }

  get bytes(): number {
    return this.kernel.memory.buffer.byteLength;
  }

  /**
   * Works for about as long as a search expands so many nodes, or some milliseconds; true when the
   * table is ready.
   */
  step(budget: number): boolean {
    const endMs = performance.now() + STEP_MS;
    for (let left = budget; left > 0 && performance.now() < endMs; ) {
      const most = Math.min(left, EXPANSIONS_AT_ONCE);
      left -= this.pool ? this.workTogether(this.pool) : this.workAlone(most);
      if (this.next < this.items || (this.pool?.pending ?? 0) > 0) continue;
      if (this.isFolding) return true;
      if (this.done === 0) this.beginFolding();
      this.level++;
      this.next = 0;
      this.done = 0;
    }
    return false;
  }

  /** The table, once `step` has said that it is ready. */
  entries(): Uint8Array {
    return finish(this.copying());
  }

  /** The same in parts: yields the bytes of each. */
  copying(): Generator<number, Uint8Array> {
    const { kernel } = this;
    const at = kernel.tableAt() >>> 0;
    const table = new Uint8Array(kernel.memory.buffer, at, kernel.tableBytes() >>> 0);
    return copiedInParts(table, new Uint8Array(table.length));
  }

  /** Ends its threads. */
  close(): void {
    this.pool?.close();
    this.pool = undefined;
  }

  private beginFolding(): void {
    this.kernel.openTable();
    this.items = this.kernel.folds() >>> 0;
    this.isFolding = true;
  }

  /** Works on some items; returns the cost in expansions. */
  private workAlone(budget: number): number {
    const { items, next } = this;
    const to = Math.min(items, next + Math.max(1, Math.floor(budget / this.costOf(1, 1))));
    this.next = to;
    const done = this.run(next, to, this.level);
    this.done += done;
    return this.costOf(to - next, done);
  }

  /** Works on a part of the pass, or waits for other threads; returns the cost in expansions. */
  private workTogether(pool: ThreadPool): number {
    const part = Math.ceil(this.items / POSTS_PER_PASS);
    const call = this.isFolding ? FOLD : SCAN;
    for (; this.next < this.items; this.next += part) {
      const to = Math.min(this.items, this.next + part);
      if (pool.post([call, this.next, to, this.level]) === undefined) break;
    }
    const item = pool.claim();
    let done = 0;
    if (item) {
      const [, from = 0, to = 0, level = 0] = item.numbers;
      done = this.run(from, to, level);
      pool.settle(item.id, done);
    } else {
      pool.wait(WAIT_MS);
    }
    for (const { value = 0 } of pool.gather()) this.done += value >>> 0;
    return this.costOf(part, done);
  }

  private run(from: number, to: number, level: number): number {
    const { kernel } = this;
    return (this.isFolding ? kernel.fold(from, to) : kernel.scan(from, to, level)) >>> 0;
  }

  private costOf(items: number, done: number): number {
    const placements = done * (this.isFolding ? this.perPair : this.perSet);
    return placements / PLACEMENTS_PER_EXPANSION + items / SETS_PER_EXPANSION;
  }
}
