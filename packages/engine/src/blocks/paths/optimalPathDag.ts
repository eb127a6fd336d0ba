import type { BreadthFirstKernel } from '@glissade/kernels';
import { KEY_BASE, PAGE_BYTES } from '@glissade/kernels/layout';
import { type DataFile, isDiskError, type Shortage } from '../../files/storage.ts';
import type { KernelHolder } from '../external/externalStore.ts';
import type { StateRange } from '../external/readPortions.ts';
import type { LevelIndex } from '../levels/levelIndex.ts';
import { type KeySpan, keysIn, loadKey } from '../levels/levelStore.ts';
import { PathCountList } from './pathCountList.ts';

/** Bits above this in the highest word of a number: the next level's numbers get a word more. */
const HIGH = BigInt(2 ** 47);
/** Successors of a level are put into so many tables at most, one after the other. */
const PARTS_MAX = 64;
const SUCCESSORS_MAX = 2 ** 30;

/** How it ended. */
type End = 'done' | Shortage;
/** Work that ends with what there was too little of, if there was. */
type Work = Generator<number, Shortage | undefined>;

/**
 * Sweeps a search that has made all goals of its last level back to the start: which states lie on
 * shortest ways, and how many ways there are. Memory holds those of two levels, or two files where
 * it is too small for them; the states of the search may lie in a file, too.
 */
export class OptimalPathDag {
  /** By level: how many states are on shortest ways; whole when done. */
  readonly onWays: number[] = [];
  /** States expanded and successors made by the sweep. */
  expanded = 0;
  generated = 0;
  /** Shortest ways from the start to goals, when done. */
  ways: bigint = BigInt(0);
  private readonly holder: KernelHolder;
  private readonly levelIndex: LevelIndex;
  private readonly keepsStates: boolean;
  /** The states on ways of the level in hand, with their numbers of ways. */
  private list: PathCountList;
  /** Files for this list and the next, once memory was too small; the one that is free. */
  private files: readonly DataFile[] = [];
  private spare = 0;
  private readonly openFile: () => DataFile | undefined;
  /** Bits set in the highest words of the numbers. */
  private highest = BigInt(0);
  /** Where the states on ways of each level are kept. */
  private readonly kept: StateRange[] = [];
  private goal: Uint8Array | undefined;
  private readonly work: Generator<number, End>;

  /**
   * Goals are those of level `depth`. `keepsStates`: they can be gone through afterwards.
   * `openFile` is asked where memory is too small; undefined from it: there is no disk.
   */
  constructor(
    holder: KernelHolder,
    levelIndex: LevelIndex,
    openFile: () => DataFile | undefined,
    { depth, keepsStates }: { readonly depth: number; readonly keepsStates: boolean },
  ) {
    this.holder = holder;
    this.levelIndex = levelIndex;
    this.openFile = openFile;
    this.keepsStates = keepsStates;
    this.list = new PathCountList(holder, 1, undefined);
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
    const { kernel, levelIndex } = this;
    const bytes = kernel.keyLength();
    for (const { at, count } of levelIndex.store.spans(this.kept[level]!)) {
      for (let n = 0; n < count; n++) yield loadKey(kernel, at + n * bytes);
    }
  }

  /** Closes its files. */
  close(): void {
    for (const file of this.files) file.close();
    this.files = [];
  }

  private *sweep(depth: number): Generator<number, End> {
    const shortage = yield* this.listGoals(depth);
    if (shortage) return shortage;
    for (let level = depth; ; level--) {
      this.onWays[level] = this.list.count;
      if (this.keepsStates && !this.keep(level)) return 'disk';
      if (level === 0) break;
      const missing = yield* this.goBack(level);
      if (missing) return missing;
    }
    for (const { at } of this.list.portions()) this.ways = this.numberAt(at);
    this.close();
    return 'done';
  }

  /** The number of an entry. */
  private numberAt(entry: number): bigint {
    const { kernel } = this;
    const { words } = this.list;
    const view = new DataView(kernel.memory.buffer, entry + kernel.keyLength(), words * 8);
    let number = BigInt(0);
    for (let word = words - 1; word >= 0; word--) {
      number = (number << BigInt(64)) + view.getBigUint64(word * 8, true);
    }
    return number;
  }

  private *listGoals(depth: number): Work {
    const { kernel, levelIndex } = this;
    let goals = 0;
    for (const span of levelIndex.spans(depth)) {
      const some = kernel.keepGoals(span.at, span.count);
      if (some > 0) this.goal ??= keysIn(kernel, { at: span.at, count: 1 }).slice();
      goals += some;
      yield span.count;
    }
    if (kernel.openTable(goals, 1) === 0) return yield* this.writeGoals(depth);
    for (const { at, count } of levelIndex.spans(depth)) {
      kernel.enterGoals(at, kernel.keepGoals(at, count));
      yield count;
    }
    this.list.add(this.closeTable());
    return undefined;
  }

