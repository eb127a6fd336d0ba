/* Reading a puzzle in one of several forms, whichever these are. */
import type { Puzzle } from '../puzzle/puzzle.ts';
import { buildReading } from './buildReading.ts';
import { readGivenGoal } from './drawings/givenGoal.ts';
import { closestWord } from './errors/closestWord.ts';
import { ParseError } from './errors/parseError.ts';
import type { FormReader, FormReading, TextPlace } from './form.ts';
import { requireText, splitLines } from './sourceText.ts';
import { type PuzzleText, splitPuzzles } from './splitPuzzles.ts';

/** How a text is to be read. */
export type FormOptions = {
  /** Name of the form to read as, whatever the text looks like. */
  readonly from?: string;
  /**
   * The goal, in place of the text's own: a name (`standard`, `snake` …), numbers in rows, or a
   * picture; rows are separated by new lines or `/`.
   */
  readonly goal?: string;
};

/** What a text said. */
export type Reading = {
  /** The puzzle. */
  readonly puzzle: Puzzle;
  /** Name of the form it was read as. */
  readonly form: string;
  /** What was assumed, in plain words. */
  readonly notes: readonly string[];
};

/** Forms in the order in which they are tried, and what to do when none fits. */
export type Forms = { readonly forms: readonly FormReader[]; readonly hint: string };

/** The one puzzle of a text. Throws ParseError. */
export function readOne(forms: Forms, text: string, options: FormOptions): Reading {
  requireText(text);
  const parts = splitPuzzles(text);
  const second = parts[1];
  if (second) {
    throw new ParseError(
      'several-puzzles',
      `the text holds ${parts.length} puzzles`,
      { line: second.line - 1, column: 1, found: '---' },
      'give one puzzle, or read them all with parsePuzzles',
      { count: parts.length },
    );
  }
  return readPart(forms, parts[0] ?? { text: '', line: 1 }, options);
}

/** Reads one part of a text in one of the forms. Throws ParseError. */
export function readPart(forms: Forms, { text, line }: PuzzleText, options: FormOptions): Reading {
  inWholeText(line, () => requireText(text));
  const form = chooseForm(forms, { text, line }, options.from);
  const reading = inWholeText(line, () => form.read(text));
  const { notes } = reading;
  const placeOf: FormReading['placeOf'] = (place) => shifted(reading.placeOf(place), line);
  if (options.goal !== undefined) {
    return readWithGoal({ spec: reading.spec, placeOf, notes }, options.goal, form.name);
  }
  return { puzzle: buildReading(reading, placeOf), form: form.name, notes };
}

/** Runs it; the places of its errors are turned into those of the whole text. */
function inWholeText<T>(line: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof ParseError ? moved(error, line) : error;
  }
}

/** An error of a part that begins in this line, as one of the whole text. */
export function moved(error: ParseError, line: number): ParseError {
  // Errors in the goal of the options have no place in the text.
  if (line === 1 || error.message.startsWith(IN_GOAL)) return error;
  const { code, message, hint, params } = error;
  return new ParseError(code, message, shifted(error, line), hint, params);
}

function shifted(place: TextPlace, line: number): TextPlace {
  const { column, found } = place;
  return { line: place.line + line - 1, column, ...(found === undefined ? {} : { found }) };
}

/** Its errors are placed in the whole text at once: a long list of nonsense throws many. */
function chooseForm(
  { forms, hint }: Forms,
  { text, line: first }: PuzzleText,
  from: string | undefined,
): FormReader {
  if (from !== undefined) {
    const form = forms.find(({ name }) => name === from.trim().toLowerCase());
    if (form) return form;
    const names = forms.map(({ name }) => name);
    const meant = closestWord(from, names);
    throw new ParseError(
      'form-name-unknown',
      `there is no form "${from}"`,
      { line: first, column: 1, found: from },
      meant ? `did you mean ${meant}?` : `the forms are ${names.join(', ')}`,
    );
  }
  const form = forms.find((candidate) => candidate.looksLike(text));
  if (form) return form;
  const line = splitLines(text).find((candidate) => candidate.text.trim() !== '')!;
  const found = [...line.text.trim()].slice(0, 40).join('');
  throw new ParseError(
    'form-unknown',
    'this text is not a puzzle in any known form',
    shifted({ line: line.number, column: 1, found }, first),
    hint,
  );
}

function readWithGoal(reading: FormReading, goal: string, form: string): Reading {
  const given = inGoal(() => readGivenGoal(goal, reading.spec));
  const replaced: FormReading = {
    spec: { ...reading.spec, goals: [given.goal] },
    placeOf: (place) => {
      if (place.part !== 'goal') return reading.placeOf(place);
      return place.cell === undefined ? { line: 1, column: 1 } : given.placeOfCell(place.cell);
    },
    notes: reading.notes.filter((note) => !note.startsWith('goal:')),
  };
  try {
    return { puzzle: buildReading(replaced), form, notes: replaced.notes };
  } catch (error) {
    if (error instanceof ParseError && error.code.startsWith('goal-')) throw prefixed(error);
    throw error;
  }
}

function inGoal<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof ParseError ? prefixed(error) : error;
  }
}

const IN_GOAL = 'in the given goal: ';

/** Says that the place is one of the goal's own text. */
function prefixed({ code, message, line, column, found, hint, params }: ParseError): ParseError {
  const place = { line, column, found };
  return new ParseError(code, `${IN_GOAL}${message}`, place, hint, params);
}
