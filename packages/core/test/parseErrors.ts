import { unpackSteps } from '../src/move/step.ts';
import { ParseError } from '../src/notation/errors/parseError.ts';
import { type MovesOptions, parseMoves } from '../src/notation/moves/parseMoves.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';

/** The ParseError that reading throws; anything else is a failure. */
export function parseErrorOf(read: () => unknown): ParseError {
  try {
    read();
  } catch (error) {
    if (error instanceof ParseError) return error;
    throw error;
  }
  throw new Error('the text was read');
}

/** What the tables of bad texts tell of an error, in one value to compare. */
export function placedError(error: ParseError): readonly [string, number, number, string] {
  return [error.code, error.line, error.column, error.found];
}

/** Moves as label and direction of each step. */
export function spelledMoves(puzzle: Puzzle, text: string, options?: MovesOptions): string {
  return unpackSteps(parseMoves(puzzle, text, options))
    .map(({ piece, direction }) => `${puzzle.pieces[piece]!.label}:${direction}`)
    .join(' ');
}
