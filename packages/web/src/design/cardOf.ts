import { formatPuzzle, type Puzzle } from '@glissade/core';
import { startGame } from '@glissade/core/game';
import type { CardText } from '@glissade/workshop';
import { addressOfGame } from '../share/liveAddress.ts';
import { language } from '../text/text.ts';

/** Its title, else its size. */
export function titleOf({ info, board }: Puzzle): string {
  return info.title ?? `${board.width}×${board.height}`;
}

/** A card to be printed, with the address of the puzzle in its code. */
export async function cardOf(
  puzzle: Puzzle,
  shortest: CardText['shortest'] | undefined,
): Promise<string> {
  const { cardSvg } = await import('@glissade/workshop');
  const link = (await addressOfGame(startGame(puzzle))) ?? formatPuzzle(puzzle);
  return cardSvg(puzzle, {
    title: titleOf(puzzle),
    language: language(),
    link,
    shortest,
  });
}
