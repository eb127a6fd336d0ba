import type { Puzzle } from '../puzzle/puzzle.ts';
import { noPuzzle } from '../puzzle/requireParsed.ts';
import { requireState } from './requireState.ts';

/**
 * Throws TypeError for what is no puzzle, since callers without types pass text, or nothing; and
 * OptionError where another state was put in place of the start and does not fit.
 */
export function requirePuzzle(given: Puzzle): Puzzle {
  const { board, pieces, kinds, kindOf, goals }: Partial<Puzzle> = Object(given);
  if (![board?.cells, pieces, kinds, kindOf, goals].every(Array.isArray)) {
    throw new TypeError(noPuzzle(given));
  }
  if (!isWhole(given)) {
    throw new TypeError('this puzzle is incomplete; use formatPuzzle to keep a puzzle as text');
  }
  requireState(given, given.start);
  return given;
}

/** Whether its parts are of one puzzle, and the start is an array of numbers of 16 bits. */
function isWhole({ board, pieces, kinds, goals, start }: Puzzle): boolean {
  return (
    start?.BYTES_PER_ELEMENT === 2 &&
    goals.length > 0 &&
    goals.flat().every(({ kind, piece, cell }) => kinds[kind] && pieces[piece] && board.cells[cell])
  );
}
