import type { Heuristic } from './heuristic.ts';

/** Knows nothing: with it A* is uniform cost and IDA* iterative deepening. */
export const ZERO_HEURISTIC: Heuristic<unknown> = {
  name: 'zero',
  admissible: true,
  consistent: true,
  evaluate: () => 0,
};
