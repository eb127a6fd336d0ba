/* Reading a puzzle in one of the forms. */
import type { Puzzle } from '../puzzle/puzzle.ts';
import { buildReading } from './buildReading.ts';
import { readCleaned } from './cleaning/readCleaned.ts';
import { readGivenGoal } from './drawings/givenGoal.ts';
import { closestWord } from './errors/closestWord.ts';
import { ParseError, retold } from './errors/parseError.ts';
import { severalPuzzles } from './errors/severalPuzzles.ts';
import { translating } from './errors/translating.ts';
import type { FormReader, FormReading, ReadContext } from './form.ts';
import { READERS } from './forms/index.ts';
import { filledLines } from './forms/text.ts';
import { severalBoards } from './severalBoards.ts';
import { plainText, requireLength, requireText, whileReading } from './sourceText.ts';
import { type PuzzleText, splitPuzzles } from './splitPuzzles.ts';

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
    throw severalPuzzles(parts.length, { line: parts[1]!.line - 1, column: 1, found: '---' });
  }
  const read = () => readPart(first.text, options);
  // Errors of most texts are in place, and to throw them twice would take as long as to read.
  if (first.line === 1) return read();
  return translating(ParseError, (error) => moved(error, first.line), read);
}

/** What is asked for, and the whole of the text, which may say more of it. */
type Asked = ReadOptions & { readonly whole: string };

/** An exit at the left or above, in words. */
const EXITS_NEAR = [
  /\bexits?["']?\s*[:=]\s*["']?[ltwn]\b/i,
  /\bexits?\b(?!\()(?:(?!right|bottom|east|south).){0,20}?\b(?:left|top|west|north)\b/i,
];
/** A column and a row, or the other way round. */
const EXIT_PLACE = /\bexit[^\d-]{1,30}(-?\d+)[, ][^\d[-]{0,30}(-?\d+)/i;

/** Reads one part of a text in one of the forms. Throws ParseError, with places in the part. */
export function readPart(text: string, options: ReadOptions): Reading {
  requireText(text);
  const whole = plainText(text);
  return whileReading(() => readInParts(whole, { ...options, whole }));
}

/** As one puzzle, else as the only one of several boards. */
function readInParts(text: string, options: Asked): Reading {
  try {
    return readInAnyWay(text, options);
  } catch (error) {
    // The start was read where only the goal is wrong.
    if (!(error instanceof ParseError) || isFinal(error, options)) throw error;
    if (error.code === 'several-puzzles') throw error;
    const boards = boardsIn(text, options);
    if (!boards) throw error;
    const [first, second] = boards;
    if (second) throw severalPuzzles(boards.length, { line: second.line, column: 1 });
    const read = () => readInAnyWay(first!.text, options);
    return translating(ParseError, (wrong) => moved(wrong, first!.line), read);
  }
}

/** The boards of a text that is no puzzle by itself, if it is one of several. */
export function boardsIn(text: string, options: ReadOptions): readonly PuzzleText[] | undefined {
  return severalBoards(text, (board) => {
    try {
      return readInAnyWay(board, { ...options, whole: text }).puzzle !== undefined;
    } catch (error) {
      if (error instanceof ParseError) return false;
      throw error;
    }
  });
}

/** True where no other way to read the text is looked for. */
function isFinal({ source }: ParseError, { from }: ReadOptions): boolean {
  return from !== undefined || source === 'goal';
}

/** As it stands in one of the forms, else without what people write around it. */
function readInAnyWay(text: string, options: Asked): Reading {
  try {
    return readAsItStands(text, options);
  } catch (error) {
    if (!(error instanceof ParseError) || isFinal(error, options)) throw error;
    return readCleaned(text, error, {
      read: (cleaned) => readAsItStands(cleaned, options),
      context: contextOf(options),
      finish: (reading, form) => finished(reading, form, options.goal),
      withNotes: (reading, notes) => ({ ...reading, notes: [...reading.notes, ...notes] }),
    });
  }
}

/** Fences around the whole, a quotation mark before every line, a tag at the beginning. */
const MARKUP = [
  /^\s*(```|~~~)[^\n]*\n[\s\S]*\n[ \t]*\1\s*$/,
  /^\s*>[^\n]*(?:\n[ \t]*(?:>[^\n]*)?)*$/,
  /^\s*<[a-z]{2,}[ >]/,
];

function readAsItStands(text: string, options: Asked): Reading {
  const { from, goal } = options;
  // No form has fences, quoted lines or tags, but drawings have rows of any signs.
  const isMarkup = from === undefined && MARKUP.some((pattern) => pattern.test(text));
  const form = isMarkup ? undefined : chooseForm(text, from);
  // Made there, thrown here: V8 does not compile a function that never returns.
  if (!form) throw unknownForm(text);
  return finished(form.read(text, contextOf(options)), form.name, goal);
}

function contextOf({ goal, target, whole }: Asked): ReadContext {
  return {
    hasGoal: goal !== undefined,
    target,
    isExitNear: (lane) => EXITS_NEAR.some((exit) => exit.test(whole)) || isAtEdge(whole, lane),
  };
}

/** True where the exit is in the first cell of the lane or before it, counted from 0 or from 1. */
function isAtEdge(text: string, lane: number): boolean {
  const place = EXIT_PLACE.exec(text)?.slice(1).map(Number) ?? [];
  const [along, across] = place.sort((one, two) => one - two);
  return along! < 2 && across === lane + Math.max(0, along!);
}

function finished(reading: FormReading, form: string, goal: string | undefined): Reading {
  if (goal !== undefined) return readWithGoal(reading, goal, form);
  return { puzzle: buildReading(reading), form, notes: reading.notes };
}

/** An error of a part that begins in this line, as one of the whole text. */
export function moved(error: ParseError, first: number): ParseError {
  if (first === 1 || error.source === 'goal') return error;
  const { message, line, column, found } = error;
  return retold(error, message, { line: line + first - 1, column, found });
}

function chooseForm(text: string, from?: string): FormReader | undefined {
  if (from === undefined) return READERS.find((candidate) => candidate.looksLike(text));
  const form = READERS.find(({ name }) => name === from.trim().toLowerCase());
  if (form) return form;
  const names = READERS.map(({ name }) => name);
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
    (reading.readGoal ?? readGivenGoal)(plainText(goal), reading.spec),
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

/** Says that the place is one of the goal's own text. */
function prefixed(error: ParseError): ParseError {
  const { message, line, column, found } = error;
  return retold(error, `in the given goal: ${message}`, { line, column, found, source: 'goal' });
}
