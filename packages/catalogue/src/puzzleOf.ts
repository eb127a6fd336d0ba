import { type Puzzle, parseNative } from '@glissade/core';
import type { PuzzleRecord } from './record.ts';

/**
 * The record as a puzzle that carries the record's id, title, author, source and notes. A new
 * puzzle at each call.
 *
 * @example
 * ```ts
 * import { puzzleById, puzzleOf } from 'glissade/catalogue';
 * console.log(puzzleOf(puzzleById('klotski')!).pieces.length); // → 10
 * ```
 */
export function puzzleOf(record: PuzzleRecord): Puzzle {
  // Callers without types pass an id, or what `puzzleById` gives for one that there is not.
  if (typeof record?.text !== 'string') {
    throw new TypeError('this is no record of the catalogue; puzzleById finds one by its id');
  }
  const { id, title, author, source, notes } = record;
  const info = {
    id,
    title,
    author,
    source,
    notes,
  };
  return { ...parseNative(record.text)!, info };
}
