/**
 * What holds of every text, whatever it is: the parsers read it or refuse it with a place inside
 * it, and what they read can be written and read back. Each check throws where that is not so.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  buildPuzzle,
  FORMS,
  type Form,
  FormatError,
  formatMoves,
  formatPuzzle,
  formatState,
  formatTiles,
  metricsOf,
  ParseError,
  type Puzzle,
  parseFreeMoves,
  parseMoves,
  parseNative,
  parsePuzzle,
  parseReplayLink,
  parseState,
  readPuzzle,
  readPuzzles,
  replay,
  type State,
  type Steps,
  splitMichaelKim,
} from '@glissade/core';
import { essence } from './essence.ts';
import { legalLine } from './puzzle.ts';

/** Most characters of a message, its hint or its quotation. */
const SAID_MAX = 601;

/** What was read, or undefined where the text was refused as it should be. */
export function readOrRefused<T>(text: string, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    requirePlaced(text, error);
    return undefined;
  }
}

/** Throws unless the error speaks of a place in the text (or just behind it), and is short. */
export function requirePlaced(text: string, error: ParseError): void {
  const { line, column, message, hint, found } = error;
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  const length = line >= 1 && line <= lines.length ? [...lines[line - 1]!].length : -1;
  if (length < 0 || !(column >= 1 && column <= length + 1)) {
    throw new Error(`"${message}" at ${line}:${column} is not in the text`);
  }
  if (hint === '' || [message, hint, found].some((said) => said.length > SAID_MAX)) {
    throw new Error(`"${message.slice(0, 100)}" says nothing or too much (${hint.slice(0, 100)})`);
  }
}

/** Reads a text as a puzzle in every way there is, and whatever was read back again. */
export function checkPuzzleText(text: string): void {
  const looks = FORMS.filter((form) => form.looksLike(text));
  const reading = readOrRefused(text, () => readPuzzle(text));
  if (reading) checkWritten(reading.puzzle);
  for (const form of FORMS) {
    const puzzle = readOrRefused(text, () => parsePuzzle(text, { from: form.name }));
    if (puzzle && form.name !== reading?.form) checkWritten(puzzle);
  }
  const first = looks[0]?.name;
  const asItStands = first && readOrRefused(text, () => parsePuzzle(text, { from: first }));
  // What no form reads as it stands is read without what people write around boards.
  if (asItStands && reading?.form !== first) {
    throw new Error(`${reading?.form} was chosen where ${first} has its look and can be read`);
  }
  readOrRefused(text, () => parseNative(text));
  readOrRefused(text, () => splitMichaelKim(text));
  for (const attempt of readOrRefused(text, () => readPuzzles(text)) ?? []) {
    if ('error' in attempt) requirePlaced(text, attempt.error);
    else if (attempt.line > 1) checkWritten(attempt.reading.puzzle);
  }
}

/** Writes a puzzle in every form that holds it, the native one first, and reads it back. */
export function checkWritten(puzzle: Puzzle): void {
  if (isHeldByNative(puzzle)) {
    requireSame(puzzle, parsePuzzle(formatPuzzle(puzzle), { from: 'native' }), 'native');
  }
  for (const form of FORMS) {
    const text = writtenAs(puzzle, form);
    if (text === undefined) continue;
    const name = FORMS.find((candidate) => candidate.looksLike(text))?.name;
    if (name !== form.name) throw new Error(`${form.name} wrote what ${name} takes for its own`);
    requireSame(puzzle, buildPuzzle(form.read(text).spec), form.name);
  }
}

/** False for rows that look like keys where slashes and blanks leave no other way to write them. */
function isHeldByNative(puzzle: Puzzle): boolean {
  const { board, pieces } = puzzle;
  const isOdd = board.cells.includes('outside') || pieces.some(({ label }) => label === '/');
  return !isOdd || !FORMS[0]!.refuses!(puzzle)?.endsWith('would be read as a key');
}

function writtenAs(puzzle: Puzzle, form: Form): string | undefined {
  if (!form.write) return undefined;
  try {
    return formatPuzzle(puzzle, form.name);
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}

function requireSame(puzzle: Puzzle, back: Puzzle, form: string): void {
  const isSame =
    isDeepStrictEqual(essence(back), essence(puzzle)) &&
    (form !== 'native' || isDeepStrictEqual(back.info, puzzle.info));
  if (!isSame) throw new Error(`${form} reads back another puzzle than it wrote`);
}

/** Reads a text as moves, as a state and as a goal of a puzzle. */
export function checkTextOf(puzzle: Puzzle, text: string): void {
  for (const dialect of ['tile', 'gap'] as const) {
    const steps = readOrRefused(text, () => parseMoves(puzzle, text, { dialect }));
    if (steps) checkLine(puzzle, steps);
  }
  const state = readOrRefused(text, () => parseState(puzzle, text));
  if (state) checkState(puzzle, state);
  const native = formatPuzzle(puzzle);
  const withGoal = readOrRefused(text, () => parsePuzzle(native, { goal: text }));
  if (withGoal) checkWritten(withGoal);
  readOrRefused(text, () => parseFreeMoves(text));
  parseReplayLink(text);
}

/** Writes a line of play in every metric, and reads it back; the state at its end likewise. */
export function checkLine(puzzle: Puzzle, steps: Steps): void {
  for (const metric of metricsOf(puzzle)) {
    const text = formatMoves(puzzle, steps, metric);
    if (isDeepStrictEqual(parseMoves(puzzle, text), steps)) continue;
    throw new Error(`${text} is not read back (${metric})`);
  }
  checkState(puzzle, replay(puzzle, steps).end);
}

/** Writes a state in every way, and reads it back. */
export function checkState(puzzle: Puzzle, state: State): void {
  const texts = [formatState(puzzle, state)];
  if (puzzle.type === 'tiles') texts.push(formatTiles(puzzle, state));
  for (const text of texts) {
    if (isDeepStrictEqual(parseState(puzzle, text), state)) continue;
    throw new Error(`the state ${JSON.stringify(text)} is not read back`);
  }
}

/** Plays a puzzle at random, and checks the line. */
export function checkPlayed(puzzle: Puzzle, choices: readonly number[]): void {
  checkLine(puzzle, legalLine(puzzle, choices));
}
