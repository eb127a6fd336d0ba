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
  throw new FormatError('form-unknown', `there is no form "${formName}"`, hintOfForms());
}

/** The puzzle in this form. Throws FormatError where it cannot be held. */
export function formatAs(puzzle: Puzzle, form: Form): string {
  const { title, refuses, write } = form;
  if (!write) {
    throw new FormatError('form-read-only', `${title} can be read but not written`, hintOfForms());
  }
  const refusal = refuseGates(puzzle) ?? refuses?.(puzzle);
  if (refusal !== undefined) throw refused(title, refusal);
  const text = write(puzzle);
  // What is cut anywhere is given in other words.
  if (splitPuzzles(text)[0]?.text !== text)
    throw refused(title, 'a row would be read as the line ---');
  const taken = FORMS.find((candidate) => candidate.looksLike(text));
  if (taken !== form) throw refused(title, `it would be read as ${taken?.title ?? 'no form'}`);
  return text;
}

function refused(title: string, why: string): FormatError {
  return refusedBy(title, why, hintOfForms());
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

function hintOfForms(): string {
  const names = FORMS.filter(({ write }) => write).map(({ name }) => name);
  return `forms that can be written: ${names.join(', ')}`;
}
