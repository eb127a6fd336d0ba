import { lineLength } from '@glissade/core';
import { lineOf, startGame } from '@glissade/core/game';
import { text } from '../text/text.ts';
import { solves } from '../times/solves.ts';
import { gameTitle } from './gameTitle.ts';
import { mainMetric, theGame } from './theGame.ts';

/** The result to send to others: puzzle, signs, count, hints, and a link to its start. */
export async function resultText(): Promise<string> {
  const { dayOfPuzzle, numberText, writtenResult } = await import('../daily/sharedResult.ts');
  const { addressOfGame } = await import('../share/liveAddress.ts');
  const metric = mainMetric();
  const { id } = theGame.puzzle().info;
  const day = dayOfPuzzle(id);
  const names = [day === undefined ? '' : numberText(day), gameTitle()];
  // Who has opened it again after hints has had them.
  const isKnown = id !== undefined && solves().some((solve) => solve.id === id && solve.helped);
  const shortest = theGame.optimum()[metric];
  const shown = {
    length: lineLength(lineOf(theGame.game()), metric),
    shortest,
    helped: theGame.helps() > 0 || isKnown,
  };
  const lengthText = (length: number) => text().play.length(length, metric);
  const address = await addressOfGame(startGame(theGame.puzzle()));
  return `${writtenResult(names, shown, lengthText)}\n${address ?? ''}`.trim();
}
