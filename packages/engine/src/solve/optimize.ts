import { type Puzzle, replay, type Steps } from '@glissade/core';
import { windowsSearcher } from '../anytime/windows/windowsSearcher.ts';
import type { Engine } from '../engines/engines.ts';
import { checkOptions } from './checkOptions.ts';
import { OptionError } from './optionError.ts';
import type { RunOptions } from './options.ts';
import { checkTypes } from './optionTypes.ts';
import type { Outcome } from './outcome.ts';
import { progressOf } from './runOutcome.ts';
import { finishInSlices } from './slices.ts';
import { running } from './solving.ts';

export type OptimizeOptions = Pick<RunOptions, 'metric' | 'limits' | 'signal' | 'onProgress'>;

/**
 * Makes a given solution of a tile puzzle shorter: stretches of it are re-solved exactly, longer
 * and longer ones, until nothing more can be tried or a limit is met (one second when none is
 * given). Resolves with `solved`, never longer than what was given in the metric asked, or with
 * `cancelled` and the best so far. Rejects with OptionError for a block puzzle and for a line that
 * is no solution. The arguments are untouched.
 */
export async function optimizeSteps(
  puzzle: Puzzle,
  steps: Steps,
  options: OptimizeOptions = {},
): Promise<Outcome> {
  checkTypes(options);
  const { signal, onProgress, ...rest } = options;
  checkOptions(puzzle, rest);
  checkLine(puzzle, steps);
  const run = running(windowsOf(steps), puzzle, rest, () => signal?.aborted === true);
  return finishInSlices(run, (value) => onProgress?.(progressOf(value)));
}

/** The windows as an engine for this one line. */
function windowsOf(steps: Steps): Engine {
  return {
    name: 'windows',
    title: 'stretches of a given solution solved anew',
    optimal: false,
    complete: true,
    breaksTies: false,
    countsOptimal: false,
    isAnytime: true,
    refuses: () => undefined,
    start: (question) => windowsSearcher(question, steps),
  };
}

function checkLine(puzzle: Puzzle, steps: Steps): void {
  if (puzzle.type !== 'tiles') {
    throw new OptionError(
      'line',
      'only lines of tile puzzles can be shortened',
      'use solve for other puzzles',
    );
  }
  const { illegal, reachesGoal } = replay(puzzle, steps);
  if (illegal) {
    throw new OptionError(
      'line',
      `step ${illegal.index + 1} is not legal`,
      'glissade verify shows where the line fails',
      {
        step: illegal.index + 1,
      },
    );
  }
  if (!reachesGoal) {
    throw new OptionError(
      'line',
      'the line does not reach the goal',
      'glissade verify shows where the line fails',
    );
  }
}
