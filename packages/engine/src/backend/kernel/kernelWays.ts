import type { BreadthFirstKernel } from '@glissade/kernels';
import { KEY_BASE, PAGE_BYTES } from '@glissade/kernels/layout';
import { keysOf, type Stretch, takeKey } from './archived.ts';
import type { History } from './history.ts';
import type { Range } from './readBack.ts';
import type { KernelHolder } from './spill.ts';

/** Entries of a list looked at in one go. */
const PORTION = 1 << 14;
/** Bits above this in the highest word of a number: the next level's numbers get a word more. */
const HIGH = BigInt(2 ** 47);
/** Successors of a level are put into so many tables at most, one after the other. */
const PARTS_MAX = 64;
const SUCCESSORS_MAX = 2 ** 30;

/** How it ended, or what there is still to do. */
type End = 'done' | 'memory' | 'disk';

/**
 * Sweeps a search that has made all goals of its last level back to the start: which states lie on
 * shortest ways, and how many ways there are. Memory holds those of two levels; the states of the
 * search may lie in a file.
 */
export class KernelWays {
  /** By level: how many states are on shortest ways; whole when done. */
  readonly onWays: number[] = [];
  /** States expanded and successors made by the sweep. */
  expanded = 0;
  generated = 0;
  /** Shortest ways from the start to goals, when done. */
  ways: bigint = BigInt(0);
  private readonly holder: KernelHolder;
  private readonly history: History;
  private readonly keepsStates: boolean;
  /** The states on ways of the level in hand, with their numbers of ways, of so many words. */
  private list: readonly Stretch[] = [];
  private words = 1;
  /** Bits set in the highest words of the numbers. */
  private highest = BigInt(0);
  /** Where the states on ways of each level are kept. */
  private readonly kept: Range[] = [];
  private goal: Uint8Array | undefined;
  private readonly work: Generator<number, End>;

  /** Goals are those of this level. `keepsStates`: they can be gone through afterwards. */
  constructor(holder: KernelHolder, history: History, depth: number, keepsStates: boolean) {
    this.holder = holder;
    this.history = history;
    this.keepsStates = keepsStates;
    this.work = this.sweep(depth);
  }

  private get kernel(): BreadthFirstKernel {
    return this.holder.kernel;
  }

  /** Looks at about so many states. */
  advance(budget: number): End | undefined {
    for (let left = budget; left > 0; ) {
      const { done, value } = this.work.next();
      if (done) return value;
      left -= value;
    }
    return undefined;
  }

  /** Takes a goal of the level in hand. */
  takeGoal(): void {
    new Uint8Array(this.kernel.memory.buffer).set(this.goal!, KEY_BASE);
  }

  /** Takes the states of a level that are on ways in hand, one after the other. */
  *takeStates(level: number): Generator<void, void> {
    const { kernel, history } = this;
    const bytes = kernel.keyLength();
    for (const { at, count } of history.spill.stretches(this.kept[level]!)) {
      for (let n = 0; n < count; n++) yield takeKey(kernel, at + n * bytes);
    }
  }

  private *sweep(depth: number): Generator<number, End> {
    if (!(yield* this.listGoals(depth))) return 'memory';
    for (let level = depth; ; level--) {
      this.onWays[level] = this.list.reduce((sum, { count }) => sum + count, 0);
      if (this.keepsStates && !this.keep(level)) return 'disk';
      if (level === 0) break;
      if (!(yield* this.goBack(level))) return 'memory';
    }
    this.ways = this.numberAt(this.list[0]!.at + this.kernel.keyLength());
    return 'done';
  }

  private numberAt(at: number): bigint {
    const view = new DataView(this.kernel.memory.buffer, at, this.words * 8);
    let number = BigInt(0);
    for (let word = this.words - 1; word >= 0; word--) {
      number = (number << BigInt(64)) + view.getBigUint64(word * 8, true);
    }
    return number;
  }

  /** False: no memory. */
  private *listGoals(depth: number): Generator<number, boolean> {
    const { kernel, history } = this;
    let goals = 0;
    for (const stretch of history.stretches(depth)) {
      const some = kernel.keepGoals(stretch.at, stretch.count);
      if (some > 0) this.goal ??= keysOf(kernel, { at: stretch.at, count: 1 }).slice();
      goals += some;
      yield stretch.count;
    }
    if (kernel.openTable(goals, 1) === 0) return false;
    for (const { at, count } of history.stretches(depth)) {
      kernel.enterGoals(at, kernel.keepGoals(at, count));
      yield count;
    }
    this.list = [this.closeTable()];
    return true;
  }

