/** Thrown for a checkpoint folder that holds something else, or cannot be used. */
export class CheckpointError extends Error {
  override readonly name = 'CheckpointError';
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }

  /** What `JSON.stringify` takes: with the message, which is no enumerable property. */
  toJSON(): object {
    return { ...this, message: this.message };
  }
}
