import { isFault } from './fault.ts';
import { text } from './text.ts';

/** Why the solver gives no answer, as sentences: a fault in words, a defect in its own. */
export function failureText(failure: unknown): string {
  const { app, faults, solve } = text();
  if (isFault(failure)) return faults.whole(failure);
  const message = failure instanceof Error ? failure.message : String(failure);
  return isUnloaded(message) ? app.failed : solve.failed(message);
}

/** Whether a worker never began. What else such a message says is for those who build pages. */
export function isUnloaded(message: string): boolean {
  return message.includes('could not be loaded');
}
