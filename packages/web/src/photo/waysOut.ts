/* What can be done with a board once it is read from a picture: play it, or edit it. */
import type { Puzzle } from '@glissade/core';
import type { Sketch } from '../edit/sketch.ts';

/** Where a board that was read goes on: given by whoever opens the reader. */
export type WaysOut = {
  /** With the address of the picture that goes on the tiles, if one does. */
  readonly play: (puzzle: Puzzle, picture?: string) => void;
  readonly edit: (found: Puzzle | Sketch) => void;
};
