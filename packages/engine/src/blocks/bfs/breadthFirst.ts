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
import { Checkpoint, keysFileName } from '../external/checkpoint.ts';
import { DelayedDuplicateSearch } from '../external/delayedDuplicateDetection.ts';
import { ExternalStore } from '../external/externalStore.ts';
import { CHECKPOINT_MS, LevelIndex } from '../levels/levelIndex.ts';
import { keysIn, loadKey } from '../levels/levelStore.ts';
import { ReachedLevels } from '../levels/reachedLevels.ts';
import { SearchOwner } from '../parallel/owner.ts';
import { type CodeVariant, countStates, isGenerated, useGeneratedCode } from './generatedCode.ts';
import { closeKernel, type OpenKernel, openKernel } from './kernelInstance.ts';
import type { KernelOptions, KernelTask } from './searchTask.ts';
import {
  addStartStates,
  fingerprint,
  isKeyFile,
  loadLastLevels,
  type StartStates,
} from './startStates.ts';

const STATES_TO_GENERATE_CODE = 100_000;
const STATES_TO_PARALLELIZE = 100_000;

/** What a call of `advance` may say; `waiting`: other threads must go on first. */
export type Progress = 'running' | 'waiting' | 'level' | 'goal' | 'memory' | 'disk';

/** A breadth-first search in a kernel's memory. */
export class BreadthFirstSearch {
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
  private readonly purpose: Purpose;
  private readonly levelIndex: LevelIndex;
  private owner: SearchOwner | undefined;
  private threadsRequested = false;
  /** What goes on when memory is too small. */
  private external: DelayedDuplicateSearch | undefined;
  /** What was done statsBefore. */
  private statsBefore: SearchStats;
  /** States may be put on the disk. */
  private readonly usesFiles: boolean;
  /** There is code written for the puzzle, or there never will be. */
  private isCodeSettled: boolean;
  private completesGoalLevel = false;
  private closed = false;

  private constructor(
    task: KernelTask,
    options: KernelOptions,
    stats: SearchStats,
    opened: OpenKernel,
    levelIndex: LevelIndex,
    purpose: Purpose,
  ) {
    const { storesLevels, startStates, checkpoint } = purpose;
    const { width, isFixed = false } = task.encoding;
    this.isCodeSettled = width === 'wide' || isFixed;
    this.task = task;
    this.opened = opened;
    this.stats = stats;
    this.statsBefore = { ...stats };
    this.options = options;
    this.purpose = purpose;
    this.levelIndex = levelIndex;
    const openFile = () => options.temporaryFile?.();
    this.reached = new ReachedLevels(opened, task.encoding, levelIndex, this.levels, openFile);
    const hasDisk = options.temporaryFile !== undefined || checkpoint !== undefined;
    this.usesFiles = hasDisk && (storesLevels || !startStates);
    if (isGenerated(this.codeVariant)) this.generateCode();
    if (startStates) this.restoreLevels([levelIndex.rangeOf(0).to]);
    if (checkpoint && checkpoint.levels.length > 0) this.restoreLevels(checkpoint.levels);
    this.record();
  }

