/*
 * The reference breadth-first search over packed states, level by level. Goals are tested when
 * states are generated. Every unit of a metric costs 1, so the level of the first goal is the
 * optimum.
 *
 * The search keeps the whole closed set. It serves to find paths and to break ties, and proves that
 * there is no solution when it stops growing.
 *
 * Rejected: a closed window of three levels (frontier search, Korf 1999), which saves memory but
 * loses paths and counts; A*, because no heuristic that we know prunes enough on block puzzles to
 * pay for its evaluation.
 *
 * Cost: each state is expanded once; nothing is allocated for each state.
 *
 * Source: Moore 1959 for breadth-first search; `stateStore.ts` for the arena and the hash table.
 */
import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import { packingOf } from '@glissade/search/problem/blockProblemPacking';
import type { SearchStats } from '@glissade/search/searcher';
import type { MemoryMeter } from '../model/memoryMeter.ts';
import type { SearchMetric } from '../model/searchMetric.ts';
import type { GoalTest } from './goalTest.ts';
import { sourceFor } from './sourceFor.ts';
import { BATCH_MAX, StateStore } from './stateStore.ts';
import { SuccessorList, type SuccessorSource } from './successors.ts';

/** A call ends when it has packed about so many words of successors: some milliseconds. */
const WORDS_A_CALL = 1 << 18;

/** Hears of the successors of every state that is expanded, in the order of the states. */
export interface EdgeRecorder {
  /** Some successors of a state, by number: those from `from` on. False: not enough memory. */
  add(numbers: Int32Array, from: number, to: number): boolean;
  /** Those were all of them. */
  endState(): boolean;
}

export class BreadthFirst {
  readonly problem: BlockProblem;
  readonly store: StateStore;
  readonly source: SuccessorSource;
  readonly list = new SuccessorList();
  /** Placement by slot of the current state. */
  readonly at: Int32Array;
  /** Number of the first state of each level; the last level may still grow. */
  readonly levels: number[] = [0, 1];
  private readonly stats: SearchStats;
  private readonly meter: MemoryMeter;
  private next = 0;
  /** First slot of the current state whose successors have not been listed. */
  private slot = 0;
  /** Whether `list` holds some of its successors, and the first of them that was not added. */
  private isListed = false;
  private from = 0;
  private isCutShort = false;

  constructor(problem: BlockProblem, metric: SearchMetric, stats: SearchStats, meter: MemoryMeter) {
    const packing = packingOf(problem);
    this.problem = problem;
    this.stats = stats;
    this.meter = meter;
    this.store = new StateStore(packing, meter);
    this.source = sourceFor(problem, metric);
    this.at = new Int32Array(problem.slotCount);
    this.store.addFirst(problem.start);
    this.record(0, 0);
  }

  /** The level that is being generated. */
  get depth(): number {
    return this.levels.length - 1;
  }

  /** Sizes of the complete levels. */
  get sizes(): number[] {
    const { levels } = this;
    return levels.slice(1).map((end, level) => end - levels[level]!);
  }

  /**
   * Lets the table forget the states that the current level cannot meet again: those of earlier
   * levels than the one before it. Nothing but the search itself may look states up from then on,
   * until `store.rememberAll`.
   */
  forgetEarlierLevels(): void {
    this.store.forgetBefore(this.levels[Math.max(0, this.depth - 2)]!);
  }

  /** True when every state of the current level has been generated. */
  get levelComplete(): boolean {
    return this.next === this.levels[this.depth];
  }

  /**
   * Begins the next level; false when the last one had no new state, so that all states are known.
   */
  openLevel(): boolean {
    if (this.store.count === this.levels[this.depth]) return false;
    this.levels.push(this.store.count);
    return true;
  }

  /** Adds new states from elsewhere as the next level. False: not enough memory. */
  *addLevel(states: Iterable<Int32Array>): Generator<number, boolean> {
    for (const at of states) {
      if (!this.store.addState(at)) return false;
      yield 1;
    }
    this.levels.push(this.store.count);
    return true;
  }

  /** Loads a state into `at` and lists its successors. */
  expand(index: number): void {
    this.store.load(index, this.at);
    this.source.fill(this.at, this.list);
  }

  /** Expands a state and looks its successors up among the known states, into `list.indexes`. */
  expandLocated(index: number): void {
    this.expand(index);
    this.store.locate(index, this.at, this.list);
  }

  /**
   * True when the last call did much work and ended early, perhaps amid the successors of a state:
   * the caller should look at the clock.
   */
  get isAmidWork(): boolean {
    return this.isCutShort || this.store.isRehashing;
  }

  /**
   * Expands up to `budget` states of one level, fewer where one of them is much work. With a goal
   * test it stops at the first goal generated and returns its number; otherwise -1, or undefined
   * when memory ran out. `recorder` hears of all edges.
   */
  advance(
    budget: number,
    goals: GoalTest | undefined,
    recorder?: EdgeRecorder,
  ): number | undefined {
    const { store } = this;
    const begin = this.next;
    const end = Math.min(this.levels[this.depth]!, begin + budget);
    const generatedMax = Math.ceil(WORDS_A_CALL / store.words);
    let generated = 0;
    let found: number | undefined = -1;
    while (this.next < end && found === -1 && generated < generatedMax) {
      if (store.isRehashing) {
        store.rehashPart();
        break;
      }
      const count = this.listSome(Math.max(BATCH_MAX, generatedMax));
      if (!store.beginReserve(count)) found = undefined;
      if (found === undefined || store.isRehashing) continue;
      const before = store.count;
      generated += count;
      if (!this.addSome(count, recorder)) found = undefined;
      else if (goals && store.count > before) found = goals.firstIn(store, before, store.count);
    }
    this.isCutShort = generated >= generatedMax;
    this.record(this.next - begin, generated);
    return found;
  }

  /** Lists successors of the current state, unless some are left; how many to add next. */
  private listSome(countMax: number): number {
    const { store, source, at, list } = this;
    if (!this.isListed) {
      store.load(this.next, at);
      this.slot = source.fillPart(at, list, this.slot);
      this.from = 0;
      this.isListed = true;
    }
    return Math.min(list.count - this.from, countMax);
  }

  /** Adds the next of those listed, and ends the state after its last. False: no memory. */
  private addSome(count: number, recorder: EdgeRecorder | undefined): boolean {
    const { at, list, from } = this;
    const to = from + count;
    this.store.add(this.next, at, list, from, to);
    if (recorder && !recorder.add(list.indexes, from, to)) return false;
    this.from = to;
    this.isListed = to < list.count;
    if (this.isListed || this.slot < at.length) return true;
    this.slot = 0;
    this.next++;
    return !recorder || recorder.endState();
  }

  /** Updates the statistics. */
  record(expanded: number, generated: number): void {
    const { stats, levels, store } = this;
    stats.expanded += expanded;
    stats.generated += generated;
    const made = store.count - levels[this.depth]!;
    const level = levels[this.depth]! - levels[this.depth - 1]!;
    stats.peakFrontier = Math.max(stats.peakFrontier, level, made);
    stats.peakBytes = this.meter.peak;
  }
}
