/*
 * The last stage of reading: the spec that a form has read becomes a puzzle, and errors about the
 * spec become errors about places in the text.
 */
import { buildWhole } from '../puzzle/build.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { PuzzleError, type SpecPlace } from '../puzzle/spec.ts';
import { ParseError } from './errors/parseError.ts';
import { translating } from './errors/translating.ts';
import type { FormReading, TextPlace } from './form.ts';

/** The puzzle that a text said; what is wrong with it is told by its place in the text. */
export function buildReading(reading: FormReading): Puzzle {
  return reading.puzzle?.() ?? placingErrors(() => buildWhole(reading.spec), reading.placeOf);
}

/** Runs it; its PuzzleError becomes a ParseError at the place in the text. */
export function placingErrors<T>(run: () => T, placeOf: (place: SpecPlace) => TextPlace): T {
  const placed = ({ code, message, hint, params, place }: PuzzleError) =>
    new ParseError(code, message, { found: place.label ?? '', ...placeOf(place) }, hint, params);
  return translating(PuzzleError, placed, run);
}
