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
  if (Object.prototype.toString.call(start) !== '[object Uint16Array]')
    throw new TypeError(NO_START);
  if (!fitsTogether(given)) throw new TypeError(NO_WHOLE);
  requireState(given, given.start);
  return given;
}

/** Whether kinds and goals speak of the pieces and cells that are there: parts may be of others. */
function fitsTogether({ board, pieces, kinds, kindOf, goals }: Puzzle): boolean {
  const isGoal = (goal: Puzzle['goals'][number]) =>
    goal.every(({ kind, piece, cell }) => kinds[kind] && pieces[piece] && board.cells[cell]);
  const isKnown = kindOf.length === pieces.length && kindOf.every((kind) => kinds[kind]);
  return isKnown && goals.length > 0 && goals.every(isGoal);
}

const NO_START =
  'the start of this puzzle is no Uint16Array; to keep a puzzle, formatPuzzle writes it as text';
const NO_WHOLE =
  'the parts of this puzzle do not fit together; buildPuzzle makes a puzzle of parts';
