/* Reads a puzzle in one of the common forms. */
import type { Puzzle } from '../puzzle/puzzle.ts';
import { COMMON_FORMS } from './commonForms.ts';
import type { FormReader } from './form.ts';
import { type FormOptions, type Forms, readOne } from './readForms.ts';

/** What `parsePuzzle` takes besides the text. */
export type ParseOptions = FormOptions & {
  /**
   * The forms that are tried, in this order; `COMMON_FORMS` when not given. `FORMS` of
   * `glissade/core` has all of them.
   */
  readonly forms?: readonly FormReader[];
};

/**
 * Reads one puzzle: in the native form (`start:` and `goal:`, or `tiles:`), as rows of numbers, or
 * as a drawing with its goal below. Links and texts of other programs are read with
 * `forms: FORMS`; they are left to the caller because they would make a small page large.
 *
 * @param text One puzzle; rows of numbers may be separated by `/`.
 * @returns A puzzle, which nothing changes later.
 * @throws {@link ParseError} With line, column, what is wrong and what would be right.
 */
export function parseCommon(text: string, options: ParseOptions = {}): Puzzle {
  return readOne(formsOf(options), text, options).puzzle;
}

/** The forms to try, and what to do when none fits. */
export function formsOf({ forms = COMMON_FORMS }: ParseOptions): Forms {
  return {
    forms,
    refusal: 'this text is not native, in numbers or a drawing with its goal',
    hint:
      'readPuzzle(text).puzzle of glissade/core reads other forms, also for new Game; ' +
      'solve(text) does so by itself',
  };
}
