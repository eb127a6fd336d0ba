/* Outcomes as JSON without the list of steps. */
import type { Outcome, SolutionLine } from '@glissade/engine';

/** The outcome for JSON that does not list the steps: a large board may have millions of them. */
export function withoutSteps(outcome: Outcome): object {
  const { best, ...rest } = { best: undefined, ...outcome };
  const { steps: _, ...facts } = { steps: undefined, ...rest };
  return best === undefined ? facts : { ...facts, best: lineFacts(best) };
}

function lineFacts({ steps: _, ...facts }: SolutionLine): object {
  return facts;
}
