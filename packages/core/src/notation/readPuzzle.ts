/* Reads a puzzle in any form, and tells which form it was. */
import type { Puzzle } from '../puzzle/puzzle.ts';
import { ParseError } from './errors/parseError.ts';
import { withoutStack } from './errors/withoutStack.ts';
import { type Reading, type ReadOptions, readOne } from './readForms.ts';
import { eachReading, readAll } from './readMany.ts';

export type { Reading, ReadOptions } from './readForms.ts';

/** One puzzle of many: read, or what is wrong with it. */
export type ReadAttempt =
  | {
      /** 1-based line of the whole text in which the puzzle begins. */
      readonly line: number;
      /** What was read. */
      readonly reading: Reading;
    }
  | {
      /** 1-based line of the whole text in which the puzzle begins. */
      readonly line: number;
      /** Why it cannot be read. */
      readonly error: ParseError;
    };

/**
 * Reads one puzzle in any form. Throws ParseError.
 *
 * @example
 * ```ts
 * import { readPuzzle } from 'glissade/core';
 * const { puzzle, form, notes } = readPuzzle('2003/2003/4115/4785/6..9');
 * console.log(puzzle.type, form, notes.length); // → blocks hrd 1
 * ```
 */
export function readPuzzle(text: string, options: ReadOptions = {}): Reading {
  return readOne(text, options);
}

/**
 * Reads one puzzle in any form, also with what people write around a board.
 *
 * @param text One puzzle; rows of numbers may be separated by `/`.
 * @returns A puzzle. It never changes, and may be shared.
 * @throws {@link ParseError} With line, column, what is wrong and what would be right.
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * const eight = parsePuzzle('8 6 4/0 7 2/5 1 3');
 * const klotski = parsePuzzle('2003/2003/4115/4785/6..9');
 * console.log(eight.type, klotski.type); // → tiles blocks
 * ```
 */
export function parsePuzzle(text: string, options: ReadOptions = {}): Puzzle {
  return readPuzzle(text, options).puzzle;
}

/**
 * Reads every puzzle of a text that separates them by lines `---`, as `parsePuzzle` reads one.
 *
 * @throws {@link ParseError} Of the first puzzle that cannot be read; its line is that of the text.
 * @example
 * ```ts
 * import { parsePuzzles } from 'glissade';
 * console.log(parsePuzzles('1 2 3/4 5 6/7 0 8\n---\n1 2/0 3').length); // → 2
 * ```
 */
export function parsePuzzles(text: string, options: ReadOptions = {}): Puzzle[] {
  return readAll(text, options);
}

/**
 * Like `parsePuzzles`, but a bad puzzle does not keep the others from being read.
 *
 * @example
 * ```ts
 * import { readPuzzles } from 'glissade/core';
 * const attempts = readPuzzles('1 2/0 3\n---\n1 1/0 3');
 * for (const attempt of attempts) {
 *   console.log(attempt.line, 'error' in attempt ? attempt.error.code : attempt.reading.form);
 * }
 * // → 1 slidysim
 * // → 3 tile-repeated
 * ```
 */
export function readPuzzles(text: string, options: ReadOptions = {}): ReadAttempt[] {
  return withoutStack(() => {
    const attempts: ReadAttempt[] = [];
    for (const { line, reading } of eachReading(text, options)) {
      attempts.push(reading instanceof ParseError ? { line, error: reading } : { line, reading });
    }
    return attempts;
  });
}
