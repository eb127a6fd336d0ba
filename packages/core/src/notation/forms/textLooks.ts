/* Quick looks at a text, by which forms of other programs recognise it. */
import type { TextPlace } from '../form.ts';
import { KEPT_LENGTH_MAX, type SourceLine } from '../sourceText.ts';
import { filledLines, type Token } from './text.ts';

/** The first lines with something in them, at most so many; for a look at long texts. */
export function firstLines(text: string, count: number): SourceLine[] {
  if (text.length <= KEPT_LENGTH_MAX) return filledLines(text).slice(0, count);
  const lines: SourceLine[] = [];
  const lineEnd = /\r\n|\r|\n|$/g;
  let at = 0;
  for (let number = 1; at < text.length && lines.length < count; number++) {
    lineEnd.lastIndex = at;
    const end = lineEnd.exec(text)!;
    const line = text.slice(at, end.index);
    if (line.trim() !== '') lines.push({ number, text: line });
    at = end.index + end[0].length;
  }
  return lines;
}

/** True for a text whose first line is one number: a quick look before a longer one. */
export function beginsWithNumber(text: string): boolean {
  return /^\s*\d+[^\S\r\n]*[\r\n]/.test(text);
}

/** True for a text whose first line is two numbers: a quick look, too. */
export function beginsWithPair(text: string): boolean {
  return /^\s*\d+[^\S\r\n]+\d+[^\S\r\n]*(?:[\r\n]|$)/.test(text);
}

/** A line without the comment that begins with this sign. */
export function withoutComment(line: string, sign: string): string {
  const at = line.indexOf(sign);
  return at < 0 ? line : line.slice(0, at);
}

/** The place of a token's character number `index`, counted from 0. */
export function charPlace({ text, line, column }: Token, index: number): TextPlace {
  return { line, column: column + index, found: [...text][index] ?? '' };
}
