/*
 * Hash-based delayed duplicate detection: continues a search whose closed window does not fit in
 * memory. All complete levels are in files. Each level is expanded in several passes; a pass
 * detects duplicates only among the states of one hash partition
 * (`packages/blocks/kernel/closed/delayedDuplicates.ts`). It reads its own states of the last two
 * levels, then all states of the last level to expand them, and appends the new states to the file.
 *
 * Levels are read in the order in which they were written, whatever pass, thread or run wrote them.
 * So the number of passes may differ from level to level: as few as memory allows.
 *
 * Cost: each state is expanded once per pass, on one thread. Lodzianka in moves has 53 million
 * states, which take 620 MB in memory; with 200 MB the search takes 1.24 times as long.
 *
 * Rejected: a return to memory when levels have become small again, from the last two levels as
 * after a checkpoint. The whole space of js2-tzer in moves, in 40 or 90 pages, takes the same time
 * within a few per cent, because a single pass over a small level costs little more than the level
 * in memory.
 *
 * Source: Korf 2008 (hash-based delayed duplicate detection), with repeated passes instead of files
 * of candidates.
 */

import { PAGE_BYTES } from '@glissade/platform/pageBytes';
import type { OpenKernel } from '../bfs/kernelInstance.ts';
import type { LevelStrategy, StrategyStats } from '../bfs/levelStrategy.ts';
import type { BreadthFirstKernel } from '../kernel/breadthFirstKernel.ts';
import { HASH_PARTITIONS, PARTITION_KEYS, STATUS_GOAL, STATUS_LEVEL } from '../kernel/layout.ts';
import type { LevelIndex } from '../levels/levelIndex.ts';
import { receivePortions } from './readPortions.ts';

/** The number of values of the hash bits that select a pass. */
const PASSES_MAX = 256;
const PARTITIONS = 64;
/** With this much memory the closed window is partitioned into several tables from the start. */
const SPLIT_BYTES = 32 << 20;
/** With this much memory the candidate partitions are larger. */
const ROOMY_BYTES = 128 << 20;
/**
 * Table slots for each state, and bytes of memory for each byte of keys: partitioned, or as one
 * table.
 */
const SLOTS_PER_STATE = 1.45;
const BYTES_PER_KEY_BYTE_SPLIT = 1.6;
const BYTES_PER_KEY_BYTE_WHOLE = 6;

/** How the work on a level ended. */
type LevelResult = 'level' | 'goal' | 'memory' | 'disk';

export class DelayedDuplicateSearch implements LevelStrategy {
  readonly threads = 1;
  /** States expanded and successors generated, counted in every pass. */
  private expanded = 0;
  private generated = 0;
  /** Peak memory of all passes. */
  private peakBytes = 0;
  private readonly opened: OpenKernel;
  private readonly kernel: BreadthFirstKernel;
  private readonly levelIndex: LevelIndex;
  private readonly levels: readonly number[];
  private readonly isSplit: boolean;
  /** Successors generated in earlier passes. */
  private generatedBefore = 0;
  /** Factor by which memory has been underestimated. */
  private underestimate = 1;
  private levelWork: Generator<number, LevelResult> | undefined;
  /** Restores what a new instance lacks: the generated code and the goal mode. */
  private readonly prepareKernel: () => void;

  /** All complete levels must be in files. */
  constructor(
    opened: OpenKernel,
    levelIndex: LevelIndex,
    levels: readonly number[],
    prepare: () => void,
  ) {
    this.opened = opened;
    this.kernel = opened.kernel;
    this.levelIndex = levelIndex;
    this.levels = levels;
    this.isSplit = opened.splitsEarly || opened.pagesMax * PAGE_BYTES >= SPLIT_BYTES;
    this.prepareKernel = prepare;
  }

  get stats(): StrategyStats {
    const { expanded, generated, peakBytes } = this;
    return { expanded, generated, peakBytes };
  }

  addLevel(): number {
    return this.levelIndex.addLevel();
  }

  loadGoal(): void {
    this.kernel.loadGoal();
  }

  /** Reads or expands about `budget` states. */
  advance(budget: number): LevelResult | 'running' {
    for (let left = budget; left > 0; ) {
      this.levelWork ??= this.generateLevel();
      const { done, value } = this.levelWork.next();
      this.generated = this.generatedBefore + this.kernel.successorsGenerated();
      this.peakBytes = Math.max(this.peakBytes, this.kernel.bytesTaken());
      if (!done) {
        left -= value;
        continue;
      }
      this.levelWork = undefined;
      return value;
    }
    return 'running';
  }

