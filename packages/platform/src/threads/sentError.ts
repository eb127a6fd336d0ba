/* Errors on their way from a thread or worker to its owner: no class crosses, but its name does. */

/** What an error says, as plain JSON. */
export type SentError = {
  readonly name: string;
  readonly message: string;
  /** What an error that speaks about the input says besides: `code`, `hint`, `params` … */
  readonly facts?: Readonly<Record<string, unknown>>;
};

/** Of all errors of glissade that speak about an input. */
const FACTS = ['code', 'hint', 'params', 'line', 'column', 'found', 'place'];

/** From this the receiver rebuilds the error. */
export function sentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message } = error;
  const facts = Object.entries(error).filter(([key]) => FACTS.includes(key));
  return { name, message, ...(facts.length > 0 ? { facts: Object.fromEntries(facts) } : {}) };
}

/** Thrown to the owner of threads for what one of them threw. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';
  readonly sent: SentError;

  constructor(sent: SentError) {
    super(`a thread failed: ${sent.message}`);
    this.sent = sent;
  }
}
