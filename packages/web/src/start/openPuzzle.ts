import { type PuzzleRecord, puzzleOf } from '@glissade/catalogue';
import type { Puzzle } from '@glissade/core';
import { showPicture } from '../board/tilePicture.ts';
import { startGame } from '../game/game.ts';
import type { Optimum } from '../game/gameStore.ts';
import { theGame } from '../play/theGame.ts';
import { showView } from '../ui/route.ts';

/** Puts a puzzle on the board and shows it. */
export function openPuzzle(
  puzzle: Puzzle,
  { withPicture = false, optimum = {} }: { withPicture?: boolean; optimum?: Optimum } = {},
): void {
  showPicture(withPicture);
  theGame.open(startGame(puzzle), { optimum });
  showView('play');
}

export function openRecord(record: PuzzleRecord): void {
  openPuzzle(puzzleOf(record), { optimum: record.optimum });
}
