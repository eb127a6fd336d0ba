/** What the command line answers to the shell. */
export const EXIT = { yes: 0, no: 1, usage: 2, limit: 3, interrupted: 130 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Signals that tell a process to end, and the exit codes that say so, as shells have them. */
const ENDED_BY = { SIGINT: EXIT.interrupted, SIGTERM: 143, SIGHUP: 129 } as const;

export type EndingSignal = keyof typeof ENDED_BY;

export const ENDING_SIGNALS = Object.keys(ENDED_BY) as readonly EndingSignal[];

export function exitEndedBy(signal: EndingSignal): number {
  return ENDED_BY[signal];
}

type Answered = 'solved' | 'analysed' | 'evaluated' | 'explained' | 'mapped' | 'ready';
type Unanswered = 'unsolvable' | 'undecided' | 'cancelled';

/** What the shell is told about an answer, or about why there is none. */
export function exitOf({ status }: { readonly status: Answered | Unanswered }): ExitCode {
  if (status === 'unsolvable') return EXIT.no;
  if (status === 'undecided') return EXIT.limit;
  return status === 'cancelled' ? EXIT.interrupted : EXIT.yes;
}

const GRAVITY: readonly ExitCode[] = [EXIT.interrupted, EXIT.usage, EXIT.limit, EXIT.no, EXIT.yes];

/** One code for several answers: interrupted, else bad input, else a limit, else a definite no. */
export function worstExit(codes: Iterable<ExitCode>): ExitCode {
  const all = new Set(codes);
  return GRAVITY.find((code) => all.has(code)) ?? EXIT.yes;
}
