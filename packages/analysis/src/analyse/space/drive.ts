/* Runs work on a state space in slices, within limits of time, memory and nodes. */
import type { Metric } from '@glissade/core';
import { clockFrom, runMachine, type Stopped } from '@glissade/solve/running/run';
import type { AnalysisProgress } from '../analysis.ts';
import type { WorkEnd, WorkMachine } from './work.ts';

/** What can be limited; time counts from `startedMs`, over all that one caller asked for. */
export type WorkLimits = {
  readonly timeMs?: number;
  readonly memoryBytes: number;
  readonly nodes?: number;
};

/** Drives a machine within the limits; yields how far it came after each slice. */
export function* runWork<Result>(
  machine: WorkMachine<Result>,
  metric: Metric,
  limits: WorkLimits,
  startedMs: number,
  isCancelled: () => boolean,
): Generator<AnalysisProgress, WorkEnd<Result> | Stopped> {
  const clock = clockFrom(startedMs);
  const run = runMachine(machine, limits, clock, isCancelled);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
    yield { metric, expanded: machine.stats.expanded, timeMs: clock.timeMs };
  }
}
