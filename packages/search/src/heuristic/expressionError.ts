import { GlissadeError } from '@glissade/core';

/** What can be wrong with an expression. */
export type ExpressionCode =
  /** It is longer than it may be. */
  | 'long'
  /** A character that means nothing. */
  | 'character'
  /** A name that is not known. */
  | 'name'
  /** It ends too soon. */
  | 'end'
  /** Something comes after its end. */
  | 'extra'
  /** Another sign is expected here. */
  | 'expected'
  /** A function takes one value. */
  | 'one-value';

/**
 * What is wrong with an expression, and in which column (from 1).
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { ExpressionError, ownHeuristic } from 'glissade/search';
 * try {
 *   ownHeuristic(parsePuzzle('1 2 3/4 5 6/0 7 8'), 'stm', '2 * manhatan');
 * } catch (error) {
 *   if (error instanceof ExpressionError) console.log(error.column); // → 5
 * }
 * ```
 */
export class ExpressionError extends GlissadeError {
  /** Always `ExpressionError`. */
  override readonly name = 'ExpressionError';
  /** 1-based column of the expression. */
  readonly column: number;
  /** What is wrong, for programs. */
  readonly code: ExpressionCode;
  /** What stands there, or what must come: the facts of the message. */
  readonly found: string;
  /** What would be right; '' where the message says all. */
  readonly hint: string;

  constructor(message: string, column: number, code: ExpressionCode, found = '') {
    super(message);
    this.column = column;
    this.code = code;
    this.found = found;
    this.hint = code === 'name' ? 'FEATURES lists the names' : '';
  }
}
