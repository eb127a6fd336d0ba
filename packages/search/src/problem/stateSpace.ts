/** One move from a state. */
export type Successor<S> = {
  /** The state that it leads to. */
  readonly state: S;
  /** The packed unit steps that lead there, in order; never empty. */
  readonly steps: readonly number[];
  /** The cost of this move in the metric of the space: 1 for every puzzle. */
  readonly cost: number;
};

/**
 * What a textbook algorithm knows about a puzzle. Every move can be taken back: if `b` is a
 * successor of `a`, then `a` is a successor of `b` at the same cost.
 *
 * @example
 * ```ts
 * import { ALGORITHMS, type StateSpace } from 'glissade/search';
 * // Not a sliding puzzle: from 1 to 10 by steps of 1, 2 or 3, up or down.
 * const ways = [-3, -2, -1, 1, 2, 3];
 * const space: StateSpace<number> = {
 *   start: 1,
 *   isGoal: (state) => state === 10,
 *   key: String,
 *   successors: (state) => ways.map((way) => ({ state: state + way, steps: [way], cost: 1 })),
 * };
 * const bfs = ALGORITHMS.find(({ name }) => name === 'bfs')!;
 * console.log(bfs.start(space).step(Infinity)?.status); // → solved
 * ```
 */
export interface StateSpace<S> {
  /** Where a search begins. */
  readonly start: S;
  /** True where a search may end. */
  isGoal(state: S): boolean;
  /** Equal for two states just when a search may treat them as one. */
  key(state: S): string;
  /** Every successor, each once, in an order that depends on the state alone. */
  successors(state: S): readonly Successor<S>[];
  /** Bytes that a state and its key take, for `peakBytes`; 40 if not given. */
  readonly stateBytes?: number;
  /** For spaces whose states are large or have very many successors. */
  readonly inPortions?: {
    /** A search pauses when it has made, or looked at, so many successors. */
    readonly size: number;
    /** The same successors, made one after the other. */
    successors(state: S): Iterable<Successor<S>>;
  };
}
