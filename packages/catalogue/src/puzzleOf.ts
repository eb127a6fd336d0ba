import { type Puzzle, parsePuzzle } from '@glissade/core';
import type { PuzzleRecord } from './record.ts';

/** The record as a puzzle that carries the record's id, title, author, source and notes. */
export function puzzleOf(record: PuzzleRecord): Puzzle {
  const { id, title, author, source, notes } = record;
  const info = {
    id,
    title,
    ...(author === undefined ? {} : { author }),
    source,
    ...(notes === undefined ? {} : { notes }),
  };
  return { ...parsePuzzle(record.text), info };
}