  /**
   * Begins at the problem's start; undefined where there is no WebAssembly, or so little memory
   * that a plain search, which needs less at first, should be tried. With `storesLevels` the search ends
   * at a goal and can tell the way; otherwise it forgets states as it goes. With `startStates` it begins
   * at these, looks for no goal, and `storesLevels` only says that it can tell the way.
   */
  static open(
    task: KernelTask,
    options: KernelOptions,
    stats: SearchStats,
    storesLevels: boolean,
    startStates?: StartStates,
  ): BreadthFirstSearch | undefined {
    const opened = openKernel(task, options, storesLevels && !startStates);
    if (!opened?.reset(storesLevels)) return undefined;
    const { kernel, end, pagesMax } = opened;
    task.encoding.writeState(kernel.memory.buffer, task.problem.start);
    kernel.packState();
    const { checkpoint: folder, temporaryFile, checkpointMs = CHECKPOINT_MS } = options;
    const checkpoint = folder && new Checkpoint(folder, fingerprint(kernel, end));
    const isTakenUp = checkpoint !== undefined && checkpoint.levels.length > 0;
    const isBegun = isTakenUp
      ? loadLastLevels(kernel, checkpoint)
      : addStartStates(task.encoding, kernel, startStates ?? [task.problem.start]);
    const inFile = isKeyFile(startStates) ? startStates : undefined;
    // The last levels of an earlier run may be too large for memory, or what it is to begin at.
    if (!isBegun && !((isTakenUp || inFile) && opened.reset(storesLevels))) return undefined;
    if (startStates && kernel.openInbox() === 0) return undefined;
    const openFile = () =>
      checkpoint ? checkpoint.folder.open(keysFileName(checkpoint.partName(0))) : temporaryFile?.();
    const store = new ExternalStore(opened, openFile, pagesMax, isBegun ? undefined : inFile);
    if (isBegun) inFile?.file.close();
    const levelIndex = new LevelIndex(opened, store, checkpoint, checkpointMs);
    const purpose = { storesLevels, startStates, checkpoint };
    const search = new BreadthFirstSearch(task, options, stats, opened, levelIndex, purpose);
    if (isBegun || search.moveToFile() || !inFile) return search;
    search.closeFile();
    return undefined;
  }

  private get kernel(): BreadthFirstKernel {
    return this.opened.kernel;
  }

  /** Goes on after what an earlier run has completed. */
  private restoreLevels(levels: readonly number[]): void {
    this.levels.length = 0;
    for (const size of levels) this.levels.push(size);
    this.total = levels.reduce((sum, size) => sum + size, 0);
  }

  /** Expands up to so many states, of one level. */
  advance(budget: number): Progress {
    const { owner, levelIndex } = this;
    const progress = this.advanceStrategy(budget);
    let trouble: Shortage | undefined;
    if (progress === 'level') {
      this.noteLevel();
      // Whoever takes up would not know that goals were made.
      if (!this.isGoalGenerated) trouble = levelIndex.checkpointIfDue(this.levels, owner);
    }
    if (this.usesFiles) levelIndex.store.freeMemory(this.purpose.storesLevels);
    trouble ??= levelIndex.completeCheckpoint(owner);
    this.record();
    if (progress === 'goal') return progress;
    return trouble ?? (progress === 'memory' ? this.shortage : progress);
  }

  /** What there was too little of, when it could not go on. */
  get shortage(): Shortage {
    return this.levelIndex.store.shortage;
  }

  private advanceStrategy(budget: number): Progress {
    const { owner, external } = this;
    if (external) return external.advance(budget);
    if (owner?.isDistributed) return owner.advance();
    const progress = this.advanceInMemory(budget);
    return progress === 'memory' && this.moveToFile() ? 'running' : progress;
  }

  /** Several threads are at it. */
  get isParallel(): boolean {
    return this.owner?.isDistributed === true;
  }

  /** Goes on outside of memory with the level under way; false: it cannot. */
  private moveToFile(): boolean {
    const { opened, levelIndex, levels, stats, options, purpose } = this;
    if (!this.usesFiles || options.delayedDuplicates === false) return false;
    if (!(purpose.storesLevels ? levelIndex.moveToFile() : levelIndex.moveWindowToFile()))
      return false;
    this.owner?.close();
    this.statsBefore = { ...stats };
    const prepare = () => {
      if (this.isCodeSettled && isGenerated(this.codeVariant)) this.installCode();
      if (this.completesGoalLevel) this.kernel.goToLevelEnd();
    };
    this.external = new DelayedDuplicateSearch(opened, levelIndex, levels, prepare);
    return true;
  }