  private closeTable(): Stretch {
    const count = this.kernel.closeTable();
    return { at: this.kernel.listAt() >>> 0, count };
  }

  /** Makes the list of the level before; false: no memory. */
  private *goBack(level: number): Generator<number, boolean> {
    // A number of 64 bits comes signed.
    const words = this.highest >= HIGH || this.highest < 0 ? this.words + 1 : this.words;
    for (let parts = 1; parts <= PARTS_MAX; parts *= 2) {
      const list = yield* this.listBefore(level, words, parts);
      this.kernel.openPass(0, 1, 0);
      if (!list) continue;
      this.drop(this.list, this.words);
      this.list = list;
      this.words = words;
      return true;
    }
    return false;
  }

  private drop(list: readonly Stretch[], words: number): void {
    for (const { at, count } of list) this.kernel.dropList(at, count, words);
  }

  /** In so many parts by hash; undefined: they are too large. */
  private *listBefore(
    level: number,
    words: number,
    parts: number,
  ): Generator<number, Stretch[] | undefined> {
    const { kernel, history } = this;
    const list: Stretch[] = [];
    this.highest = BigInt(0);
    for (let part = 0; part < parts; part++) {
      kernel.openPass(part, parts, 0);
      const successors = yield* this.countSuccessors();
      if (successors > SUCCESSORS_MAX || kernel.openTable(successors, words) === 0) {
        this.drop(list, words);
        return undefined;
      }
      yield* this.goThrough((at, count) => kernel.spreadWays(at, count, this.words));
      for (const { at, count } of history.stretches(level - 1)) {
        kernel.keepWays(at, count);
        yield count;
      }
      const made = this.closeTable();
      if (made.count > 0) list.push(made);
      this.highest |= kernel.highestWords();
      this.expanded += 2 * this.onWays[level]!;
      this.generated += 2 * successors;
    }
    return list;
  }

  private *countSuccessors(): Generator<number, number> {
    let successors = 0;
    yield* this.goThrough((at, count) => {
      successors += this.kernel.countSuccessors(at, count, this.words) >>> 0;
    });
    return successors;
  }

  /** Does work on the list in hand, a portion at a time. */
  private *goThrough(work: (at: number, count: number) => void): Generator<number, void> {
    const bytes = this.entryBytes;
    for (const { at, count } of this.list) {
      for (let from = 0; from < count; from += PORTION) {
        const some = Math.min(PORTION, count - from);
        work(at + from * bytes, some);
        yield some;
      }
    }
  }

  private get entryBytes(): number {
    return this.kernel.keyLength() + 8 * this.words;
  }

  /** Keeps the states of the list: in their level's place, or behind all in the file. */
  private keep(level: number): boolean {
    const { history, list } = this;
    const behind = history.spill.statesLeft;
    const from = behind ?? history.rangeOf(level).from;
    this.kept[level] = { from, to: from + this.onWays[level]! };
    let to = from;
    for (const { at, count } of list) {
      if (behind === undefined) this.overwrite(to, at, count);
      else if (!this.append(at, count)) return false;
      to += count;
    }
    return true;
  }

  private overwrite(from: number, at: number, count: number): void {
    const { kernel, history, words, entryBytes } = this;
    let next = at;
    for (const place of history.spill.stretches({ from, to: from + count })) {
      kernel.copyList(place.at, next, place.count, words);
      next += place.count * entryBytes;
    }
  }

  private append(at: number, count: number): boolean {
    const { kernel, history, words, entryBytes } = this;
    const inbox = kernel.inboxAt() >>> 0;
    const portion = Math.floor(PAGE_BYTES / kernel.keyLength());
    for (let from = 0; from < count; from += portion) {
      const some = Math.min(portion, count - from);
      kernel.copyList(inbox, at + from * entryBytes, some, words);
      if (!history.spill.append(keysOf(kernel, { at: inbox, count: some }))) return false;
    }
    return true;
  }
}
