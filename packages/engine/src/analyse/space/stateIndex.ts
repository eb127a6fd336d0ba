import type { Puzzle, State } from '@glissade/core';
import type { StateStore } from '../../blocks/reference/stateStore.ts';
import {
  type BlockProblem,
  placementsOfState,
  stateOfPlacements,
} from '../../problem/blockProblem.ts';

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

  /** Placement by slot of the state of this number, into `at`. */
  load(number: number, at: Int32Array): void {
    this.store.load(number, at);
  }

  /** The number of a state by its placements, ascending within each kind; -1: it was not met. */
  find(at: Int32Array): number {
    return this.store.find(at);
  }

  /** The state of this number, in canonical form. */
  stateAt(number: number): State {
    this.store.load(number, this.at);
    return stateOfPlacements(this.problem, this.at);
  }

  /** The number of a state, canonical or not; -1 when the search has not met it. */
  numberOf(state: State): number {
    const at = placementsOfState(this.problem, state);
    return at ? this.store.find(at) : -1;
  }
}
