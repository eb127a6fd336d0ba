import type { Puzzle } from '@glissade/core';
import { engineFor } from './chooseEngine.ts';
import { checkOptions } from './options/checkOptions.ts';
import { inCheckpoint } from './options/checkpointOption.ts';
import type { SolveOptions } from './options/options.ts';
import type { Outcome, Progress } from './outcome.ts';
import { telling } from './running/running.ts';

/**
 * The journey from puzzle to verified outcome, a slice of work at a time: every form of `solve`
 * drives this one. Yields where it stands after each slice. Throws OptionError before any work.
 */
export function* solving(
  puzzle: Puzzle,
  options: SolveOptions = {},
  isCancelled: () => boolean = () => false,
): Generator<Progress, Outcome> {
  const startedMs = performance.now();
  checkOptions(puzzle, options);
  const engine = engineFor(puzzle, options);
  return yield* inCheckpoint(options, (given) =>
    telling(engine, puzzle, options, isCancelled, startedMs, given),
  );
}
