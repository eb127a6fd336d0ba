import type { SharedInstance } from '@glissade/platform/kernelModule';
import { startPool, type ThreadPool } from '@glissade/platform/threads/pool';
import type { ThreadHandle, ThreadSetup } from '@glissade/platform/threads/threadSetup';
import { PART_STATES, PHASE_GENERATE } from '../../kernel/beamLayout.ts';
import type { TileBeamKernel } from '../../kernel/tileBeam.ts';
import { scoreOf } from '../evaluation/evaluation.ts';
import { writeEvaluation } from './beamTables.ts';
import type { BeamKernel } from './openBeamKernel.ts';
import { BeamTableOffsets } from './tableOffsets.ts';
import {
  type BoardEvaluation,
  transpositionBitsFor,
  type WholeBoardBeam,
  type WholeBoardBeamOptions,
} from './wholeBoardBeam.ts';

/** In the order of the codes of `beamLayout.ts`. */
const STATUS = ['running', 'found', 'lost'] as const;
/** Levels of fewer states are made by one thread. */
const PARALLEL_STATES_MIN = 8192;
const WAIT_MS = 2;

/** The kernel keeps cells and ids in bytes, so boards with more cells do not fit. */
export const KERNEL_CELLS_MAX = 254;

export type KernelBeamOptions = {
  /** Starts a thread; tests replace it. */
  readonly startThread?: (setup: ThreadSetup) => ThreadHandle;
  /** Levels of at least so many states are made by all threads. */
  readonly parallelStatesMin?: number;
};

/** The beam over a whole board in WebAssembly; see `packages/tiles/kernel/tileBeam/tileBeam.ts`. */
export class KernelBeam implements WholeBoardBeam {
  line: Uint8Array = new Uint8Array(0);
  private readonly evaluation: BoardEvaluation;
  private readonly kernel: TileBeamKernel;
  private readonly threads: number;
  private readonly shared: SharedInstance<TileBeamKernel> | undefined;
  private readonly options: KernelBeamOptions;
  private readonly slots: BeamTableOffsets;
  private pool: ThreadPool | undefined;
  /** Items of the current phase, and how many of them were done or assigned. */
  private items = 0;
  private next = 0;
  private isWritten = false;
  private giveBack: BeamKernel['giveBack'];
  /** What beams of an earlier owner of the kernel have generated. */
  private readonly generatedBefore: number;
  /** States expanded in levels whose states are all expanded. */
  private expandedBefore = 0;

  /** Throws for a board with more cells than KERNEL_CELLS_MAX. */
  constructor(
    evaluation: BoardEvaluation,
    { kernel, threads, shared, giveBack }: BeamKernel,
    options: KernelBeamOptions = {},
  ) {
    if (evaluation.cells > KERNEL_CELLS_MAX)
      throw new Error(`a beam on ${evaluation.cells} cells, more than ${KERNEL_CELLS_MAX}`);
    this.evaluation = evaluation;
    this.slots = new BeamTableOffsets(evaluation);
    this.kernel = kernel;
    this.threads = threads;
    this.options = options;
    this.shared = shared;
    this.giveBack = giveBack;
    this.generatedBefore = kernel.generated();
  }

  /** Counts states as soon as they are expanded, in the middle of a level, too. */
  get expanded(): number {
    return this.expandedBefore + this.expandedOfLevel();
  }

  get generated(): number {
    return this.kernel.generated() - this.generatedBefore;
  }

  get bytes(): number {
    return this.kernel.memory.buffer.byteLength;
  }

  get depth(): number {
    return this.kernel.currentDepth();
  }

  setWidth(width: number): void {
    this.kernel.setWidth(width);
  }

