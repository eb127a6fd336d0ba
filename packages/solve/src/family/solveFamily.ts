/*
 * `solve` for one family of puzzles, for small pages: each function uses one engine, so a bundler
 * leaves out all others.
 */
import {
  checkMetric,
  defaultMetric,
  OptionError,
  type Puzzle,
  requirePuzzle,
} from '@glissade/core';
import type { Engine } from '../engines/engine.ts';
import { checkLimits, checkThreads } from '../options/checkValues.ts';
import { givenOf } from '../options/givenOf.ts';
import type { RunOptions } from '../options/options.ts';
import type { Outcome } from '../outcome.ts';
import { telling } from '../running/running.ts';
import { finishInSlices } from '../running/slices.ts';

/** What `solveTiles` and `solveBlocks` take besides the puzzle: as in `solve`. */
export type FamilyOptions = Pick<
  RunOptions,
  'metric' | 'limits' | 'threads' | 'signal' | 'onProgress'
>;

/** The options as they are now. Throws OptionError for a name that there is not. */
export function familyOptions(
  asker: 'solveTiles' | 'solveBlocks',
  given: FamilyOptions,
): FamilyOptions {
  const own = ownOptions(asker, given, 'metric limits threads signal onProgress');
  const limits = ownOptions('limits', own.limits ?? {}, 'timeMs memoryBytes nodes');
  return { ...own, limits };
}

/** Answers a puzzle with this engine, as `solve` does. */
export async function solveWith(
  engine: Engine,
  puzzle: Puzzle,
  options: FamilyOptions,
): Promise<Outcome> {
  requirePuzzle(puzzle);
  const { metric = defaultMetric(puzzle), limits = {}, threads, signal, onProgress } = options;
  checkMetric(puzzle, metric);
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

/** More checks than those of names would cost more bytes. */
function ownOptions<Options extends object>(asker: string, given: Options, known: string): Options {
  if (typeof given !== 'object') throw new OptionError('type', `${asker}: no object`, known);
  const own = givenOf(given);
  for (const name of Object.keys(own)) {
    if (known.split(' ').includes(name)) continue;
    throw new OptionError('unknown', `${asker} takes no "${name}"`, `it takes ${known}`, { name });
  }
  return own;
}

export const HINT = 'use solve';
