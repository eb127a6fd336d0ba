import type { State } from '@glissade/core';

/** An estimate of how far a state is from the nearest goal, in the metric it was made for. */
export type Heuristic<S = State> = {
  /** What answers and messages call it. */
  readonly name: string;
  /** Never more than the true distance. */
  readonly admissible: boolean;
  /** Never differs between a state and its successor by more than the cost between them. */
  readonly consistent: boolean;
  /** 0 or more; Infinity only where no goal can be reached. */
  evaluate(state: S): number;
};
