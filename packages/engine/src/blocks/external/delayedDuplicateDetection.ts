/*
 * How a search goes on when memory cannot hold the levels that its set must. All complete levels
 * are in files; a level is expanded in several passes, each of which looks for duplicates among
 * the states alone that the hash gives to it (`assembly/blocks/closed/delayedDuplicates.ts`). A
 * pass reads its states of the
 * two last levels, then all states of the last to expand them, and appends what is new to the file.
 *
 * Levels are read in the order in which they were written, whatever pass, thread or run wrote them,
 * so the number of passes may change with every level: as few as memory allows.
 *
 * Cost: each state is expanded once a pass (Lodzianka in moves, 53 million states and 620 MB in
 * memory: in 200 MB 1.24 of the time). One thread.
 *
 * Refused: going back into memory when levels have got small again, by the two last of them as
 * after a checkpoint (the whole of js2-tzer, in moves, in 40 or 90 pages: the same time within a
 * few hundredths, for a single pass over a small level costs little more than the level in memory).
 *
 * Source: Korf 2008 (hash-based delayed detection), with passes instead of files of candidates.
 */
import type { BreadthFirstKernel } from '@glissade/kernels';
import { PAGE_BYTES, PART_KEYS, PARTS, STATUS_GOAL, STATUS_LEVEL } from '@glissade/kernels/layout';
import type { OpenKernel } from '../bfs/kernelInstance.ts';
import type { History } from '../levels/levelIndex.ts';
import { receiveAll } from './readPortions.ts';

/** As many as there are values of what the hash tells of a pass. */
const PASSES_MAX = 256;
const TABLES = 64;
/** With this much memory the set is cut into tables from the beginning. */
const CUT_BYTES = 32 << 20;
/** With this much, candidates wait in larger parts. */
const ROOMY_BYTES = 128 << 20;
/** Slots for each state, and bytes of memory for each byte of its key: cut, or as one table. */
const SLOTS = 1.45;
const BYTES_CUT = 1.6;
const BYTES_WHOLE = 6;

/** What a level has come to. */
type End = 'level' | 'goal' | 'memory' | 'disk';

export class PassSearch {
  /** States expanded and successors made, each time counted. */
  expanded = 0;
  generated = 0;
  /** The most memory that a pass has used. */
  peakBytes = 0;
  private readonly opened: OpenKernel;
  private readonly kernel: BreadthFirstKernel;
  private readonly history: History;
  private readonly levels: readonly number[];
  private readonly isCut: boolean;
  /** Successors of the passes before. */
  private generatedBefore = 0;
  /** How much more memory levels have taken than was thought. */
  private excess = 1;
  private work: Generator<number, End> | undefined;
  /** Tells the kernel what it has forgotten: the code written for the puzzle, and such. */
  private readonly prepare: () => void;

  /** All of the levels must be in files. */
  constructor(
    opened: OpenKernel,
    history: History,
    levels: readonly number[],
    prepare: () => void,
  ) {
    this.opened = opened;
    this.kernel = opened.kernel;
    this.history = history;
    this.levels = levels;
    this.isCut = opened.cutsEarly || opened.pagesMax * PAGE_BYTES >= CUT_BYTES;
    this.prepare = prepare;
  }

  /** Reads or expands about so many states. */
  advance(budget: number): End | 'running' {
    for (let left = budget; left > 0; ) {
      this.work ??= this.makeLevel();
      const { done, value } = this.work.next();
      this.generated = this.generatedBefore + this.kernel.successorsMade();
      this.peakBytes = Math.max(this.peakBytes, this.kernel.bytesTaken());
      if (!done) {
        left -= value;
        continue;
      }
      this.work = undefined;
      return value;
    }
    return 'running';
  }

  private *makeLevel(): Generator<number, End> {
    for (;;) {
      const passes = this.passesWanted();
      if (passes > PASSES_MAX) return 'memory';
      const end = yield* this.tryLevel(passes);
      if (end !== 'memory') return end;
      this.history.dropLevel();
      this.excess *= 1.5;
    }
  }

  /** Duplicates are looked for among three levels, of which one is not known yet. */
  private statesThought(): number {
    const [before = 0, last = 0] = this.levels.slice(-2);
    const growth = Math.min(2, Math.max(0.5, last / before));
    return before + last + last * growth;
  }

  private passesWanted(): number {
    const { opened, isCut, kernel } = this;
    const keyBytes = kernel.keyLength();
    const all = opened.pagesMax * PAGE_BYTES - opened.end - kernel.directoryBytes();
    const partKeys = all < ROOMY_BYTES ? PART_KEYS / 4 : PART_KEYS;
    const parts = isCut ? PARTS * partKeys * keyBytes + TABLES * PAGE_BYTES : 0;
    const bytes = this.statesThought() * this.excess * keyBytes;
    const left = Math.max(all - parts, all / 8);
    return Math.ceil((bytes * (isCut ? BYTES_CUT : BYTES_WHOLE)) / left);
  }

  private *tryLevel(passes: number): Generator<number, End> {
    for (let pass = 0; pass < passes; pass++) {
      const end = yield* this.makePass(pass, passes);
      if (end) return end;
    }
    return 'level';
  }

  /** Undefined: it is done. */
  private *makePass(pass: number, passes: number): Generator<number, End | undefined> {
    const { kernel, history, levels } = this;
    const last = levels.length - 1;
    if (!this.openPass(pass, passes)) return 'memory';
    if (last > 0) {
      if (!(yield* this.readLevel(last - 1)) || kernel.skipLevel() === 0) return 'memory';
    }
    if (!(yield* this.readLevel(last))) return 'memory';
    for (const keys of history.portions(last)) {
      const status = kernel.expandInbox(keys);
      this.expanded += keys;
      if (status === STATUS_GOAL) return 'goal';
      if (status !== 0) return 'memory';
      yield keys;
    }
    return kernel.endLevel() === STATUS_LEVEL ? this.writeMade() : 'memory';
  }

  private openPass(pass: number, passes: number): boolean {
    const { kernel, opened, isCut, levels } = this;
    this.generatedBefore += kernel.successorsMade();
    if (!opened.begin(false) || kernel.openInbox() === 0) return false;
    this.prepare();
    const slots = isCut ? Math.ceil((this.statesThought() * SLOTS) / passes / TABLES) : 0;
    if (kernel.openPass(pass, passes, slots) === 0) return false;
    // The kernel's levels have numbers of their own, from 1: none stands below 0.
    return kernel.beginAt(Math.max(1, levels.length - 1), 0) === 1;
  }

  /** Reads a level into the set; false: no memory. */
  private *readLevel(level: number): Generator<number, boolean> {
    const { kernel, history } = this;
    for (const keys of history.portions(level)) {
      if (!receiveAll(kernel, [keys])) return false;
      yield keys;
    }
    return kernel.endLevel() === STATUS_LEVEL;
  }

  /** Appends the states of the pass to the file; undefined: it is done. */
  private writeMade(): End | undefined {
    const { kernel, history } = this;
    for (let table = 0; table < kernel.countTables(); table++) {
      const keys = kernel.copyMade(table);
      if (keys < 0) return 'memory';
      const length = keys * kernel.keyLength();
      const bytes = new Uint8Array(kernel.memory.buffer, kernel.copyAddress() >>> 0, length);
      if (!history.spill.append(bytes)) return 'disk';
    }
    return undefined;
  }
}
