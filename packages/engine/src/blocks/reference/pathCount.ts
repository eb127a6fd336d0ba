import type { MemoryMeter } from '../model/memoryMeter.ts';
import type { BreadthFirst } from './breadthFirst.ts';
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

  /** `goals`: all goal states of level `depth`, ascending. */
  constructor(search: BreadthFirst, meter: MemoryMeter, depth: number, goals: readonly number[]) {
    this.search = search;
    this.dag = new PathDag(search, meter, depth, goals);
  }

  /**
   * Expands about `budget` states; true when the count is complete, undefined: not enough memory.
   */
  advance(budget: number): boolean | undefined {
    for (let left = budget; left > 0; left--) {
      if (!this.dag.done) {
        if (!this.dag.sweepState()) return undefined;
        continue;
      }
      if (this.level === this.dag.layers.length - 1) return true;
      left -= this.counts.size;
      this.sumLevel();
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

  private sumLevel(): void {
    const { search, dag, counts } = this;
    const nextCounts = new Map<number, bigint>();
    for (const state of dag.layers[this.level + 1]!) nextCounts.set(state, BigInt(0));
    for (const [state, count] of counts) {
      search.expandLocated(state);
      search.record(1, search.list.count);
      for (const successor of search.list.indexes.subarray(0, search.list.count)) {
        const known = nextCounts.get(successor);
        if (known !== undefined) nextCounts.set(successor, known + count);
      }
    }
    this.counts = nextCounts;
    this.level++;
  }
}
