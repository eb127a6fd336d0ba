import { finish, type Puzzle } from '@glissade/core';
import { checkTypes } from './options/checkTypes.ts';
import { fileFor } from './options/fileFor.ts';
import { type RunOptions, SOLVE_OPTIONS, type SolveOptions } from './options/options.ts';
import { RUN, SIGNAL } from './options/optionTypes.ts';
import { readGiven, type TileRows } from './options/readGiven.ts';
import type { Outcome, Progress } from './outcome.ts';
import { taskYielder } from './running/nextTask.ts';
import { PROGRESS_MS } from './running/slices.ts';
import { solvePuzzle } from './solvePuzzle.ts';
import { solving } from './solving.ts';

/**
 * Answers a puzzle without blocking: works in slices of some milliseconds and lets the event loop
 * run between them. Resolves with one of four outcomes; rejects with OptionError for options that
 * make no sense. The puzzle and the options are not changed.
 *
 * @example
 * ```ts
 * import { solve } from 'glissade';
 * const outcome = await solve('8 6 4/0 7 2/5 1 3');
 * if (outcome.status === 'solved') console.log(outcome.length, outcome.optimal); // → 23 true
 * ```
 */
export async function solve(
  puzzle: Puzzle | string | TileRows,
  options: RunOptions = {},
): Promise<Outcome> {
  const own = checkTypes('solve', { ...SOLVE_OPTIONS, ...RUN }, options);
  return solvePuzzle(readGiven(puzzle), own);
}

/**
 * Answers a puzzle on this thread, blocking it. Throws OptionError.
 *
 * @example
 * ```ts
 * import { parsePuzzle, solveSync } from 'glissade';
 * const outcome = solveSync(parsePuzzle('1 2 3/4 5 6/0 7 8'));
 * if (outcome.status === 'solved') console.log(outcome.moves, outcome.lengths.mtm); // → L2 1
 * ```
 */
export function solveSync(puzzle: Puzzle | string, options: SolveOptions = {}): Outcome {
  const own = checkTypes('solveSync', SOLVE_OPTIONS, options);
  return finish(solving(readGiven(puzzle), own));
}

/**
 * Answers a puzzle as an async iterator: yields the progress of the search, at most about ten times
 * a second, and at last the outcome (the only event with a `status`). Leaving the loop stops the
 * work.
 *
 * @example
 * ```ts
 * import { solveProgress } from 'glissade';
 * for await (const event of solveProgress('8 6 4/0 7 2/5 1 3')) {
 *   if ('status' in event) console.log(event.status); // → solved
 * }
 * ```
 */
export async function* solveProgress(
  puzzle: Puzzle | string,
  options: Omit<RunOptions, 'onProgress'> = {},
): AsyncGenerator<Progress | Outcome, void> {
  const own = checkTypes('solveProgress', { ...SOLVE_OPTIONS, signal: SIGNAL }, options);
  const { signal } = own;
  const given = readGiven(puzzle);
  const forgoFile = await fileFor(own);
  const run = solving(given, own, () => signal?.aborted === true);
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
