import type { Puzzle } from './puzzle.ts';

/**
 * Throws TypeError for text, or nothing, in place of a puzzle. Looks at one field: for functions
 * that are called for every state.
 */
export function requireParsed(given: Pick<Puzzle, 'pieces'>): void {
  if (given?.pieces === undefined) throw new TypeError(noPuzzle(given));
}

/** What is said of what is no puzzle. */
export function noPuzzle(given: unknown): string {
  return `this is ${typeIn(given)}, not a puzzle; parsePuzzle makes a puzzle from text`;
}

/** The type of a value in a sentence. */
function typeIn(value: unknown): string {
  if (value === null || value === undefined) return `${value}`;
  if (typeof value === 'string') return 'text';
  if (typeof value !== 'object') return `a ${typeof value}`;
  return Array.isArray(value) ? 'an array' : 'an object';
}
