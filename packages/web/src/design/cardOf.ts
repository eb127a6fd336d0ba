import { formatPuzzle, type Puzzle } from '@glissade/core';
import { startGame } from '@glissade/core/game';
import { addressOfGame } from '../share/liveAddress.ts';
import { designText } from '../text/designText.ts';

/** A card to be printed, with the address of the puzzle in its code. */
export async function cardOf(puzzle: Puzzle, length: number | undefined): Promise<string> {
  const { cardSvg } = await import('@glissade/workshop');
  const words = designText();
  const link = (await addressOfGame(startGame(puzzle))) ?? formatPuzzle(puzzle);
  return cardSvg(puzzle, {
    title: puzzle.info.title ?? `${puzzle.board.width}×${puzzle.board.height}`,
    goal: words.cardGoal,
    note: length === undefined ? '' : words.cardNote(length),
    link,
  });
}
