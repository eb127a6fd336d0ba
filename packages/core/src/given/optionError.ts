import { GlissadeError } from '../puzzle/glissadeError.ts';
import type { ErrorParams } from '../puzzle/spec.ts';

/** What can be wrong with options. */
export const OPTION_ERROR_CODES = [
  'metric',
  'tieBreak',
  'engine',
  'heuristic',
  'expression',
  'weight',
  'ties',
  'gapOrder',
  'eventsMax',
  'limit',
  'threads',
  'tables',
  'allSolutions',
  'checkpoint',
  'line',
  'state',
  'combination',
  'family',
  'level',
  'seed',
  'top',
  'where',
  /** An option that the function does not know. */
  'unknown',
  /** An option of another type than it must be, where no other code is for it. */
  'type',
] as const;
/** Which option is wrong, for programs. */
export type OptionErrorCode = (typeof OPTION_ERROR_CODES)[number];

/**
 * An option that makes no sense, or not for this puzzle.
 *
 * @example
 * ```ts
 * import { OptionError, solve } from 'glissade';
 * try {
 *   await solve('start:\nA..\ngoal:\n..A', { metric: 'mtm' });
 * } catch (error) {
 *   if (error instanceof OptionError) console.log(error.code); // → metric
 * }
 * ```
 */
export class OptionError extends GlissadeError {
  /** The class is shown by this name, whatever it is called in a bundle. */
  static override readonly name = 'OptionError';
  /** Always `OptionError`. */
  override readonly name = 'OptionError';
  /** Stable, for programs. */
  readonly code: OptionErrorCode;
  /** What would be right. */
  readonly hint: string;
  /** What the message says, by name. */
  readonly params: ErrorParams;

  constructor(code: OptionErrorCode, message: string, hint: string, params: ErrorParams = {}) {
    super(message);
    this.code = code;
    this.hint = hint;
    this.params = params;
  }
}
