/**
 * What every error of the library has: a code for programs, what would be right, and its message in
 * JSON. `catch` it to tell what a caller gave from faults of the program.
 *
 * @example
 * ```ts
 * import { GlissadeError, solve } from 'glissade';
 * try {
 *   await solve('1 2 3/4 5 6/7 8 8');
 * } catch (error) {
 *   if (error instanceof GlissadeError) console.log(error.name, error.code);
 *   // → ParseError tile-repeated
 * }
 * ```
 */
export abstract class GlissadeError extends Error {
  /** The class is shown by this name, whatever it is called in a bundle. */
  static override readonly name: string = 'GlissadeError';
  /** Stable, for programs. */
  abstract readonly code: string;
  /** What would be right; '' where the message says all. */
  abstract readonly hint: string;

  /** What `JSON.stringify` takes: with the message, which is no enumerable property. */
  toJSON(): object {
    return { ...this, message: this.message };
  }
}
