/* Several breadth-first searches of one space, one after the other, in one kernel instance. */
import type { State } from '@glissade/core';
import type { Shortage } from '@glissade/platform/files/storage';
import { temporaryFile } from '@glissade/platform/storage-port';
import { Portion } from '@glissade/search/portion';
import { placementsOfState, stateOfPlacements } from '@glissade/search/problem/blockProblem';
import type { Question } from '@glissade/search/problem/problem';
import { emptyStats, type SearchStats } from '@glissade/search/searcher';
import { BreadthFirstSearch } from '../bfs/breadthFirstSearch.ts';
import { kernelTask } from '../bfs/kernelTask.ts';
import type { KernelOptions, KernelTask } from '../bfs/searchTask.ts';
import { putInInbox, type StartStates } from '../bfs/startStates.ts';
import type { BreadthFirstKernel } from '../kernel/breadthFirstKernel.ts';
import { createBreadthFirst } from '../kernel/wideBreadthFirst.ts';
import type { MemoryMeter } from '../model/memoryMeter.ts';
import { OptimalPathDag } from '../paths/optimalPathDag.ts';
import { KeyCollector } from './keyCollector.ts';
import type { ReachedGoals } from './spaceStatistics.ts';

/** Most states expanded between two yields. */
const PORTION_MAX = 1024;

/**
 * Runs several searches of one space, one after the other, in one kernel instance. Each search ends
 * the one before it.
 */
export class LevelSearches {
  readonly meter: MemoryMeter;
  /** Level sizes of the search from the start. */
  levels: readonly number[] = [];
  /** What was missing when a search could not continue. */
  shortage: Shortage = 'memory';
  private readonly task: KernelTask;
  private readonly options: KernelOptions;
  private readonly stats: SearchStats;
  private readonly portion = new Portion(PORTION_MAX);
  /** Peak bytes of the kernel's memory, claimed from the meter. */
  private claimedBytes = 0;
  private kernel: BreadthFirstKernel | undefined;
  /** The latest search, and its statistics. */
  private last: BreadthFirstSearch | undefined;
  private current: SearchStats;

  /** `stats` receives the statistics of the search from the start. */
  private constructor(
    task: KernelTask,
    options: KernelOptions,
    meter: MemoryMeter,
    stats: SearchStats,
  ) {
    this.task = task;
    this.options = options;
    this.meter = meter;
    this.stats = stats;
    this.current = stats;
  }

  /** Undefined where no kernel can search the puzzle. */
  static open(
    question: Question,
    meter: MemoryMeter,
    stats: SearchStats,
    options: KernelOptions = {},
  ): LevelSearches | undefined {
    const task = kernelTask(question, options);
    return task && new LevelSearches(task, options, meter, stats);
  }

  /** The same, with states in files where memory is short; call `close` afterwards. */
  static openWithDisk(question: Question, meter: MemoryMeter, stats: SearchStats) {
    return LevelSearches.open(question, meter, stats, { temporaryFile });
  }

  /** Starts at the puzzle's start and does not stop at goals; undefined: not enough memory. */
  fromStart(): BreadthFirstSearch | undefined {
    const search = this.begin(this.stats, BreadthFirstSearch.toGoal);
    search?.completeGoalLevel();
    this.levels = search?.levels ?? [];
    return search;
  }

  /**
   * Starts from other states; `storesLevels`: all levels are stored. Undefined: not enough memory.
   */
  from(startStates: StartStates, storesLevels: boolean): BreadthFirstSearch | undefined {
    return this.begin(emptyStats(), (task, options, stats) =>
      BreadthFirstSearch.fromStates(task, options, stats, { startStates, storesLevels }),
    );
  }

  private begin(
    stats: SearchStats,
    open: typeof BreadthFirstSearch.toGoal,
  ): BreadthFirstSearch | undefined {
    this.close();
    this.current = stats;
    this.last = open(this.task, this.currentOptions(), stats);
    return this.last;
  }

  /** Removes the file of the latest search, if it has one. */
  close(): void {
    this.last?.closeFile();
    this.last = undefined;
  }

  /**
   * Advances the search until there is no new state and all stored levels can be read; yields how
   * many states it has expanded. False: memory or disk is full.
   */
  *exploreAll(search: BreadthFirstSearch): Generator<number, boolean> {
    while (!search.exhausted) {
      if (!(yield* this.exploreLevel(search))) return false;
    }
    if (search.finish()) return this.claimMemory(search);
    return this.failFor(search.shortage);
  }

  /** The same for the next level only. */
  *exploreLevel(search: BreadthFirstSearch): Generator<number, boolean> {
    for (;;) {
      const progress = this.portion.take((states) => search.advance(states));
      if (progress === 'memory' || progress === 'disk') return this.failFor(progress);
      if (!this.claimMemory(search)) return false;
      yield this.portion.taken;
      if (progress === 'level') return true;
    }
  }

  /**
   * Counts the shortest paths from the start to the goals of a level; undefined: not enough memory.
   */
  *countPaths(search: BreadthFirstSearch, depth: number): Generator<number, bigint | undefined> {
    const sweep = search.reached.optimalPathDag(OptimalPathDag, depth, false);
    for (;;) {
      const end = this.portion.take((states) => sweep.advance(states));
      if (end === 'memory' || end === 'disk') this.failFor(end);
      else if (this.claimMemory(search)) {
        if (end === 'done') return sweep.pathCount;
        yield this.portion.taken;
        continue;
      }
      return undefined;
    }
  }

  /** All goal states of a search that has reached all states; undefined: they are too many. */
  *goals(search: BreadthFirstSearch): Generator<number, ReachedGoals | undefined> {
    const openFile = () => this.options.temporaryFile?.();
    const found = new KeyCollector(this.kernel!.keyLength(), this.meter, openFile);
    const goals = yield* search.reached.space().goals(found);
    if (!goals) this.failFor(found.shortage);
    return goals;
  }

  private failFor(what: Shortage): false {
    this.shortage = what;
    return false;
  }

  /**
   * True when a state is in the last level of the latest search, which started from other states.
   */
  isInLastLevel({ levels }: BreadthFirstSearch, state: State): boolean {
    const { encoding, problem } = this.task;
    const kernel = this.kernel!;
    const at = placementsOfState(problem, state);
    if (!at || encoding.canEncode?.(at) === false) return false;
    putInInbox(kernel, encoding, at);
    return kernel.findInLevel(1, levels.length - 1) === 0;
  }

  /** Claims the memory that a search holds now; false beyond the limit. */
  claimMemory(search: BreadthFirstSearch): boolean {
    search.record();
    const more = this.current.peakBytes - this.claimedBytes;
    if (more <= 0) return true;
    if (!this.meter.claim(more)) return this.failFor('memory');
    this.claimedBytes += more;
    return true;
  }

  /** The state with this number in a search, in canonical form. */
  stateAt(search: BreadthFirstSearch, number: number): State {
    return stateOfPlacements(this.task.problem, search.reached.stateAt(number));
  }

  private currentOptions(): KernelOptions {
    const { create = createBreadthFirst } = this.options;
    const memoryBytesMax = this.meter.bytesMax - (this.meter.held - this.claimedBytes);
    return {
      ...this.options,
      memoryBytesMax,
      create: (width) => (this.kernel ??= create(width)),
    };
  }
}
