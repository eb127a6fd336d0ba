/* A validated puzzle: its pieces, kinds, start and goals. */
import type { Board } from '../board/board.ts';
import type { Shape } from '../board/shape.ts';

/** Along which lines a piece may move: any, only in its row (`h`), only in its column (`v`). */
export type Axis = 'any' | 'h' | 'v';

/** A movable thing. Pieces are numbered by their place in `Puzzle.pieces`. */
export type Piece = {
  /** What the user called it; unique in the puzzle; never renamed. */
  readonly label: string;
  /** Its cells relative to its origin. */
  readonly shape: Shape;
  /** Along which lines it may move. */
  readonly axis: Axis;
};

/** Pieces of equal shape and axis that no goal tells apart: interchangeable. */
export type Kind = {
  /** Piece numbers, ascending; never empty. */
  readonly pieces: readonly number[];
  /** Only pieces that a goal names may enter gates. */
  readonly entersGates: boolean;
};

/** One piece of a goal's picture: some piece of this kind must have its origin exactly there. */
export type GoalPlacement = {
  /** Number of the kind, its index in `Puzzle.kinds`. */
  readonly kind: number;
  /** The piece the picture names; another of its kind will do as well. */
  readonly piece: number;
  /** Origin cell. */
  readonly cell: number;
};

/** Met when every placement is. Never empty. */
export type Goal = readonly GoalPlacement[];

/**
 * Where the pieces are: the origin cell of each, by piece number. Treat as immutable.
 *
 * @example
 * ```ts
 * import { applyStep, equalStates, parsePuzzle, type State } from 'glissade';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * const before: State = puzzle.start;
 * const after: State = applyStep(puzzle, before, { piece: 6, direction: 'L' });
 * console.log(before[6], after[6], equalStates(puzzle, before, after)); // → 7 6 false
 * ```
 */
export type State = Uint16Array;

/** Who made a puzzle, and what it is called; no function of the engine reads it. */
export type PuzzleInfo = {
  /** Short name for programs. */
  readonly id?: string;
  /** Name for people. */
  readonly title?: string;
  /** Who made it. */
  readonly author?: string;
  /** Where it comes from. */
  readonly source?: string;
  /** Anything else, in prose. */
  readonly notes?: string;
};

/**
 * A validated puzzle: made by `buildPuzzle`, immutable.
 *
 * @example
 * ```ts
 * import { parsePuzzle, type Puzzle } from 'glissade';
 * const puzzle: Puzzle = parsePuzzle('start:\nAAB\n.C.\ngoal:\n...\n.AA');
 * console.log(puzzle.type, puzzle.board.width, puzzle.board.height); // → blocks 3 2
 * console.log(puzzle.pieces.map(({ label }) => label).join('')); // → ABC
 * ```
 */
export type Puzzle = {
  /** The cells, and what each of them is. */
  readonly board: Board;
  /** Every piece, by number. */
  readonly pieces: readonly Piece[];
  /** Pieces that are interchangeable, by number of the kind; each piece is in one. */
  readonly kinds: readonly Kind[];
  /** Kind number of each piece. */
  readonly kindOf: readonly number[];
  /** Where the pieces are at first. Shared: copy it before you change it. */
  readonly start: State;
  /** Any of these will do. Never empty. */
  readonly goals: readonly Goal[];
  /** Groups of pieces (by number) that the text declared alike with `same:`. */
  readonly same: readonly (readonly number[])[];
  /**
   * `tiles`: a full rectangle, both sides 2 or more, of distinct one-cell pieces with one gap,
   * every goal naming every piece. Everything else is `blocks`.
   */
  readonly type: 'tiles' | 'blocks';
  /** Title, author and source, as far as they are known. */
  readonly info: PuzzleInfo;
};
