import type { Puzzle } from '../puzzle/puzzle.ts';
import { FORMS, findForm } from './allForms.ts';
import { buildReading } from './buildReading.ts';
import { closestWord } from './closestWord.ts';
import type { Form, FormReading, TextPlace } from './form.ts';
import { readGivenGoal } from './givenGoal.ts';
import { ParseError } from './parseError.ts';
import { requireText, splitLines } from './sourceText.ts';
import { type PuzzleText, splitPuzzles } from './splitPuzzles.ts';

export type ReadOptions = {
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
  readonly puzzle: Puzzle;
  /** Name of the form it was read as. */
  readonly form: string;
  /** What was assumed, in plain words. */
  readonly notes: readonly string[];
};

/** One puzzle of many: read, or what is wrong with it. */
export type ReadAttempt =
  | { readonly line: number; readonly reading: Reading }
  | { readonly line: number; readonly error: ParseError };

/** Reads one puzzle in any form. Throws ParseError. */
export function readPuzzle(text: string, options: ReadOptions = {}): Reading {
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
  return readPart(parts[0] ?? { text: '', line: 1 }, options);
}

/** Reads one puzzle in any form. Throws ParseError. */
export function parsePuzzle(text: string, options: ReadOptions = {}): Puzzle {
  return readPuzzle(text, options).puzzle;
}

/** Reads every puzzle of a text that separates them by lines `---`. Throws the first ParseError. */
export function parsePuzzles(text: string, options: ReadOptions = {}): Puzzle[] {
  return partsOf(text).map((part) => readPart(part, options).puzzle);
}

/** Like `parsePuzzles`, but a bad puzzle does not keep the others from being read. */
export function readPuzzles(text: string, options: ReadOptions = {}): ReadAttempt[] {
  return partsOf(text).map((part) => {
    try {
      return { line: part.line, reading: readPart(part, options) };
    } catch (error) {
      if (error instanceof ParseError) return { line: part.line, error };
      throw error;
    }
  });
}

/** The puzzles of a text, of which there is at least one. Throws ParseError. */
function partsOf(text: string): PuzzleText[] {
  const parts = splitPuzzles(text);
  if (parts.every((part) => part.text.trim() === '')) requireText('');
  return parts;
}

function readPart({ text, line }: PuzzleText, options: ReadOptions): Reading {
  inWholeText(line, () => requireText(text));
  const form = chooseForm({ text, line }, options.from);
  const reading = inWholeText(line, () => ({ ...form.read(text), form: form.name }));
  const placed: FormReading = {
    ...reading,
    placeOf: (place) => shifted(reading.placeOf(place), line),
  };
  if (options.goal !== undefined) return readWithGoal(placed, options.goal, reading.form);
  return { puzzle: buildReading(placed), form: reading.form, notes: reading.notes };
}

/** Runs it; the places of its errors are turned into those of the whole text. */
function inWholeText<T>(line: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ParseError) || line === 1) throw error;
    const { code, message, hint, params } = error;
    throw new ParseError(code, message, shifted(error, line), hint, params);
  }
}

function shifted(place: TextPlace, line: number): TextPlace {
  const { column, found } = place;
  return { line: place.line + line - 1, column, ...(found === undefined ? {} : { found }) };
}

/** Its errors are placed in the whole text at once: a long list of nonsense throws many. */
function chooseForm({ text, line: first }: PuzzleText, from: string | undefined): Form {
  if (from !== undefined) {
    const form = findForm(from);
    if (form) return form;
    const names = FORMS.map(({ name }) => name);
    const meant = closestWord(from, names);
    throw new ParseError(
      'form-name-unknown',
      `there is no form "${from}"`,
      { line: first, column: 1, found: from },
      meant ? `did you mean ${meant}?` : `the forms are ${names.join(', ')}`,
    );
  }
  const form = FORMS.find((candidate) => candidate.looksLike(text));
  if (form) return form;
  const line = splitLines(text).find((candidate) => candidate.text.trim() !== '')!;
  const found = [...line.text.trim()].slice(0, 40).join('');
  throw new ParseError(
    'form-unknown',
    'this text is not a puzzle in any known form',
    shifted({ line: line.number, column: 1, found }, first),
    'give rows of numbers (8 6 4/0 7 2/5 1 3), or a board drawn under "start:" and "goal:"',
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

/** Says that the place is one of the goal's own text. */
function prefixed({ code, message, line, column, found, hint, params }: ParseError): ParseError {
  const place = { line, column, found };
  return new ParseError(code, `in the given goal: ${message}`, place, hint, params);
}
