import type { Heuristic } from './heuristic.ts';

/** Always 0: with it A* is uniform-cost search, and IDA* is iterative deepening. */
export const ZERO_HEURISTIC: Heuristic<unknown> = {
  name: 'zero',
  admissible: true,
  consistent: true,
  evaluate: () => 0,
};
