import type { Puzzle } from '@glissade/core';
import { fileFor } from './options/fileFor.ts';
import type { RunOptions } from './options/options.ts';
import type { Outcome } from './outcome.ts';
import { finishInSlices } from './running/slices.ts';
import { solving } from './solving.ts';

/**
 * As `solve`, but without the readers: for puzzles that are not text, and options of the right
 * types.
 */
export async function solvePuzzle(puzzle: Puzzle, options: RunOptions): Promise<Outcome> {
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