  begin(tiles: ArrayLike<number>, gap: number, options: WholeBoardBeamOptions): boolean {
    const { kernel, evaluation } = this;
    const { width, seed, movesMax, widest = width } = options;
    const { cells, groups, dualGroups } = evaluation;
    const bits = transpositionBitsFor(width);
    const offsets = groups.offsets.length + (dualGroups?.offsets.length ?? 0);
    const lengths = [this.slots.rows.length, offsets, groups.table.length] as const;
    const slots = [this.slots.list.length, this.slots.slotsMax] as const;
    const most = [widest, movesMax, bits, dualGroups?.table.length ?? 0] as const;
    if (!kernel.open(this.threads, cells, ...lengths, ...slots, ...most)) return false;
    // The addresses of the tables depend on the evaluation alone.
    if (!this.isWritten) writeEvaluation(kernel, evaluation, this.slots);
    this.isWritten = true;
    const board = Uint8Array.from(tiles);
    new Uint8Array(kernel.memory.buffer).set(board, kernel.startAt() >>> 0);
    kernel.begin(width, seed, movesMax, gap, scoreOf(evaluation, board));
    this.beginPhase();
    return true;
  }

  /** An item of each phase counts as its part of the states. */
  step(budget: number): 'running' | 'found' | 'lost' {
    const { kernel } = this;
    for (let left = budget; left > 0; ) {
      const pool = this.poolFor(kernel.levelCount());
      const done = this.itemsDone(pool);
      if (pool) this.workInParallel(pool, left);
      else kernel.work(kernel.currentPhase(), this.next++);
      left -= (this.itemsDone(pool) - done) * Math.ceil(kernel.levelCount() / this.items);
      if (this.itemsDone(pool) < this.items) continue;
      const status = this.endPhase();
      if (status === 'running') continue;
      this.readLine();
      return status;
    }
    return 'running';
  }

  /** Ends its threads, and leaves its kernel to the next search. */
  close(): void {
    this.pool?.close();
    this.pool = undefined;
    this.giveBack?.();
    this.giveBack = undefined;
  }

  private beginPhase(): void {
    this.items = this.kernel.items();
    this.next = 0;
  }

  private endPhase(): (typeof STATUS)[number] {
    this.expandedBefore += this.expandedOfLevel();
    const status = STATUS[this.kernel.advance()]!;
    this.beginPhase();
    return status;
  }

  /** Items of the phase that are done. */
  private itemsDone(pool = this.pool): number {
    return this.next - (pool?.pending ?? 0);
  }

  /** States of the current level that are expanded, until all are and the phase ends. */
  private expandedOfLevel(): number {
    const { kernel } = this;
    if (this.next === 0 || kernel.currentPhase() !== PHASE_GENERATE) return 0;
    return Math.min(kernel.levelCount(), this.itemsDone() * PART_STATES);
  }

  /** The threads, if there are any and a level of so many states is large enough for them. */
  private poolFor(states: number): ThreadPool | undefined {
    const { shared, options } = this;
    if (!shared || states < (options.parallelStatesMin ?? PARALLEL_STATES_MIN)) return undefined;
    if (this.pool) return this.pool;
    const { startThread } = options;
    const { module, memory } = shared;
    const data = { module, memory, calls: ['work'] };
    const start = startThread ? { start: startThread } : {};
    this.pool = startPool({ count: this.threads - 1, job: 'kernel', data, ...start });
    return this.pool;
  }

  /**
   * Assigns the items of the phase to threads and does one itself, or waits for them. No more
   * states are given out to be expanded than there is budget for, beyond one part for each thread.
   */
  private workInParallel(pool: ThreadPool, budget: number): void {
    const { kernel } = this;
    const phase = kernel.currentPhase();
    const affordable = Math.max(this.threads, Math.ceil(budget / PART_STATES));
    const pendingMax = phase === PHASE_GENERATE ? affordable : this.items;
    while (this.next < this.items && pool.pending < pendingMax) {
      if (pool.post([0, phase, this.next]) === undefined) break;
      this.next++;
    }
    const item = pool.claim();
    if (item) {
      const [, which = 0, number = 0] = item.numbers;
      kernel.work(which, number);
      pool.settle(item.id, 0);
    } else {
      pool.wait(WAIT_MS);
    }
    pool.gather();
  }

  private readLine(): void {
    const { kernel } = this;
    const at = kernel.lineAt() >>> 0;
    this.line = new Uint8Array(kernel.memory.buffer, at, kernel.lineLength()).slice();
  }
}
