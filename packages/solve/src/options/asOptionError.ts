/* Turns errors about checkpoints into OptionError. */
import { OptionError } from '@glissade/core';
import { CheckpointError } from '@glissade/platform/files/checkpointError';

/** A checkpoint that is damaged, or of another search, is an option that makes no sense. */
export function asOptionError<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof CheckpointError)) throw error;
    throw new OptionError('checkpoint', error.message, error.hint);
  }
}
