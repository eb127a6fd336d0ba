/*
 * Breadth-first search over packed states, one level after the other, goals tested as states are
 * made. Every unit of a metric costs 1, so the level in which a goal first appears is the optimum.
 *
 * The whole closed set stays: it makes the way back and the second metric possible, and proves
 * unsolvability when it stops growing. Refused: keeping three levels only (frontier search, Korf
 * 1999), which saves memory but loses the path and counts on levels that fit; A* with a heuristic,
 * for on block puzzles none known to us prunes enough to pay for evaluating it.
 *
 * Cost: each state is expanded once; nothing is allocated per state.
 * Source: Moore 1959 for breadth-first search; arena and hash table in `stateStore.ts`.
 */
import type { BlockProblem } from '../../problem/blockProblem.ts';
import { packingOf } from '../../problem/blockProblemPacking.ts';
import type { SearchStats } from '../../search/searcher.ts';
import type { MemoryMeter } from '../model/memoryMeter.ts';
import { type SearchMetric, sourceFor } from '../model/searchMetric.ts';
import type { GoalTest } from './goalTest.ts';
import { StateStore } from './stateStore.ts';
import { SuccessorList, type SuccessorSource } from './successors.ts';

export class BreadthFirst {
  readonly problem: BlockProblem;
  readonly store: StateStore;
  readonly source: SuccessorSource;
  readonly list = new SuccessorList();
  /** Placement by slot of the state in hand. */
  readonly at: Int32Array;
  /** Number of the first state of each level; the last level listed may be growing. */
  readonly levels: number[] = [0, 1];
  private readonly stats: SearchStats;
  private readonly meter: MemoryMeter;
  private next = 0;
  /** The slots before this one have moved from the state that is being expanded. */
  private slot = 0;

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

  /** The level whose states are being made. */
  get depth(): number {
    return this.levels.length - 1;
  }

  /** States of each level that is complete. */
  get sizes(): number[] {
    const { levels } = this;
    return levels.slice(1).map((end, level) => end - levels[level]!);
  }

  /** True when every state of the level being made has been made. */
  get levelComplete(): boolean {
    return this.next === this.levels[this.depth];
  }

  /** Begins the next level; false when the last one brought no new state: all are known. */
  openLevel(): boolean {
    if (this.store.count === this.levels[this.depth]) return false;
    this.levels.push(this.store.count);
    return true;
  }

  /** Adds states made elsewhere, none of them known yet, as the next level. False: no memory. */
  addLevel(states: Iterable<Int32Array>): boolean {
    for (const at of states) if (!this.store.addState(at)) return false;
    this.levels.push(this.store.count);
    return true;
  }

  /** Loads a state into `at` and lists its successors. */
  expand(index: number): void {
    this.store.load(index, this.at);
    this.source.fill(this.at, this.list);
  }

  /** Expands a state and finds its successors among the states known, for `list.indexes`. */
  expandLocated(index: number): void {
    this.expand(index);
    this.store.locate(index, this.at, this.list);
  }

  /** True while it has made only some successors of a state: whoever called should come again. */
  get isWithinState(): boolean {
    return this.slot > 0 || this.store.isRehashing;
  }

  /**
   * Expands up to `budget` states of one level, fewer where one of them is a lot of work. With a
   * test it stops at the first goal made and returns its number; otherwise -1, or undefined when
   * memory ran out.
   */
  advance(budget: number, goals: GoalTest | undefined): number | undefined {
    const { store, list } = this;
    const end = Math.min(this.levels[this.depth]!, this.next + budget);
    const begin = this.next;
    let generated = 0;
    let found: number | undefined = -1;
    for (let left = budget; left > 0 && this.next < end && found === -1; left--) {
      if (store.isRehashing) {
        store.rehashPart();
        break;
      }
      store.load(this.next, this.at);
      const slot = this.source.fillPart(this.at, list, this.slot);
      if (!store.beginReserve(list.count)) {
        found = undefined;
        break;
      }
      if (store.isRehashing) continue;
      const before = store.count;
      store.add(this.next, this.at, list);
      const isWhole = slot === this.at.length;
      this.slot = isWhole ? 0 : slot;
      if (isWhole) this.next++;
      generated += list.count;
      if (goals && store.count > before) found = goals.firstIn(store, before, store.count);
    }
    this.record(this.next - begin, generated);
    return found;
  }

  /** Keeps the statistics current. */
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
