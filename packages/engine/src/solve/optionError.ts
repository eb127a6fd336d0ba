import type { ErrorParams } from '@glissade/core';

/** What can be wrong with options. */
export const OPTION_ERROR_CODES = [
  'metric',
  'tieBreak',
  'engine',
  'heuristic',
  'limit',
  'threads',
  'tables',
  'allSolutions',
  'checkpoint',
  'line',
  'combination',
  'family',
  'level',
  'seed',
  /** An option of another type than it must be, where no other code is for it. */
  'type',
] as const;
export type OptionErrorCode = (typeof OPTION_ERROR_CODES)[number];

/** An option that makes no sense, or not for this puzzle. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
  readonly code: OptionErrorCode;
  readonly hint: string;
  readonly params: ErrorParams;

  constructor(code: OptionErrorCode, message: string, hint: string, params: ErrorParams = {}) {
    super(message);
    this.code = code;
    this.hint = hint;
    this.params = params;
  }
}