  private *generateLevel(): Generator<number, LevelResult> {
    for (;;) {
      const passes = this.passesNeeded();
      if (passes > PASSES_MAX) return 'memory';
      const end = yield* this.tryLevel(passes);
      if (end !== 'memory') return end;
      this.levelIndex.dropIncompleteLevel();
      this.underestimate *= 1.5;
    }
  }

  /** Number of states in the closed window of three levels, of which the last is predicted. */
  private predictedStates(): number {
    const [before = 0, last = 0] = this.levels.slice(-2);
    const growth = Math.min(2, Math.max(0.5, last / before));
    return before + last + last * growth;
  }

  private passesNeeded(): number {
    const { opened, isSplit, kernel } = this;
    const keyBytes = kernel.keyLength();
    const all = opened.pagesMax * PAGE_BYTES - opened.end - kernel.directoryBytes();
    const partitionKeys = all < ROOMY_BYTES ? PARTITION_KEYS / 4 : PARTITION_KEYS;
    const partitionBytes = isSplit
      ? HASH_PARTITIONS * partitionKeys * keyBytes + PARTITIONS * PAGE_BYTES
      : 0;
    const bytes = this.predictedStates() * this.underestimate * keyBytes;
    const left = Math.max(all - partitionBytes, all / 8);
    return Math.ceil(
      (bytes * (isSplit ? BYTES_PER_KEY_BYTE_SPLIT : BYTES_PER_KEY_BYTE_WHOLE)) / left,
    );
  }

  private *tryLevel(passes: number): Generator<number, LevelResult> {
    for (let pass = 0; pass < passes; pass++) {
      const end = yield* this.runPass(pass, passes);
      if (end) return end;
    }
    return 'level';
  }

  /** Undefined: the pass is complete. */
  private *runPass(pass: number, passes: number): Generator<number, LevelResult | undefined> {
    const { kernel, levelIndex, levels } = this;
    const last = levels.length - 1;
    if (!this.openPass(pass, passes)) return 'memory';
    if (last > 0) {
      if (!(yield* this.readLevel(last - 1)) || kernel.skipLevel() === 0) return 'memory';
    }
    if (!(yield* this.readLevel(last))) return 'memory';
    for (const keys of levelIndex.portions(last)) {
      const status = kernel.expandInbox(keys);
      this.expanded += keys;
      if (status === STATUS_GOAL) return 'goal';
      if (status !== 0) return 'memory';
      yield keys;
    }
    return kernel.endLevel() === STATUS_LEVEL ? this.appendNewStates() : 'memory';
  }

  private openPass(pass: number, passes: number): boolean {
    const { kernel, opened, isSplit, levels } = this;
    this.generatedBefore += kernel.successorsGenerated();
    if (!opened.reset(false) || kernel.openInbox() === 0) return false;
    this.prepareKernel();
    const slots = isSplit
      ? Math.ceil((this.predictedStates() * SLOTS_PER_STATE) / passes / PARTITIONS)
      : 0;
    if (kernel.openPass(pass, passes, slots) === 0) return false;
    // The kernel numbers levels from 1 on its own: none is below 0.
    return kernel.beginAt(Math.max(1, levels.length - 1), 0) === 1;
  }

  /** Reads a level into the closed window; false: not enough memory. */
  private *readLevel(level: number): Generator<number, boolean> {
    const { kernel, levelIndex } = this;
    for (const keys of levelIndex.portions(level)) {
      if (!receivePortions(kernel, [keys])) return false;
      yield keys;
    }
    return kernel.endLevel() === STATUS_LEVEL;
  }

  /** Appends the new states of the pass to the file; undefined: done. */
  private appendNewStates(): LevelResult | undefined {
    const { kernel, levelIndex } = this;
    for (let table = 0; table < kernel.countTables(); table++) {
      const keys = kernel.copyNewStates(table);
      if (keys < 0) return 'memory';
      const length = keys * kernel.keyLength();
      const bytes = new Uint8Array(kernel.memory.buffer, kernel.copyAddress() >>> 0, length);
      if (!levelIndex.store.append(bytes)) return 'disk';
    }
    return undefined;
  }
}
