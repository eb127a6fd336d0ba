/*
 * The last stage of reading: the spec that a form has read becomes a puzzle, and errors about the
 * spec become errors about places in the text.
 */
import { buildPuzzle } from '../puzzle/build.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { PuzzleError, type SpecPlace } from '../puzzle/spec.ts';
import { ParseError } from './errors/parseError.ts';
import type { FormReading, TextPlace } from './form.ts';

/** The puzzle that a text said; what is wrong with it is told by its place in the text. */
export function buildReading(reading: FormReading, placeOf = reading.placeOf): Puzzle {
  return reading.puzzle?.() ?? placingErrors(() => buildPuzzle(reading.spec), placeOf);
}

/** Runs it; its PuzzleError becomes a ParseError at the place in the text. */
export function placingErrors<T>(run: () => T, placeOf: (place: SpecPlace) => TextPlace): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
    const place = placeOf(error.place);
    const found = place.found ?? error.place.label ?? '';
    const { code, message, hint, params } = error;
    throw new ParseError(code, message, { ...place, found }, hint, params);
  }
}
