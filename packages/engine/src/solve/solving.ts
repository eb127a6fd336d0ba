import type { Puzzle } from '@glissade/core';
import { checkOptions } from './checkOptions.ts';
import { inCheckpoint } from './checkpointOption.ts';
import { engineFor } from './chooseEngine.ts';
import type { SolveOptions } from './options.ts';
import type { Outcome, Progress } from './outcome.ts';
import { telling } from './running.ts';

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
