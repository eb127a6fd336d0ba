import type { Puzzle } from '@glissade/core';
import { requireState } from './requireState.ts';

/**
 * Throws TypeError for what is no puzzle, since callers without types pass text, or nothing; and
 * OptionError where another state was put in place of the start and does not fit.
 */
export function requirePuzzle(given: Puzzle): Puzzle {
  const { board, pieces, kinds, kindOf, goals, start }: Partial<Puzzle> = Object(given);
  if (![board?.cells, pieces, kinds, kindOf, goals].every(Array.isArray)) {
    const what = typeof given === 'string' ? 'text' : given === null ? 'null' : typeof given;
    throw new TypeError(`this is ${what}, not a puzzle; parsePuzzle makes a puzzle of text`);
  }
  if (!fitsTogether(given)) {
    throw new TypeError('parts of this puzzle do not fit together; buildPuzzle makes a puzzle');
  }
  // As JSON makes of it; also of another realm, such as that of a test runner.
  if (Object.prototype.toString.call(start) !== '[object Uint16Array]') {
    throw new TypeError('the start is no Uint16Array; formatPuzzle keeps a puzzle as text');
  }
  requireState(given, given.start);
  return given;
}

/** Whether kinds and goals speak of the pieces and cells that are there: parts may be of others. */
function fitsTogether({ board, pieces, kinds, kindOf, goals }: Puzzle): boolean {
  return (
    pieces.every((_, piece) => kinds[kindOf[piece]!]) &&
    goals.length > 0 &&
    goals.flat().every(({ kind, piece, cell }) => kinds[kind] && pieces[piece] && board.cells[cell])
  );
}
