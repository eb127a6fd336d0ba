/* The rules: which steps are legal, and what they lead to. */
import { type Board, isOpen, neighbourOf } from '../board/board.ts';
import { DIRECTIONS, type Direction, isHorizontal, oppositeOf } from '../board/direction.ts';
import { cellsOfShape, type Shape } from '../board/shape.ts';
import type { Axis, Puzzle, State } from '../puzzle/puzzle.ts';
import { requireParsed } from '../puzzle/requireParsed.ts';
import { cellsOfPiece, occupancyOf } from '../state/state.ts';
import type { Step } from './step.ts';

/** Why a step is not allowed. */
export type Refusal =
  | {
      /** Another piece is in the way. */
      readonly reason: 'blocked';
      /** Where the two would overlap. */
      readonly cell: number;
      /** Number of the piece in the way. */
      readonly by: number;
    }
  | {
      /** The piece may not move along this line. */
      readonly reason: 'axis';
    }
  | {
      /** A wall or the edge is in the way. */
      readonly reason: 'wall';
      /** The wall's cell; -1 beyond the rectangle. */
      readonly cell: number;
    }
  | {
      /** A gate that this piece may not enter. */
      readonly reason: 'gate';
      /** The gate's cell. */
      readonly cell: number;
    };

/** Where pieces of an axis may go. */
export function directionsOf(axis: Axis): readonly Direction[] {
  if (axis === 'any') return DIRECTIONS;
  return DIRECTIONS.filter((direction) => isHorizontal(direction) === (axis === 'h'));
}

/**
 * How a kind moves. Kinds that agree in this and start in the same regions share their places.
 */
export type Mobility = {
  readonly shape: Shape;
  readonly axis: Axis;
  readonly entersGates: boolean;
};

/** The cells of a piece with its origin there; undefined where it cannot be. */
export function placeOf(
  board: Board,
  { shape, entersGates }: Mobility,
  origin: number,
): readonly number[] | undefined {
  const cells = cellsOfShape(board, shape, origin);
  const mayBe = (cell: number) =>
    isOpen(board, cell) && (entersGates || board.cells[cell] !== 'gate');
  return cells?.every(mayBe) ? cells : undefined;
}

/**
 * Why this step is refused, or undefined if it is legal. `occupancy` as of `occupancyOf(state)`.
 *
 * @example
 * ```ts
 * import { parsePuzzle, refusalOf } from 'glissade';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * console.log(refusalOf(puzzle, puzzle.start, { piece: 0, direction: 'R' }));
 * // → { reason: 'blocked', cell: 1, by: 1 }
 * ```
 */
export function refusalOf(
  puzzle: Puzzle,
  state: State,
  { piece, direction }: Step,
  occupancy: Int32Array = occupancyOf(puzzle, state),
): Refusal | undefined {
  const { board, pieces, kinds, kindOf } = puzzle;
  if (!pieces[piece]) throw new RangeError(`there is no piece ${piece}`);
  const { axis } = pieces[piece];
  if (axis !== 'any' && (axis === 'h') !== isHorizontal(direction)) return { reason: 'axis' };
  for (const cell of cellsOfPiece(puzzle, state, piece)) {
    const next = neighbourOf(board, cell, direction);
    if (next < 0 || !isOpen(board, next)) return { reason: 'wall', cell: next };
    if (board.cells[next] === 'gate' && !kinds[kindOf[piece]!]!.entersGates) {
      return { reason: 'gate', cell: next };
    }
    const by = occupancy[next]!;
    if (by >= 0 && by !== piece) return { reason: 'blocked', cell: next, by };
  }
  return undefined;
}

/**
 * Every legal step of a state, by piece number, then U R D L. The steps are new objects.
 *
 * @example
 * ```ts
 * import { legalSteps, parsePuzzle } from 'glissade';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * console.log(legalSteps(puzzle, puzzle.start));
 * // → [ { piece: 3, direction: 'D' }, { piece: 6, direction: 'L' } ]
 * ```
 */
export function legalSteps(puzzle: Puzzle, state: State): Step[] {
  requireParsed(puzzle);
  const occupancy = occupancyOf(puzzle, state);
  const steps: Step[] = [];
  for (let piece = 0; piece < puzzle.pieces.length; piece++) {
    for (const direction of DIRECTIONS) {
      const step = { piece, direction };
      if (!refusalOf(puzzle, state, step, occupancy)) steps.push(step);
    }
  }
  return steps;
}

/**
 * The state after a legal step; the given one is untouched. Whether the step is legal is not looked
 * at: that is what `refusalOf` is for.
 *
 * @example
 * ```ts
 * import { applyStep, parsePuzzle } from 'glissade';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * const next = applyStep(puzzle, puzzle.start, { piece: 6, direction: 'L' });
 * console.log(next[6], puzzle.start[6]); // → 6 7
 * ```
 */
export function applyStep(puzzle: Puzzle, state: State, { piece, direction }: Step): State {
  requireParsed(puzzle);
  const next = state.slice();
  next[piece] = neighbourOf(puzzle.board, state[piece]!, direction);
  return next;
}

/**
 * The state before a legal step.
 *
 * @example
 * ```ts
 * import { applyStep, equalStates, parsePuzzle } from 'glissade';
 * import { undoStep } from 'glissade/core';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * const step = { piece: 6, direction: 'L' } as const;
 * const next = applyStep(puzzle, puzzle.start, step);
 * console.log(equalStates(puzzle, undoStep(puzzle, next, step), puzzle.start)); // → true
 * ```
 */
export function undoStep(puzzle: Puzzle, state: State, { piece, direction }: Step): State {
  return applyStep(puzzle, state, { piece, direction: oppositeOf(direction) });
}
