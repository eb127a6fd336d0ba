import type { TextPlace } from '../form.ts';
import {
  countPoints,
  type SourceLine,
  type SourceToken,
  splitLines,
  tokensIn,
} from '../sourceText.ts';

/** A run of characters and where it starts: 1-based, columns in code points. */
export type Token = SourceToken;

const WORD = /\S+/g;

/** Lines with something in them. */
export function filledLines(text: string): SourceLine[] {
  return splitLines(text).filter((line) => line.text.trim() !== '');
}

/** The first lines with something in them, at most so many; for a look at long texts. */
export function firstLines(text: string, count: number): SourceLine[] {
  const lines: SourceLine[] = [];
  const lineEnd = /\r\n|\r|\n|$/g;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  for (let number = 1; at < text.length && lines.length < count; number++) {
    lineEnd.lastIndex = at;
    const end = lineEnd.exec(text)!;
    const line = text.slice(at, end.index);
    if (line.trim() !== '') lines.push({ number, text: line });
    at = end.index + end[0].length;
  }
  return lines;
}

/** Runs of characters between blanks. */
export function wordsIn(line: SourceLine): Token[] {
  return tokensIn(line, WORD);
}

/** True for a text whose first visible character is a digit: a quick look before a longer one. */
export function beginsWithDigit(text: string): boolean {
  return /^\s*\d/.test(text);
}

/** True for a text whose first line is two numbers: a quick look, too. */
export function beginsWithPair(text: string): boolean {
  return /^\s*\d+[^\S\r\n]+\d+[^\S\r\n]*(?:[\r\n]|$)/.test(text);
}

/** All words of a text. */
export function wordsOf(text: string): Token[] {
  return splitLines(text).flatMap(wordsIn);
}

/** A line without the comment that begins with this sign. */
export function withoutComment(line: string, sign: string): string {
  const at = line.indexOf(sign);
  return at < 0 ? line : line.slice(0, at);
}

/** Lines grouped by the blank lines between them. */
export function blocksOf(text: string): SourceLine[][] {
  const blocks: SourceLine[][] = [];
  let open = false;
  for (const line of splitLines(text)) {
    const filled = line.text.trim() !== '';
    if (filled && !open) blocks.push([]);
    if (filled) blocks[blocks.length - 1]!.push(line);
    open = filled;
  }
  return blocks;
}

/** Just behind the last visible character: where something missing would be added. */
export function endOf(text: string): TextPlace {
  const last = filledLines(text).at(-1);
  if (!last) return { line: 1, column: 1 };
  return { line: last.number, column: countPoints(last.text.trimEnd()) + 1 };
}

/** Just behind a token. */
export function behind({ text, line, column }: Token): TextPlace {
  return { line, column: column + countPoints(text) };
}

/** The place of a token's character number `index`, counted from 0. */
export function charPlace({ text, line, column }: Token, index: number): TextPlace {
  return { line, column: column + index, found: [...text][index] ?? '' };
}

/** The place of a whole token. */
export function placeOfToken({ text, line, column }: Token): TextPlace {
  return { line, column, found: text };
}

/** "1 number", "3 numbers". */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
