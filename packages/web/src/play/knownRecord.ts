/* What the catalogue knows of a puzzle, however it came to the board. */
import { knownAs, type PuzzleRecord, puzzleById, puzzleOf } from '@glissade/catalogue';
import type { Puzzle } from '@glissade/core';
import { packPuzzle } from '@glissade/core/game';

/** The record whose name a puzzle bears, or that an untitled one equals. */
export function namedRecord(puzzle: Puzzle): PuzzleRecord | undefined {
  const { id, title } = puzzle.info;
  if (id !== undefined) return puzzleById(id);
  return title === undefined ? knownAs(puzzle) : undefined;
}

/** What the catalogue says of a puzzle that is in it. */
export function knownRecord(puzzle: Puzzle): PuzzleRecord | undefined {
  const record = namedRecord(puzzle);
  const isNamesake = puzzle.info.id !== undefined && record && !isSame(puzzle, puzzleOf(record));
  return isNamesake ? undefined : record;
}

/** One that was made from it may still bear its name, with another goal. */
function isSame(a: Puzzle, b: Puzzle): boolean {
  const bare = (puzzle: Puzzle) => JSON.stringify({ ...packPuzzle(puzzle), info: {} });
  return bare(a) === bare(b);
}
