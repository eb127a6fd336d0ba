/** Something the user can put right: a flag, an argument, a file. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly code: string;
  readonly hint: string;

  constructor(code: string, message: string, hint = '') {
    super(message);
    this.code = code;
    this.hint = hint;
  }
}

/** What an error says to people and, in JSON, to programs. */
export type ErrorReport = {
  readonly code: string;
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  /** The offending text, where there is one. */
  readonly found?: string;
  /** What would be right; may be empty. */
  readonly hint: string;
};

type Placed = Error & {
  readonly code: string;
  readonly hint: string;
  readonly found?: string;
  readonly line?: number;
  readonly column?: number;
};

const INPUT_ERRORS = [
  'UsageError',
  'ParseError',
  'PuzzleError',
  'FormatError',
  'OptionError',
  'ClusterError',
  'NoAnswerError',
];

/** True for the errors that speak about the input; anything else is a fault of the program. */
export function isInputError(error: unknown): error is Placed {
  return error instanceof Error && INPUT_ERRORS.includes(error.name);
}

/** True where not one puzzle but the whole run on other machines is at fault. */
export function endsRun(error: unknown): boolean {
  return error instanceof Error && error.name === 'ClusterError';
}

/** What hints of the library can add here. */
const MORE_HINTS: Readonly<Record<string, string>> = {
  'form-unknown': '; glissade convert --forms lists every form',
  'goal-missing': ', or give the goal with --goal',
};

/** `lineOffset`: lines of the whole text before the part that was read. */
export function reportOf(error: Placed, lineOffset = 0): ErrorReport {
  const { code, message, line, column, found = '', hint } = error;
  const more = MORE_HINTS[code] ?? '';
  return {
    code,
    message,
    line: line === undefined ? undefined : line + lineOffset,
    column,
    ...(found === '' ? {} : { found }),
    // A report that was thrown again has it already.
    hint: hint.endsWith(more) ? hint : hint + more,
  };
}
