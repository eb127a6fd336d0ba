import { type Puzzle, parsePuzzle, requirePuzzle } from '@glissade/core';

/**
 * The puzzle that a caller gave as it is or as text in any form. Throws ParseError, or TypeError
 * for what is neither.
 */
export function readGiven(given: Puzzle | string): Puzzle {
  return typeof given === 'string' ? parsePuzzle(given) : requirePuzzle(given);
}
