import type { Puzzle } from '@glissade/core';
import { expectFile } from '#storage-port';
import { taskYielder } from './nextTask.ts';
import type { RunOptions, SolveOptions } from './options.ts';
import { checkTypes } from './optionTypes.ts';
import type { Outcome, Progress } from './outcome.ts';
import { finish, finishInSlices, PROGRESS_MS } from './slices.ts';
import { solving } from './solving.ts';

/**
 * Answers a puzzle without blocking: works in slices of some milliseconds and lets the event loop
 * run between them. Resolves with one of four outcomes; rejects with OptionError for options that
 * make no sense. The puzzle and the options are untouched.
 */
export async function solve(puzzle: Puzzle, options: RunOptions = {}): Promise<Outcome> {
  checkTypes(options);
  const { signal, onProgress } = options;
  const forgoFile = await fileFor(options);
  try {
    return await finishInSlices(
      solving(puzzle, options, () => signal?.aborted === true),
      onProgress,
    );
  } finally {
    await forgoFile?.();
  }
}

/** Answers a puzzle at once, on this thread, blocking it. Throws OptionError. */
export function solveSync(puzzle: Puzzle, options: SolveOptions = {}): Outcome {
  checkTypes(options);
  return finish(solving(puzzle, options));
}

/**
 * Answers a puzzle as an async iterator: yields where the search stands, at most about ten times a
 * second, and last the outcome (the one event with a `status`). Leaving the loop stops the work.
 */
export async function* solveProgress(
  puzzle: Puzzle,
  options: Omit<RunOptions, 'onProgress'> = {},
): AsyncGenerator<Progress | Outcome, void> {
  checkTypes(options);
  const { signal } = options;
  const forgoFile = await fileFor(options);
  const run = solving(puzzle, options, () => signal?.aborted === true);
  const tasks = taskYielder();
  let reportedMs = Number.NEGATIVE_INFINITY;
  try {
    for (;;) {
      const { done, value } = run.next();
      if (done) {
        yield value;
        return;
      }
      if (value.stats.timeMs - reportedMs >= PROGRESS_MS) {
        reportedMs = value.stats.timeMs;
        yield value;
      }
      await tasks.next();
    }
  } finally {
    run.return({} as Outcome);
    tasks.close();
    await forgoFile?.();
  }
}

/** In a browser a file takes a while to open, and whoever sets a limit may soon need one. */
function fileFor({ limits }: SolveOptions): ReturnType<typeof expectFile> | undefined {
  return limits?.memoryBytes === undefined ? undefined : expectFile();
}
