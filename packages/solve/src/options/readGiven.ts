import { type Puzzle, parsePuzzle, requirePuzzle } from '@glissade/core';

/** A tile board as its rows of numbers, 0 for the gap. */
export type TileRows = readonly (readonly number[])[];

/**
 * The puzzle that a caller gave, as an object or as text in any form. Throws ParseError, or
 * TypeError for anything else.
 */
export function readGiven(given: Puzzle | string | TileRows): Puzzle {
  if (isRows(given)) return parsePuzzle(given.map((row) => row.join(' ')).join('/'));
  return typeof given === 'string' ? parsePuzzle(given) : requirePuzzle(given);
}

function isRows(given: unknown): given is TileRows {
  const isRow = (row: unknown) =>
    Array.isArray(row) && row.every((one) => Number.isSafeInteger(one) && one >= 0);
  return Array.isArray(given) && given.length > 0 && given.every(isRow);
}
