/* Outcomes as JSON: their keys have one order, whatever their source. */
import type { Outcome, OutcomeStats, SolutionLine } from '@glissade/solve/outcome';

/** The keys of an outcome in the order in which they are written; all of them. */
const ORDER: Readonly<Record<KeysOf<Outcome>, true>> = {
  status: true,
  optimal: true,
  proof: true,
  limit: true,
  length: true,
  lengths: true,
  moves: true,
  steps: true,
  optimalSolutions: true,
  solutions: true,
  metric: true,
  tieBreak: true,
  engine: true,
  lowerBound: true,
  stats: true,
  notes: true,
  best: true,
};
const STATS_ORDER: Readonly<Record<keyof OutcomeStats, true>> = {
  expanded: true,
  generated: true,
  evaluated: true,
  reopened: true,
  peakFrontier: true,
  peakBytes: true,
  timeMs: true,
  setupMs: true,
};

type KeysOf<T> = T extends unknown ? keyof T : never;

/** The outcome for JSON. */
export function outcomeFacts(outcome: Outcome): object {
  return inOrder({ ...outcome, stats: inOrder(outcome.stats, STATS_ORDER) }, ORDER);
}

/** The same without the list of steps: a large board may have millions of them. */
export function withoutSteps(outcome: Outcome): object {
  const { best, ...rest } = { best: undefined, ...outcome };
  const { steps: _, ...facts } = { steps: undefined, ...rest };
  const line = { best: best && lineFacts(best) };
  return outcomeFacts({ ...facts, ...line } as Outcome);
}

function lineFacts({ steps: _, ...facts }: SolutionLine): object {
  return facts;
}

function inOrder(facts: object, order: object): object {
  const values = facts as Readonly<Record<string, unknown>>;
  const keys = Object.keys(order).filter((key) => key in values);
  return Object.fromEntries(keys.map((key) => [key, values[key]]));
}
