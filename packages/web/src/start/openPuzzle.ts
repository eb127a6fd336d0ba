import { type PuzzleRecord, puzzleOf } from '@glissade/catalogue';
import type { Puzzle } from '@glissade/core';
import { showPicture } from '../board/tilePicture.ts';
import { startGame } from '../game/game.ts';
import { theGame } from '../play/theGame.ts';
import { showView } from '../ui/route.ts';

/** Puts a puzzle on the board and shows it. */
export function openPuzzle(puzzle: Puzzle, withPicture = false): void {
  showPicture(withPicture);
  theGame.open(startGame(puzzle));
  showView('play');
}

export function openRecord(record: PuzzleRecord): void {
  showPicture(false);
  theGame.open(startGame(puzzleOf(record)), { optimum: record.optimum });
  showView('play');
}
