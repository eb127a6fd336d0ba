import { boundedMessage, excerptOf } from '../../puzzle/excerpt.ts';
import { GlissadeError } from '../../puzzle/glissadeError.ts';
import { boundedParams, type ErrorParams } from '../../puzzle/spec.ts';
import type { ParseErrorCode } from './parseErrorCodes.ts';

/**
 * Thrown when a text is no valid puzzle, state or line: what is wrong and where, and a hint that
 * says what would be right.
 *
 * @example
 * ```ts
 * import { ParseError, parsePuzzle } from 'glissade';
 * try {
 *   parsePuzzle('1 2 3/4 5 6/7 8 8');
 * } catch (error) {
 *   if (error instanceof ParseError) console.log(error.code, error.line, error.column);
 *   // → tile-repeated 1 17
 * }
 * ```
 */
export class ParseError extends GlissadeError {
  /** The class is shown by this name, whatever it is called in a bundle. */
  static override readonly name = 'ParseError';
  /** Always `ParseError`. */
  override readonly name = 'ParseError';
  /** Stable, for programs: `piece-overlap`, `tile-repeated`, `form-unknown` … */
  declare readonly code: ParseErrorCode;
  /** 1-based line of the text. */
  declare readonly line: number;
  /** 1-based column, counted in characters (code points). */
  declare readonly column: number;
  /** What would be right. */
  declare readonly hint: string;
  /** The offending text, cut where it is long; '' where something is missing. */
  declare readonly found: string;
  /** Whose line and column they are: of the text, or of the goal given beside it. */
  declare readonly source: 'text' | 'goal';
  /** What the message says besides `found`, by name: `count`, `wanted`, `label` … */
  declare readonly params: ErrorParams;

  constructor(
    code: ParseErrorCode,
    message: string,
    place: {
      readonly line: number;
      readonly column: number;
      readonly found?: string;
      readonly source?: 'text' | 'goal';
    },
    hint: string,
    params: ErrorParams = {},
  ) {
    const { line, column, found = '', source = 'text' } = place;
    super(boundedMessage(message, found));
    this.code = code;
    this.line = line;
    this.column = column;
    this.hint = boundedMessage(hint, found);
    this.found = excerptOf(found);
    this.source = source;
    this.params = boundedParams(params);
  }
}

/** The same error with another message, or at another place. */
export function retold(
  { code, message, hint, params, ...place }: ParseError,
  told = message,
  at: ConstructorParameters<typeof ParseError>[2] = place,
): ParseError {
  return new ParseError(code, told, at, hint, params);
}
