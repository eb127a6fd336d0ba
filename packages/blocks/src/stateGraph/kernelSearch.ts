/*
 * Generates all states of a block puzzle in WebAssembly, with the edges between them: the host of
 * the kernel `stateGraph`. States get the numbers that the reference search gives them. They are
 * copied out at the end, so that the kernel's table can be freed.
 *
 * Cost: a tenth of the time of the reference search.
 */

import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import { type Packing, packingOf } from '@glissade/search/problem/blockProblemPacking';
import { countPlacementBytes } from '@glissade/search/problem/blockProblemPlacements';
import type { SearchStats } from '@glissade/search/searcher';
import { giveBackStateGraph, type StateGraphKernel, takeStateGraph } from '../kernel/stateGraph.ts';
import type { MemoryMeter } from '../model/memoryMeter.ts';
import type { SearchMetric } from '../model/searchMetric.ts';
import { StateStore } from '../reference/stateStore.ts';
import { fitsKernel, openSpace, successorsMaxOf } from './kernelSpace.ts';
import { KernelTable } from './kernelTable.ts';

/** Hears of the edges of the states, in their order. */
export interface EdgesRecorder {
  /**
   * Those of the next states: `ends[k]` is the number of edges up to the last of the k-th of them.
   * False: not enough memory.
   */
  addStates(edges: Int32Array, ends: Int32Array): boolean;
}

export class KernelSearch {
  private readonly kernel: StateGraphKernel;
  private readonly packing: Packing;
  private readonly table: KernelTable;
  private readonly stats: SearchStats;
  private readonly meter: MemoryMeter;
  /** Number of the first state of each level; the last level may still grow. */
  private readonly levels: number[] = [0, 1];
  private next = 0;
  private isClosed = false;

  private constructor(
    kernel: StateGraphKernel,
    packing: Packing,
    table: KernelTable,
    stats: SearchStats,
    meter: MemoryMeter,
  ) {
    this.kernel = kernel;
    this.packing = packing;
    this.table = table;
    this.stats = stats;
    this.meter = meter;
    this.record(0, 0);
  }

  /** Undefined for boards that are too large, and where WebAssembly or memory is missing. */
  static open(
    problem: BlockProblem,
    metric: SearchMetric,
    stats: SearchStats,
    meter: MemoryMeter,
    take: (bytesMax: number) => StateGraphKernel | undefined = takeStateGraph,
  ): KernelSearch | undefined {
    const packing = packingOf(problem);
    const bytes = countPlacementBytes(problem.placements);
    if (!fitsKernel(problem, packing, metric) || !meter.claim(bytes)) return undefined;
    const kernel = take(meter.spare);
    const successorsMax = successorsMaxOf(problem, metric);
    const table =
      kernel &&
      KernelTable.open(kernel, packing.words, successorsMax, meter, (bits) =>
        openSpace(kernel, problem, packing, metric, successorsMax, bits),
      );
    if (kernel && table) return new KernelSearch(kernel, packing, table, stats, meter);
    if (kernel) giveBackStateGraph(kernel);
    meter.release(bytes);
    return undefined;
  }

  /** Sizes of the complete levels. */
  get sizes(): number[] {
    const { levels } = this;
    return levels.slice(1).map((end, level) => end - levels[level]!);
  }

  /** True when every state of the current level has been generated. */
  get levelComplete(): boolean {
    return this.next === this.levels.at(-1);
  }

  /** Begins the next level; false when the last one had no new state: all states are known. */
  openLevel(): boolean {
    if (this.table.count === this.levels.at(-1)) return false;
    this.levels.push(this.table.count);
    // The level before the one that is expanded now is the earliest that can be met again.
    this.table.forgetBefore(this.levels.at(-3) ?? 0);
    return true;
  }

  /**
   * Expands up to `budget` states of the level; `recorder` hears of their edges. False: not enough
   * memory.
   */
  advance(budget: number, recorder: EdgesRecorder | undefined): boolean {
    const { kernel, table } = this;
    if (!table.fillPart()) return true;
    const done = kernel.expand(budget, this.levels.at(-1)!, table.room);
    if (done === 0) return table.makeRoom();
    this.next += done;
    const edges = kernel.edgeCount();
    this.record(done, edges);
    if (!recorder) return true;
    const { buffer } = kernel.memory;
    return recorder.addStates(
      new Int32Array(buffer, kernel.edgesAt() >>> 0, edges),
      new Int32Array(buffer, kernel.endsAt() >>> 0, done),
    );
  }

  private record(expanded: number, generated: number): void {
    const { stats, levels, table } = this;
    stats.expanded += expanded;
    stats.generated += generated;
    const made = table.count - levels.at(-1)!;
    const level = levels.at(-1)! - levels.at(-2)!;
    stats.peakFrontier = Math.max(stats.peakFrontier, level, made);
    stats.peakBytes = this.meter.peak;
  }

  /** The states that were met; the search is at its end. Undefined: not enough memory. */
  finish(): StateStore | undefined {
    const { kernel, table, packing, meter } = this;
    const arena = meter.allocate(table.count * packing.words);
    if (!arena) return undefined;
    arena.set(new Int32Array(kernel.memory.buffer, kernel.statesAt() >>> 0, arena.length));
    this.close();
    return StateStore.holding(packing, meter, arena);
  }

  /** Gives up the kernel and its tables, wherever the search is. */
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.table.close();
    giveBackStateGraph(this.kernel);
  }
}
