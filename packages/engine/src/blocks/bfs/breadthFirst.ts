import type { BreadthFirstKernel } from '@glissade/kernels';
import { KEY_BASE, PAGE_BYTES } from '@glissade/kernels/layout';
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
import { type Progress, progressOf } from './progress.ts';
import type { KernelOptions, KernelTask, SearchPurpose } from './searchTask.ts';
import {
  addStartStates,
  fingerprint,
  isKeyFile,
  loadLastLevels,
  type StartStates,
} from './startStates.ts';

const STATES_TO_GENERATE_CODE = 100_000;
const STATES_TO_PARALLELIZE = 100_000;

/**
 * Breadth-first search in a kernel, level by level. It moves between three strategies: in memory on
 * one thread, in memory on several threads, and in files by delayed duplicate detection.
 */
export class BreadthFirstSearch {
  /** Sizes of the complete levels. */
  readonly levels: number[] = [1];
  /** Sum of these sizes. */
  total = 1;
  /** True when the last level had no new state. */
  exhausted = false;
  /** Queries about its levels, once `finish` was called. */
  readonly reached: ReachedLevels;
  private readonly task: KernelTask;
  private readonly opened: OpenKernel;
  private readonly stats: SearchStats;
  private readonly options: KernelOptions;
  private readonly purpose: SearchPurpose;
  private readonly levelIndex: LevelIndex;
  private owner: SearchOwner | undefined;
  private threadsRequested = false;
  /** The continuation in files, once memory was too small. */
  private external: DelayedDuplicateSearch | undefined;
  /** Statistics of work that the kernel's counters do not hold. */
  private statsBefore: SearchStats;
  /** States may be written to files. */
  private readonly usesFiles: boolean;
  /** Code has been generated for the puzzle, or never will be. */
  private isCodeSettled: boolean;
  private completesGoalLevel = false;
  private closed = false;

  private constructor(
    task: KernelTask,
    options: KernelOptions,
    stats: SearchStats,
    opened: OpenKernel,
    levelIndex: LevelIndex,
    purpose: SearchPurpose,
  ) {
    const { storesLevels, startStates, checkpoint } = purpose;
    const { width, isTableDriven = false } = task.encoding;
    this.isCodeSettled = width === 'wide' || isTableDriven;
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
   * Opens a search from the problem's start; undefined where there is no WebAssembly, or so little
   * memory that the reference search, which needs less at first, should be tried. With
   * `storesLevels` the search ends at a goal and can reconstruct the path; otherwise it forgets
   * states as it goes. With `startStates` it starts from these and ignores goals, and
   * `storesLevels` only means that it can reconstruct paths.
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
    const isResumed = checkpoint !== undefined && checkpoint.levels.length > 0;
    const isInMemory = isResumed
      ? loadLastLevels(kernel, checkpoint)
      : addStartStates(task.encoding, kernel, startStates ?? [task.problem.start]);
    const inFile = isKeyFile(startStates) ? startStates : undefined;
    // The last levels of an earlier run, or the start states, may be too large for memory.
    if (!isInMemory && !((isResumed || inFile) && opened.reset(storesLevels))) return undefined;
    if (startStates && kernel.openInbox() === 0) return undefined;
    const openFile = () =>
      checkpoint ? checkpoint.folder.open(keysFileName(checkpoint.partName(0))) : temporaryFile?.();
    const store = new ExternalStore(opened, openFile, pagesMax, isInMemory ? undefined : inFile);
    if (isInMemory) inFile?.file.close();
    const levelIndex = new LevelIndex(opened, store, checkpoint, checkpointMs);
    const purpose = { storesLevels, startStates, checkpoint };
    const search = new BreadthFirstSearch(task, options, stats, opened, levelIndex, purpose);
    if (isInMemory || search.moveToFile() || !inFile) return search;
    search.closeFile();
    return undefined;
  }

  private get kernel(): BreadthFirstKernel {
    return this.opened.kernel;
  }

  /** Continues after complete levels. */
  private restoreLevels(levels: readonly number[]): void {
    this.levels.length = 0;
    for (const size of levels) this.levels.push(size);
    this.total = levels.reduce((sum, size) => sum + size, 0);
  }

  /** Expands up to `budget` states of one level. */
  advance(budget: number): Progress {
    const { owner, levelIndex } = this;
    const progress = this.advanceStrategy(budget);
    let shortage: Shortage | undefined;
    if (progress === 'level') {
      this.completeLevel();
      // A run that continues from here would not know that goals were generated.
      if (!this.isGoalGenerated) shortage = levelIndex.checkpointIfDue(this.levels, owner);
    }
    if (this.usesFiles) levelIndex.store.freeMemory(this.purpose.storesLevels);
    shortage ??= levelIndex.completeCheckpoint(owner);
    this.record();
    if (progress === 'goal') return progress;
    return shortage ?? (progress === 'memory' ? this.shortage : progress);
  }

