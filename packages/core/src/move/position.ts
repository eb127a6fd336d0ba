import { neighbourOf } from '../board/board.ts';
import type { Puzzle, State } from '../puzzle/puzzle.ts';
import { cellsOfPiece, occupancyOf } from '../state/state.ts';
import { type Refusal, refusalOf } from './rules.ts';
import type { Step } from './step.ts';

/**
 * A state with its occupancy kept up to date, for playing many steps in a row: a step costs the
 * cells of one piece, whatever the size of the board.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { Position } from 'glissade/core';
 * const position = new Position(parsePuzzle('1 2 3/4 5 6/0 7 8'));
 * console.log(position.play({ piece: 6, direction: 'L' })); // → undefined
 * console.log(position.play({ piece: 6, direction: 'L' })?.reason); // → wall
 * console.log(position.pieceAt(7)); // → -1
 * ```
 */
export class Position {
  /** The puzzle that is played. */
  readonly puzzle: Puzzle;
  /** Live: changes with every step played. */
  readonly state: State;
  private readonly occupancy: Int32Array;

  constructor(puzzle: Puzzle, state: State = puzzle.start) {
    this.puzzle = puzzle;
    this.state = state.slice();
    this.occupancy = occupancyOf(puzzle, this.state);
  }

  /** The number of the piece on a cell, or -1. */
  pieceAt(cell: number): number {
    return this.occupancy[cell] ?? -1;
  }

  /** Why a step is refused here, or undefined if it is legal. */
  refusalOf(step: Step): Refusal | undefined {
    return refusalOf(this.puzzle, this.state, step, this.occupancy);
  }

  /** Plays a legal step; otherwise changes nothing and says why. */
  play(step: Step): Refusal | undefined {
    const refusal = this.refusalOf(step);
    if (refusal) return refusal;
    const { piece, direction } = step;
    for (const cell of cellsOfPiece(this.puzzle, this.state, piece)) this.occupancy[cell] = -1;
    this.state[piece] = neighbourOf(this.puzzle.board, this.state[piece]!, direction);
    for (const cell of cellsOfPiece(this.puzzle, this.state, piece)) this.occupancy[cell] = piece;
    return undefined;
  }
}
