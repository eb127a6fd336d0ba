/* Lines of a text, and places in it as lines and columns in code points. */
import { ParseError } from './errors/parseError.ts';

/** One line of a text, without its line end; `number` is 1-based. */
export type SourceLine = { readonly number: number; readonly text: string };

/** Longest text of one puzzle: a 255×255 tile board with several goals fits many times over. */
export const TEXT_LENGTH_MAX = 8_000_000;

const LINE_END = /\r\n|\r|\n/;

/** The lines of longer texts are kept only until memory is wanted. */
export const KEPT_LENGTH_MAX = 10_000;

/** The text that was split last, and its lines: one form after another asks for the same. */
let lastText = '';
let lastLines: { readonly deref: () => readonly SourceLine[] | undefined } | undefined;

/** The lines of a text, whatever its line ends; without byte order mark and last line end. */
export function splitLines(text: string): readonly SourceLine[] {
  const known = text === lastText ? lastLines?.deref() : undefined;
  if (known) return known;
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const texts = plain.split(plain.includes('\r') ? LINE_END : '\n');
  if (texts.length > 1 && texts.at(-1) === '') texts.pop();
  const lines = texts.map((line, index) => ({ number: index + 1, text: line }));
  lastText = text;
  // All that weak references speak of lives until the end of a job, and so would every puzzle.
  lastLines = text.length > KEPT_LENGTH_MAX ? new WeakRef(lines) : { deref: () => lines };
  return lines;
}

/** Number of characters (code points) of a part of a text. */
export function countPoints(text: string, from = 0, to = text.length): number {
  let count = 0;
  for (let at = from; at < to; count++) at += text.codePointAt(at)! > 0xffff ? 2 : 1;
  return count;
}

/** 1-based column, in code points, of the character at this index of a line. */
export function columnAt(line: string, index: number): number {
  return countPoints(line, 0, index) + 1;
}

/** A part of a line and where it stands. */
export type SourceToken = { readonly text: string; readonly line: number; readonly column: number };

/**
 * Every match, never empty, of a global pattern in a line, the column of whose first character is
 * given.
 */
export function tokensIn({ number, text }: SourceLine, pattern: RegExp, column = 1): SourceToken[] {
  const tokens: SourceToken[] = [];
  if (text === '') return tokens;
  let counted = 0;
  let at = column;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    at += countPoints(text, counted, match.index);
    counted = match.index;
    tokens.push({ text: match[0], line: number, column: at });
  }
  return tokens;
}

/** Line and column of an index of a whole text. */
export function placeAt(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index).split(LINE_END);
  const last = before.at(-1)!;
  return { line: before.length, column: columnAt(last, last.length) };
}

/** Characters that nobody sees, or that join others: they cannot be the label of a piece. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}]/u;

/** True for a character that a picture may use for a piece or a cell. */
export function isDrawable(character: string): boolean {
  return character === ' ' || !UNSEEN.test(character);
}

/** Throws ParseError at the first character of a picture row that cannot be a cell. */
export function requireDrawable(characters: readonly string[], line: number, column: number): void {
  const at = characters.findIndex((character) => !isDrawable(character));
  if (at < 0) return;
  const found = characters[at]!;
  const place = { line, column: column + at, found };
  if (found === '\t') {
    throw new ParseError('tab', 'the picture contains a tab', place, 'use blanks or dots instead');
  }
  const code = found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  throw new ParseError(
    'character-unseen',
    `the picture contains an invisible or combining character (U+${code})`,
    place,
    'write one visible character for each cell; blanks are outside the board',
  );
}

/** Throws ParseError for texts that are empty or too long to be a puzzle. */
export function requireText(text: string): void {
  if (text.length > TEXT_LENGTH_MAX) {
    throw new ParseError(
      'text-too-long',
      `the text has ${text.length} characters`,
      { line: 1, column: 1 },
      `a puzzle has at most ${TEXT_LENGTH_MAX}; separate several puzzles by lines ---`,
    );
  }
  if (/[^\s\uFEFF]/.test(text)) return;
  throw new ParseError(
    'text-empty',
    'there is no puzzle: the text is empty',
    { line: 1, column: 1 },
    'give a puzzle, for example 8 6 4/0 7 2/5 1 3',
  );
}
