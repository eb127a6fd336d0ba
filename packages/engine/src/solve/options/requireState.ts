import { cellAt, columnOf, type Puzzle, rowOf, type State } from '@glissade/core';
import { OptionError } from './optionError.ts';

/**
 * The state that was given, as a copy. Throws OptionError where it does not lay every piece on free
 * cells of the board: a state of another puzzle would be searched, and answered wrongly.
 */
export function requireState(puzzle: Puzzle, given: State | readonly number[]): State {
  if (!isList(given)) refuse(`this is ${given === null ? 'null' : typeof given}, not a state`);
  const { length } = puzzle.pieces;
  if (given.length !== length) {
    refuse(`this state has the wrong number of pieces: ${given.length}, not ${length}`);
  }
  const state = Uint16Array.from(given);
  const pieceOn = new Int32Array(puzzle.board.cells.length).fill(-1);
  for (const [piece, origin] of state.entries()) {
    if (origin !== given[piece]) refuse(`${labelOf(puzzle, piece)} has no cell of the board`);
    layPiece(puzzle, pieceOn, piece, origin);
  }
  return state;
}

function layPiece(puzzle: Puzzle, pieceOn: Int32Array, piece: number, origin: number): void {
  const { board, kinds, kindOf, pieces } = puzzle;
  const [column, row] = [columnOf(board, origin), rowOf(board, origin)];
  for (const [dx, dy] of pieces[piece]!.shape) {
    const cell = cellAt(board, column + dx, row + dy);
    const type = board.cells[cell];
    const label = labelOf(puzzle, piece);
    if (type === undefined) refuse(`${label} lies beyond the board`);
    if (type === 'wall' || type === 'outside') refuse(`${label} lies on a wall`);
    if (type === 'gate' && !kinds[kindOf[piece]!]!.entersGates) {
      refuse(`${label} lies on a gate that it may not enter`);
    }
    const other = pieceOn[cell]!;
    if (other >= 0) refuse(`${labelOf(puzzle, other)} and ${label} lie on each other`);
    pieceOn[cell] = piece;
  }
}

/** Lists of other realms, too, such as those of a test runner. */
function isList(given: unknown): boolean {
  return Array.isArray(given) || (ArrayBuffer.isView(given) && !(given instanceof DataView));
}

function labelOf({ pieces }: Puzzle, piece: number): string {
  return `piece ${pieces[piece]!.label}`;
}

const HINT = 'give a state of this puzzle: the cell of each piece, as parseState returns it';

function refuse(message: string): never {
  throw new OptionError('state', message, HINT);
}
