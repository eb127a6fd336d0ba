import type { Puzzle } from '@glissade/core';
import type { Sketch } from '../edit/sketch.ts';

/** Where a board that was read goes on: given by whoever opens the reader. */
export type WaysOut = {
  readonly play: (puzzle: Puzzle) => void;
  readonly edit: (found: Puzzle | Sketch) => void;
};
