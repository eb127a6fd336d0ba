import type { Shortage } from '@glissade/platform/files/storage';
import { PAGE_BYTES } from '@glissade/platform/pageBytes';
import type { SearchStats } from '@glissade/search/searcher';
import { DelayedDuplicateSearch } from '../external/delayedDuplicateDetection.ts';
import type { BreadthFirstKernel } from '../kernel/breadthFirstKernel.ts';
import type { LevelIndex } from '../levels/levelIndex.ts';
import { keysIn, loadKey } from '../levels/levelStore.ts';
import { ReachedLevels } from '../levels/reachedLevels.ts';
import { ThreadStart } from '../parallel/threadStart.ts';
import { CodeGeneration } from './generatedCode.ts';
import { InMemoryLevels } from './inMemory.ts';
import { closeKernel, type OpenKernel } from './kernelInstance.ts';
import type { LevelStrategy } from './levelStrategy.ts';
import { openSearch, type SearchPurpose, type SearchStart } from './openSearch.ts';
import type { Progress } from './progress.ts';
import type { KernelOptions, KernelTask } from './searchTask.ts';
import { putInInbox, type StartStates } from './startStates.ts';

const STATES_TO_GENERATE_CODE = 100_000;
const STATES_TO_PARALLELIZE = 100_000;
/** Memory counts as short when more than this fraction of it (1 / 4) is in use. */
const SHORT_MEMORY_DIVISOR = 4;

/**
 * Breadth-first search in a kernel, level by level. It begins in memory on one thread. When it
 * grows large, it changes its strategy: to several threads in memory or, if memory is too small, to
 * files with delayed duplicate detection.
 */
