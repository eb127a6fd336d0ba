import type { Puzzle } from '@glissade/core';
import type { Sketch } from '../edit/sketch.ts';

/** What can be done with a board once it is read from a picture: given by who opens the reader. */
export type ReadingActions = {
  /** With the address of the picture that goes on the tiles, if one does. */
  readonly play: (puzzle: Puzzle, picture?: string) => void;
  readonly solve: (puzzle: Puzzle, picture?: string) => void;
  readonly edit: (found: Puzzle | Sketch) => void;
};
