import { isFault } from './fault.ts';
import { text } from './text.ts';

/** Why the solver gives no answer, as sentences: a fault in words, a defect in its own. */
export function failureText(failure: unknown): string {
  const { app, faults, solve } = text();
  if (isFault(failure)) return faults.whole(failure);
  const message = failure instanceof Error ? failure.message : String(failure);
  // What follows is advice for those who build pages.
  return message.includes('could not be loaded') ? app.failed : solve.failed(message);
}
