/* Reading a puzzle in one of several forms, whichever these are. */
import type { Puzzle } from '../puzzle/puzzle.ts';
import { buildReading } from './buildReading.ts';
import { readCleaned } from './cleaning/readCleaned.ts';
import { readGivenGoal } from './drawings/givenGoal.ts';
import { closestWord } from './errors/closestWord.ts';
import { ParseError } from './errors/parseError.ts';
import { translating } from './errors/translating.ts';
import type { FormReader, FormReading } from './form.ts';
import { filledLines } from './forms/text.ts';
import { requireLength, requireText } from './sourceText.ts';
import { splitPuzzles } from './splitPuzzles.ts';

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
export type Forms = {
  readonly forms: readonly FormReader[];
  /** What is wrong with a text that is in none of them, and what would be right. */
  readonly refusal: string;
  readonly hint: string;
};

/** The one puzzle of a text. Throws ParseError. */
export function readOne(forms: Forms, text: string, options: FormOptions): Reading {
  requireLength(text);
  const parts = splitPuzzles(text);
  const first = parts[0] ?? { text: '', line: 1 };
  if (parts.length > 1) {
    throw new ParseError(
      'several-puzzles',
      `the text holds ${parts.length} puzzles`,
      { line: parts[1]!.line - 1, column: 1, found: '---' },
      'give one puzzle, or read them all with parsePuzzles',
      { count: parts.length },
    );
  }
  const read = () => readPart(forms, first.text, options);
  // Errors of most texts are in place, and to throw them twice would take as long as to read.
  if (first.line === 1) return read();
  return translating(ParseError, (error) => moved(error, first.line), read);
}

/** Reads one part of a text in one of the forms. Throws ParseError, with places in the part. */
export function readPart(forms: Forms, text: string, options: FormOptions): Reading {
  requireText(text);
  try {
    return readAsItStands(forms, text, options);
  } catch (error) {
    if (!(error instanceof ParseError) || options.from !== undefined) throw error;
    // The start was read: only the goal is wrong.
    if (error.message.startsWith(IN_GOAL)) throw error;
    return readCleaned(text, error, {
      read: (cleaned) => readAsItStands(forms, cleaned, options),
      finish: (reading) => finished(reading, 'numbers', options.goal),
      withNotes: (reading, notes) => ({ ...reading, notes: [...reading.notes, ...notes] }),
    });
  }
}

function readAsItStands(forms: Forms, text: string, { from, goal }: FormOptions): Reading {
  const form = chooseForm(forms, text, from);
  // Made there, thrown here: V8 does not compile a function that never returns.
  if (!form) throw unknownForm(forms, text);
  return finished(form.read(text, { hasGoal: goal !== undefined }), form.name, goal);
}

function finished(reading: FormReading, form: string, goal: string | undefined): Reading {
  if (goal !== undefined) return readWithGoal(reading, goal, form);
  return { puzzle: buildReading(reading), form, notes: reading.notes };
}

/** An error of a part that begins in this line, as one of the whole text. */
export function moved(error: ParseError, first: number): ParseError {
  // Errors in the goal of the options have no place in the text.
  if (first === 1 || error.message.startsWith(IN_GOAL)) return error;
  return toldAs(error, error.message, error.line + first - 1);
}

function chooseForm({ forms }: Forms, text: string, from?: string): FormReader | undefined {
  if (from === undefined) return forms.find((candidate) => candidate.looksLike(text));
  const form = forms.find(({ name }) => name === from.trim().toLowerCase());
  if (form) return form;
  const names = forms.map(({ name }) => name);
  const meant = closestWord(from, names);
  throw new ParseError(
    'form-name-unknown',
    `there is no form "${from}"`,
    { line: 1, column: 1, found: from },
    meant ? `did you mean ${meant}?` : `the forms are ${names.join(', ')}`,
  );
}

function unknownForm({ refusal, hint }: Forms, text: string): ParseError {
  const [line] = filledLines(text);
  return new ParseError(
    'form-unknown',
    refusal,
    { line: line!.number, column: 1, found: line!.text.trim() },
    hint,
  );
}

function readWithGoal(reading: FormReading, goal: string, form: string): Reading {
  const given = translating(ParseError, prefixed, () => readGivenGoal(goal, reading.spec));
  const notes = reading.notes.filter((note) => !note.startsWith('goal:'));
  const placeOf: FormReading['placeOf'] = (place) => {
    if (place.part !== 'goal') return reading.placeOf(place);
    return place.cell === undefined ? { line: 1, column: 1 } : given.placeOfCell(place.cell);
  };
  const spec = { ...reading.spec, goals: [given.goal] };
  const puzzle = translating(
    ParseError,
    (error) => (error.code.startsWith('goal-') ? prefixed(error) : error),
    () => buildReading({ spec, placeOf, notes }),
  );
  return { puzzle, form, notes };
}

const IN_GOAL = 'in the given goal: ';

/** Says that the place is one of the goal's own text. */
function prefixed(error: ParseError): ParseError {
  return toldAs(error, IN_GOAL + error.message, error.line);
}

function toldAs(
  { code, column, found, hint, params }: ParseError,
  message: string,
  line: number,
): ParseError {
  return new ParseError(code, message, { line, column, found }, hint, params);
}
