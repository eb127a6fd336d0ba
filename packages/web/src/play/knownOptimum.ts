import { type PuzzleRecord, puzzleById, puzzleOf } from '@glissade/catalogue';
import type { Puzzle } from '@glissade/core';
import { packPuzzle } from '@glissade/core/game';
import type { Optimum } from '../game/gameStore.ts';

/** The shortest lengths of a puzzle of the catalogue. */
export function knownOptimum(puzzle: Puzzle): Optimum | undefined {
  return knownRecord(puzzle)?.optimum;
}

/** What the catalogue says of a puzzle that is in it. */
export function knownRecord(puzzle: Puzzle): PuzzleRecord | undefined {
  const record = puzzleById(puzzle.info.id ?? '');
  return record && isSame(puzzle, puzzleOf(record)) ? record : undefined;
}

/** One that was made from it may still bear its name, with another goal. */
function isSame(a: Puzzle, b: Puzzle): boolean {
  const bare = (puzzle: Puzzle) => JSON.stringify({ ...packPuzzle(puzzle), info: {} });
  return bare(a) === bare(b);
}
