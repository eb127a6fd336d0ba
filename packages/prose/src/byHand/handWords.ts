import type { HandSolution, HandStage } from '@glissade/analysis/explain/byHand/handSolution';
import type { Stretch } from '@glissade/analysis/explain/byHand/stretches';

/** What is known of the shortest solution of the same board, in single-tile moves. */
export type HandOptimum = {
  /** Its length, or a proved bound. */
  readonly length: number;
  /** Whether that is the length, and not a bound. */
  readonly isProved: boolean;
};

/** All sentences about the method in one language. */
export type HandWords = {
  readonly heading: string;
  readonly stretchesHeading: string;
  readonly intro: (solution: HandSolution) => string;
  readonly cost: (solution: HandSolution, optimum: HandOptimum) => string;
  /** Begins the part about a line. */
  readonly line: (line: NonNullable<HandStage['line']>) => string;
  readonly square: string;
  /** What a stage does, with its steps. */
  readonly stage: (stage: HandStage) => string;
  readonly stretchesIntro: (length: number, homeAtHalf: number, tiles: number) => string;
  readonly stretch: (stretch: Stretch) => string;
};
