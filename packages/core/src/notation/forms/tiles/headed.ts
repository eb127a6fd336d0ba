/* What the files of courses share: a header with the size of the board, then rows of numbers. */
import { ParseError } from '../../errors/parseError.ts';
import { KEPT_LENGTH_MAX, type Kept, keptIn, type SourceLine } from '../../sourceText.ts';
import { countOf, endOf, filledLines, type Token, wordsIn } from '../text.ts';
import { firstLines } from '../textLooks.ts';
import { placeOfToken } from '../tokenPlaces.ts';
import { gridOfRows, isNumberText, type NumberGrid } from './numberGrid.ts';

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

/** Rows that must be what the header says. Throws ParseError at the first that is not. */
export function gridOfHeader(
  rows: readonly (readonly Token[])[],
  { width, height }: { readonly width: number; readonly height: number },
  text: string,
): NumberGrid {
  const odd = rows.findIndex((row) => row.length !== width);
  if (odd >= 0 && odd < height) {
    const row = rows[odd]!;
    throw new ParseError(
      'tile-ragged',
      `row ${odd + 1} has ${countOf(row.length, 'number')}, but the header says ${width}`,
      placeOfToken(row[Math.min(width, row.length - 1)]!),
      `write ${width} numbers in each of ${height} rows, 0 for the gap`,
      { row: odd + 1, count: row.length, wanted: width },
    );
  }
  if (rows.length !== height) {
    const last = rows.at(Math.min(height, rows.length - 1))?.[0];
    throw new ParseError(
      'tile-count',
      `the board has ${countOf(rows.length, 'row')}, but the header says ${height}`,
      last ? placeOfToken(last) : endOf(text),
      `write ${height} rows of ${width} numbers, 0 for the gap`,
    );
  }
  return gridOfRows(rows, text);
}
