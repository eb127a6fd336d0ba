import type { MemoryMeter } from '../model/memoryMeter.ts';
import type { BreadthFirst } from './breadthFirst.ts';
import { ShortestWays } from './optimalPathDag.ts';

/**
 * How many shortest answers there are, as sequences of states: the ways to each state on shortest
 * ways are the sum of the ways to its predecessors, carried forward level by level.
 */
export class ShortestCount {
  private readonly search: BreadthFirst;
  private readonly shortest: ShortestWays;
  private level = 0;
  private ways = new Map<number, bigint>([[0, BigInt(1)]]);

  /** `goals`: all goal states of level `depth`, ascending. */
  constructor(search: BreadthFirst, meter: MemoryMeter, depth: number, goals: readonly number[]) {
    this.search = search;
    this.shortest = new ShortestWays(search, meter, depth, goals);
  }

  /** Expands about `budget` states; true when the ways are counted, undefined: no memory. */
  advance(budget: number): boolean | undefined {
    for (let left = budget; left > 0; left--) {
      if (!this.shortest.done) {
        if (!this.shortest.sweepOne()) return undefined;
        continue;
      }
      if (this.level === this.shortest.layers.length - 1) return true;
      left -= this.ways.size;
      this.carryLevel();
    }
    return false;
  }

  /** By level, the states on shortest ways. When they are counted. */
  get layers(): readonly Int32Array[] {
    return this.shortest.layers;
  }

  /** When they are counted. */
  get optimalSolutions(): bigint {
    let sum = BigInt(0);
    for (const ways of this.ways.values()) sum += ways;
    return sum;
  }

  private carryLevel(): void {
    const { search, shortest, ways } = this;
    const ahead = new Map<number, bigint>();
    for (const state of shortest.layers[this.level + 1]!) ahead.set(state, BigInt(0));
    for (const [state, count] of ways) {
      search.expandLocated(state);
      search.record(1, search.list.count);
      for (const successor of search.list.indexes.subarray(0, search.list.count)) {
        const known = ahead.get(successor);
        if (known !== undefined) ahead.set(successor, known + count);
      }
    }
    this.ways = ahead;
    this.level++;
  }
}
