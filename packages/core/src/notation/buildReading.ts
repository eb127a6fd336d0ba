import { buildPuzzle } from '../puzzle/build.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { PuzzleError } from '../puzzle/spec.ts';
import type { FormReading } from './form.ts';
import { ParseError } from './parseError.ts';

/** The puzzle that a text said; what is wrong with it is told by its place in the text. */
export function buildReading(reading: FormReading): Puzzle {
  try {
    return buildPuzzle(reading.spec);
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
    const place = reading.placeOf(error.place);
    const found = place.found ?? error.place.label ?? '';
    const { code, message, hint, params } = error;
    throw new ParseError(code, message, { ...place, found }, hint, params);
  }
}
