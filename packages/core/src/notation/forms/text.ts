/* Texts as lines, words and blocks with their places: what readers of all forms begin with. */
import { ParseError } from '../errors/parseError.ts';
import type { ParseErrorCode } from '../errors/parseErrorCodes.ts';
import type { TextPlace } from '../form.ts';
import {
  countPoints,
  type Kept,
  keptIn,
  type SourceLine,
  type SourceToken,
  splitLines,
  tokensIn,
} from '../sourceText.ts';

/** A run of characters and where it starts: 1-based, columns in code points. */
export type Token = SourceToken;

const WORD = /\S+/g;
const filled: Kept<readonly SourceLine[]> = {};
const words: Kept<readonly Token[]> = {};
const blocks: Kept<readonly (readonly SourceLine[])[]> = {};

/** Lines with something in them. */
export function filledLines(text: string): readonly SourceLine[] {
  return keptIn(filled, text, () => splitLines(text).filter((line) => line.text.trim() !== ''));
}

/** Runs of characters between blanks. */
export function wordsIn(line: SourceLine): Token[] {
  return tokensIn(line, WORD);
}

/** All matches of such a pattern in a word. */
export function partsOf({ text, line, column }: Token, pattern: RegExp): Token[] {
  return tokensIn({ number: line, text }, pattern, column);
}

/** The characters of a word, each in its place. */
export function charactersOf({ text, line, column }: Token): Token[] {
  return [...text].map((character, at) => ({ text: character, line, column: column + at }));
}

/** A list or a word cut into as many parts of this length as fill it. */
export function cutInto<T extends { length: number; slice(from: number, to: number): T }>(
  whole: T,
  length: number,
): T[] {
  const parts: T[] = [];
  for (let at = 0; at < whole.length; at += length) parts.push(whole.slice(at, at + length));
  return parts;
}

/** The words behind the beginning of a text that this pattern matches; commas are blanks. */
export function wordsBehind(text: string, beginning: RegExp): readonly Token[] {
  const { length } = beginning.exec(text)?.[0] ?? '';
  const before = text.slice(0, length).replace(/[^\r\n]/g, ' ');
  return wordsOf(before + text.slice(length).replaceAll(',', ' '));
}

/** All words of a text. */
export function wordsOf(text: string): readonly Token[] {
  return keptIn(words, text, () => tokensOf(text, WORD));
}

/** All matches of such a pattern in the lines of a text. */
export function tokensOf(text: string, pattern: RegExp): readonly Token[] {
  const tokens: Token[] = [];
  for (const line of filledLines(text)) tokensIn(line, pattern, 1, tokens);
  return tokens;
}

/** Lines grouped by the blank lines between them. */
export function blocksOf(text: string): readonly (readonly SourceLine[])[] {
  return keptIn(blocks, text, () => blocksIn(filledLines(text)));
}

/** Filled lines grouped by the lines left out between them; at most so many groups. */
export function blocksIn(
  lines: readonly SourceLine[],
  most = Infinity,
): readonly (readonly SourceLine[])[] {
  const found: SourceLine[][] = [];
  let last = 0;
  for (const line of lines) {
    if (line.number > last + 1 || last === 0) {
      if (found.length === most) break;
      found.push([]);
    }
    found.at(-1)!.push(line);
    last = line.number;
  }
  return found;
}

/** A part of the lines of a text as a text in which they are as far apart as they were. */
export function textOfLines(lines: readonly SourceLine[]): string {
  let text = '';
  let next = lines[0]?.number ?? 1;
  for (const line of lines) {
    text += '\n'.repeat(line.number - next) + line.text;
    next = line.number;
  }
  return text;
}

/** The same, in the lines where they stood. */
export function textInPlace(lines: readonly SourceLine[]): string {
  return '\n'.repeat(lines[0]!.number - 1) + textOfLines(lines);
}

/** Just behind the last visible character: where something missing would be added. */
export function endOf(text: string): TextPlace {
  const last = filledLines(text).at(-1);
  if (!last) return { line: 1, column: 1 };
  return { line: last.number, column: countPoints(last.text.trimEnd()) + 1 };
}

/** "1 number", "3 numbers". */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

type Uneven = {
  readonly code: ParseErrorCode;
  readonly noun: string;
  readonly hint: string;
  readonly placeOf: (row: number, width: number) => TextPlace;
};

/** The length of all rows: the one told, else the usual one. Throws ParseError at another one. */
export function evenLength(
  lengths: readonly number[],
  { code, noun, hint, placeOf }: Uneven,
  told?: number,
): number {
  const wanted = told ?? medianOf(lengths);
  const at = lengths.findIndex((length) => length !== wanted);
  if (at < 0) return wanted;
  const [row, count] = [at + 1, lengths[at]!];
  const other = told !== undefined ? 'the header says' : `row ${lengths.indexOf(wanted) + 1} has`;
  const message = `row ${row} has ${countOf(count, noun)}, but ${other} ${wanted}`;
  throw new ParseError(code, message, placeOf(at, wanted), hint, { row, count, wanted });
}

/** The one in the middle, of two the larger. */
export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}
