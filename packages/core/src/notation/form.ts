/* What a form is: a notation for puzzles that can be recognised, read and perhaps written. */
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { GoalSpec, PuzzleSpec, SpecPlace } from '../puzzle/spec.ts';

/** A place in a text. */
export type TextPlace = {
  /** 1-based line. */
  readonly line: number;
  /** 1-based column, counted in characters (code points). */
  readonly column: number;
  /** The offending text. */
  readonly found?: string;
};

/** A goal given beside the puzzle's text; places are those of the goal's own text. */
export type GivenGoal = {
  /** What it demands. */
  readonly goal: readonly GoalSpec[];
  /** Where each of its cells stands. */
  readonly placeOfCell: (cell: number) => TextPlace;
};

/** A text as a form has read it: the spec, and where in the text each part of it stands. */
export type FormReading = {
  /** The puzzle as it was written, not yet checked. */
  readonly spec: PuzzleSpec;
  /** Where in the text that part of the spec stands; used to place a PuzzleError. */
  readonly placeOf: (place: SpecPlace) => TextPlace;
  /** What was assumed, in plain words ("goal: the 2×2 piece at the bottom centre"). */
  readonly notes: readonly string[];
  /** Reads a goal given beside the text, where that needs more than the spec. */
  readonly readGoal?: (text: string) => GivenGoal;
  /** What `buildPuzzle` makes of the spec, where a form makes it sooner. */
  readonly puzzle?: () => Puzzle;
};

/** What is said beside a text. */
export type ReadContext = {
  /** The goal is given: that of the text or of its form does not count, and need not be there. */
  readonly hasGoal: boolean;
  /** Label of the car that must get out, in Rush Hour. */
  readonly target?: string;
  /** Whether it gets out at the left or above, from that row or column. */
  readonly isExitNear?: (lane: number) => boolean;
};

/** How a form is known and read. */
export type FormReader = {
  /** What `--from` takes and what an answer calls it: lower case, no spaces. */
  readonly name: string;
  /** True when the text has this form's look, right or wrong in its details. */
  readonly looksLike: (text: string) => boolean;
  /** Throws ParseError. */
  readonly read: (text: string, context?: ReadContext) => FormReading;
};

/** A form for people. */
export type FormDescription = {
  /** "slidysim", "Simon Tatham's game ID". */
  readonly title: string;
  /** One short text of this form, for help and documentation. */
  readonly example: string;
};

/** How a form is written. */
export type FormWriter = {
  /** Why this form cannot hold the puzzle, or undefined if it can. */
  readonly refuses: (puzzle: Puzzle) => string | undefined;
  /** The puzzle in this form, where `refuses` found nothing. */
  readonly write: (puzzle: Puzzle) => string;
};

/** One way to write a puzzle down; forms that can only be read do not say how. */
export type Form = FormReader & FormDescription & Partial<FormWriter>;
