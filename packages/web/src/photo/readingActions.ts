import type { Puzzle } from '@glissade/core';
import type { Sketch } from '../edit/sketch.ts';

/** What a puzzle brings along from the picture that it was read from. */
export type FromPicture = {
  /** The address of the picture that goes on the tiles, if one does. */
  readonly picture?: string | undefined;
  /** How many places are in doubt. */
  readonly doubts: number;
};

/** What can be done with a board once it is read from a picture: given by who opens the reader. */
export type ReadingActions = {
  readonly play: (puzzle: Puzzle, from: FromPicture) => void;
  readonly solve: (puzzle: Puzzle, from: FromPicture) => void;
  readonly edit: (found: Puzzle | Sketch) => void;
};