  private advanceInMemory(budget: number): Progress {
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
    const { owner, levelIndex } = this;
    const size = owner?.isDistributed ? owner.levelSize : levelIndex.addLevel();
    this.exhausted = size === 0;
    if (size > 0) this.levels.push(size);
    this.total += size;
    const {
      statesToParallelize = STATES_TO_PARALLELIZE,
      statesToGenerateCode = STATES_TO_GENERATE_CODE,
    } = this.options;
    if (!this.isCodeSettled && countStates(this.codeVariant, size) >= statesToGenerateCode)
      this.generateCode();
    const isAlone = !owner?.isDistributed && !this.external;
    if (isAlone && !this.exhausted && this.total >= statesToParallelize) this.considerThreads();
  }

  private generateCode(): void {
    if (this.isCodeSettled) return;
    this.isCodeSettled = true;
    this.installCode();
  }

  private installCode(): void {
    useGeneratedCode(this.kernel, this.codeVariant);
  }

  private get codeVariant(): CodeVariant {
    const { encoding, metric } = this.task;
    return { encoding, metric, toGoal: this.purpose.storesLevels && !this.purpose.startStates };
  }

  private startOwner(): SearchOwner | undefined {
    const { task, opened, usesFiles, purpose, options } = this;
    const { threads = 1, memoryBytesMax = Infinity, slotsToSplit, startThread } = options;
    if (threads === 1) return undefined;
    const { storesLevels, checkpoint } = purpose;
    const isNarrow = task.encoding.width === 'narrow' && !task.encoding.isFixed;
    const given = { threads, memoryBytesMax, slotsToSplit, startThread };
    const own = { storesLevels, usesFiles, checkpoint, isNarrow, imageBytes: opened.end };
    return SearchOwner.start(opened.kernel, { ...given, ...own });
  }

  /** Calls for helpers, and lets them in when they are up. */
  private considerThreads(): void {
    if (!this.owner && !this.threadsRequested) this.owner = this.startOwner();
    this.threadsRequested = true;
    if (this.options.waitForThreads) this.owner?.waitUntilReady();
    if (this.owner?.ready && this.levels.length > 3) this.owner.distribute(this.levels);
  }

  /**
   * Goals no longer end the search at once, but with their level; then `goalMade`. To be called
   * statsBefore the search begins, and for one thread only.
   */
  goToLevelEnd(): void {
    this.completesGoalLevel = true;
    this.kernel.goToLevelEnd();
  }

  get isGoalGenerated(): boolean {
    return this.kernel.isGoalMade() === 1;
  }

  /**
   * Ends the search: every level can be gone through then. Where memory is getting short they all
   * go to the file, and nothing of it is taken any more. False: no memory.
   */
  finish(): boolean {
    const { opened, levelIndex, kernel, external } = this;
    const isShort = kernel.bytesTaken() * SHORT_MEMORY_DIVISOR > opened.pagesMax * PAGE_BYTES;
    if (!external && !levelIndex.isResumed && !(this.usesFiles && isShort))
      return this.storeLastLevel();
    if (!external && !levelIndex.moveToFile())
      return !levelIndex.store.isUsed && this.storeLastLevel();
    this.record();
    this.statsBefore = { ...this.stats };
    this.external = undefined;
    return opened.reset(false) && kernel.openInbox() === 1;
  }

  /** Gives all of its memory back but a little; false: states are in it. After `settle`. */
  releaseMemory(): boolean {
    const { opened, levelIndex } = this;
    if (levelIndex.store.externalCount === undefined) return false;
    return opened.replaceInstance() && opened.kernel.openInbox() === 1;
  }

  /** Bytes of the kernel's memory in use. */
  get bytesTaken(): number {
    return this.kernel.bytesTaken();
  }