  /** What was missing when the search could not continue. */
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

  /** True when several threads search. */
  get isParallel(): boolean {
    return this.owner?.isDistributed === true;
  }

  /** Continues the current level in files; false: it cannot. */
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
    return progressOf(this.kernel.step(Math.min(budget, 2 ** 30)));
  }

  private completeLevel(): void {
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
    const isOnOneThread = !owner?.isDistributed && !this.external;
    if (isOnOneThread && !this.exhausted && this.total >= statesToParallelize)
      this.considerThreads();
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
    const isNarrow = task.encoding.width === 'narrow' && !task.encoding.isTableDriven;
    const given = { threads, memoryBytesMax, slotsToSplit, startThread };
    const own = { storesLevels, usesFiles, checkpoint, isNarrow, imageBytes: opened.end };
    return SearchOwner.start(opened.kernel, { ...given, ...own });
  }

  /** Starts workers, and distributes states to them once they have started. */
  private considerThreads(): void {
    if (!this.owner && !this.threadsRequested) this.owner = this.startOwner();
    this.threadsRequested = true;
    if (this.options.waitForThreads) this.owner?.waitUntilReady();
    if (this.owner?.ready && this.levels.length > 3) this.owner.distribute(this.levels);
  }

  /**
   * Makes the search complete the level in which a goal is generated (`isGoalGenerated`). To be
   * called before the search begins, and on one thread only.
   */
  goToLevelEnd(): void {
    this.completesGoalLevel = true;
    this.kernel.goToLevelEnd();
  }

  get isGoalGenerated(): boolean {
    return this.kernel.isGoalMade() === 1;
  }

  /**
   * Finishes the search, so that all levels can be read. Where memory is short they all move to the
   * file, and the closed window is dropped. False: not enough memory.
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

  /** Releases nearly all of its memory; false: it holds states. To be called after `finish`. */
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
   * Adds a state to the next level. To be called between levels, on one thread, for a state that is
   * no nearer to the start. False: not enough memory.
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

  /** Ends threads and closes files; `over`: the search has an answer. */
  close(over: boolean): void {
    this.owner?.close();
    this.reached.close();
    this.levelIndex.close(over);
    if (this.owner || this.closed) return;
    this.closed = true;
    closeKernel(this.opened, this.options);
  }

  /** Removes the file of a search that is over, for a caller that goes on to use the kernel. */
  closeFile(): void {
    this.reached.close();
    this.levelIndex.close(true);
  }

  /**
   * The states on a shortest path to the goal that was found, from the start: placement by slot.
   */
  pathToGoal(): Int32Array[] {
    const { kernel, levels, owner } = this;
    const depth = this.stats.expanded === 0 ? 0 : levels.length;
    if (owner?.isDistributed) owner.loadGoal();
    else kernel.takeGoal();
    return this.pathToCurrent(depth);
  }

  /** Stores the last level, so that it can be read; false: not enough memory. */
  storeLastLevel(): boolean {
    return this.kernel.archiveLevel() === 1;
  }

  /**
   * Finds the first state of this search's last complete level that is also in the last complete
   * level of the other search, and makes it the current state of both. False: there is none. Both
   * searches have the same task and run on one thread.
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

  /** A shortest path to the current state, which is in level `depth`, from the start. */
  pathToCurrent(depth: number): Int32Array[] {
    const { owner } = this;
    const path = [this.reached.currentState()];
    for (let level = depth - 1; level >= 0; level--) {
      if (!this.levelIndex.loadPredecessor(level, owner)) {
        throw new Error(`a state of level ${level + 1} has no predecessor`);
      }
      path.push(this.reached.currentState());
    }
    return path.reverse();
  }

  /** Updates the statistics. */
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
    const workers = owner?.workerStats() ?? NO_WORKERS;
    return {
      expanded: kernel.statesExpanded() + workers.expanded,
      generated: kernel.successorsMade() + workers.generated,
      peakBytes: kernel.bytesTaken() + workers.bytes,
    };
  }
}

/** Memory counts as short when more than this fraction of it (1 / 4) is in use. */
const SHORT_MEMORY_DIVISOR = 4;

const NO_WORKERS = { expanded: 0, generated: 0, bytes: 0 };
