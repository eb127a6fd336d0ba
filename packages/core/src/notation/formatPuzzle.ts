import type { Puzzle } from '../puzzle/puzzle.ts';
import { requireParsed } from '../puzzle/requireParsed.ts';
import { FORMS, findForm } from './allForms.ts';
import { FormatError } from './errors/formatError.ts';
import type { Form } from './form.ts';
import { refusedBy, refuseGates } from './native/formatNative.ts';
import { splitPuzzles } from './splitPuzzles.ts';

/**
 * The puzzle in a form (the native one by default). Throws FormatError where it cannot be held.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { writePuzzle } from 'glissade/core';
 * console.log(writePuzzle(parsePuzzle('1 2 3/4 5 6/0 7 8'), 'slidysim')); // → 1 2 3/4 5 6/0 7 8
 * ```
 */
export function formatPuzzle(puzzle: Puzzle, formName = 'native'): string {
  requireParsed(puzzle);
  const form = findForm(formName);
  if (form) return formatAs(puzzle, form);
  throw new FormatError('form-unknown', `there is no form "${formName}"`, hintOfForms(puzzle));
}

/** The puzzle in this form. Throws FormatError where it cannot be held. */
export function formatAs(puzzle: Puzzle, form: Form): string {
  const { title, refuses, write } = form;
  if (!write) {
    const message = `${title} can be read but not written`;
    throw new FormatError('form-read-only', message, hintOfForms(puzzle));
  }
  const refusal = refuseGates(puzzle) ?? refuses?.(puzzle);
  const refused = (why: string) => refusedBy(title, why, hintOfForms(puzzle));
  if (refusal !== undefined) throw refused(refusal);
  const text = write(puzzle);
  // What is cut anywhere is given in other words.
  if (splitPuzzles(text)[0]?.text !== text) throw refused('a row would be read as the line ---');
  const taken = FORMS.find((candidate) => candidate.looksLike(text));
  if (taken !== form) throw refused(`it would be read as ${taken?.title ?? 'no form'}`);
  return text;
}

/**
 * Several puzzles in one native text, separated by lines `---`. Throws FormatError.
 *
 * @example
 * ```ts
 * import { parsePuzzles } from 'glissade';
 * import { writePuzzles } from 'glissade/core';
 * const puzzles = parsePuzzles('1 2/0 3\n---\n1 2/3 0');
 * console.log(writePuzzles(puzzles).split('\n').includes('---')); // → true
 * ```
 */
export function formatPuzzles(puzzles: readonly Puzzle[]): string {
  return puzzles.map((puzzle) => formatPuzzle(puzzle)).join('---\n');
}

/** The forms that do not refuse the puzzle. */
function hintOfForms(puzzle: Puzzle): string {
  const fit = FORMS.filter(({ write, refuses }) => write && refuses?.(puzzle) === undefined);
  return `forms for this puzzle: ${fit.map(({ name }) => name).join(', ')}`;
}
