/* Results in words and signs, to be sent to others. */
import { nameOf } from '../game/recordName.ts';
import { lengthOf } from '../start/difficulty.ts';
import { dailyText } from '../text/dailyText.ts';
import { text } from '../text/text.ts';
import { dailyNumber, dailyRecord, dayWith } from './daily.ts';
import type { DayResult } from './dayResults.ts';
import { dayNumber } from './days.ts';
import { resultSigns, type Shown } from './signs.ts';

/** What was solved, its signs, its length, and whether it had hints: a line each. */
export function writtenResult(
  names: readonly string[],
  shown: Shown,
  lengthText: (length: number) => string,
): string {
  const { app, play } = text();
  const { withHints, withoutHints, beside: inBrackets } = dailyText();
  const { length, shortest, helped } = shown;
  const best = shortest === undefined ? '' : play.shortest(lengthText(shortest));
  const beside = shortest === length ? play.solvedBest : best;
  return [
    [app.name, ...names].filter((name) => name !== '').join(' · '),
    resultSigns(shown),
    `${lengthText(length)}${beside && inBrackets(beside)} · ${helped ? withHints : withoutHints}`,
  ].join('\n');
}

/** The latest day that had the puzzle, up to today. */
export function dayOfPuzzle(id: string | undefined): number | undefined {
  return id === undefined ? undefined : dayWith(id, dayNumber(new Date()));
}

/** "No. 7" */
export function numberText(day: number): string {
  return dailyText().number(dailyNumber(day));
}

/** The result of a day's puzzle, with a link to it. */
export function writtenDay(day: number, { solve, helped }: DayResult): string {
  const record = dailyRecord(day);
  // Solves without moves are of other programs, which have no puzzle of a day.
  const shown = { length: solve.moves ?? 0, shortest: lengthOf(record)!, helped };
  const lengthText = (length: number) => text().play.length(length, record.metric);
  const here = location.href.replace(/#.*$/s, '');
  const result = writtenResult([numberText(day), nameOf(record)], shown, lengthText);
  return `${result}\n${here}#${record.id}`;
}
