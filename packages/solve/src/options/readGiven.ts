import { type Puzzle, parseNative, requirePuzzle } from '@glissade/core';

/**
 * The puzzle that a caller gave as it is or as text in any form. The other forms are loaded when a
 * text is not in the native one. Rejects with ParseError, or TypeError for what is neither.
 */
export async function readGiven(given: Puzzle | string): Promise<Puzzle> {
  if (typeof given !== 'string') return requirePuzzle(given);
  return parseNative(given) ?? (await import('./otherForms.ts')).parsePuzzle(given);
}
