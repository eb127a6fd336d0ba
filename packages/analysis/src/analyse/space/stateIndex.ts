import type { StateStore } from '@glissade/blocks/reference/stateStore';
import type { Puzzle, State } from '@glissade/core';
import {
  type BlockProblem,
  placementsOfState,
  stateOfPlacements,
} from '@glissade/search/problem/blockProblem';
import type { StateGraph } from './stateGraph.ts';
import { STATES_A_YIELD, type Work } from './work.ts';

/** The states met by a search, by number and back. Number 0 is the start. */
export class StateIndex {
  /** The puzzle whose states they are. */
  readonly puzzle: Puzzle;
  /** The same, compiled; not needed to read states. */
  readonly problem: BlockProblem;
  private readonly store: StateStore;
  private readonly at: Int32Array;

  constructor(problem: BlockProblem, store: StateStore) {
    this.puzzle = problem.puzzle;
    this.problem = problem;
    this.store = store;
    this.at = new Int32Array(problem.slotCount);
  }

  /** How many states were met. */
  get count(): number {
    return this.store.count;
  }

  /** The states as they are packed, for sweeps that read a few fields of all of them. */
  get packed(): Pick<StateStore, 'arena' | 'packing'> {
    return this.store;
  }

  /** Placement by slot of the state of this number, into `at`. */
  load(number: number, at: Int32Array): void {
    this.store.load(number, at);
  }

  /**
   * Makes the table by which any state can be found (`numberOf`). It takes as long as meeting the
   * states does, so who needs few of them looks among neighbours instead. Undefined: no memory.
   */
  *beFindable(): Work<true> {
    const { store } = this;
    if (!store.rememberAll()) return undefined;
    for (; store.isRehashing; yield STATES_A_YIELD) store.rehashPart();
    return true;
  }

  /**
   * Which of the states `numbers[from]` to `numbers[to - 1]` has these placements, ascending within
   * each kind; -1: none of them.
   */
  findAmong(at: Int32Array, numbers: Int32Array, from: number, to: number): number {
    return this.store.findAmong(at, numbers, from, to);
  }

  /** The number of a state, canonical or not, that is one unit away from another; or -1. */
  numberBeside({ firsts, successors }: StateGraph, from: number, state: State): number {
    const at = placementsOfState(this.problem, state);
    return at ? this.store.findAmong(at, successors, firsts[from]!, firsts[from + 1]!) : -1;
  }

  /** The state of this number, in canonical form. */
  stateAt(number: number): State {
    this.store.load(number, this.at);
    return stateOfPlacements(this.problem, this.at);
  }

  /** The number of a state, canonical or not; -1 when the search has not met it. */
  numberOf(state: State): number {
    if (!this.store.isFindable) throw new Error('the table of all states was not made');
    const at = placementsOfState(this.problem, state);
    return at ? this.store.find(at) : -1;
  }

  /** The same without the table, in a time that grows with the number of states. */
  searchFor(state: State): number {
    const { store } = this;
    const at = placementsOfState(this.problem, state);
    if (!at) return -1;
    return store.isFindable ? store.find(at) : store.findWithoutTable(at);
  }
}
