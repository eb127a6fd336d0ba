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
    return `a state of this puzzle has ${pieces.length} cells, one for each piece`;
  }
  const state = Uint16Array.from(given);
  const pieceOn: number[] = [];
  for (const [piece, { label, shape }] of pieces.entries()) {
    const origin = state[piece]!;
    for (const [dx, dy] of shape) {
      const cell = cellAt(board, columnOf(board, origin) + dx, rowOf(board, origin) + dy);
      const type = board.cells[cell];
      const isFor = type === 'floor' || (type === 'gate' && kinds[kindOf[piece]!]!.entersGates);
      if (!isFor || origin !== given[piece]) {
        return `piece ${label} cannot lie at cell ${given[piece]} of this board`;
      }
      const other = pieces[pieceOn[cell] ?? -1];
      if (other) return `pieces ${other.label} and ${label} lie on each other`;
      pieceOn[cell] = piece;
    }
  }
  return undefined;
}
