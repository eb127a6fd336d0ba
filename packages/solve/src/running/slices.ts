/* Drives work in slices to its end: blocking, or with turns of the event loop between them. */
import { taskYielder } from './nextTask.ts';

/** Progress is reported at most this often. */
export const PROGRESS_MS = 100;

/** The same work, which yields again when so much time has passed: some slices are joined. */
export function* inLongerSlices<Result>(
  work: Generator<undefined, Result>,
  leastMs: number,
): Generator<undefined, Result> {
  let yieldedMs = performance.now();
  try {
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      if (performance.now() - yieldedMs < leastMs) continue;
      yield;
      yieldedMs = performance.now();
    }
  } finally {
    work.return(undefined as never);
  }
}

/** Runs to the end, letting the event loop run between slices. */
export async function finishInSlices<Progress, Result>(
  run: Generator<Progress, Result>,
  onProgress?: (progress: Progress) => void,
): Promise<Result> {
  const tasks = taskYielder();
  let reportedMs = Number.NEGATIVE_INFINITY;
  try {
    for (;;) {
      const { done, value } = run.next();
      if (done) return value;
      if (onProgress && performance.now() - reportedMs >= PROGRESS_MS) {
        reportedMs = performance.now();
        onProgress(value);
      }
      await tasks.next();
    }
  } finally {
    run.return(undefined as never);
    tasks.close();
  }
}
