import type { ErrorParams, ParseErrorCode } from '@glissade/core';

/** What is wrong with a text or a puzzle: its code and facts, and the words of the library. */
export type Fault = {
  readonly code: ParseErrorCode;
  readonly message: string;
  readonly hint: string;
  readonly found?: string;
  readonly params: ErrorParams;
};
