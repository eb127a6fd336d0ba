import { type BreadthFirstKernel, createBreadthFirst, type KernelWidth } from '@glissade/kernels';
import { PAGE_BYTES, STATUS_GOAL, STATUS_LEVEL, STATUS_MEMORY } from '@glissade/kernels/layout';
import { type BlockProblem, compileBlocks } from '../../problem/blockProblem.ts';
import type { Question } from '../../problem/problem.ts';
import type { SearchStats } from '../../search/searcher.ts';
import type { ThreadHandle, ThreadSetup } from '../../threads/setup.ts';
import { type SearchMetric, searchMetricOf } from '../packed/metricSource.ts';
import { Crew } from './crew.ts';
import type { KernelForm } from './kernelForm.ts';
import { KernelWays } from './kernelWays.ts';
import { narrowForm } from './narrowForm.ts';
import { wideForm } from './wideForm.ts';
import { countTowards, isWritten, useWrittenCode, type WrittenFor } from './writtenCode.ts';

export type KernelOptions = {
  /** Limit for the kernel's memory; 4 GiB, all there can be, by default. */
  readonly memoryBytesMax?: number;
  /** Makes the kernel's instance; the release build by default. */
  readonly create?: (width: KernelWidth) => BreadthFirstKernel | undefined;
  /** Slots of the first table, a power of two; tests make it small. */
  readonly slots?: number;
  /** Takes the wide kernel where the narrow one would do; for tests. */
  readonly wide?: boolean;
  /** States found, by all searches of a puzzle, when code written for it pays. */
  readonly statesToWrite?: number;
  /** Threads at most, this one included; 1 by default. */
  readonly threads?: number;
  /** Starts one; tests give another. */
  readonly startThread?: (setup: ThreadSetup) => ThreadHandle;
  /** States from which on threads pay; tests make it small. */
  readonly statesToShare?: number;
  /** Stops until threads are up, once they are called; for tests. */
  readonly waitForThreads?: boolean;
};

/** A puzzle that a kernel can search, and the metric. */
export type KernelTask = {
  readonly problem: BlockProblem;
  readonly form: KernelForm;
  readonly metric: SearchMetric;
};

const SLOTS = 15_872;
const STATES_TO_WRITE = 100_000;
const STATES_TO_SHARE = 300_000;
/** Pages for the first table, chunk and spare ones: with less memory the kernel is not begun. */
const PAGES_MIN = 8;

/** What the kernel needs to know, or undefined where it cannot search such a puzzle. */
export function kernelTask(
  { puzzle, metric: asked }: Question,
  { wide = false }: KernelOptions = {},
): KernelTask | undefined {
  const metric = searchMetricOf(puzzle, asked);
  const problem = compileBlocks(puzzle);
  const narrow = metric === 'mtm' || wide ? undefined : narrowForm(problem);
  const form = narrow ?? wideForm(problem);
  return form && { problem, form, metric };
}

/** What a call of `advance` may say; `waiting`: other threads must go on first. */
export type Progress = 'running' | 'waiting' | 'level' | 'goal' | 'memory';

/** A breadth-first search in a kernel's memory. */
export class KernelSearch {
  /** States of each level that is complete. */
  readonly levels: number[] = [1];
  /** States of all of them. */
  total = 1;
  /** True when the last level brought no new state. */
  exhausted = false;
  private readonly task: KernelTask;
  private readonly kernel: BreadthFirstKernel;
  private readonly stats: SearchStats;
  private readonly startCrew: (() => Crew | undefined) | undefined;
  private readonly options: KernelOptions;
  private readonly toGoal: boolean;
  private crew: Crew | undefined;
  private crewCalled = false;
  private written = false;

  private constructor(
    task: KernelTask,
    kernel: BreadthFirstKernel,
    stats: SearchStats,
    startCrew: (() => Crew | undefined) | undefined,
    options: KernelOptions,
    toGoal: boolean,
  ) {
    this.task = task;
    this.kernel = kernel;
    this.stats = stats;
    this.startCrew = startCrew;
    this.options = options;
    this.toGoal = toGoal;
    if (isWritten(this.writtenFor)) this.writeCode();
    this.record();
  }

  /**
   * Begins at the problem's start; undefined where there is no WebAssembly, or so little memory
   * that a plain search, which needs less at first, should be tried. With `toGoal` the search ends
   * at a goal and can tell the way; otherwise it forgets states as it goes.
   */
  static open(
    task: KernelTask,
    options: KernelOptions,
    stats: SearchStats,
    toGoal: boolean,
  ): KernelSearch | undefined {
    const { memoryBytesMax = Infinity, create = createBreadthFirst, slots = SLOTS } = options;
    const { threads = 1, startThread } = options;
    const pagesMax = Math.min(65_535, Math.floor(memoryBytesMax / PAGE_BYTES));
    const { bytes, width } = task.form;
    if (bytes / PAGE_BYTES + PAGES_MIN > pagesMax) return undefined;
    const kernel = create(width);
    if (!kernel || !growMemory(kernel, bytes + kernel.directoryBytes())) return undefined;
    const end = kernel.buildTables(task.form.write(kernel.memory.buffer, task.metric, toGoal));
    if (kernel.open(end, pagesMax, slots, toGoal ? 1 : 0) === 0) return undefined;
    task.form.writeState(kernel.memory.buffer, task.problem.start);
    kernel.packState();
    if (kernel.addStart() === 0) return undefined;
    const narrow = width === 'narrow';
    const crew = { threads, memoryBytesMax, imageBytes: end, keep: toGoal, narrow, startThread };
    const startCrew = threads > 1 ? () => Crew.start(kernel, crew) : undefined;
    return new KernelSearch(task, kernel, stats, startCrew, options, toGoal);
  }

