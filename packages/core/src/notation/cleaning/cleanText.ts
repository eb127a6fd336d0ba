/* A text from which something was taken away, and where each character of the rest stood. */
import type { TextPlace } from '../form.ts';
import { placeAt } from '../sourceText.ts';

/** A cleaned text; `origins` has the index in the first text of each character, and of the end. */
export type CleanText = {
  readonly text: string;
  readonly raw: string;
  readonly origins: readonly number[] | undefined;
};

/** What to write in place of a match. */
export type Replacement = string | ((match: string) => string);

/** A text as it was written. */
export function uncleaned(raw: string): CleanText {
  return { text: raw, raw, origins: undefined };
}

/** The text with every match of a global pattern replaced; the same one where there is none. */
export function replacing(clean: CleanText, pattern: RegExp, by: Replacement): CleanText {
  const { text, raw } = clean;
  let cleaned = '';
  let from = 0;
  const origins: number[] = [];
  const keep = (to: number) => {
    for (let at = from; at < to; at++) origins.push(originOf(clean, at));
    cleaned += text.slice(from, to);
  };
  for (const { 0: match, index } of text.matchAll(pattern)) {
    const written = typeof by === 'string' ? by : by(match);
    if (written === match) continue;
    keep(index);
    for (let at = 0; at < written.length; at++) origins.push(originOf(clean, index));
    cleaned += written;
    from = index + match.length;
  }
  if (from === 0 && cleaned === '') return clean;
  keep(text.length);
  origins.push(originOf(clean, text.length));
  return { text: cleaned, raw, origins };
}

/** A place in the cleaned text as one in the text that was written. */
export function placeInRaw(clean: CleanText, { line, column, found }: TextPlace): TextPlace {
  if (!clean.origins) return found === undefined ? { line, column } : { line, column, found };
  const place = placeAt(clean.raw, originOf(clean, indexOf(clean.text, line, column)));
  return found === undefined ? place : { ...place, found };
}

function originOf({ origins }: CleanText, index: number): number {
  return origins ? origins[index]! : index;
}

/** The index of a line and column; of the end of the line where the column is behind it. */
function indexOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line);
  const rest = before.pop()!;
  const start = before.reduce((sum, { length }) => sum + length + 1, 0);
  let at = 0;
  for (let point = 1; point < column && at < rest.length; point++) {
    at += rest.codePointAt(at)! > 0xffff ? 2 : 1;
  }
  return start + at;
}
