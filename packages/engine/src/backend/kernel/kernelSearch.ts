import {
  type BreadthFirstKernel,
  createBreadthFirst,
  giveBackBreadthFirst,
  takeBreadthFirst,
} from '@glissade/kernels';
import { PAGE_BYTES, STATUS_GOAL, STATUS_LEVEL, STATUS_MEMORY } from '@glissade/kernels/layout';
import type { SearchStats } from '../../search/searcher.ts';
import { addStarts, fingerprint, growMemory, resume, type Starts } from './begin.ts';
import { Checkpoint, keysName } from './checkpoint.ts';
import { Crew } from './crew.ts';
import { CHECKPOINT_MS, History } from './history.ts';
import type { KernelOptions, KernelTask } from './kernelTask.ts';
import { KernelWays } from './kernelWays.ts';
import { Spill } from './spill.ts';
import { countTowards, isWritten, useWrittenCode, type WrittenFor } from './writtenCode.ts';

const SLOTS = 15_872;
const STATES_TO_WRITE = 100_000;
const STATES_TO_SHARE = 300_000;
/** Pages for the first table, chunk and spare ones: with less memory the kernel is not begun. */
const PAGES_MIN = 8;
/** A limit of this much memory is none for instances that are used again. */
const ROOMY_BYTES = 64 << 20;

