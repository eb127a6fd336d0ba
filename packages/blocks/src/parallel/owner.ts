/*
 * The owner of a parallel breadth-first search: distributes the states of the last two levels to
 * the workers by their hash, then works on its own partition. Earlier levels stay with the owner;
 * only the reconstruction of a path reads them.
 *
 * Solution lengths and level sizes equal those of one thread. Which of several shortest solutions
 * is found may differ from run to run.
 */

import type { LevelStrategy, StrategyStats } from '../bfs/levelStrategy.ts';
import type { Progress } from '../bfs/progress.ts';
import type { ExternalStore } from '../external/externalStore.ts';
import type { StateRange } from '../external/readPortions.ts';
import type { BreadthFirstKernel } from '../kernel/breadthFirstKernel.ts';
import { Partition } from './partition.ts';
import type { SharedState } from './sharedState.ts';
import { POLL_MS, type SearchWorkers } from './workers.ts';

const OWNER = 0;

/** A search that is shared among threads, as its owner drives it. */
export class SearchOwner implements LevelStrategy {
  private readonly kernel: BreadthFirstKernel;
  private readonly workers: SearchWorkers;
  private readonly shared: SharedState;
  private readonly partition: Partition;
  /** The last level that the owner completed alone. */
  private readonly firstLevel: number;
  /** Levels that are still to be distributed. */
  private readonly levelsToSend: number[];
  /**
   * The first of these levels is in the outboxes completely, and its end was sent to so many
   * workers.
   */
  private isLevelQueued = false;
  private endsSent = 0;

  private constructor(kernel: BreadthFirstKernel, workers: SearchWorkers, level: number) {
    this.kernel = kernel;
    this.workers = workers;
    this.shared = workers.shared;
    this.partition = new Partition(kernel, workers.shared, OWNER);
    this.firstLevel = level;
    this.levelsToSend = [level - 1, level];
  }

  /**
   * Begins to distribute the last completed level and the one before it; `sizes`: of all levels.
   * All workers must have started. Undefined: not enough memory.
   */
  static distribute(
    kernel: BreadthFirstKernel,
    workers: SearchWorkers,
    sizes: readonly number[],
  ): SearchOwner | undefined {
    const { shared, pagesMax } = workers;
    const level = sizes.length - 1;
    if (kernel.openPartition(OWNER, shared.threads) === 0) return undefined;
    kernel.setPagesMax(pagesMax);
    const owner = new SearchOwner(kernel, workers, level);
    owner.partition.begin();
    const states = sizes[level]! + sizes[level - 1]!;
    shared.startDistribution(level, Math.ceil(states / shared.threads));
    return owner;
  }

  get threads(): number {
    return this.shared.threads;
  }

  get stats(): StrategyStats {
    const { kernel } = this;
    const { expanded, generated, bytes } = this.workers.stats;
    return {
      expanded: kernel.statesExpanded() + expanded,
      generated: kernel.successorsGenerated() + generated,
      peakBytes: kernel.bytesTaken() + bytes,
    };
  }

  /** Works on a slice of a level; waits briefly when there is nothing to do. */
  advance(): Progress {
    const { partition, workers } = this;
    workers.check();
    const progress = this.levelsToSend.length > 0 ? this.sendLevels() : partition.advance();
    if (progress === 'waiting') partition.wait(POLL_MS);
    return progress;
  }

  addLevel(): number {
    return this.partition.levelSize;
  }

  loadGoal(): void {
    const { currentKey } = this.partition;
    currentKey.set(this.shared.key(currentKey.length));
  }

  /**
   * Makes a neighbour of the current state, in a distributed level, the current state; false: the
   * level has none.
   */
  loadPredecessor(level: number, store: ExternalStore): boolean {
    const { partition, shared } = this;
    const range = partition.ranges[level - this.firstLevel - 1];
    if (!range) throw new Error(`level ${level} is not distributed`);
    shared.setKey(partition.currentKey);
    shared.requestPredecessor(level);
    const isOwn = store.loadPredecessor(range, level, () => shared.found);
    if (isOwn) shared.claimFound();
    this.workers.waitUntil(() => shared.replies === shared.threads - 1);
    if (!isOwn && shared.found) partition.currentKey.set(shared.key(partition.currentKey.length));
    return isOwn || shared.found;
  }

  /** True when the states of a level are distributed to several threads. */
  isLevelDistributed(level: number): boolean {
    return level > this.firstLevel;
  }

  /** Own states of the levels completed since the distribution. */
  get ownRanges(): readonly StateRange[] {
    return this.partition.ranges;
  }

  /** Asks the workers to write their states to the disk when this level is complete. */
  requestCheckpoint(level: number): void {
    this.shared.requestCheckpoint(level);
  }

  get areCheckpointsWritten(): boolean {
    return this.shared.checkpointsWritten === this.shared.threads - 1;
  }

  /** Sends the states of the last two levels, each followed by its end. */
  private sendLevels(): Progress {
    if (!this.partition.send()) return 'waiting';
    if (!this.isLevelQueued) {
      this.isLevelQueued = this.kernel.queueLevel(this.levelsToSend[0]!) === 1;
      return 'running';
    }
    while (this.endsSent < this.shared.threads - 1) {
      if (!this.shared.chunks.send(OWNER, this.endsSent + 1, new Uint8Array())) return 'waiting';
      this.endsSent++;
    }
    this.endsSent = 0;
    this.isLevelQueued = false;
    this.levelsToSend.shift();
    return 'running';
  }
}
