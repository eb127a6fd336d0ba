import type { Heuristic } from '../heuristic/heuristic.ts';
import type { StateSpace } from '../problem/stateSpace.ts';
import type { Searcher } from './searcher.ts';

export type SearchOptions<S> = {
  /** For the algorithms that use one; none means zero. */
  readonly heuristic?: Heuristic<S>;
  /** No answer longer than this is looked for, by those that limit depth; default: no bound. */
  readonly depthMax?: number;
  /** Every goal state, for `bidirectional`. */
  readonly goalStates?: readonly S[];
};

/** A search algorithm and what it promises on a finite space. */
export type Algorithm = {
  readonly name: string;
  readonly title: string;
  /** Its answers are shortest (with a heuristic: if that is admissible). */
  readonly optimal: boolean;
  /** It finds an answer whenever there is one (within `depthMax`). */
  readonly complete: boolean;
  /** It also ends, with a proof, when there is no answer. */
  readonly provesUnsolvable: boolean;
  readonly usesHeuristic: boolean;
  /** It heeds `depthMax`. */
  readonly limitsDepth?: boolean;
  readonly needsGoalStates: boolean;
  start<S>(space: StateSpace<S>, options?: SearchOptions<S>): Searcher;
};
