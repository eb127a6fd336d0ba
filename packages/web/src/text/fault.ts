import type { ErrorParams, ParseErrorCode } from '@glissade/core';
import type { OptionErrorCode } from '../worker/solver.ts';

export type FaultCode = ParseErrorCode | OptionErrorCode;

/**
 * What is wrong with a text, a puzzle or an option: its code and facts, and the words of the
 * library.
 */
export type Fault = {
  readonly code: FaultCode;
  readonly message: string;
  readonly hint: string;
  readonly found?: string;
  readonly params: ErrorParams;
};

/** Whether an error says what is wrong, also after it has crossed from a worker. */
export function isFault(error: unknown): error is Fault {
  const { name, params } = (error ?? {}) as Record<string, unknown>;
  const isKnown = name === 'ParseError' || name === 'PuzzleError' || name === 'OptionError';
  return isKnown && params !== undefined;
}
