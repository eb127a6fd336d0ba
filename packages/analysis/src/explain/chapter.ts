import type { MovedPiece, PassedPiece, PlacementFact } from './factTypes.ts';

/** What a chapter has to bring about besides the moves of goal pieces. */
export type ChapterSubgoal = {
  /** Pieces that lie, when it begins, on cells that goal pieces cover when it ends. */
  readonly inTheWay: readonly string[];
  /** Pieces that lie on another side of a goal piece when it ends. */
  readonly passed: readonly PassedPiece[];
};

/** What a chapter ends with. */
export type ChapterEnd =
  | {
      /** The goal, or a state that all shortest solutions pass. */
      readonly type: 'goal' | 'milestone';
    }
  | (PlacementFact & {
      /** A place to which every shortest solution brings a piece; here the line does so first. */
      readonly type: 'place';
    });

/**
 * A part of the shortest solutions, to be looked at by itself: from one state of the line that is
 * told to a later one, or to the goal.
 */
export type Chapter = {
  /** Moves of a shortest solution before it begins, and when it has ended. */
  readonly from: number;
  /** Moves of a shortest solution when it has ended. */
  readonly to: number;
  /** Its moves: `to - from`. */
  readonly length: number;
  /** What it ends with. */
  readonly end: ChapterEnd;
  /**
   * Shortest ways from where the line begins it to where the line ends it, as drawn or mirrored, or
   * to the goal; a string of digits above 2^53.
   */
  readonly ways: number | string;
  /** States of the room, or of all rooms, that it crosses. */
  readonly room: number;
  /** The chapter's part of the line. */
  readonly moves: string;
  /** The state at its end. */
  readonly state: string;
  /** What lies elsewhere at its end; pieces that a goal names first, then the largest. */
  readonly moved: readonly MovedPiece[];
  /** What it is for. */
  readonly subgoal: ChapterSubgoal;
};
