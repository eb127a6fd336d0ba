import type { Metric } from '@glissade/core';
import { taskYielder } from '../solve/nextTask.ts';
import { type Clock, runMachine, type Stopped } from '../solve/run.ts';
import type { AnalysisProgress } from './analysis.ts';
import type { WorkEnd, WorkMachine } from './work.ts';

/** Progress is reported at most this often. */
const PROGRESS_MS = 100;

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
  const clock: Clock = { timeMs: performance.now() - startedMs, setupMs: 0 };
  const run = runMachine(machine, limits, clock, startedMs, isCancelled);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
    yield { metric, expanded: machine.stats.expanded, timeMs: clock.timeMs };
  }
}

/** Runs to the end at once, blocking. */
export function finish<Result>(run: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
}

/** Runs to the end, letting the event loop run between slices. */
export async function finishInSlices<Progress extends { readonly timeMs: number }, Result>(
  run: Generator<Progress, Result>,
  onProgress?: (progress: Progress) => void,
): Promise<Result> {
  const tasks = taskYielder();
  let reportedMs = Number.NEGATIVE_INFINITY;
  try {
    for (;;) {
      const { done, value } = run.next();
      if (done) return value;
      if (onProgress && value.timeMs - reportedMs >= PROGRESS_MS) {
        reportedMs = value.timeMs;
        onProgress(value);
      }
      await tasks.next();
    }
  } finally {
    tasks.close();
  }
}
