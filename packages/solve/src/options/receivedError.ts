/* Errors that have crossed from a thread or a worker, in their classes again. */
import { OptionError, ParseError, PuzzleError } from '@glissade/core';
import { type SentError, ThreadError } from '@glissade/platform/threads/sentError';

type Facts = {
  readonly code: string;
  readonly hint: string;
  readonly params: Readonly<Record<string, string | number>>;
};
type Make = (message: string, facts: Facts, more: Readonly<Record<string, unknown>>) => Error;

const CLASSES: ReadonlyMap<string, Make> = new Map<string, Make>([
  [
    'OptionError',
    (message, { code, hint, params }) =>
      new OptionError(code as OptionError['code'], message, hint, params),
  ],
  [
    'ParseError',
    (message, { code, hint, params }, { line, column, found, source }) => {
      const place = {
        line: Number(line),
        column: Number(column),
        found: String(found ?? ''),
        source: source === 'goal' ? ('goal' as const) : ('text' as const),
      };
      return new ParseError(code as ParseError['code'], message, place, hint, params);
    },
  ],
  [
    'PuzzleError',
    (message, { code, hint, params }, { place }) =>
      new PuzzleError(
        code as PuzzleError['code'],
        message,
        hint,
        Object(place) as PuzzleError['place'],
        params,
      ),
  ],
]);

/**
 * True of errors about a puzzle or its options, which are the same on every machine. It compares
 * names, because a process may hold two copies of this library, in a bundle and in a package.
 */
export function isAboutInput(error: unknown): error is ParseError | PuzzleError | OptionError {
  return error instanceof Error && CLASSES.has(error.name) && 'code' in error;
}

/** The error that was sent: of its class where it speaks about the input, otherwise a plain one. */
export function receivedError({ name, message, facts }: SentError): Error {
  const { code, hint, params, ...more } = Object(facts) as Readonly<Record<string, unknown>>;
  const make = CLASSES.get(name);
  if (!make || typeof code !== 'string' || typeof hint !== 'string') return new Error(message);
  return make(message, { code, hint, params: Object(params) as Facts['params'] }, more);
}

/** The same of what was thrown to the owner of threads; any other error as it is. */
export function inOwnClass(error: unknown): unknown {
  if (!(error instanceof ThreadError)) return error;
  const received = receivedError(error.sent);
  return isAboutInput(received) ? received : error;
}
