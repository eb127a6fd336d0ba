import type { BoardPlace } from '../factTypes.ts';

/** What a stage of the method does. */
export type HandStageType =
  /** One tile is carried home. */
  | 'tile'
  /** The last two tiles of a line go in together, around the corner. */
  | 'pair'
  /** The same, after the second was caught beside the first. */
  | 'caughtPair'
  /** The last three tiles turn around in the last square (a three-cycle). */
  | 'square';

/** A part of the method: tiles that come home, and the moves for it. */
export type HandStage = {
  /** Which part of the method. */
  readonly type: HandStageType;
  /** The line that is filled; of the last square none. */
  readonly line?: {
    /** Whether it is a row or a column. */
    readonly type: 'row' | 'column';
    /** Its number, from 1. */
    readonly number: number;
  };
  /** Labels of the tiles that come home, and their places. */
  readonly tiles: readonly {
    /** Label of the tile. */
    readonly tile: string;
    /** Its place. */
    readonly at: BoardPlace;
  }[];
  /** Single-tile moves of the whole line before it, and when it has ended. */
  readonly from: number;
  /** Single-tile moves when it has ended. */
  readonly to: number;
  /** The moves, in stm; empty where the tiles are home already. */
  readonly moves: string;
  /** The board at its end, as `formatState` draws it. */
  readonly state: string;
};

/** A tile board solved as people do. Plain JSON. */
export type HandSolution = {
  /** Single-tile moves. */
  readonly length: number;
  /** The same line in multi-tile moves. */
  readonly pushes: number;
  /** The line, in stm. */
  readonly moves: string;
  /** Its parts, in order. */
  readonly stages: readonly HandStage[];
};
