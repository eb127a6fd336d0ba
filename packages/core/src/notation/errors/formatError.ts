import { GlissadeError } from '../../puzzle/glissadeError.ts';

/**
 * Thrown when a form cannot hold a puzzle, is not known, or can only be read.
 *
 * @example
 * ```ts
 * import { FormatError, parsePuzzle } from 'glissade';
 * import { writePuzzle } from 'glissade/core';
 * const puzzle = parsePuzzle('start:\nA..\ngoal:\n..A');
 * try {
 *   writePuzzle(puzzle, 'slidysim');
 * } catch (error) {
 *   if (error instanceof FormatError) console.log(error.code); // → form-refuses
 * }
 * ```
 */
export class FormatError extends GlissadeError {
  /** The class is shown by this name, whatever it is called in a bundle. */
  static override readonly name = 'FormatError';
  /** Always `FormatError`. */
  override readonly name = 'FormatError';
  /** Stable, for programs. */
  readonly code: 'form-unknown' | 'form-read-only' | 'form-refuses';
  /** What can be done instead. */
  readonly hint: string;

  constructor(code: FormatError['code'], message: string, hint: string) {
    super(message);
    this.code = code;
    this.hint = hint;
  }
}
