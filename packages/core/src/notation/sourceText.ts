/* Lines of a text, and places in it as lines and columns in code points. */
import { ParseError } from './errors/parseError.ts';

/** One line of a text, without its line end; `number` is 1-based. */
export type SourceLine = { readonly number: number; readonly text: string };

/** Longest text of one puzzle: a 255×255 tile board with several goals fits many times over. */
export const PUZZLE_LENGTH_MAX = 8_000_000;

const LINE_END = /\r\n|\r|\n/;
const LINE_ENDS = /\r\n?/g;

/** What is made of longer texts is kept only while they are read. */
export const KEPT_LENGTH_MAX = 10_000;

/** What was made last, and of which text. */
export type Kept<T> = { text?: string; made?: T };

/** What is made of a text, kept for the next call: one form after another asks for the same. */
export function keptIn<T>(kept: Kept<T>, text: string, make: (text: string) => T): T {
  const isLong = text.length > KEPT_LENGTH_MAX;
  if (isLong && !held) return make(text);
  if (text !== kept.text) {
    kept.made = make(text);
    kept.text = text;
    if (isLong) held!.add(kept);
  }
  return kept.made!;
}

/** What is made of long texts, while one is read. */
let held: Set<Kept<unknown>> | undefined;

/** Keeps what is made of long texts, too, until they are read. */
export function whileReading<T>(read: () => T): T {
  if (held) return read();
  held = new Set();
  try {
    return read();
  } finally {
    for (const kept of held) {
      delete kept.text;
      delete kept.made;
    }
    held = undefined;
  }
}

const lines: Kept<readonly SourceLine[]> = {};

/** A text whose lines end with `\n`, without the byte order mark of some editors. */
export function plainText(text: string): string {
  return withUnixEnds(text.replace(/^\uFEFF/, ''));
}

/** Places in lines stay as they are. */
export function withUnixEnds(text: string): string {
  return text.includes('\r') ? text.replace(LINE_ENDS, '\n') : text;
}

/** The lines of a text, whatever its line ends; without the last line end. */
export function splitLines(text: string): readonly SourceLine[] {
  return keptIn(lines, text, linesOf);
}

function linesOf(text: string): readonly SourceLine[] {
  if (!/[\r\n]/.test(text)) return [{ number: 1, text }];
  const unix = withUnixEnds(text);
  const found: SourceLine[] = [];
  let from = 0;
  for (let at = unix.indexOf('\n'); at >= 0; at = unix.indexOf('\n', from)) {
    found.push({ number: found.length + 1, text: unix.slice(from, at) });
    from = at + 1;
  }
  if (from < unix.length) found.push({ number: found.length + 1, text: unix.slice(from) });
  return found;
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
 * Every match of a global pattern in a line, the column of whose first character is given, one
 * after the other: of a long line, no more are looked for than are asked for.
 */
export function* eachToken(
  { number, text }: SourceLine,
  pattern: RegExp,
  column = 1,
): Generator<SourceToken, void> {
  let [from, counted, at] = [0, 0, column];
  for (;;) {
    // `matchAll` would copy the pattern for every line.
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (!match) return;
    at += countPoints(text, counted, match.index);
    [from, counted] = [pattern.lastIndex, match.index];
    yield { text: match[0], line: number, column: at };
  }
}

/** The same, all at once, behind the tokens given. */
export function tokensIn(
  line: SourceLine,
  pattern: RegExp,
  column = 1,
  tokens: SourceToken[] = [],
): SourceToken[] {
  for (const token of eachToken(line, pattern, column)) tokens.push(token);
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
  return (character >= ' ' && character <= '~') || !UNSEEN.test(character);
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

/** Throws for what is no text, or is too long to be a puzzle, before anything is read. */
export function requireLength(text: string): void {
  if (typeof text !== 'string') throw new TypeError('the puzzle must be text');
  if (text.length <= PUZZLE_LENGTH_MAX) return;
  throw new ParseError(
    'text-too-long',
    `the text has ${text.length} characters`,
    { line: 1, column: 1 },
    `a puzzle has at most ${PUZZLE_LENGTH_MAX}; write a line --- between puzzles`,
  );
}

/** What a text without a board needs. */
export const ROWS_HINT = 'write the board row by row, for example 8 6 4/0 7 2/5 1 3';

/** Throws ParseError for texts that are empty or too long to be a puzzle. */
export function requireText(text: string): void {
  requireLength(text);
  if (/\S/.test(text)) return;
  throw new ParseError(
    'text-empty',
    'there is no puzzle: the text is empty',
    { line: 1, column: 1 },
    ROWS_HINT,
  );
}
