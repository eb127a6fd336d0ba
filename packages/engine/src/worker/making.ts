/* Makes new puzzles inside a worker. */
import { formatPuzzle } from '@glissade/core';
import { generate } from '../generate/generate.ts';
import type { GenerateRunOptions } from '../generate/outcome.ts';
import type { GenerateOptions } from '../generate/requirements.ts';
import type { GenerateAnswer } from './protocol.ts';

/** A new puzzle, as text. */
export async function makePuzzle(
  options: GenerateOptions & GenerateRunOptions,
): Promise<GenerateAnswer> {
  const made = await generate(options);
  if (made.status !== 'generated') return made;
  return { ...made, puzzle: formatPuzzle(made.puzzle) };
}
