import type { TextPlace } from '../form.ts';
import { ParseError } from './parseError.ts';

/** What to do with a part that is given twice. */
export const KEEP_ONE = 'keep one of them; write a line --- between puzzles';

/** A text holds several puzzles where one is wanted; the place is that of the second. */
export function severalPuzzles(
  count: number | 'several',
  place: TextPlace,
  hint = 'give one puzzle, or read them all with parsePuzzles',
): ParseError {
  return new ParseError('several-puzzles', `the text holds ${count} puzzles`, place, hint, {
    count,
  });
}
