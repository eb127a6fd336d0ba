import { cellAt, columnOf, rowOf } from '../board/board.ts';
import type { Puzzle, State } from '../puzzle/puzzle.ts';

/**
 * Why this is no state of the puzzle, or undefined where every piece lies on free cells of the
 * board: a state of another puzzle would be searched, and answered wrongly.
 */
export function stateFault(puzzle: Puzzle, given: State | readonly number[]): string | undefined {
  const { board, kinds, kindOf, pieces } = puzzle;
  // Whatever is no list has no length.
  if (Object(given).length !== pieces.length) {
    return `a state of this puzzle must have ${pieces.length} cells, one for each piece`;
  }
  const taken = new Set<number>();
  for (const [piece, { label, shape }] of pieces.entries()) {
    const origin = given[piece]!;
    for (const [dx, dy] of shape) {
      const cell = cellAt(board, columnOf(board, origin) + dx, rowOf(board, origin) + dy);
      const type = board.cells[cell];
      const isFor = type === 'floor' || (type === 'gate' && kinds[kindOf[piece]!]!.entersGates);
      if (!isFor || taken.has(cell)) return `piece ${label} cannot lie at cell ${origin}`;
      taken.add(cell);
    }
  }
  return undefined;
}
