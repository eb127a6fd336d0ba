import type { BreadthFirstKernel } from '@glissade/kernels';
import {
  KEY_BASE,
  PAGE_BYTES,
  STATUS_GOAL,
  STATUS_LEVEL,
  STATUS_MEMORY,
} from '@glissade/kernels/layout';
import type { Shortage } from '../../files/storage.ts';
import type { SearchStats } from '../../search/searcher.ts';
import { Checkpoint, keysName } from '../external/checkpoint.ts';
import { PassSearch } from '../external/delayedDuplicateDetection.ts';
import { Spill } from '../external/externalStore.ts';
import { CHECKPOINT_MS, History } from '../levels/levelIndex.ts';
import { keysOf, takeKey } from '../levels/levelStore.ts';
import { ReachedLevels } from '../levels/reachedLevels.ts';
import { Crew } from '../parallel/owner.ts';
import { countTowards, isWritten, useWrittenCode, type WrittenFor } from './generatedCode.ts';
import { closeKernel, type OpenKernel, openKernel } from './kernelInstance.ts';
import type { KernelOptions, KernelTask } from './searchTask.ts';
import { addStarts, fingerprint, isKeyFile, resume, type Starts } from './startStates.ts';

const STATES_TO_WRITE = 100_000;
const STATES_TO_SHARE = 100_000;

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
  /** What can be asked of its levels, when it is settled. */
  readonly reached: ReachedLevels;
  private readonly task: KernelTask;
  private readonly opened: OpenKernel;
  private readonly stats: SearchStats;
  private readonly options: KernelOptions;
  private readonly aim: Aim;
  private readonly history: History;
  private crew: Crew | undefined;
  private crewCalled = false;
  /** What goes on when memory is too small. */
  private passes: PassSearch | undefined;
  /** What was done before. */
  private before: SearchStats;
  /** States may be put on the disk. */
  private readonly spills: boolean;
  /** There is code written for the puzzle, or there never will be. */
  private written: boolean;
  private toLevelEnd = false;
  private closed = false;

  private constructor(
    task: KernelTask,
    options: KernelOptions,
    stats: SearchStats,
    opened: OpenKernel,
    history: History,
    aim: Aim,
  ) {
    const { keep, starts, checkpoint } = aim;
    const { width, isFixed = false } = task.form;
    this.written = width === 'wide' || isFixed;
    this.task = task;
    this.opened = opened;
    this.stats = stats;
    this.before = { ...stats };
    this.options = options;
    this.aim = aim;
    this.history = history;
    const openFile = () => options.temporaryFile?.();
    this.reached = new ReachedLevels(opened, task.form, history, this.levels, openFile);
    const hasDisk = options.temporaryFile !== undefined || checkpoint !== undefined;
    this.spills = hasDisk && (keep || !starts);
    if (isWritten(this.writtenFor)) this.writeCode();
    if (starts) this.takeUp([history.rangeOf(0).to]);
    if (checkpoint && checkpoint.levels.length > 0) this.takeUp(checkpoint.levels);
    this.record();
  }

  /**
   * Begins at the problem's start; undefined where there is no WebAssembly, or so little memory
   * that a plain search, which needs less at first, should be tried. With `keep` the search ends
   * at a goal and can tell the way; otherwise it forgets states as it goes. With `starts` it begins
   * at these, looks for no goal, and `keep` only says that it can tell the way.
   */
  static open(
    task: KernelTask,
    options: KernelOptions,
    stats: SearchStats,
    keep: boolean,
    starts?: Starts,
  ): KernelSearch | undefined {
    const opened = openKernel(task, options, keep && !starts);
    if (!opened?.begin(keep)) return undefined;
    const { kernel, end, pagesMax } = opened;
    task.form.writeState(kernel.memory.buffer, task.problem.start);
    kernel.packState();
    const { checkpoint: folder, temporaryFile, checkpointMs = CHECKPOINT_MS } = options;
    const checkpoint = folder && new Checkpoint(folder, fingerprint(kernel, end));
    const isTakenUp = checkpoint !== undefined && checkpoint.levels.length > 0;
    const isBegun = isTakenUp
      ? resume(kernel, checkpoint)
      : addStarts(task.form, kernel, starts ?? [task.problem.start]);
    const inFile = isKeyFile(starts) ? starts : undefined;
    // The last levels of an earlier run may be too large for memory, or what it is to begin at.
    if (!isBegun && !((isTakenUp || inFile) && opened.begin(keep))) return undefined;
    if (starts && kernel.openInbox() === 0) return undefined;
    const openFile = () =>
      checkpoint ? checkpoint.folder.open(keysName(checkpoint.partOf(0))) : temporaryFile?.();
    const spill = new Spill(opened, openFile, pagesMax, isBegun ? undefined : inFile);
    if (isBegun) inFile?.file.close();
    const history = new History(opened, spill, checkpoint, checkpointMs);
    const aim = { keep, starts, checkpoint };
    const search = new KernelSearch(task, options, stats, opened, history, aim);
    if (isBegun || search.leaveMemory() || !inFile) return search;
    search.closeFile();
    return undefined;
  }

  private get kernel(): BreadthFirstKernel {
    return this.opened.kernel;
  }

  /** Goes on after what an earlier run has completed. */
  private takeUp(levels: readonly number[]): void {
    this.levels.length = 0;
    for (const size of levels) this.levels.push(size);
    this.total = levels.reduce((sum, size) => sum + size, 0);
  }

  /** Expands up to so many states, of one level. */
  advance(budget: number): Progress {
    const { crew, history } = this;
    const progress = this.goOn(budget);
    let trouble: Shortage | undefined;
    if (progress === 'level') {
      this.noteLevel();
      // Whoever takes up would not know that goals were made.
      if (!this.goalMade) trouble = history.keep(this.levels, crew);
    }
    if (this.spills) history.spill.relieve(this.aim.keep);
    trouble ??= history.settle(crew);
    this.record();
    if (progress === 'goal') return progress;
    return trouble ?? (progress === 'memory' ? this.shortage : progress);
  }

  /** What there was too little of, when it could not go on. */
  get shortage(): Shortage {
    return this.history.spill.shortage;
  }

  private goOn(budget: number): Progress {
    const { crew, passes } = this;
    if (passes) return passes.advance(budget);
    if (crew?.joined) return crew.work();
    const progress = this.stepAlone(budget);
    return progress === 'memory' && this.leaveMemory() ? 'running' : progress;
  }

  /** Several threads are at it. */
  get isShared(): boolean {
    return this.crew?.joined === true;
  }

  /** Goes on outside of memory with the level under way; false: it cannot. */
  private leaveMemory(): boolean {
    const { opened, history, levels, stats, options, aim } = this;
    if (!this.spills || options.passes === false) return false;
    if (!(aim.keep ? history.leaveMemory() : history.leaveRecent())) return false;
    this.crew?.close();
    this.before = { ...stats };
    const prepare = () => {
      if (this.written && isWritten(this.writtenFor)) this.useCode();
      if (this.toLevelEnd) this.kernel.goToLevelEnd();
    };
    this.passes = new PassSearch(opened, history, levels, prepare);
    return true;
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
    const isAlone = !crew?.joined && !this.passes;
    if (isAlone && !this.exhausted && this.total >= statesToShare) this.considerCrew();
  }

  private writeCode(): void {
    if (this.written) return;
    this.written = true;
    this.useCode();
  }

  private useCode(): void {
    useWrittenCode(this.kernel, this.writtenFor);
  }

  private get writtenFor(): WrittenFor {
    const { form, metric } = this.task;
    return { form, metric, toGoal: this.aim.keep && !this.aim.starts };
  }

  private startCrew(): Crew | undefined {
    const { task, opened, spills, aim, options } = this;
    const { threads = 1, memoryBytesMax = Infinity, slotsToCut, startThread } = options;
    if (threads === 1) return undefined;
    const { keep, checkpoint } = aim;
    const narrow = task.form.width === 'narrow' && !task.form.isFixed;
    const given = { threads, memoryBytesMax, slotsToCut, startThread };
    const own = { keep, spills, checkpoint, narrow, imageBytes: opened.end };
    return Crew.start(opened.kernel, { ...given, ...own });
  }

  /** Calls for helpers, and lets them in when they are up. */
  private considerCrew(): void {
    if (!this.crew && !this.crewCalled) this.crew = this.startCrew();
    this.crewCalled = true;
    if (this.options.waitForThreads) this.crew?.waitUntilReady();
    if (this.crew?.ready && this.levels.length > 3) this.crew.join(this.levels);
  }

  /**
   * Goals no longer end the search at once, but with their level; then `goalMade`. To be called
   * before the search begins, and for one thread only.
   */
  goToLevelEnd(): void {
    this.toLevelEnd = true;
    this.kernel.goToLevelEnd();
  }

  get goalMade(): boolean {
    return this.kernel.isGoalMade() === 1;
  }

  /**
   * Ends the search: every level can be gone through then. Where memory is getting short they all
   * go to the file, and nothing of it is taken any more. False: no memory.
   */
  settle(): boolean {
    const { opened, history, kernel, passes } = this;
    const isShort = kernel.bytesTaken() * SHORT_SHARE > opened.pagesMax * PAGE_BYTES;
    if (!passes && !history.isTakenUp && !(this.spills && isShort)) return this.archiveLast();
    if (!passes && !history.leaveMemory()) return !history.spill.isUsed && this.archiveLast();
    this.record();
    this.before = { ...this.stats };
    this.passes = undefined;
    return opened.begin(false) && kernel.openInbox() === 1;
  }

  /** Gives all of its memory back but a little; false: states are in it. After `settle`. */
  leaveKernel(): boolean {
    const { opened, history } = this;
    if (history.spill.statesLeft === undefined) return false;
    return opened.renew() && opened.kernel.openInbox() === 1;
  }

  /** Bytes of the kernel's memory in use. */
  get bytesTaken(): number {
    return this.kernel.bytesTaken();
  }

  /**
   * Makes a state one of the level that is to be made next. To be called between levels, alone, for
   * a state that is no nearer. False: no memory.
   */
  addLate(state: Int32Array): boolean {
    const { kernel, task } = this;
    if (this.passes || kernel.openInbox() === 0) return false;
    task.form.writeState(kernel.memory.buffer, state);
    kernel.packState();
    const memory = new Uint8Array(kernel.memory.buffer);
    memory.copyWithin(kernel.inboxAt() >>> 0, KEY_BASE, KEY_BASE + kernel.keyLength());
    return kernel.receive(1) === 1;
  }

  /** Ends threads and files, if there are any; `over`: there is an answer. */
  close(over: boolean): void {
    this.crew?.close();
    this.reached.close();
    this.history.close(over);
    if (this.crew || this.closed) return;
    this.closed = true;
    closeKernel(this.opened, this.options);
  }

  /** Removes the file of a search that is over, for whoever goes on to use its kernel. */
  closeFile(): void {
    this.reached.close();
    this.history.close(true);
  }

  /** The states on a shortest way to the goal found, the start first: placement by slot. */
  wayToGoal(): Int32Array[] {
    const { kernel, levels, crew } = this;
    const depth = this.stats.expanded === 0 ? 0 : levels.length;
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
    for (const stretch of this.history.stretches(levels.length - 1)) {
      const inbox = new Uint8Array(other.kernel.memory.buffer, other.kernel.inboxAt() >>> 0);
      inbox.set(keysOf(kernel, stretch));
      const met = other.kernel.takeKnown(stretch.count, other.levels.length - 1);
      if (met < 0) continue;
      takeKey(kernel, stretch.at + met * kernel.keyLength());
      return true;
    }
    return false;
  }

  /** A shortest way to the state in hand, which is of level `depth`, the start first. */
  wayToHand(depth: number): Int32Array[] {
    const { crew } = this;
    const way = [this.reached.stateInHand()];
    for (let level = depth - 1; level >= 0; level--) {
      if (!this.history.takePredecessor(level, crew)) {
        throw new Error(`a state of level ${level + 1} has no predecessor`);
      }
      way.push(this.reached.stateInHand());
    }
    return way.reverse();
  }

  /** Keeps the statistics current. */
  record(): void {
    const { stats, before, passes, crew, kernel } = this;
    const { expanded, generated, peakBytes } = passes ?? this.doneInMemory();
    stats.expanded = before.expanded + expanded;
    stats.generated = before.generated + generated;
    stats.peakBytes = Math.max(before.peakBytes, peakBytes);
    const frontier = passes || crew?.joined ? 0 : kernel.statesFound() - expanded;
    stats.peakFrontier = Math.max(stats.peakFrontier, frontier, this.levels.at(-1)!);
  }

  private doneInMemory() {
    const { kernel, crew } = this;
    const helpers = crew?.statsOfHelpers() ?? NO_HELPERS;
    return {
      expanded: kernel.statesExpanded() + helpers.expanded,
      generated: kernel.successorsMade() + helpers.generated,
      peakBytes: kernel.bytesTaken() + helpers.bytes,
    };
  }
}

/** Memory is getting short when more than one part in so many is in use. */
const SHORT_SHARE = 4;

const NO_HELPERS = { expanded: 0, generated: 0, bytes: 0 };

/** What a search is to do. */
type Aim = {
  readonly keep: boolean;
  readonly starts: Starts | undefined;
  readonly checkpoint: Checkpoint | undefined;
};
