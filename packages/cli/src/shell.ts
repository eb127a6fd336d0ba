import type { Io } from './io.ts';
import type { Output } from './output.ts';

/** What a verb works with. */
export type Shell = {
  readonly io: Io;
  readonly output: Output;
  /** Aborted at the first Ctrl-C, SIGTERM or SIGHUP. */
  readonly signal: AbortSignal;
  /** Of files and standard input, where it is given. */
  readonly encoding?: string;
};
