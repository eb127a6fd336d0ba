import { formatNative, type Puzzle, requirePuzzle } from '@glissade/core';

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
  return formatNative(requirePuzzle(puzzle));
}
