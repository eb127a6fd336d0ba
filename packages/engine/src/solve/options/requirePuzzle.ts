import type { Puzzle } from '@glissade/core';

/** Throws TypeError for what is no puzzle: callers without types pass text, or nothing. */
export function requirePuzzle(given: Puzzle): Puzzle {
  if (Array.isArray((given as Puzzle | undefined | null)?.pieces)) return given;
  const what = typeof given === 'string' ? 'text' : given === null ? 'null' : typeof given;
  throw new TypeError(`this is ${what}, not a puzzle; parsePuzzle makes a puzzle of text`);
}
