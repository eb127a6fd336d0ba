/** A puzzle that a form cannot hold, or a form that nobody writes. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
  /** Stable, for programs. */
  readonly code: 'form-unknown' | 'form-read-only' | 'form-refuses';
  readonly hint: string;

  constructor(code: FormatError['code'], message: string, hint: string) {
    super(message);
    this.code = code;
    this.hint = hint;
  }
}
