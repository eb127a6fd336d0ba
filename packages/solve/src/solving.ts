import type { Puzzle } from '@glissade/core';
import { engineFor } from './chooseEngine.ts';
import { checkOptions } from './options/checkOptions.ts';
import { inCheckpoint } from './options/checkpointOption.ts';
import type { SolveOptions } from './options/options.ts';
import type { Outcome, Progress } from './outcome.ts';
import { telling } from './running/running.ts';

/**
 * The way from puzzle to verified outcome, one slice of work at a time: every form of `solve`
 * drives this generator. Yields the progress after each slice. Throws OptionError before any work.
 */
export function* solving(
  puzzle: Puzzle,
  options: SolveOptions = {},
  isCancelled: () => boolean = () => false,
): Generator<Progress, Outcome> {
  const startedMs = performance.now();
  checkOptions(puzzle, options);
  const engine = engineFor(puzzle, options);
  const outcome = yield* inCheckpoint(options, (given) =>
    telling(engine, puzzle, options, isCancelled, startedMs, given),
  );
  const { notes = [] } = outcome;
  return isVain(puzzle, options, outcome) ? { ...outcome, notes: [...notes, VAIN] } : outcome;
}

const VAIN = 'the solution is proved shortest: asking for any solution has no effect here';

/** Whether an anytime search was asked for where the proof comes as soon. */
function isVain({ type }: Puzzle, { anytime, from }: SolveOptions, outcome: Outcome): boolean {
  if (!anytime || from !== undefined || outcome.status !== 'solved') return false;
  return outcome.optimal && (type === 'blocks' || outcome.engine === 'tiles');
}
