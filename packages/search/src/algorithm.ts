/* The interface of the textbook algorithms, and their options. */
import type { Heuristic } from './heuristic/heuristic.ts';
import type { StateSpace } from './problem/stateSpace.ts';
import type { Searcher } from './searcher.ts';
import type { Watch } from './watch.ts';

/** What an algorithm takes besides the space. */
export type SearchOptions<S> = {
  /** For the algorithms that use one; none means zero. */
  readonly heuristic?: Heuristic<S>;
  /** No answer longer than this is looked for, by those that limit depth; default: no bound. */
  readonly depthMax?: number;
  /** Every goal state, for `bidirectional`. */
  readonly goalStates?: readonly S[];
  /** How much the estimate counts in `astar`: f = g + weight × h; 1 if not given. */
  readonly weight?: number;
  /** Which of several nodes of equal priority `ucs`, `greedy` and `astar` expand; `low-h` first. */
  readonly ties?: TieRule;
  /** Hears of every event of the search. */
  readonly watch?: Watch<S> | undefined;
};

/**
 * How ties are broken: `low-h`, the smaller estimate first, then the older node; `low-g`, the
 * shorter path so far, then the older node; `fifo`, the older node; `lifo`, the newer node.
 *
 * @example
 * ```ts
 * import { TIE_RULES } from 'glissade/search';
 * console.log(TIE_RULES.join(' ')); // → low-h low-g fifo lifo
 * ```
 */
export const TIE_RULES = ['low-h', 'low-g', 'fifo', 'lifo'] as const;

/** One of `TIE_RULES`. */
export type TieRule = (typeof TIE_RULES)[number];

/**
 * An option that some algorithms use and others ignore.
 *
 * @example
 * ```ts
 * import { ALGORITHMS, type AlgorithmOption } from 'glissade/search';
 * const option: AlgorithmOption = 'weight';
 * const heeding = ALGORITHMS.filter(({ accepts }) => accepts.includes(option));
 * console.log(heeding.map(({ name }) => name).join(' ')); // → astar
 * ```
 */
export type AlgorithmOption = 'heuristic' | 'depthMax' | 'weight' | 'ties';

/** A search algorithm and what it promises on a finite space. */
export type Algorithm = {
  /** What `solve` and `trace` call it: lower case, no blanks. */
  readonly name: string;
  /** For people. */
  readonly title: string;
  /** Its answers are shortest (with a heuristic: if that is admissible). */
  readonly optimal: boolean;
  /** It finds an answer whenever there is one (within `depthMax`). */
  readonly complete: boolean;
  /** It also ends, with a proof, when there is no answer. */
  readonly provesUnsolvable: boolean;
  /** The options that it heeds; it is informed if `heuristic` is one of them. */
  readonly accepts: readonly AlgorithmOption[];
  /** It takes `goalStates`. */
  readonly needsGoalStates: boolean;
  /** Begins a search; `step` of what it returns does the work. */
  start<S>(space: StateSpace<S>, options?: SearchOptions<S>): Searcher;
};
