import type { Puzzle, State } from '@glissade/core';
import type { StateStore } from '../backend/packed/stateStore.ts';
import { type BlockProblem, placementsOfState } from '../problem/blockProblem.ts';

/** The states met by a search, by number and back. Number 0 is the start. */
export class StateIndex {
  readonly puzzle: Puzzle;
  private readonly problem: BlockProblem;
  private readonly store: StateStore;
  private readonly at: Int32Array;

  constructor(problem: BlockProblem, store: StateStore) {
    this.puzzle = problem.puzzle;
    this.problem = problem;
    this.store = store;
    this.at = new Int32Array(problem.slotCount);
  }

  get count(): number {
    return this.store.count;
  }

  /** The state of this number, in canonical form. */
  stateAt(number: number): State {
    const { problem, at } = this;
    const { puzzle, kinds, placements } = problem;
    const state = new Uint16Array(puzzle.pieces.length);
    this.store.load(number, at);
    for (const [kind, { firstSlot }] of kinds.entries()) {
      for (const [index, piece] of puzzle.kinds[kind]!.pieces.entries()) {
        state[piece] = placements.origins[at[firstSlot + index]!]!;
      }
    }
    return state;
  }

  /** The number of a state, canonical or not; -1 when the search has not met it. */
  numberOf(state: State): number {
    const at = placementsOfState(this.problem, state);
    return at ? this.store.find(at) : -1;
  }
}
