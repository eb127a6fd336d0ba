import type { Puzzle } from '../puzzle/puzzle.ts';
import { formsOf, type ParseOptions } from './parseCommon.ts';
import { readAll } from './readMany.ts';

/**
 * Reads every puzzle of a text that separates them by lines `---`, as `parsePuzzle` reads one.
 *
 * @throws {@link ParseError} Of the first puzzle that cannot be read; lines are those of the text.
 */
export function parseAllCommon(text: string, options: ParseOptions = {}): Puzzle[] {
  return readAll(formsOf(options), text, options);
}
