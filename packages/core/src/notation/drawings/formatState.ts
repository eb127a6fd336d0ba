import type { Puzzle, State } from '../../puzzle/puzzle.ts';
import { requireParsed } from '../../puzzle/requireParsed.ts';
import { occupancyOf } from '../../state/state.ts';
import { CHARACTER_OF, rowsOf } from './drawing.ts';

/**
 * A state as a drawing: one character a cell where every label has one, otherwise (and for tile
 * puzzles) labels in right-aligned columns. `.` is a free cell; all rows are equally wide.
 *
 * @example
 * ```ts
 * import { formatState, parsePuzzle } from 'glissade';
 * console.log(formatState(parsePuzzle('start:\nA..\n.BB\ngoal:\n..A\n...')).split('\n'));
 * // → [ 'A..', '.BB' ]
 * ```
 */
export function formatState(puzzle: Puzzle, state?: State): string {
  requireParsed(puzzle);
  return drawRows(puzzle, state ?? puzzle.start).join('\n');
}

/** The rows of `formatState`. */
export function drawRows(puzzle: Puzzle, state: State): string[] {
  const { board, pieces } = puzzle;
  const occupancy = occupancyOf(puzzle, state);
  const words = board.cells.map((type, cell) => {
    const piece = occupancy[cell]!;
    return piece < 0 ? CHARACTER_OF[type] : pieces[piece]!.label;
  });
  if (!isDrawnInWords(puzzle)) return rowsOf(words, board.width, '');
  const widest = Math.max(...pieces.map(({ label }) => [...label].length));
  const aligned = words.map((word) => ' '.repeat(widest - [...word].length) + word);
  return rowsOf(aligned, board.width, ' ');
}

/** True where pictures have words, not characters: tile puzzles, labels of several characters. */
export function isDrawnInWords({ pieces, type }: Puzzle): boolean {
  return type === 'tiles' || pieces.some(({ label }) => [...label].length > 1);
}

/**
 * The numbers of a tile puzzle in one line: `1 2 3/4 5 6/7 8 0`.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { formatTiles } from 'glissade/core';
 * console.log(formatTiles(parsePuzzle('1 2 3/4 5 6/0 7 8'))); // → 1 2 3/4 5 6/0 7 8
 * ```
 */
export function formatTiles(puzzle: Puzzle, state: State = puzzle.start): string {
  const occupancy = occupancyOf(puzzle, state);
  const words = Array.from(occupancy, (piece) => (piece < 0 ? '0' : puzzle.pieces[piece]!.label));
  return rowsOf(words, puzzle.board.width, ' ').join('/');
}
