/* An unchecked puzzle, as readers make it, and what can be wrong with it. */
import type { Board } from '../board/board.ts';
import { boundedMessage, excerptOf } from './excerpt.ts';
import { GlissadeError } from './glissadeError.ts';
import type { Axis, PuzzleInfo } from './puzzle.ts';

/** A piece as written: its label and the cells it covers at the start. */
export type PieceSpec = {
  /** Any text without blanks; unique in the puzzle, not empty. */
  readonly label: string;
  /** Cell numbers, in any order, each once; they need not touch. */
  readonly cells: readonly number[];
  /** Along which lines it may move; `any` when not given. */
  readonly axis?: Axis;
};

/** One named piece of a goal picture and the cells it must cover. */
export type GoalSpec = {
  /** The label of a piece of the puzzle. */
  readonly label: string;
  /** Cell numbers, in any order; of the shape of the piece. */
  readonly cells: readonly number[];
};

/**
 * A puzzle as read from any text, not yet checked. `buildPuzzle` turns it into a Puzzle.
 *
 * @example
 * ```ts
 * import { buildPuzzle, parsePuzzle, type PuzzleSpec, solveSync } from 'glissade';
 * const { board } = parsePuzzle('1 2 3/4 5 0'); // two rows of three cells
 * const spec: PuzzleSpec = {
 *   board,
 *   pieces: [
 *     { label: 'A', cells: [0] },
 *     { label: 'B', cells: [1, 2] },
 *   ],
 *   goals: [[{ label: 'A', cells: [2] }]],
 * };
 * const outcome = solveSync(buildPuzzle(spec));
 * console.log(outcome.status); // → solved
 * ```
 */
export type PuzzleSpec = {
  /** The rectangle that the cell numbers are of. */
  readonly board: Board;
  /** Every piece; its place here becomes its number. */
  readonly pieces: readonly PieceSpec[];
  /** Alternative goals, each a list of named pieces. */
  readonly goals: readonly (readonly GoalSpec[])[];
  /** Groups of labels that the goals may not tell apart. */
  readonly same?: readonly (readonly string[])[];
  /** Who made the puzzle, and what it is called. */
  readonly info?: PuzzleInfo;
};

/**
 * What can be wrong with a spec.
 *
 * @example
 * ```ts
 * import { PUZZLE_ERROR_CODES } from 'glissade/core';
 * console.log(PUZZLE_ERROR_CODES.includes('piece-overlap')); // → true
 * ```
 */
export const PUZZLE_ERROR_CODES = [
  'board-size',
  'cell-type',
  'no-piece',
  'piece-label',
  'piece-axis',
  'piece-cells',
  'piece-overlap',
  'piece-on-wall',
  'piece-on-gate',
  'goal-missing',
  'goal-count',
  'goal-empty',
  'goal-unknown-piece',
  'goal-shape',
  'goal-overlap',
  'goal-on-wall',
  'same-unknown-piece',
  'same-shape',
] as const;
/** What is wrong with a spec, for programs. */
export type PuzzleErrorCode = (typeof PUZZLE_ERROR_CODES)[number];

/** The facts of a message by name, for programs that say it in words of their own. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** Where in a spec something is wrong; text readers turn it into a line and a column. */
export type SpecPlace = {
  /** Which part of the spec. */
  readonly part: 'board' | 'start' | 'goal' | 'same';
  /** Index of the goal, when `part` is `goal`. */
  readonly goal?: number;
  /** The label of the piece that is wrong, if it is one. */
  readonly label?: string;
  /** The cell that is wrong, if it is one. */
  readonly cell?: number;
};

/**
 * Thrown by `buildPuzzle` when a spec is no puzzle.
 *
 * @example
 * ```ts
 * import { buildPuzzle, PuzzleError } from 'glissade';
 * const board = { width: 1, height: 1, cells: ['floor'] as const };
 * try {
 *   buildPuzzle({ board, pieces: [], goals: [] });
 * } catch (error) {
 *   if (error instanceof PuzzleError) console.log(error.code, '-', error.hint);
 *   // → no-piece - add at least one piece
 * }
 * ```
 */
export class PuzzleError extends GlissadeError {
  /** The class is shown by this name, whatever it is called in a bundle. */
  static override readonly name = 'PuzzleError';
  /** Always `PuzzleError`. */
  override readonly name = 'PuzzleError';
  /** Stable, for programs: `piece-overlap`, `goal-shape` … */
  declare readonly code: PuzzleErrorCode;
  /** Where in the spec. */
  declare readonly place: SpecPlace;
  /** What would be right. */
  declare readonly hint: string;
  /** What the message says, by name: `label`, `other`, `width` … */
  declare readonly params: ErrorParams;

  constructor(
    code: PuzzleErrorCode,
    message: string,
    hint: string,
    place: SpecPlace,
    params: ErrorParams = {},
  ) {
    const { label } = place;
    super(boundedMessage(message, label));
    this.code = code;
    this.place = place;
    this.hint = boundedMessage(hint, label);
    this.params = boundedParams(label === undefined ? params : { label, ...params });
  }
}

/** The same facts, long texts cut. */
export function boundedParams(params: ErrorParams): ErrorParams {
  const facts = { ...params };
  for (const name in facts) {
    const fact = facts[name]!;
    if (typeof fact === 'string') facts[name] = excerptOf(fact);
  }
  return facts;
}
