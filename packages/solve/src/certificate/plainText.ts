/*
 * The puzzle of a certificate: native text in its simplest form, which a short program can read.
 * Cells outside are drawn as walls, so that no row has a blank; axes are given piece by piece;
 * there is no title and no comment.
 */
import { buildPuzzle, formatPuzzle, type Puzzle, specOf } from '@glissade/core';

/** The lines of the text. Throws FormatError where the native form cannot hold the puzzle. */
export function plainLines(puzzle: Puzzle): string[] {
  const spec = specOf(puzzle);
  const cells = spec.board.cells.map((type) => (type === 'outside' ? 'wall' : type));
  const plain = buildPuzzle({ ...spec, board: { ...spec.board, cells }, info: {} });
  const lines = formatPuzzle(plain, 'native').trimEnd().split('\n');
  return lines.map((line) => (line === 'axes: long' ? axesLine(plain) : line));
}

function axesLine({ pieces }: Puzzle): string {
  const bound = pieces.filter(({ axis }) => axis !== 'any');
  return `axes: ${bound.map(({ label, axis }) => `${label}=${axis}`).join(' ')}`;
}
