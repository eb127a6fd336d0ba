/** Thrown for what a person can put right about the cluster: the address, the version, a run. */
export class ClusterError extends Error {
  override readonly name: string = 'ClusterError';
  readonly code: string;
  readonly hint: string;

  constructor(code: string, message: string, hint = '') {
    super(message);
    this.code = code;
    this.hint = hint;
  }

  /** What `JSON.stringify` takes: with the message, which is no enumerable property. */
  toJSON(): object {
    return { ...this, message: this.message };
  }
}

/** Why one puzzle of a run has no answer; the others go on. */
export class NoAnswerError extends ClusterError {
  override readonly name = 'NoAnswerError';
}

export function wrongAnswer(why: string): NoAnswerError {
  const hint = 'check that all workers run an unmodified release of glissade';
  return new NoAnswerError('wrong-answer', `a worker sent a wrong answer: ${why}`, hint);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