  /** The same to a file: none of them is there twice, so tables for some at a time will do. */
  private *writeGoals(depth: number): Work {
    const { kernel, levelIndex } = this;
    const shortage = this.leaveMemory();
    if (shortage) return shortage;
    for (const { at, count } of levelIndex.spans(depth)) {
      const goals = kernel.keepGoals(at, count);
      if (goals === 0) continue;
      if (kernel.openTable(goals, 1) === 0) return 'memory';
      kernel.enterGoals(at, goals);
      if (!this.list.add(this.closeTable())) return 'disk';
      yield count;
    }
    return undefined;
  }

  private closeTable(): KeySpan {
    const count = this.kernel.closeTable();
    return { at: this.kernel.listAt() >>> 0, count };
  }

  /** Brings this list to a file, where the next will be, too. */
  private leaveMemory(): Shortage | undefined {
    if (this.list.isInFile) return undefined;
    if (this.kernel.openInbox() === 0) return 'memory';
    const shortage = this.openFiles();
    const file = this.files[this.spare];
    const moved = !shortage && file ? this.list.moveTo(file) : undefined;
    if (!moved) {
      this.close();
      return shortage ?? 'disk';
    }
    this.list = moved;
    this.spare = 1 - this.spare;
    return undefined;
  }

  private openFiles(): Shortage | undefined {
    try {
      while (this.files.length < 2) {
        const file = this.openFile();
        if (!file) return 'memory';
        this.files = [...this.files, file];
      }
      return undefined;
    } catch (error) {
      if (!isDiskError(error)) throw error;
      return 'disk';
    }
  }

  /** Makes the list of the level before. */
  private *goBack(level: number): Work {
    // A number of 64 bits comes signed.
    const isLong = this.highest >= HIGH || this.highest < 0;
    const words = isLong ? this.list.words + 1 : this.list.words;
    let shortage: Shortage | undefined;
    for (let parts = 1; parts <= PARTS_MAX; parts *= 2) {
      const list = new PathCountList(this.holder, words, this.files[this.spare]);
      const missing = yield* this.listBefore(level, list, parts);
      this.kernel.openPass(0, 1, 0);
      if (missing === 'disk') return missing;
      if (!missing) {
        this.list.drop();
        this.list = list;
        this.spare = 1 - this.spare;
        return undefined;
      }
      list.drop();
      shortage ??= this.leaveMemory();
    }
    return shortage ?? 'memory';
  }

  /** In so many parts by hash, which may be too large. */
  private *listBefore(level: number, list: PathCountList, parts: number): Work {
    const { kernel, levelIndex } = this;
    this.highest = BigInt(0);
    for (let part = 0; part < parts; part++) {
      kernel.openPass(part, parts, 0);
      const successors = yield* this.countSuccessors();
      if (successors > SUCCESSORS_MAX || kernel.openTable(successors, list.words) === 0) {
        return 'memory';
      }
      yield* this.goThrough((at, count) => kernel.spreadWays(at, count, this.list.words));
      for (const { at, count } of levelIndex.spans(level - 1)) {
        kernel.keepWays(at, count);
        yield count;
      }
      if (!list.add(this.closeTable())) return 'disk';
      this.highest |= kernel.highestWords();
      this.expanded += 2 * this.onWays[level]!;
      this.generated += 2 * successors;
    }
    return undefined;
  }

  private *countSuccessors(): Generator<number, number> {
    let successors = 0;
    yield* this.goThrough((at, count) => {
      successors += this.kernel.countSuccessors(at, count, this.list.words) >>> 0;
    });
    return successors;
  }

  /** Does work on the list in hand, a portion at a time. */
  private *goThrough(work: (at: number, count: number) => void): Generator<number, void> {
    for (const { at, count } of this.list.portions()) {
      work(at, count);
      yield count;
    }
  }

  /** Keeps the states of the list: in their level's place, or behind all in the file. */
  private keep(level: number): boolean {
    const { levelIndex, list } = this;
    const behind = levelIndex.store.externalCount;
    const from = behind ?? levelIndex.rangeOf(level).from;
    this.kept[level] = { from, to: from + this.onWays[level]! };
    let to = from;
    for (const { at, count } of list.portions()) {
      if (behind === undefined) this.overwrite(to, at, count);
      else if (!this.append(at, count)) return false;
      to += count;
    }
    return true;
  }

  private overwrite(from: number, at: number, count: number): void {
    const { kernel, levelIndex, list } = this;
    let next = at;
    for (const place of levelIndex.store.spans({ from, to: from + count })) {
      kernel.copyList(place.at, next, place.count, list.words);
      next += place.count * list.entryBytes;
    }
  }

  private append(at: number, count: number): boolean {
    const { kernel, levelIndex, list } = this;
    const inbox = kernel.inboxAt() >>> 0;
    const portion = Math.floor(PAGE_BYTES / kernel.keyLength());
    for (let from = 0; from < count; from += portion) {
      const some = Math.min(portion, count - from);
      kernel.copyList(inbox, at + from * list.entryBytes, some, list.words);
      if (!levelIndex.store.append(keysIn(kernel, { at: inbox, count: some }))) return false;
    }
    return true;
  }
}
