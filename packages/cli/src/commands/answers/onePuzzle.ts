/* What `solve` does for one puzzle only. */
import { UsageError } from '../../errors.ts';

type Flags = {
  readonly certificate?: string;
  readonly checkpoint?: string;
  readonly format?: string;
};

/** Why several puzzles are refused, if they are. */
export function refusalOfMany({ certificate, checkpoint, format }: Flags): UsageError | undefined {
  if (certificate !== undefined) {
    return refused('--certificate is for one puzzle', 'give one puzzle');
  }
  if (checkpoint !== undefined) {
    const hint = 'answers come in order: to continue, give the puzzles after the last answer';
    return refused('--checkpoint stores the search of one puzzle', hint);
  }
  if (format === 'frames-png') {
    return refused('frames-png draws one puzzle', 'give one puzzle');
  }
  return undefined;
}

function refused(message: string, hint: string): UsageError {
  return new UsageError('combination', message, hint);
}
