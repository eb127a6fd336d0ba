/* Texts as lines, words and blocks with their places: what readers of all forms begin with. */
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

/** Runs of characters between blanks. */
export function wordsIn(line: SourceLine): Token[] {
  return tokensIn(line, WORD);
}

/** All words of a text. */
export function wordsOf(text: string): Token[] {
  return splitLines(text).flatMap(wordsIn);
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

/** "1 number", "3 numbers". */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
