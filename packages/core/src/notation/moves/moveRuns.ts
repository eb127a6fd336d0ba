/* Reads the directions and counts of a move, such as `R2D`. */
import type { Direction } from '../../board/direction.ts';
import { ParseError } from '../errors/parseError.ts';
import { placeAt } from '../sourceText.ts';
import { parseDirection } from './moveWords.ts';

/** A straight part of a move. `count` is as written: it may be 0, or too many. */
export type Run = { readonly direction: Direction; readonly count: number };

/** More steps than a solution of the largest board has. */
export const LINE_STEPS_MAX = 10_000_000;

/** The directions that begin just there, each with its count or none; `end` is behind them. */
export function readRuns(text: string, at: number): { runs: Run[]; end: number } {
  const runs: Run[] = [];
  let end = at;
  for (;;) {
    const direction = end < text.length ? parseDirection(text[end]!) : undefined;
    if (!direction) return { runs, end };
    const from = end + 1;
    end = endOfDigits(text, from);
    runs.push({ direction, count: countOf(text.slice(from, end)) });
  }
}

/** Index behind the digits that begin there; the same index where there is none. */
export function endOfDigits(text: string, at: number): number {
  let end = at;
  while (end < text.length && text[end]! >= '0' && text[end]! <= '9') end++;
  return end;
}

/** What the digits behind a direction say; 1 without any. */
export function countOf(digits: string): number {
  return digits === '' ? 1 : Number(digits);
}

/** Throws ParseError for a line of more steps than any solution has. */
export function requireLineLength(steps: number, text: string, at: number): void {
  if (steps <= LINE_STEPS_MAX) return;
  throw new ParseError(
    'move-count',
    `the line has more than ${LINE_STEPS_MAX} steps`,
    placeAt(text, at),
    'give a part of the line',
  );
}
