import { type ParseOptions, type Puzzle, parseCommon } from '@glissade/core/commonForms';

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
