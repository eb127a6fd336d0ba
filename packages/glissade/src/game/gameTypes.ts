import type { Direction, LabelledStep, Lengths, Refusal, State } from '@glissade/core';

/** One action of a player: a drag, a push, a tap; undone as a whole. */
export type GameMove = {
  /** In the notation of moves, such as `AR2` or `R2`: `move` reads it back. */
  readonly text: string;
  /** Number of the piece that moved; of a pushed line, the tile farthest from the gap. */
  readonly piece: number;
  /** Label of that piece. */
  readonly label: string;
  /** Origin cell of that piece before. */
  readonly from: number;
  /** Origin cell of that piece afterwards. */
  readonly to: number;
  /** One piece, one cell each. */
  readonly steps: readonly LabelledStep[];
};

/** A move with the state that it led to. */
export type PlayedMove = GameMove & {
  /** The state after it; shared, so do not change it. */
  readonly after: State;
};

/**
 * What `move` takes: text (`'AR2'`); a piece, by number or label, with a direction; a piece with
 * the cell that its origin is to come to; or a move of `legalMoves`.
 *
 * @example
 * ```ts
 * import { Game, type MoveGiven } from 'glissade/game';
 * const given: MoveGiven[] = ['L', { piece: '8', direction: 'L' }];
 * const game = new Game('1 2 3/4 5 6/0 7 8');
 * for (const move of given) game.move(move);
 * console.log(game.isSolved); // → true
 * ```
 */
export type MoveGiven =
  | string
  | {
      /** Number or label of the piece. */
      readonly piece: number | string;
      /** Where it goes. */
      readonly direction: Direction;
      /** How many cells; 1 when not given. */
      readonly count?: number;
    }
  | {
      /** Number or label of the piece. */
      readonly piece: number | string;
      /** The cell that its origin is to come to. */
      readonly to: number;
    }
  | Pick<GameMove, 'steps'>;

/** Why a move cannot be made; the first four are those of the rules (`Refusal`). */
export type RefusedReason =
  | Refusal['reason']
  /** A tile puzzle: the gap is elsewhere. */
  | 'gap'
  /** The piece cannot come to that cell while the others stay. */
  | 'unreachable'
  | 'unknown-piece'
  /** The text is no move. */
  | 'unreadable';

/**
 * How a move went. Nothing has changed if it was refused.
 *
 * @example
 * ```ts
 * import { Game, type MoveResult } from 'glissade/game';
 * const result: MoveResult = new Game('1 2 3/4 5 6/0 7 8').move('R');
 * console.log(result.status === 'refused' && result.reason); // → gap
 * ```
 */
export type MoveResult =
  | {
      /** It was made. */
      readonly status: 'played';
      /** What it was. */
      readonly move: GameMove;
      /** Whether the game is at its goal now. */
      readonly isSolved: boolean;
    }
  | {
      /** It was not made. */
      readonly status: 'refused';
      /** Why, for programs. */
      readonly reason: RefusedReason;
      /** Why, in words. */
      readonly message: string;
    };

/**
 * A piece where it lies, for drawing.
 *
 * @example
 * ```ts
 * import { Game, type PlacedPiece } from 'glissade/game';
 * const pieces: PlacedPiece[] = new Game('start:\nAAB\n.C.\ngoal:\n...\n.AA').pieces;
 * console.log(pieces.map(({ label, row, cells }) => `${label}${row}:${cells}`).join(' '));
 * // → A0:0,1 B0:2 C1:4
 * ```
 */
export type PlacedPiece = {
  /** Its number. */
  readonly piece: number;
  /** Its label. */
  readonly label: string;
  /** Origin cell. */
  readonly cell: number;
  /** Of the origin cell, from 0. */
  readonly column: number;
  /** Of the origin cell, from 0. */
  readonly row: number;
  /** All cells that it covers. */
  readonly cells: readonly number[];
};

/** What listeners hear, by the name of the event. */
export type GameEvents = {
  /** A move was made. */
  readonly move: {
    /** What it was. */
    readonly move: GameMove;
  };
  /** A move, or a leap to another state, was undone. */
  readonly undo: {
    /** The move; undefined for a leap. */
    readonly move: GameMove | undefined;
  };
  /** The same, redone. */
  readonly redo: {
    /** The move; undefined for a leap. */
    readonly move: GameMove | undefined;
  };
  /** The game is back at its start. */
  readonly reset: object;
  /** A saved game was loaded. */
  readonly load: object;
  /** A move, or its redo, has reached the goal. */
  readonly solved: {
    /** How long the line from the start is, in every metric. */
    readonly lengths: Lengths;
  };
  /** After each of the others but `solved`. */
  readonly change: {
    /** Which of the others came before. */
    readonly by: 'move' | 'undo' | 'redo' | 'reset' | 'load';
  };
};
