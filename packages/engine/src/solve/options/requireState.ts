import { cellAt, columnOf, type Puzzle, rowOf, type State } from '@glissade/core';
import { OptionError } from './optionError.ts';

/**
 * The state that was given, as a copy. Throws OptionError where it does not lay every piece on free
 * cells of the board: a state of another puzzle would be searched, and answered wrongly.
 */
export function requireState(puzzle: Puzzle, given: State | readonly number[]): State {
  const { board, kinds, kindOf, pieces } = puzzle;
  // Whatever is no list has no length.
  if (Object(given).length !== pieces.length) {
    refuse(`a state of this puzzle has ${pieces.length} cells, one for each piece`);
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
        refuse(`piece ${label} cannot lie at cell ${given[piece]} of this board`);
      }
      const other = pieces[pieceOn[cell] ?? -1];
      if (other) refuse(`pieces ${other.label} and ${label} lie on each other`);
      pieceOn[cell] = piece;
    }
  }
  return state;
}

function refuse(message: string): never {
  throw new OptionError('state', message, 'give what parseState or applyStep returns');
}
