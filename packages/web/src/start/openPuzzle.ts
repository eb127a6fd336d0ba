import { type PuzzleRecord, puzzleOf } from '@glissade/catalogue';
import type { Puzzle } from '@glissade/core';
import { startGame } from '@glissade/core/game';
import { showPictureOn } from '../board/tilePicture.ts';
import type { Known } from '../game/gameStore.ts';
import { theGame } from '../play/theGame.ts';
import { showView } from '../ui/route.ts';

/** Puts a puzzle on the board and shows it. */
export function openPuzzle(
  puzzle: Puzzle,
  { withPicture = false, ...known }: { withPicture?: boolean } & Known = {},
): void {
  if (withPicture) showPictureOn(puzzle);
  theGame.open(startGame(puzzle), known);
  showView('play');
}

export function openRecord(record: PuzzleRecord): void {
  openPuzzle(puzzleOf(record), { optimum: record.optimum });
}