  /** Expands up to so many states, of one level. */
  advance(budget: number): Progress {
    const progress = this.crew?.joined ? this.crew.work() : this.stepAlone(budget);
    if (progress === 'level') this.noteLevel();
    this.record();
    return progress;
  }

  private stepAlone(budget: number): Progress {
    switch (this.kernel.step(Math.min(budget, 2 ** 30))) {
      case STATUS_LEVEL:
        return 'level';
      case STATUS_GOAL:
        return 'goal';
      case STATUS_MEMORY:
        return 'memory';
      default:
        return 'running';
    }
  }

  private noteLevel(): void {
    const { crew } = this;
    const size = crew?.joined ? crew.levelSize : this.kernel.statesFound() - this.total;
    this.exhausted = size === 0;
    if (size > 0) this.levels.push(size);
    this.total += size;
    const { statesToShare = STATES_TO_SHARE, statesToWrite = STATES_TO_WRITE } = this.options;
    if (!this.written && countTowards(this.writtenFor, size) >= statesToWrite) this.writeCode();
    if (!crew?.joined && !this.exhausted && this.total >= statesToShare) this.considerCrew();
  }

  private writeCode(): void {
    if (this.written || this.task.form.width === 'wide') return;
    this.written = true;
    useWrittenCode(this.kernel, this.writtenFor);
  }

  private get writtenFor(): WrittenFor {
    const { problem, metric } = this.task;
    return { puzzle: problem.puzzle, metric, toGoal: this.toGoal };
  }

  /** Calls for helpers, and lets them in when they are up. */
  private considerCrew(): void {
    if (!this.crew && !this.crewCalled) this.crew = this.startCrew?.();
    this.crewCalled = true;
    if (this.options.waitForThreads) this.crew?.waitUntilReady();
    if (this.crew?.ready && this.levels.length > 3) this.crew.join(this.levels.length - 1);
  }

  /**
   * Goals no longer end the search at once, but with their level; then `goalMade`. To be called
   * before the search begins, and for one thread only.
   */
  goToLevelEnd(): void {
    this.kernel.goToLevelEnd();
  }

  get goalMade(): boolean {
    return this.kernel.isGoalMade() === 1;
  }

  /** The sweep back from all goals of the last level. */
  sweepBack(): KernelWays {
    return new KernelWays(this.kernel, this.levels);
  }

  /** A shortest way, found among the states that a sweep has left. */
  wayThrough({ onWays, firstOf }: KernelWays): Int32Array[] {
    const { kernel } = this;
    let level = onWays.length - 1;
    kernel.takeArchived(firstOf(level));
    const way = [this.stateInHand()];
    while (level-- > 0) {
      const first = firstOf(level);
      if (kernel.takePredecessor(first, first + onWays[level]!) === 0) {
        throw new Error(`no state of level ${level} is on a way`);
      }
      way.push(this.stateInHand());
    }
    return way.reverse();
  }

  /** The states of a level that a sweep has left. */
  *statesOnWays({ onWays, firstOf }: KernelWays, level: number): Generator<Int32Array> {
    for (let index = 0; index < onWays[level]!; index++) {
      this.kernel.takeArchived(firstOf(level) + index);
      yield this.stateInHand();
    }
  }

  /** Ends the threads, if there are any. */
  close(): void {
    this.crew?.close();
  }

  /** The states on a shortest way to the goal found, the start first: placement by slot. */
  wayToGoal(): Int32Array[] {
    const { kernel, levels, crew } = this;
    const depth = kernel.statesExpanded() === 0 ? 0 : levels.length;
    if (crew?.joined) crew.takeGoal();
    else kernel.takeGoal();
    const way = [this.stateInHand()];
    let end = levels.slice(0, depth).reduce((sum, size) => sum + size, 0);
    for (let level = depth - 1; level >= 0; level--) {
      const start = end - levels[level]!;
      const found = crew?.isShared(level)
        ? crew.takePredecessor(level)
        : kernel.takePredecessor(start, end) === 1;
      if (!found) throw new Error(`a state of level ${level + 1} has no predecessor`);
      way.push(this.stateInHand());
      end = start;
    }
    return way.reverse();
  }

  private stateInHand(): Int32Array {
    this.kernel.unpackState();
    return this.task.form.readState(this.kernel.memory.buffer);
  }

  /** Keeps the statistics current. */
  record(): void {
    const { stats, kernel, crew } = this;
    const helpers = crew?.statsOfHelpers() ?? NO_HELPERS;
    stats.expanded = kernel.statesExpanded() + helpers.expanded;
    stats.generated = kernel.successorsMade() + helpers.generated;
    const frontier = crew?.joined ? 0 : kernel.statesFound() - stats.expanded;
    stats.peakFrontier = Math.max(stats.peakFrontier, frontier, this.levels.at(-1)!);
    stats.peakBytes = kernel.memory.buffer.byteLength + helpers.bytes;
  }
}

const NO_HELPERS = { expanded: 0, generated: 0, bytes: 0 };

function growMemory({ memory }: BreadthFirstKernel, bytes: number): boolean {
  try {
    memory.grow(Math.ceil(bytes / PAGE_BYTES));
    return true;
  } catch {
    return false;
  }
}
