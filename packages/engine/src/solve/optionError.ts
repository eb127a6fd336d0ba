export type OptionErrorCode =
  | 'metric'
  | 'tieBreak'
  | 'engine'
  | 'heuristic'
  | 'limit'
  | 'threads'
  | 'tables'
  | 'allSolutions'
  | 'checkpoint'
  | 'line'
  | 'combination'
  | 'family'
  | 'level'
  | 'seed';

/** An option that makes no sense, or not for this puzzle. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
  readonly code: OptionErrorCode;
  readonly hint: string;

  constructor(code: OptionErrorCode, message: string, hint: string) {
    super(message);
    this.code = code;
    this.hint = hint;
  }
}
