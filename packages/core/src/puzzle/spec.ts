import type { Board } from '../board/board.ts';
import { boundedMessage, excerptOf } from './excerpt.ts';
import type { Axis, PuzzleInfo } from './puzzle.ts';

/** A piece as written: its label and the cells it covers at the start. */
export type PieceSpec = {
  readonly label: string;
  readonly cells: readonly number[];
  readonly axis?: Axis;
};

/** One named piece of a goal picture and the cells it must cover. */
export type GoalSpec = {
  readonly label: string;
  readonly cells: readonly number[];
};

/** A puzzle as read from any text, not yet checked. `buildPuzzle` turns it into a Puzzle. */
export type PuzzleSpec = {
  readonly board: Board;
  readonly pieces: readonly PieceSpec[];
  /** Alternative goals, each a list of named pieces. */
  readonly goals: readonly (readonly GoalSpec[])[];
  /** Groups of labels that the goals may not tell apart. */
  readonly same?: readonly (readonly string[])[];
  readonly info?: PuzzleInfo;
};

/** What can be wrong with a spec. */
export const PUZZLE_ERROR_CODES = [
  'board-size',
  'no-piece',
  'piece-label',
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
export type PuzzleErrorCode = (typeof PUZZLE_ERROR_CODES)[number];

/** The facts of a message by name, for programs that say it in words of their own. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** Where in a spec something is wrong; text readers turn it into a line and a column. */
export type SpecPlace = {
  readonly part: 'board' | 'start' | 'goal' | 'same';
  /** Index of the goal, when `part` is `goal`. */
  readonly goal?: number;
  readonly label?: string;
  readonly cell?: number;
};

/** Thrown by `buildPuzzle` when a spec is no puzzle. */
export class PuzzleError extends Error {
  override readonly name = 'PuzzleError';
  readonly code: PuzzleErrorCode;
  readonly place: SpecPlace;
  readonly hint: string;
  readonly params: ErrorParams;

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
  const facts = Object.entries(params).map(([name, fact]) => [
    name,
    typeof fact === 'string' ? excerptOf(fact) : fact,
  ]);
  return Object.fromEntries(facts);
}
