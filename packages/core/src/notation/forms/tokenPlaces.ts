/* Places of tokens in a text, for errors. */
import type { TextPlace } from '../form.ts';
import { countPoints } from '../sourceText.ts';
import type { Token } from './text.ts';

/** Just behind a token. */
export function behind({ text, line, column }: Token): TextPlace {
  return { line, column: column + countPoints(text) };
}

/** The place of a whole token. */
export function placeOfToken({ text, line, column }: Token): TextPlace {
  return { line, column, found: text };
}
