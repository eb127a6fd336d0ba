import { isFault } from './fault.ts';
import { text } from './text.ts';

/** Why the solver gives no answer, as sentences: a fault in words, a defect in its own. */
export function failureText(failure: unknown): string {
  const { faults, solve } = text();
  if (isFault(failure)) return faults.whole(failure);
  return solve.failed(failure instanceof Error ? failure.message : String(failure));
}
