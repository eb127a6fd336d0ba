/* Where the states of each level are: memory, a file, other threads, or an earlier run's files. */
import type { BreadthFirstKernel } from '@glissade/kernels';
import { isDiskError, type Shortage } from '../../files/storage.ts';
import { type Checkpoint, writePart } from '../external/checkpoint.ts';
import type { KernelHolder, Spill } from '../external/externalStore.ts';
import { type Range, takePredecessorAmong } from '../external/readPortions.ts';
import type { Crew } from '../parallel/owner.ts';
import type { Stretch } from './levelStore.ts';

const OWNER = 0;

/** Checkpoints are at least so far apart. */
export const CHECKPOINT_MS = 3000;

export class History {
  readonly spill: Spill;
  private readonly holder: KernelHolder;
  private readonly checkpoint: Checkpoint | undefined;
  private readonly everyMs: number;
  /** The first level of this run that no earlier run completed, and the levels from there on. */
  private readonly firstLevel: number;
  private readonly ranges: Range[];
  private end: number;
  private keptMs: number = performance.now();
  /** Levels that will be safe as soon as all threads have written theirs. */
  private pending: readonly number[] | undefined;
  private asked = false;

  constructor(
    holder: KernelHolder,
    spill: Spill,
    checkpoint: Checkpoint | undefined,
    everyMs: number,
  ) {
    this.holder = holder;
    this.spill = spill;
    this.checkpoint = checkpoint;
    this.everyMs = everyMs;
    this.end = spill.statesLeft ?? holder.kernel.statesFound();
    this.firstLevel = checkpoint?.levels.length ?? 0;
    // Level 0 is there from the start, unless an earlier run has it.
    this.ranges = this.firstLevel === 0 ? [{ from: 0, to: this.end }] : [];
  }

  private get kernel(): BreadthFirstKernel {
    return this.holder.kernel;
  }

  /** Earlier runs have completed levels. */
  get isTakenUp(): boolean {
    return this.firstLevel > 0;
  }

  /** Notes a level that this thread completed alone; returns its size. */
  add(): number {
    const from = this.end;
    this.end = this.spill.statesLeft ?? this.kernel.statesFound();
    this.ranges.push({ from, to: this.end });
    return this.end - from;
  }

  /** Brings all complete levels to files, so that the kernel may forget them; false: it cannot. */
  leaveMemory(): boolean {
    return this.spill.leaveMemory(this.end);
  }

  /** The same for a search that forgets states: brings its last two levels there. */
  leaveRecent(): boolean {
    const last = this.ranges.length - 1;
    const { from } = this.rangeOf(Math.max(0, last - 1));
    return this.spill.leaveRecent(last, { from, to: this.end });
  }

  /** Reads a level of a search that has left memory, as `portionsOf` does. */
  portions(level: number): Iterable<number> {
    const { kernel, checkpoint, firstLevel } = this;
    if (level < firstLevel) return checkpoint!.portions(kernel, level);
    return this.spill.portions(this.rangeOf(level));
  }

  /** Numbers of the states of a level that this thread completed alone in this run. */
  rangeOf(level: number): Range {
    return this.ranges[level - this.firstLevel]!;
  }

  /** Where the states of a level are, which no other thread has a part of. */
  *stretches(level: number): Generator<Stretch, void> {
    if (level >= this.firstLevel) return yield* this.spill.stretches(this.rangeOf(level));
    for (const count of this.portions(level)) yield { at: this.kernel.inboxAt() >>> 0, count };
  }

  /** Forgets what there is of a level that is not complete, outside of memory. */
  dropLevel(): void {
    this.spill.dropAfter(this.end);
  }

  /** Takes in hand a neighbour of the state in hand; false: the level has none. */
  takePredecessor(level: number, crew: Crew | undefined): boolean {
    if (level < this.firstLevel) return takePredecessorAmong(this.kernel, this.portions(level));
    if (crew?.isShared(level)) return crew.takePredecessor(level, this.spill);
    return this.spill.takePredecessor(this.rangeOf(level), level);
  }

  /** After each completed level: makes it safe when it is time to. */
  keep(levels: readonly number[], crew: Crew | undefined): Shortage | undefined {
    if (!this.checkpoint || this.pending || levels.length < 3) return undefined;
    const isDue = performance.now() - this.keptMs >= this.everyMs;
    if (!crew?.joined) return isDue ? this.write(levels, crew) : undefined;
    if (this.asked) {
      this.asked = false;
      return this.write(levels, crew);
    }
    // The others are at work on the next level: they write when that is complete.
    if (isDue) crew.keepAt(levels.length);
    this.asked = isDue;
    return undefined;
  }

  /** Completes a checkpoint when all threads have written. */
  settle(crew: Crew | undefined): Shortage | undefined {
    if (this.spill.failed) return 'disk';
    if (!this.pending || (crew?.joined && !crew.haveKept)) return undefined;
    try {
      this.checkpoint!.save(this.pending, crew?.joined ? crew.threads : 1);
    } catch (error) {
      if (!isDiskError(error)) throw error;
      return 'disk';
    }
    this.pending = undefined;
    this.keptMs = performance.now();
    return undefined;
  }

  private write(levels: readonly number[], crew: Crew | undefined): Shortage | undefined {
    const { checkpoint, firstLevel } = this;
    if (!this.spill.keepAll()) return this.spill.shortage;
    const ranges = [...this.ranges, ...(crew?.ownRanges ?? [])];
    try {
      const part = { firstLevel, ranges, file: this.spill.sums };
      writePart(checkpoint!.folder, checkpoint!.partOf(OWNER), part);
    } catch (error) {
      if (!isDiskError(error)) throw error;
      return 'disk';
    }
    this.pending = [...levels];
    return this.settle(crew);
  }

  /** `over`: there is an answer, and nothing to go on with. */
  close(over: boolean): void {
    this.spill.close();
    if (over) this.checkpoint?.clear();
  }
}
