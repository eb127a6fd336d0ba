/* Reading many puzzles of one text. */
import type { Puzzle } from '../puzzle/puzzle.ts';
import { sharing } from '../puzzle/sharing.ts';
import { ParseError } from './errors/parseError.ts';
import { boardsIn, moved, type Reading, type ReadOptions, readPart } from './readForms.ts';
import { plainText, requireText } from './sourceText.ts';
import { eachPuzzleText, type PuzzleText } from './splitPuzzles.ts';

/** Most texts of one call that are kept, and how long each may be. */
const KEPT_TEXTS_MAX = 1000;
const KEPT_LENGTH_MAX = 200;

/**
 * Like `readPart`, for many parts: short texts that recur are read once, as nothing changes what
 * was read, and puzzles share what is equal to the one before. Errors are returned, with places in
 * the whole text.
 */
function partReader(options: ReadOptions): (part: PuzzleText) => Reading | ParseError {
  const known = new Map<string, Reading | ParseError>();
  let last: Puzzle | undefined;
  return ({ text, line }) => {
    let reading = known.get(text);
    if (!reading) {
      reading = readingOrError(() => {
        const one = readPart(text, options);
        last = sharing(one.puzzle, last);
        return last === one.puzzle ? one : { ...one, puzzle: last };
      });
      if (known.size < KEPT_TEXTS_MAX && text.length <= KEPT_LENGTH_MAX) known.set(text, reading);
    }
    return reading instanceof ParseError ? moved(reading, line) : reading;
  };
}

/** The puzzles of a text, of which there is at least one. Throws ParseError. */
function* partsOf(text: string): Generator<PuzzleText, void> {
  let isEmpty = true;
  for (const part of eachPuzzleText(text)) {
    if (isEmpty && part.text.trim() === '') break;
    isEmpty = false;
    yield part;
  }
  if (isEmpty) requireText('');
}

/** Every puzzle of a text, or what is wrong with it, and the line in which it begins. */
export function* eachReading(
  text: string,
  options: ReadOptions,
): Generator<{ readonly line: number; readonly reading: Reading | ParseError }, void> {
  const read = partReader(options);
  for (const part of partsOf(text)) {
    const reading = read(part);
    const boards = areSeveral(reading) ? boardsIn(plainText(part.text), options) : undefined;
    if (!boards) yield { line: part.line, reading };
    for (const board of boards ?? []) {
      const line = part.line + board.line - 1;
      yield { line, reading: read({ text: board.text, line }) };
    }
  }
}

function areSeveral(reading: Reading | ParseError): boolean {
  return reading instanceof ParseError && reading.code === 'several-puzzles';
}

/** The puzzles of a text. Throws the first ParseError. */
export function readAll(text: string, options: ReadOptions): Puzzle[] {
  const puzzles: Puzzle[] = [];
  for (const { reading } of eachReading(text, options)) {
    if (reading instanceof ParseError) throw reading;
    puzzles.push(reading.puzzle);
  }
  return puzzles;
}

function readingOrError(read: () => Reading): Reading | ParseError {
  try {
    return read();
  } catch (error) {
    if (error instanceof ParseError) return error;
    throw error;
  }
}
