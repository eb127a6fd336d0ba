/*
 * `solve` for one family of puzzles, for pages that count their bytes: each function reaches one
 * engine, so that a bundler leaves out all others.
 */
import { defaultMetric, type Puzzle } from '@glissade/core';
import type { Engine } from '../../engines/engine.ts';
import { checkLimits, checkMetric, checkThreads } from '../options/checkValues.ts';
import { OptionError } from '../options/optionError.ts';
import type { RunOptions } from '../options/options.ts';
import { requirePuzzle } from '../options/requirePuzzle.ts';
import type { Outcome } from '../outcome.ts';
import { telling } from '../running/running.ts';
import { finishInSlices } from '../running/slices.ts';

/** What `solveTiles` and `solveBlocks` take besides the puzzle: as in `solve`. */
export type FamilyOptions = Pick<
  RunOptions,
  'metric' | 'limits' | 'threads' | 'signal' | 'onProgress'
>;

/** Answers a puzzle with this engine, as `solve` does. */
export async function solveWith(
  engine: Engine,
  asker: 'solveTiles' | 'solveBlocks',
  puzzle: Puzzle,
  options: FamilyOptions,
): Promise<Outcome> {
  checkNames(asker, options);
  requirePuzzle(puzzle);
  const { metric = defaultMetric(puzzle), limits = {}, threads } = options;
  checkMetric(puzzle, metric, 'metric');
  checkLimits(limits);
  checkThreads(threads);
  const refusal = engine.refuses(puzzle);
  if (refusal) throw new OptionError('combination', refusal, HINT);
  const { signal, onProgress } = options;
  const run = telling(engine, puzzle, options, () => signal?.aborted === true);
  return finishInSlices(run, onProgress);
}

/** Throws OptionError for an option that there is not: more checks would cost more bytes. */
function checkNames(asker: string, options: FamilyOptions): void {
  for (const name of Object.keys(options)) {
    if (FAMILY_OPTIONS.split(' ').includes(name)) continue;
    const message = `${asker} has no option "${name}"`;
    throw new OptionError('unknown', message, `it takes ${FAMILY_OPTIONS}`, { name });
  }
}

const FAMILY_OPTIONS = 'metric limits threads signal onProgress';

export const HINT = 'use solve';
