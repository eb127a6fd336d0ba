import { countSteps } from '@glissade/core';
import { lineOf } from '../game/game.ts';
import { text } from '../text/text.ts';
import { eventOf } from './recordOf.ts';
import { mainMetric, theGame } from './theGame.ts';

/** The result to send to others: puzzle, count beside the shortest, address. */
export async function resultText(): Promise<string> {
  const { length, shortest } = text().play;
  const count = countSteps(lineOf(theGame.game()), mainMetric());
  const best = theGame.optimum()[mainMetric()];
  const beside = best === undefined ? '' : ` (${shortest(length(best, mainMetric()))})`;
  const title = theGame.puzzle().info.title ?? eventOf(theGame);
  const line = `${text().app.name} · ${title}: ${length(count, mainMetric())}${beside}`;
  return `${line}\n${location.href}`;
}
