/* Lines of prose around a board. */
import { looksNative } from '../native/looksNative.ts';
import { isNearlyKeyLine } from '../native/nativeEntries.ts';
import { type CleanText, replacing } from './cleanText.ts';
import { isGapWord } from './permutation.ts';

/** Two words of two letters or more, or one with a sign of a sentence. */
const WORD = /(?<![\p{L}\d.])\p{L}{2,}(?![\p{L}\d.])/gu;
/** An ordinal before a row. */
const ORDINAL = /^[ \t]*\w{3,6} (?:row|line)[: \t]+/gim;
/** A row of a drawing with words beside it. */
const ROW = /^ *(?=\S*\.\.|\S{4,} +(?:<[-=]|[-=]+>|[^\w\n]{0,9}exit))[A-Za-z.]+(?!\S)/i;
const LABEL = /^(?=[^\n:]*:)[^\n:]*\p{L}{2}[^\n:]*:[ \t]*/gmu;

/** The text without its lines of prose, and without what stands before a colon. */
export function withoutProse(text: CleanText): CleanText {
  if (!hasWords(text.text)) return text;
  // Keys of a native text are no labels.
  const unlabelled = looksNative(text.text)
    ? text
    : replacing(replacing(text, ORDINAL, ''), LABEL, '');
  const lengths = new Set(text.text.match(/^ *\S+ *$/gm)?.map((word) => word.trim().length));
  return replacing(unlabelled, /^[^\n]*(?:\n|$)/gm, (line) => {
    if (!isProse(line)) return line;
    const row = ROW.exec(line)?.[0];
    return row && lengths.has(row.trim().length) ? `${row}\n` : '';
  });
}

/** True where there can be prose. */
export function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

function isProse(line: string): boolean {
  const words = (line.match(WORD) ?? []).filter((word) => !isGapWord(word));
  // Comments after # belong to a form whose goal is another.
  if (words.length === 0 || /^\s*#(?!#)/.test(line) || isNearlyKeyLine(line.trim())) return false;
  // Rows of a drawing between blanks are words of one length.
  const isDrawn = words.every((word) => word.length === words[0]!.length);
  return /[?!:]\s*$/.test(line) || /(?:\p{Ll}{3}|EXIT)[.,)]?\s*$/u.test(line) || !isDrawn;
}