export class BreadthFirstSearch {
  /** Sizes of the complete levels. */
  readonly levels: number[];
  /** Sum of these sizes. */
  total: number;
  /** True when the last level had no new state. */
  exhausted = false;
  /** Queries about its levels: paths at any time, all else once `finish` was called. */
  readonly reached: ReachedLevels;
  private readonly task: KernelTask;
  private readonly opened: OpenKernel;
  private readonly stats: SearchStats;
  private readonly options: KernelOptions;
  private readonly purpose: SearchPurpose;
  private readonly levelIndex: LevelIndex;
  private readonly code: CodeGeneration;
  private readonly threads: ThreadStart;
  private strategy: LevelStrategy;
  /** Statistics of the work before the current strategy. */
  private statsBefore: SearchStats;
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
    const { encoding, metric } = task;
    const { statesToGenerateCode = STATES_TO_GENERATE_CODE } = options;
    const variant = { encoding, metric, toGoal: purpose.stopsAtGoal };
    this.task = task;
    this.opened = opened;
    this.stats = stats;
    this.statsBefore = { ...stats };
    this.options = options;
    this.purpose = purpose;
    this.levelIndex = levelIndex;
    this.levels = [...purpose.firstLevels];
    this.total = this.levels.reduce((sum, size) => sum + size, 0);
    this.code = new CodeGeneration(opened, variant, statesToGenerateCode);
    this.threads = threadStartFor(task, options, opened, purpose);
    this.strategy = this.inMemory();
    const openFile = () => options.temporaryFile?.();
    this.reached = new ReachedLevels(opened, encoding, levelIndex, this.levels, openFile);
    this.record();
  }

  /**
   * Searches from the problem's start to a goal, and can reconstruct the path. Undefined where
   * there is no WebAssembly, or so little memory that the reference search, which needs less at
   * first, should be tried.
   */
  static toGoal(
    task: KernelTask,
    options: KernelOptions,
    stats: SearchStats,
  ): BreadthFirstSearch | undefined {
    return BreadthFirstSearch.open(task, options, stats, { storesLevels: true });
  }

  /** Reaches all states from the problem's start, and forgets those of old levels. */
  static overAllStates(
    task: KernelTask,
    options: KernelOptions,
    stats: SearchStats,
  ): BreadthFirstSearch | undefined {
    return BreadthFirstSearch.open(task, options, stats, { storesLevels: false });
  }

  /** Reaches all states from some; it can reconstruct paths if it stores its levels. */
  static fromStates(
    task: KernelTask,
    options: KernelOptions,
    stats: SearchStats,
    from: { readonly startStates: StartStates; readonly storesLevels: boolean },
  ): BreadthFirstSearch | undefined {
    return BreadthFirstSearch.open(task, options, stats, from);
  }

  private static open(
    task: KernelTask,
    options: KernelOptions,
    stats: SearchStats,
    from: SearchStart,
  ): BreadthFirstSearch | undefined {
    const start = openSearch(task, options, from);
    if (!start) return undefined;
    const { opened, levelIndex, purpose, isInMemory } = start;
    const search = new BreadthFirstSearch(task, options, stats, opened, levelIndex, purpose);
    if (isInMemory || search.moveToFile()) return search;
    levelIndex.close(false);
    return undefined;
  }

  private get kernel(): BreadthFirstKernel {
    return this.opened.kernel;
  }

  private inMemory(): LevelStrategy {
    return new InMemoryLevels(this.opened, this.levelIndex, () => this.threads.bytes);
  }

  /** Expands up to `budget` states of one level. */
  advance(budget: number): Progress {
    const { levelIndex, purpose } = this;
    const progress = this.advanceStrategy(budget);
    let shortage: Shortage | undefined;
    if (progress === 'level') {
      this.completeLevel();
      // A run that continues from here would not know that goals were generated.
      if (!this.isGoalGenerated) shortage = levelIndex.checkpointIfDue(this.levels);
    }
    if (purpose.usesFiles) levelIndex.store.freeMemory(purpose.storesLevels);
    shortage ??= levelIndex.completeCheckpoint();
    this.record();
    if (progress === 'goal') return progress;
    return shortage ?? (progress === 'memory' ? this.shortage : progress);
  }

  private advanceStrategy(budget: number): Progress {
    const progress = this.strategy.advance(budget);
    if (progress !== 'memory' || !(this.strategy instanceof InMemoryLevels)) return progress;
    return this.moveToFile() ? 'running' : progress;
  }

  /** What was missing when the search could not continue. */
  get shortage(): Shortage {
    return this.levelIndex.store.shortage;
  }

  /** True when it can reconstruct paths. */
  get storesLevels(): boolean {
    return this.purpose.storesLevels;
  }

  /** True when several threads search. */
  get isParallel(): boolean {
    return this.strategy.threads > 1;
  }

  private completeLevel(): void {
    const { strategy, levels, opened, levelIndex } = this;
    const size = strategy.addLevel();
    this.exhausted = size === 0;
    if (size > 0) levels.push(size);
    this.total += size;
    this.code.addStates(size);
    if (this.exhausted || !(strategy instanceof InMemoryLevels)) return;
    const owner = this.threads.distribute(opened.kernel, levels, this.total);
    if (!owner) return;
    levelIndex.distributeTo(owner);
    this.strategy = owner;
  }

  /** Continues the current level in files; false: it cannot. */
  private moveToFile(): boolean {
    const { opened, levelIndex, levels, stats, options, purpose } = this;
    if (!purpose.usesFiles || options.delayedDuplicates === false) return false;
    if (!(purpose.storesLevels ? levelIndex.moveToFile() : levelIndex.moveWindowToFile()))
      return false;
    this.threads.close();
    this.statsBefore = { ...stats };
    const prepare = () => {
      this.code.reinstall();
      if (this.completesGoalLevel) this.kernel.completeGoalLevel();
    };
    this.strategy = new DelayedDuplicateSearch(opened, levelIndex, levels, prepare);
    return true;
  }

  /**
   * Makes the search complete the level in which a goal is generated (`isGoalGenerated`). To be
   * called before the search begins, and on one thread only.
   */
  completeGoalLevel(): void {
    this.completesGoalLevel = true;
    this.kernel.completeGoalLevel();
  }

  get isGoalGenerated(): boolean {
    return this.kernel.isGoalGenerated() === 1;
  }

  /**
   * Finishes the search, so that all levels can be read. Where memory is short they all move to the
   * file, and the closed window is dropped. False: not enough memory.
   */
  finish(): boolean {
    const { opened, levelIndex, kernel, purpose } = this;
    const isShort = kernel.bytesTaken() * SHORT_MEMORY_DIVISOR > opened.pagesMax * PAGE_BYTES;
    if (!levelIndex.isExternal) {
      if (!levelIndex.isResumed && !(purpose.usesFiles && isShort)) return this.storeLastLevel();
      if (!levelIndex.moveToFile()) return !levelIndex.store.isUsed && this.storeLastLevel();
    }
    this.record();
    this.statsBefore = { ...this.stats };
    this.strategy = this.inMemory();
    return opened.reset(false) && kernel.openInbox() === 1;
  }

  /** Releases nearly all of its memory; false: it holds states. To be called after `finish`. */
  releaseMemory(): boolean {
    const { opened, levelIndex } = this;
    return levelIndex.isExternal && opened.replaceInstance() && opened.kernel.openInbox() === 1;
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
    const { kernel, task, levelIndex } = this;
    if (levelIndex.isExternal || kernel.openInbox() === 0) return false;
    putInInbox(kernel, task.encoding, state);
    return kernel.receive(1) === 1;
  }

  /** Ends threads and closes files; `over`: the search has an answer. */
  close(over: boolean): void {
    this.threads.close();
    this.reached.close();
    this.levelIndex.close(over);
    if (this.threads.isStarted || this.closed) return;
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
    const depth = this.stats.expanded === 0 ? 0 : this.levels.length;
    this.strategy.loadGoal();
    return this.reached.pathToCurrent(depth);
  }

  /** Stores the last level, so that it can be read; false: not enough memory. */
  storeLastLevel(): boolean {
    return this.kernel.storeLevel() === 1;
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
      const met = other.kernel.findInLevel(span.count, other.levels.length - 1);
      if (met < 0) continue;
      loadKey(kernel, span.at + met * kernel.keyLength());
      return true;
    }
    return false;
  }

  /** Updates the statistics. */
  record(): void {
    const { stats, statsBefore, strategy } = this;
    const { expanded, generated, peakBytes } = strategy.stats;
    stats.expanded = statsBefore.expanded + expanded;
    stats.generated = statsBefore.generated + generated;
    stats.peakBytes = Math.max(statsBefore.peakBytes, peakBytes);
    stats.peakFrontier = Math.max(stats.peakFrontier, this.levels.at(-1)!);
  }
}

function threadStartFor(
  { encoding }: KernelTask,
  options: KernelOptions,
  opened: OpenKernel,
  { storesLevels, usesFiles, checkpoint }: SearchPurpose,
): ThreadStart {
  return new ThreadStart({
    threads: options.threads ?? 1,
    memoryBytesMax: options.memoryBytesMax ?? Infinity,
    storesLevels,
    isNarrow: encoding.width === 'narrow' && !encoding.isTableDriven,
    slotsToSplit: options.slotsToSplit,
    usesFiles,
    checkpoint,
    imageBytes: opened.end,
    startThread: options.startThread,
    statesToParallelize: options.statesToParallelize ?? STATES_TO_PARALLELIZE,
    waitForThreads: options.waitForThreads ?? false,
  });
}