  /**
   * Makes a state one of the level that is to be made next. To be called between levels, alone, for
   * a state that is no nearer. False: no memory.
   */
  addToNextLevel(state: Int32Array): boolean {
    const { kernel, task } = this;
    if (this.external || kernel.openInbox() === 0) return false;
    task.encoding.writeState(kernel.memory.buffer, state);
    kernel.packState();
    const memory = new Uint8Array(kernel.memory.buffer);
    memory.copyWithin(kernel.inboxAt() >>> 0, KEY_BASE, KEY_BASE + kernel.keyLength());
    return kernel.receive(1) === 1;
  }

  /** Ends threads and files, if there are any; `over`: there is an answer. */
  close(over: boolean): void {
    this.owner?.close();
    this.reached.close();
    this.levelIndex.close(over);
    if (this.owner || this.closed) return;
    this.closed = true;
    closeKernel(this.opened, this.options);
  }

  /** Removes the file of a search that is over, for whoever goes on to use its kernel. */
  closeFile(): void {
    this.reached.close();
    this.levelIndex.close(true);
  }

  /** The states on a shortest way to the goal found, the start first: placement by slot. */
  pathToGoal(): Int32Array[] {
    const { kernel, levels, owner } = this;
    const depth = this.stats.expanded === 0 ? 0 : levels.length;
    if (owner?.isDistributed) owner.loadGoal();
    else kernel.takeGoal();
    return this.pathToCurrent(depth);
  }

  /** Makes the last level one that can be gone through; false: no memory. */
  storeLastLevel(): boolean {
    return this.kernel.archiveLevel() === 1;
  }

  /**
   * Takes in hand, here and there, the first state of the last complete level that is also one of
   * the other search's last complete level. False: there is none. Both are of one task and alone.
   */
  findMeeting(other: BreadthFirstSearch): boolean {
    const { kernel, levels } = this;
    for (const span of this.levelIndex.spans(levels.length - 1)) {
      const inbox = new Uint8Array(other.kernel.memory.buffer, other.kernel.inboxAt() >>> 0);
      inbox.set(keysIn(kernel, span));
      const met = other.kernel.takeKnown(span.count, other.levels.length - 1);
      if (met < 0) continue;
      loadKey(kernel, span.at + met * kernel.keyLength());
      return true;
    }
    return false;
  }

  /** A shortest way to the state in hand, which is of level `depth`, the start first. */
  pathToCurrent(depth: number): Int32Array[] {
    const { owner } = this;
    const way = [this.reached.currentState()];
    for (let level = depth - 1; level >= 0; level--) {
      if (!this.levelIndex.loadPredecessor(level, owner)) {
        throw new Error(`a state of level ${level + 1} has no predecessor`);
      }
      way.push(this.reached.currentState());
    }
    return way.reverse();
  }

  /** Keeps the statistics current. */
  record(): void {
    const { stats, statsBefore, external, owner, kernel } = this;
    const { expanded, generated, peakBytes } = external ?? this.statsInMemory();
    stats.expanded = statsBefore.expanded + expanded;
    stats.generated = statsBefore.generated + generated;
    stats.peakBytes = Math.max(statsBefore.peakBytes, peakBytes);
    const frontier = external || owner?.isDistributed ? 0 : kernel.statesFound() - expanded;
    stats.peakFrontier = Math.max(stats.peakFrontier, frontier, this.levels.at(-1)!);
  }

  private statsInMemory() {
    const { kernel, owner } = this;
    const helpers = owner?.workerStats() ?? NO_WORKERS;
    return {
      expanded: kernel.statesExpanded() + helpers.expanded,
      generated: kernel.successorsMade() + helpers.generated,
      peakBytes: kernel.bytesTaken() + helpers.bytes,
    };
  }
}

/** Memory is getting short when more than one part in so many is in use. */
const SHORT_MEMORY_DIVISOR = 4;

const NO_WORKERS = { expanded: 0, generated: 0, bytes: 0 };

/** What a search is to do. */
type Purpose = {
  readonly storesLevels: boolean;
  readonly startStates: StartStates | undefined;
  readonly checkpoint: Checkpoint | undefined;
};
