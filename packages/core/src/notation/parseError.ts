import { boundedMessage, excerptOf } from '../puzzle/excerpt.ts';
import { boundedParams, type ErrorParams } from '../puzzle/spec.ts';
import type { ParseErrorCode } from './parseErrorCodes.ts';

/** Bad text. One thing is wrong at one place; the hint says what would be right. */
export class ParseError extends Error {
  override readonly name = 'ParseError';
  /** Stable, for programs: `piece-overlap`, `tile-repeated`, `form-unknown` … */
  readonly code: ParseErrorCode;
  /** 1-based line of the text. */
  readonly line: number;
  /** 1-based column, counted in characters (code points). */
  readonly column: number;
  readonly hint: string;
  /** The offending text, cut where it is long; '' where something is missing. */
  readonly found: string;
  /** What the message says besides `found`, by name: `count`, `wanted`, `label` … */
  readonly params: ErrorParams;

  constructor(
    code: ParseErrorCode,
    message: string,
    place: { readonly line: number; readonly column: number; readonly found?: string },
    hint: string,
    params: ErrorParams = {},
  ) {
    const { line, column, found = '' } = place;
    super(boundedMessage(message, found));
    this.code = code;
    this.line = line;
    this.column = column;
    this.found = excerptOf(found);
    this.hint = boundedMessage(hint, found);
    this.params = boundedParams(params);
  }
}
