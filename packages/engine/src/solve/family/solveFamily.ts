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
  checkNames(asker, options, 'metric limits threads signal onProgress');
  requirePuzzle(puzzle);
  const { metric = defaultMetric(puzzle), limits = {}, threads, signal, onProgress } = options;
  checkMetric(puzzle, metric, 'metric');
  checkNames('limits', limits, 'timeMs memoryBytes nodes');
  checkLimits(limits);
  checkThreads(threads);
  // A controller in its place would be heeded by nobody.
  if (signal !== undefined && signal?.aborted === undefined) {
    throw new OptionError('type', 'signal is no AbortSignal', 'give controller.signal');
  }
  const refusal = engine.refuses(puzzle);
  if (refusal) throw new OptionError('combination', refusal, HINT);
  const run = telling(engine, puzzle, options, () => signal?.aborted === true);
  return finishInSlices(run, onProgress);
}

/** Throws OptionError for a name that there is not: more checks would cost more bytes. */
function checkNames(asker: string, given: object, known: string): void {
  if (typeof given !== 'object') throw new OptionError('type', `${asker}: no object`, known);
  for (const name of Object.keys(given)) {
    if (known.split(' ').includes(name)) continue;
    throw new OptionError('unknown', `${asker} takes no "${name}"`, `it takes ${known}`, { name });
  }
}

export const HINT = 'use solve';