/** What a call of `advance` may say; `waiting`: other threads must go on first. */
export type Progress = 'running' | 'waiting' | 'level' | 'goal' | 'memory' | 'disk';

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
  private readonly history: History;
  private crew: Crew | undefined;
  private crewCalled = false;
  private spills = false;
  private written = false;
  private closed = false;

  private constructor(
    task: KernelTask,
    kernel: BreadthFirstKernel,
    stats: SearchStats,
    startCrew: (() => Crew | undefined) | undefined,
    options: KernelOptions,
    toGoal: boolean,
    history: History,
  ) {
    this.history = history;
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
   * at a goal and can tell the way; otherwise it forgets states as it goes. With `starts` it begins
   * at these, looks for no goal, and `toGoal` only says that it can tell the way.
   */
  static open(
    task: KernelTask,
    options: KernelOptions,
    stats: SearchStats,
    toGoal: boolean,
    starts?: Starts,
  ): KernelSearch | undefined {
    const { memoryBytesMax = Infinity, slots = SLOTS } = options;
    const { create = isPlain(options) ? takeBreadthFirst : createBreadthFirst } = options;
    const { threads = 1, startThread } = options;
    const pagesMax = Math.min(65_535, Math.floor(memoryBytesMax / PAGE_BYTES));
    const { bytes, width } = task.form;
    if (bytes / PAGE_BYTES + PAGES_MIN > pagesMax) return undefined;
    const kernel = create(width);
    if (!kernel || !growMemory(kernel, bytes + kernel.directoryBytes())) return undefined;
    const stops = toGoal && !starts;
    const end = kernel.buildTables(task.form.write(kernel.memory.buffer, task.metric, stops));
    if (kernel.open(end, pagesMax, slots, toGoal ? 1 : 0) === 0) return undefined;
    if (options.slotsToCut !== undefined) kernel.sortFrom(options.slotsToCut);
    task.form.writeState(kernel.memory.buffer, task.problem.start);
    kernel.packState();
    const { checkpoint: folder, temporaryFile, checkpointMs = CHECKPOINT_MS } = options;
    const checkpoint = folder && new Checkpoint(folder, fingerprint(kernel, end));
    const isBegun =
      checkpoint && checkpoint.levels.length > 0
        ? resume(kernel, checkpoint)
        : addStarts(task.form, kernel, starts ?? [task.problem.start]);
    if (!isBegun || (starts && kernel.openInbox() === 0)) return undefined;
    const openFile = () =>
      checkpoint ? checkpoint.folder.open(keysName(checkpoint.partOf(0))) : temporaryFile?.();
    const spill = new Spill(kernel, openFile, pagesMax);
    const history = new History(kernel, spill, checkpoint, checkpointMs);
    const spills = temporaryFile !== undefined || checkpoint !== undefined;
    const disk = { keep: toGoal, spills: toGoal && spills, checkpoint };
    const narrow = width === 'narrow' && !task.form.isFixed;
    const { slotsToCut } = options;
    const ofCrew = { threads, memoryBytesMax, imageBytes: end, narrow, slotsToCut, startThread };
    const crew = { ...ofCrew, ...disk };
    const startCrew = threads > 1 ? () => Crew.start(kernel, crew) : undefined;
    const search = new KernelSearch(task, kernel, stats, startCrew, options, stops, history);
    search.spills = disk.spills;
    if (starts) search.takeUp([kernel.statesFound()]);
    if (checkpoint && checkpoint.levels.length > 0) search.takeUp(checkpoint.levels);
    return search;
  }

  /** Goes on after what an earlier run has completed. */
  private takeUp(levels: readonly number[]): void {
    this.levels.splice(0, 1, ...levels);
    this.total = levels.reduce((sum, size) => sum + size, 0);
  }

  /** Expands up to so many states, of one level. */
  advance(budget: number): Progress {
    const { crew, history } = this;
    const progress = crew?.joined ? crew.work() : this.stepAlone(budget);
    let safe = true;
    if (progress === 'level') {
      this.noteLevel();
      safe = history.keep(this.levels, crew);
    }
    if (this.spills) history.spill.relieve();
    safe &&= history.settle(crew) && !history.spill.failed;
    this.record();
    return safe || progress === 'goal' ? progress : 'disk';
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
    const { crew, history } = this;
    const size = crew?.joined ? crew.levelSize : history.add();
    this.exhausted = size === 0;
    if (size > 0) this.levels.push(size);
    this.total += size;
    const { statesToShare = STATES_TO_SHARE, statesToWrite = STATES_TO_WRITE } = this.options;
    if (!this.written && countTowards(this.writtenFor, size) >= statesToWrite) this.writeCode();
    if (!crew?.joined && !this.exhausted && this.total >= statesToShare) this.considerCrew();
  }

  private writeCode(): void {
    const { width, isFixed } = this.task.form;
    if (this.written || width === 'wide' || isFixed) return;
    this.written = true;
    useWrittenCode(this.kernel, this.writtenFor);
  }

  private get writtenFor(): WrittenFor {
    const { form, metric } = this.task;
    return { form, metric, toGoal: this.toGoal };
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

  /** The sweep back from all goals of the last level, or of another; undefined: no memory. */
  sweepBack(depth = this.levels.length - 1): KernelWays | undefined {
    if (!this.archiveLast()) return undefined;
    const levels = this.levels.slice(0, depth + 1);
    return new KernelWays(this.kernel, levels, () => this.stateInHand());
  }

  /** Ends threads and files, if there are any; `over`: there is an answer. */
  close(over: boolean): void {
    this.crew?.close();
    this.history.close(over);
    const { crew, options } = this;
    if (crew || this.closed || !isPlain(options)) return;
    this.closed = true;
    giveBackBreadthFirst(this.kernel);
  }

  /** The states on a shortest way to the goal found, the start first: placement by slot. */
  wayToGoal(): Int32Array[] {
    const { kernel, levels, crew } = this;
    const depth = kernel.statesExpanded() === 0 ? 0 : levels.length;
    if (crew?.joined) crew.takeGoal();
    else kernel.takeGoal();
    return this.wayToHand(depth);
  }

  /** Makes the last level one that can be gone through; false: no memory. */
  archiveLast(): boolean {
    return this.kernel.archiveLevel() === 1;
  }

  /**
   * Takes in hand, here and there, the first state of the last complete level that is also one of
   * the other search's last complete level. False: there is none. Both are of one task and alone.
   */
  takeMeeting(other: KernelSearch): boolean {
    const { kernel, levels } = this;
    const keyBytes = kernel.keyLength();
    const size = levels.at(-1)!;
    const chunkKeys = kernel.keysInChunk();
    for (let n = this.total - size; n < this.total; ) {
      const count = Math.min(chunkKeys - (n % chunkKeys), this.total - n);
      const at = (kernel.chunkAt(Math.floor(n / chunkKeys)) >>> 0) + (n % chunkKeys) * keyBytes;
      const inbox = new Uint8Array(other.kernel.memory.buffer, other.kernel.inboxAt() >>> 0);
      inbox.set(new Uint8Array(kernel.memory.buffer, at, count * keyBytes));
      const met = other.kernel.takeKnown(count, other.levels.length - 1);
      if (met >= 0) {
        kernel.takeArchived(n + met);
        return true;
      }
      n += count;
    }
    return false;
  }

  /** A shortest way to the state in hand, which is of level `depth`, the start first. */
  wayToHand(depth: number): Int32Array[] {
    const { crew } = this;
    const way = [this.stateInHand()];
    for (let level = depth - 1; level >= 0; level--) {
      if (!this.history.takePredecessor(level, crew)) {
        throw new Error(`a state of level ${level + 1} has no predecessor`);
      }
      way.push(this.stateInHand());
    }
    return way.reverse();
  }

  /** The state with a number, in the order of levels, which is in hand then. */
  stateAt(number: number): Int32Array {
    this.kernel.takeArchived(number);
    return this.stateInHand();
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
    stats.peakBytes = kernel.bytesTaken() + helpers.bytes;
  }
}

const NO_HELPERS = { expanded: 0, generated: 0, bytes: 0 };

/** True where a used instance does as well as a new one: nothing looks at its memory's size. */
function isPlain({ memoryBytesMax = Infinity, checkpoint, waitForThreads }: KernelOptions) {
  return memoryBytesMax >= ROOMY_BYTES && !checkpoint && !waitForThreads;
}
