import type { State } from '@glissade/core';
import { type BreadthFirstKernel, createBreadthFirst } from '@glissade/kernels';
import { KEY_BASE } from '@glissade/kernels/layout';
import { temporaryFile } from '#storage-port';
import type { Shortage } from '../../files/storage.ts';
import { placementsOfState, stateOfPlacements } from '../../problem/blockProblem.ts';
import type { Question } from '../../problem/problem.ts';
import { Portion } from '../../search/portion.ts';
import { emptyStats, type SearchStats } from '../../search/searcher.ts';
import { KernelSearch } from '../bfs/breadthFirst.ts';
import { type KernelOptions, type KernelTask, kernelTask } from '../bfs/searchTask.ts';
import type { Starts } from '../bfs/startStates.ts';
import type { MemoryMeter } from '../model/memoryMeter.ts';
import { KeyCollector } from './keyCollector.ts';
import type { ReachedGoals } from './spaceStatistics.ts';

/** States expanded between two yields, at most. */
const PORTION_MAX = 1024;

/** Searches of one space in one kernel, each of which ends the one before. */
export class LevelSearches {
  readonly meter: MemoryMeter;
  /** States of each level that the search from the start has completed. */
  levels: readonly number[] = [];
  /** What there was too little of when one could not go on. */
  shortage: Shortage = 'memory';
  private readonly task: KernelTask;
  private readonly options: KernelOptions;
  private readonly stats: SearchStats;
  private readonly portion = new Portion(PORTION_MAX);
  /** Bytes of the kernel's memory, at their most. */
  private booked = 0;
  private kernel: BreadthFirstKernel | undefined;
  /** The last search begun, and what it has done. */
  private last: KernelSearch | undefined;
  private current: SearchStats;

  /** `stats` are those of the search from the start. */
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

  /** Undefined where no kernel can search such a puzzle. */
  static open(
    question: Question,
    meter: MemoryMeter,
    stats: SearchStats,
    options: KernelOptions = {},
  ): LevelSearches | undefined {
    const task = kernelTask(question, options);
    return task && new LevelSearches(task, options, meter, stats);
  }

  /** The same, with states in files where memory is short: to be closed. */
  static openWithDisk(question: Question, meter: MemoryMeter, stats: SearchStats) {
    return LevelSearches.open(question, meter, stats, { temporaryFile });
  }

  /** Begins at the start and goes on beyond goals; undefined: no memory. */
  fromStart(): KernelSearch | undefined {
    const search = this.begin(this.stats, true);
    search?.goToLevelEnd();
    this.levels = search?.levels ?? [];
    return search;
  }

  /** Begins elsewhere; `keep`: all levels are kept. Undefined: no memory. */
  from(starts: Starts, keep: boolean): KernelSearch | undefined {
    return this.begin(emptyStats(), keep, starts);
  }

  private begin(stats: SearchStats, keep: boolean, starts?: Starts): KernelSearch | undefined {
    this.close();
    this.current = stats;
    this.last = KernelSearch.open(this.task, this.optionsNow(), stats, keep, starts);
    return this.last;
  }

  /** Removes the file of the last search, if it has one. */
  close(): void {
    this.last?.closeFile();
    this.last = undefined;
  }

  /**
   * Goes on until there is no new state, and all that are kept can be gone through; yields how many
   * it has expanded. False: no memory, nor disk.
   */
  *meetAll(search: KernelSearch): Generator<number, boolean> {
    while (!search.exhausted) {
      if (!(yield* this.meetLevel(search))) return false;
    }
    if (search.settle()) return this.book(search);
    return this.lacks(search.shortage);
  }

  /** The same for the next level alone. */
  *meetLevel(search: KernelSearch): Generator<number, boolean> {
    for (;;) {
      const progress = this.portion.take((states) => search.advance(states));
      if (progress === 'memory' || progress === 'disk') return this.lacks(progress);
      if (!this.book(search)) return false;
      yield this.portion.taken;
      if (progress === 'level') return true;
    }
  }

  /** How many shortest ways lead from the start to the goals of a level; undefined: no room. */
  *countWays(search: KernelSearch, depth: number): Generator<number, bigint | undefined> {
    const sweep = search.reached.sweepBack(depth, false);
    for (;;) {
      const end = this.portion.take((states) => sweep.advance(states));
      if (end === 'memory' || end === 'disk') this.lacks(end);
      else if (this.book(search)) {
        if (end === 'done') return sweep.ways;
        yield this.portion.taken;
        continue;
      }
      return undefined;
    }
  }

  /** All goal states met by a search that has met all states; undefined: they are too many. */
  *goals(search: KernelSearch): Generator<number, ReachedGoals | undefined> {
    const openFile = () => this.options.temporaryFile?.();
    const found = new KeyCollector(this.kernel!.keyLength(), this.meter, openFile);
    const goals = yield* search.reached.space().goals(found);
    if (!goals) this.lacks(found.shortage);
    return goals;
  }

  private lacks(what: Shortage): false {
    this.shortage = what;
    return false;
  }

  /** Whether a state is in the last level of the last search, which began elsewhere. */
  isInLastLevel({ levels }: KernelSearch, state: State): boolean {
    const { form, problem } = this.task;
    const kernel = this.kernel!;
    const at = placementsOfState(problem, state);
    if (!at || form.holds?.(at) === false) return false;
    form.writeState(kernel.memory.buffer, at);
    kernel.packState();
    const memory = new Uint8Array(kernel.memory.buffer);
    memory.copyWithin(kernel.inboxAt() >>> 0, KEY_BASE, KEY_BASE + kernel.keyLength());
    return kernel.takeKnown(1, levels.length - 1) === 0;
  }

  /** Books what a search holds by now; false beyond the limit. */
  book(search: KernelSearch): boolean {
    search.record();
    const more = this.current.peakBytes - this.booked;
    if (more <= 0) return true;
    if (!this.meter.claim(more)) return this.lacks('memory');
    this.booked += more;
    return true;
  }

  /** The state with a number in a search, in canonical form. */
  stateAt(search: KernelSearch, number: number): State {
    return stateOfPlacements(this.task.problem, search.reached.stateAt(number));
  }

  private optionsNow(): KernelOptions {
    const { create = createBreadthFirst } = this.options;
    const memoryBytesMax = this.meter.bytesMax - (this.meter.held - this.booked);
    return {
      ...this.options,
      memoryBytesMax,
      create: (width) => (this.kernel ??= create(width)),
    };
  }
}
