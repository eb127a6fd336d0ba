/* Makes new puzzles inside a worker. */

import { generate } from '@glissade/analysis/generate/generate';
import type { GenerateRunOptions } from '@glissade/analysis/generate/generateOutcome';
import type { GenerateOptions } from '@glissade/analysis/generate/requirements';
import { formatPuzzle } from '@glissade/core';
import type { GenerateAnswer } from './protocol.ts';

/** A new puzzle, as text. */
export async function makePuzzle(
  options: GenerateOptions & GenerateRunOptions,
): Promise<GenerateAnswer> {
  const made = await generate(options);
  if (made.status !== 'generated') return made;
  return { ...made, puzzle: formatPuzzle(made.puzzle) };
}
