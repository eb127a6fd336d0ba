/* What the files of courses share: a header with the size of the board, then rows of numbers. */
import type { Sides } from '../../../board/board.ts';
import { ParseError } from '../../errors/parseError.ts';
import { KEPT_LENGTH_MAX, type Kept, keptIn, type SourceLine } from '../../sourceText.ts';
import { endOf, filledLines, type Token, wordsIn } from '../text.ts';
import { firstLines } from '../textLooks.ts';
import { placeOfToken } from '../tokenPlaces.ts';
import { gridOfHeader, isNumberText, type NumberGrid } from './numberGrid.ts';

/** Lines of words: the rows of a file of numbers, the header among them. */
export function wordRows(lines: readonly SourceLine[]): Token[][] {
  return lines.map(wordsIn).filter((words) => words.length > 0);
}

/** All of a text. */
export function wordRowsOf(text: string): readonly (readonly Token[])[] {
  return keptIn(rows, text, () => wordRows(filledLines(text)));
}

const rows: Kept<readonly (readonly Token[])[]> = {};

/** The first of a text, at most so many; for a look at long texts. */
export function firstWordRows(text: string, count: number): readonly (readonly Token[])[] {
  return text.length > KEPT_LENGTH_MAX
    ? wordRows(firstLines(text, count))
    : wordRowsOf(text).slice(0, count);
}

/** True when every word is a whole number, at least where it matters: in the header rows. */
export function areNumbers(words: readonly Token[]): boolean {
  return words.every(({ text }) => isNumberText(text));
}

/** The sides that a header gives, which say this. Throws ParseError. */
export function headerSides(
  header: readonly Token[] | undefined,
  text: string,
  meanings = ['the number of rows', 'the number of columns'],
): Sides {
  const sides = meanings.map((meaning, at) => headerNumber(header?.[at], meaning, text));
  const [height, width = height] = sides as [number, number?];
  return { width, height };
}

/** A header with the sides of the board, then its rows. Throws ParseError. */
export function headedGrid(
  [header, ...rows]: readonly (readonly Token[])[],
  text: string,
  meanings?: string[],
): NumberGrid {
  return gridOfHeader(rows, headerSides(header, text, meanings), text);
}

/** What the header of a square board says. */
export const SIDE = ['the side of the board'];

/** The number of a header word. Throws ParseError. */
export function headerNumber(token: Token | undefined, meaning: string, text: string): number {
  if (token && isNumberText(token.text)) return Number(token.text);
  throw new ParseError(
    'header',
    token ? `${token.text} is not ${meaning}` : `${meaning} is missing`,
    token ? placeOfToken(token) : endOf(text),
    `this form starts with ${meaning}`,
  );
}
