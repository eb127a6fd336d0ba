import type { MemoryMeter } from '../model/memoryMeter.ts';
import { type BreadthFirst, WORDS_A_CALL } from './breadthFirst.ts';
import { PathDag } from './optimalPathDag.ts';

/**
 * Counts the shortest solutions, as sequences of states: the number of paths to a state on shortest
 * paths is the sum over its predecessors, computed forwards, level by level.
 */
export class PathCounter {
  private readonly search: BreadthFirst;
  private readonly dag: PathDag;
  private level = 0;
  private counts = new Map<number, bigint>([[0, BigInt(1)]]);
  /** The counts of the next level, and those of this one that are not added yet. */
  private adding:
    | { readonly rest: Iterator<[number, bigint]>; readonly next: Map<number, bigint> }
    | undefined;

  /** `goals`: all goal states of level `depth`, ascending. */
  constructor(search: BreadthFirst, meter: MemoryMeter, depth: number, goals: readonly number[]) {
    this.search = search;
    this.dag = new PathDag(search, meter, depth, goals);
  }

  /**
   * Expands up to `budget` states, fewer where one of them is much work; true when the count is
   * complete, undefined: not enough memory.
   */
  advance(budget: number): boolean | undefined {
    const { list, store } = this.search;
    for (let left = budget, packed = 0; left > 0 && packed < WORDS_A_CALL; left--) {
      if (!this.dag.done) {
        if (!this.dag.sweepState()) return undefined;
      } else if (this.level === this.dag.layers.length - 1) return true;
      else this.addState();
      packed += list.count * store.words;
    }
    return false;
  }

  /** By level, the states on shortest paths. Valid when the count is complete. */
  get layers(): readonly Int32Array[] {
    return this.dag.layers;
  }

  /** Valid when the count is complete. */
  get optimalSolutions(): bigint {
    let sum = BigInt(0);
    for (const counts of this.counts.values()) sum += counts;
    return sum;
  }

  /** Adds the count of one state to those of its successors; ends the level after the last. */
  private addState(): void {
    const { search } = this;
    this.adding ??= { rest: this.counts.entries(), next: this.noCounts(this.level + 1) };
    const { rest, next } = this.adding;
    const { done, value } = rest.next();
    if (done) {
      this.counts = next;
      this.adding = undefined;
      this.level++;
      return;
    }
    const [state, count] = value;
    search.expandLocated(state);
    search.record(1, search.list.count);
    for (const successor of search.list.indexes.subarray(0, search.list.count)) {
      const known = next.get(successor);
      if (known !== undefined) next.set(successor, known + count);
    }
  }

  private noCounts(level: number): Map<number, bigint> {
    return new Map(Array.from(this.dag.layers[level]!, (state) => [state, BigInt(0)]));
  }
}
