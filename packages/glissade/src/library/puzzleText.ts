import {
  formatNative,
  type ParseOptions,
  type Puzzle,
  parseAllCommon,
  parseCommon,
} from '@glissade/core/commonForms';

/**
 * Reads one puzzle: in the native form (`start:` and `goal:`, or `tiles:`), as rows of numbers, or
 * as a drawing with its goal below. Links and texts of other programs are read with `forms: FORMS`
 * of `glissade/core`; they are not built in because they would make a small page large.
 *
 * @param text One puzzle; rows of numbers may be separated by `/`.
 * @returns A puzzle. It never changes, and may be shared.
 * @throws {@link ParseError} With line, column, what is wrong and what would be right.
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * const eight = parsePuzzle('8 6 4/0 7 2/5 1 3');
 * const block = parsePuzzle('start:\nAA.\nB..\ngoal:\n.AA\n...');
 * console.log(eight.type, block.type); // → tiles blocks
 * ```
 */
export function parsePuzzle(text: string, options: ParseOptions = {}): Puzzle {
  return parseCommon(text, options);
}

/**
 * Reads every puzzle of a text that separates them by lines `---`, as `parsePuzzle` reads one.
 *
 * @throws {@link ParseError} Of the first puzzle that cannot be read; its line is that of the text.
 * @example
 * ```ts
 * import { parsePuzzles } from 'glissade';
 * console.log(parsePuzzles('1 2 3/4 5 6/7 0 8\n---\n1 2/0 3').length); // → 2
 * ```
 */
export function parsePuzzles(text: string, options: ParseOptions = {}): Puzzle[] {
  return parseAllCommon(text, options);
}

/**
 * A puzzle in the native form, which `parsePuzzle` reads back. `writePuzzle` of `glissade/core`
 * writes the other forms.
 *
 * @throws {@link FormatError} For a puzzle that starts with a piece on a gate.
 * @example
 * ```ts
 * import { formatPuzzle, parsePuzzle } from 'glissade';
 * const [head, row] = formatPuzzle(parsePuzzle('1 2/0 3')).split('\n');
 * console.log(head, row); // → tiles: 1 2
 * ```
 */
export function formatPuzzle(puzzle: Puzzle): string {
  return formatNative(puzzle);
}
