import { createPatterns, createSharedPatterns, type PatternsKernel } from '@glissade/kernels';
import {
  PATTERN_GAP,
  PATTERN_HEIGHT,
  PATTERN_HOMES,
  PATTERN_NUMBER,
  PATTERN_THREADS_MAX,
  PATTERN_TILES,
  PATTERN_WIDTH,
} from '@glissade/kernels/patternsLayout';
import { startPool, type ThreadPool } from '../../threads/pool.ts';
import type { ThreadHandle, ThreadSetup } from '../../threads/setup.ts';

/** A goal of a board: where the gap will be. */
export type GapGoal = {
  readonly width: number;
  readonly height: number;
  readonly gapGoal: number;
};

/** A pattern database, 4 bits a placement: half of what it exceeds Manhattan distance by. */
export type PackedPattern = {
  /** Ids of its tiles; the first is the first digit of a rank. */
  readonly pattern: readonly number[];
  readonly bytes: number;
  /** Looked at in place: not to be kept. */
  readonly entries: () => Uint8Array;
};

/** Placements of so many tiles on so many cells. */
export function countPlacements(cells: number, tiles: number): number {
  let count = 1;
  for (let tile = 0; tile < tiles; tile++) count *= cells - tile;
  return count;
}

/** Placements looked at in the time of one expanded. */
const LOOKED_AT_PER_EXPANSION = 100;
/** Nodes of a search expanded in the time of one placement. */
const COST = 2;
/** Threads share the blocks of a level in parts of about so many placements. */
const PART_PLACEMENTS = 16_384;
const PARTS_MAX = 1024;
/** Smaller tables are built before a thread is up. */
const PLACEMENTS_FOR_THREADS = 1_000_000;
const WAIT_MS = 2;

export type BuilderOptions = {
  /** Threads to be used, the caller's included. */
  readonly threads?: number;
  readonly create?: () => PatternsKernel | undefined;
  /** Starts a thread; tests give another. */
  readonly startThread?: (setup: ThreadSetup) => ThreadHandle;
};

/** Builds pattern databases in a kernel, one after another, slice by slice. */
export class PatternBuilder {
  private readonly kernel: PatternsKernel;
  private readonly startPool: () => ThreadPool | undefined;
  private pool: ThreadPool | undefined;
  private number = 0;
  private blocks = 0;
  private perBlock = 0;
  private partBlocks = 0;
  private level = 0;
  /** The next block of this level. */
  private block = 0;
  /** Placements expanded in this level. */
  private expanded = 0;

  private constructor(kernel: PatternsKernel, start: () => ThreadPool | undefined) {
    this.kernel = kernel;
    this.startPool = start;
  }

  /** Undefined where there is no WebAssembly. */
  static open(options: BuilderOptions = {}): PatternBuilder | undefined {
    const { threads = 1, create = createPatterns } = options;
    const count = Math.min(threads, PATTERN_THREADS_MAX) - 1;
    const shared = count > 0 ? createSharedPatterns() : undefined;
    if (shared) {
      const { module, memory, kernel } = shared;
      const data = { module, memory, calls: ['scan'] };
      const { startThread } = options;
      const start = startThread ? { start: startThread } : {};
      return new PatternBuilder(kernel, () => startPool({ count, job: 'kernel', data, ...start }));
    }
    const kernel = create();
    return kernel && new PatternBuilder(kernel, () => undefined);
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
    this.blocks = kernel.blocks() >>> 0;
    this.perBlock = placements / this.blocks;
    this.partBlocks = Math.max(
      Math.ceil(PART_PLACEMENTS / this.perBlock),
      Math.ceil(this.blocks / PARTS_MAX),
    );
    if (placements >= PLACEMENTS_FOR_THREADS) this.pool ??= this.startPool();
    this.level = 0;
    this.block = 0;
    this.expanded = 0;
    return true;
  }

  get bytes(): number {
    return this.kernel.memory.buffer.byteLength;
  }

  /** Works for about as long as a search expands so many nodes; true when the table is ready. */
  step(budget: number): boolean {
    for (let left = budget; left > 0; ) {
      left -= this.pool ? this.scanTogether(this.pool) : this.scanAlone(left);
      if (this.block < this.blocks || (this.pool?.pending ?? 0) > 0) continue;
      if (this.expanded === 0) return true;
      this.level++;
      this.block = 0;
      this.expanded = 0;
    }
    return false;
  }

  /** The table, once `step` has said that it is ready. */
  entries(): Uint8Array {
    const { kernel } = this;
    const at = kernel.tableAt() >>> 0;
    return new Uint8Array(kernel.memory.buffer, at, kernel.tableBytes() >>> 0).slice();
  }

  /** Ends its threads. */
  close(): void {
    this.pool?.close();
    this.pool = undefined;
  }

  /** Scans some blocks; what it cost. */
  private scanAlone(budget: number): number {
    const { kernel, blocks, perBlock, block } = this;
    const to = Math.min(blocks, block + Math.max(1, Math.ceil(budget / (COST * perBlock))));
    const expanded = kernel.scan(block, to, this.level) >>> 0;
    this.block = to;
    this.expanded += expanded;
    return costOf(expanded, (to - block) * perBlock);
  }

  /** Scans a part of the level, or waits for those who do; what it cost. */
  private scanTogether(pool: ThreadPool): number {
    for (let block = this.block; block < this.blocks; block = this.block) {
      const to = Math.min(this.blocks, block + this.partBlocks);
      if (pool.post([0, block, to, this.level]) === undefined) break;
      this.block = to;
    }
    const item = pool.claim();
    let cost = COST * PART_PLACEMENTS;
    if (item) {
      const [, from = 0, to = 0, level = 0] = item.numbers;
      const expanded = this.kernel.scan(from, to, level) >>> 0;
      pool.settle(item.id, expanded);
      cost = costOf(expanded, (to - from) * this.perBlock);
    } else {
      pool.wait(WAIT_MS);
    }
    for (const { value = 0 } of pool.gather()) this.expanded += value >>> 0;
    return cost;
  }
}

function costOf(expanded: number, lookedAt: number): number {
  return expanded * COST + lookedAt / LOOKED_AT_PER_EXPANSION;
}

/** Grows a memory to so many bytes; false if it cannot. */
export function grow(memory: WebAssembly.Memory, bytes: number): boolean {
  const more = Math.ceil((bytes - memory.buffer.byteLength) / 65_536);
  if (more <= 0) return true;
  try {
    memory.grow(more);
    return true;
  } catch {
    return false;
  }
}
