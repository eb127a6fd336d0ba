import type { Board } from '../board/board.ts';
import type { Shape } from '../board/shape.ts';

/** Along which lines a piece may move: any, only in its row (`h`), only in its column (`v`). */
export type Axis = 'any' | 'h' | 'v';

/** A movable thing. Pieces are numbered by their place in `Puzzle.pieces`. */
export type Piece = {
  /** What the user called it; unique in the puzzle; never renamed. */
  readonly label: string;
  readonly shape: Shape;
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
  readonly kind: number;
  /** The piece the picture names; another of its kind will do as well. */
  readonly piece: number;
  /** Origin cell. */
  readonly cell: number;
};

/** Met when every placement is. Never empty. */
export type Goal = readonly GoalPlacement[];

/** Where the pieces are: the origin cell of each, by piece number. Treat as immutable. */
export type State = Uint16Array;

export type PuzzleInfo = {
  readonly id?: string;
  readonly title?: string;
  readonly author?: string;
  readonly source?: string;
  readonly notes?: string;
};

/** A validated puzzle: made by `buildPuzzle`, immutable. */
export type Puzzle = {
  readonly board: Board;
  readonly pieces: readonly Piece[];
  readonly kinds: readonly Kind[];
  /** Kind number of each piece. */
  readonly kindOf: readonly number[];
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
  readonly info: PuzzleInfo;
};
