/* Reading a puzzle in one of the forms. */
import type { Puzzle } from '../puzzle/puzzle.ts';
import { FORMS, findForm } from './allForms.ts';
import { buildReading } from './buildReading.ts';
import { readCleaned } from './cleaning/readCleaned.ts';
import { readGivenGoal } from './drawings/givenGoal.ts';
import { closestWord } from './errors/closestWord.ts';
import { ParseError } from './errors/parseError.ts';
import { translating } from './errors/translating.ts';
import type { Form, FormReading, ReadContext } from './form.ts';
import { filledLines } from './forms/text.ts';
import { requireLength, requireText } from './sourceText.ts';
import { splitPuzzles } from './splitPuzzles.ts';

/** How `parsePuzzle` reads a text. */
export type ReadOptions = {
  /** Name of the form to read as, whatever the text looks like. */
  readonly from?: string;
  /**
   * The goal, in place of the text's own: a name (`standard`, `snake` …), numbers in rows, or a
   * picture; rows are separated by new lines or `/`.
   */
  readonly goal?: string;
  /** Label of the car that must get out, in Rush Hour. */
  readonly target?: string;
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

/** The one puzzle of a text. Throws ParseError. */
export function readOne(text: string, options: ReadOptions): Reading {
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
  const read = () => readPart(first.text, options);
  // Errors of most texts are in place, and to throw them twice would take as long as to read.
  if (first.line === 1) return read();
  return translating(ParseError, (error) => moved(error, first.line), read);
}

/** Reads one part of a text in one of the forms. Throws ParseError, with places in the part. */
export function readPart(text: string, options: ReadOptions): Reading {
  requireText(text);
  try {
    return readAsItStands(text, options);
  } catch (error) {
    if (!(error instanceof ParseError) || options.from !== undefined) throw error;
    // The start was read: only the goal is wrong.
    if (error.message.startsWith(IN_GOAL)) throw error;
    return readCleaned(text, error, {
      read: (cleaned) => readAsItStands(cleaned, options),
      context: contextOf(options),
      finish: (reading, form) => finished(reading, form, options.goal),
      withNotes: (reading, notes) => ({ ...reading, notes: [...reading.notes, ...notes] }),
    });
  }
}

function readAsItStands(text: string, options: ReadOptions): Reading {
  const { from, goal } = options;
  const form = chooseForm(text, from);
  // Made there, thrown here: V8 does not compile a function that never returns.
  if (!form) throw unknownForm(text);
  return finished(form.read(text, contextOf(options)), form.name, goal);
}

function contextOf({ goal, target }: ReadOptions): ReadContext {
  return { hasGoal: goal !== undefined, ...(target === undefined ? {} : { target }) };
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

function chooseForm(text: string, from?: string): Form | undefined {
  if (from === undefined) return FORMS.find((candidate) => candidate.looksLike(text));
  const form = findForm(from);
  if (form) return form;
  const names = FORMS.map(({ name }) => name);
  const meant = closestWord(from, names);
  throw new ParseError(
    'form-name-unknown',
    `there is no form "${from}"`,
    { line: 1, column: 1, found: from },
    meant ? `did you mean ${meant}?` : `the forms are ${names.join(', ')}`,
  );
}

function unknownForm(text: string): ParseError {
  const [line] = filledLines(text);
  return new ParseError(
    'form-unknown',
    'this text is not a puzzle in any known form',
    { line: line!.number, column: 1, found: line!.text.trim() },
    'give rows of numbers (8 6 4/0 7 2/5 1 3), or a board drawn under "start:" and "goal:"',
  );
}

function readWithGoal(reading: FormReading, goal: string, form: string): Reading {
  const given = translating(ParseError, prefixed, () =>
    reading.readGoal ? reading.readGoal(goal) : readGivenGoal(goal, reading.spec),
  );
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
