import { lineLength } from '@glissade/core';
import { lineOf, startGame } from '@glissade/core/game';
import { text } from '../text/text.ts';
import { gameTitle } from './gameTitle.ts';
import { mainMetric, theGame } from './theGame.ts';

/** The result to send to others: puzzle, count beside the shortest, and a link to its start. */
export async function resultText(): Promise<string> {
  const { length, shortest, solvedBest } = text().play;
  const count = lineLength(lineOf(theGame.game()), mainMetric());
  const best = theGame.optimum()[mainMetric()];
  const known = best === undefined ? '' : shortest(length(best, mainMetric()));
  const beside = known && ` (${count === best ? solvedBest : known})`;
  const names = [text().app.name, await dailyName(), gameTitle()].filter((name) => name !== '');
  const { addressOfGame } = await import('../share/liveAddress.ts');
  const address = await addressOfGame(startGame(theGame.puzzle()));
  return `${names.join(' · ')}: ${length(count, mainMetric())}${beside}\n${address ?? ''}`.trim();
}

/** "No. 7" where this is the puzzle of the day. */
async function dailyName(): Promise<string> {
  const { dailyOf } = await import('../start/daily.ts');
  const { number, record } = dailyOf(new Date());
  return theGame.puzzle().info.id === record.id ? text().play.dailyResult(number) : '';
}
