import type { BudgetedWork } from '@glissade/search/budgetedWork';
import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import { packingOf } from '@glissade/search/problem/blockProblemPacking';
import { countPlacementBytes } from '@glissade/search/problem/blockProblemPlacements';
import type { MemoryMeter } from '../model/memoryMeter.ts';
import type { SearchMetric } from '../model/searchMetric.ts';
import { sourceFor } from '../reference/sourceFor.ts';
import { StateStore } from '../reference/stateStore.ts';
import { SuccessorList, type SuccessorSource } from '../reference/successors.ts';

/** Words of the first table of parents. */
const PARENTS_MIN = 1024;

/** The states that a search has met, each with the state that it was met from. */
export class MetSpace {
  readonly list = new SuccessorList();
  /** Placement by slot of the state that was loaded last. */
  readonly at: Int32Array;
  readonly meter: MemoryMeter;
  private readonly store: StateStore;
  private readonly source: SuccessorSource;
  /** -1: none. */
  private parents: Int32Array;

  private constructor(problem: BlockProblem, metric: SearchMetric, meter: MemoryMeter) {
    this.meter = meter;
    this.store = new StateStore(packingOf(problem), meter);
    this.source = sourceFor(problem, metric);
    this.at = new Int32Array(problem.slotCount);
    this.parents = new Int32Array(PARENTS_MIN).fill(-1);
  }

  /** With one state, the start if no other is given. Undefined: not enough memory. */
  static open(
    problem: BlockProblem,
    metric: SearchMetric,
    meter: MemoryMeter,
    first: Int32Array = problem.start,
  ): MetSpace | undefined {
    if (!meter.claim(countPlacementBytes(problem.placements) + PARENTS_MIN * 4)) return undefined;
    try {
      const space = new MetSpace(problem, metric, meter);
      space.store.addFirst(first);
      return space;
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  }

  get count(): number {
    return this.store.count;
  }

  /** The number of a state, or -1. */
  find(at: Int32Array): number {
    return this.store.find(at);
  }

  /** Adds a state that was met from nowhere, if it is new. False: not enough memory. */
  add(at: Int32Array): boolean {
    if (this.store.find(at) >= 0) return true;
    if (!this.reserveParents(this.count + 1)) return false;
    return this.store.addState(at);
  }

  /** Lists the successors of a state with their numbers, new ones added. False: no memory. */
  *expand(index: number): BudgetedWork<boolean> {
    const { store, at, list } = this;
    this.listOf(index);
    const before = store.count;
    for (;;) {
      if (!store.beginReserve(list.count)) return false;
      if (!store.isRehashing) break;
      while (store.isRehashing) {
        store.rehashPart();
        yield 0;
      }
    }
    if (!this.reserveParents(before + list.count)) return false;
    store.add(index, at, list, 0, list.count);
    this.parents.fill(index, before, store.count);
    return true;
  }

  /** Lists the successors of a state, each with its number, or -1. */
  look(index: number): void {
    this.listOf(index);
    this.store.locate(index, this.at, this.list);
  }

  /** From a state that was met from nowhere to this one. */
  pathTo(index: number): Int32Array[] {
    return this.states(index, this.parents);
  }

  /** The same by other parents. */
  states(index: number, parents: Int32Array): Int32Array[] {
    const path: Int32Array[] = [];
    for (let here = index; here >= 0; here = parents[here]!) {
      const at = new Int32Array(this.at.length);
      this.store.load(here, at);
      path.push(at);
    }
    return path.reverse();
  }

  private listOf(index: number): void {
    this.store.load(index, this.at);
    this.source.fill(this.at, this.list);
  }

  private reserveParents(count: number): boolean {
    const { parents, meter } = this;
    if (count <= parents.length) return true;
    const grown = meter.allocate(Math.max(count, parents.length * 2));
    if (!grown) return false;
    grown.set(parents);
    grown.fill(-1, parents.length);
    meter.release(parents.byteLength);
    this.parents = grown;
    return true;
  }
}
