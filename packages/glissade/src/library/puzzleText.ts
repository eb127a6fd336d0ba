import {
  formatNative,
  type ParseOptions,
  type Puzzle,
  parseAllCommon,
} from '@glissade/core/commonForms';

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
