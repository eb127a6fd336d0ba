/* Which lines of a text are puzzles by themselves. */

/** What comes of reading a text as one puzzle: its form, or the code of what is wrong. */
export type ReadAs = (
  text: string,
) => { readonly form: string } | { readonly form?: never; readonly fault: string };

/** `alone`: a puzzle, and no row of a larger one; `row`: a puzzle that might be such a row. */
export type LineLook = 'alone' | 'row' | undefined;

/** A tile board, right or wrong in its numbers, that no other form writes on one line. */
const TILE_LINE = /^\s*\d+([ \t,]+\d+)*\s*(\/\s*\d+([ \t,]+\d+)*\s*)+$/;
/** A game ID, likewise: `4x4:1,2,3…`. */
const ID_LINE = /^\s*\d+x\d+:[\d,\s]+$/;
/** A board of letters and dots, such as the 36 of Rush Hour. */
const LETTER_LINE = /^\s*(?=.*[.o])[A-Za-z.]{16,}\s*$/;
/** A key of the native form: rows of wide boards under it look like boards of letters. */
const KEY_LINE = /^\s*[A-Za-z]+:/;
/** Hash signs are walls, unless words follow them. */
const COMMENT = /^\s*(?:\/\/|#(?:\s|$))/;

/** The beginning or the end of a list that has a puzzle on each line. */
const BRACKET = /^\s*(?:[\w.]+\s*:?=\s*)?[[({]\s*$|^\s*[\])}][;,]?\s*$/;

/** Forms of which no line is a row of anything. */
const LINE_FORMS = new Set(['slidysim', 'slidysim-link', 'tatham', 'columbia', 'jeantimex']);
/** Boards of fewer letters may be rows of a drawing. */
const LETTERS_MIN = 16;
/** No puzzle is shorter, but rows of many are. */
const LENGTH_MIN = 5;
/** Lines by which it is judged what the others are. */
const JUDGED_BY = 16;

/** True for a line that says something of a puzzle. */
export function isFilled(line: string): boolean {
  const isBare = line === '' || line.trim() === '' || COMMENT.test(line) || BRACKET.test(line);
  return !isBare && !isSeparatorLine(line);
}

/** True for the line between two puzzles. */
export function isSeparatorLine(line: string): boolean {
  return /^---\s*$/.test(line);
}

export function lookOf(line: string, readAs: ReadAs): LineLook {
  if (TILE_LINE.test(line) || ID_LINE.test(line)) return 'alone';
  const trimmed = line.trim();
  if (trimmed.length < LENGTH_MIN || (KEY_LINE.test(line) && !/\d/.test(line))) return undefined;
  const form = readAs(line).form;
  if (form !== undefined) return isNoRow(trimmed, form) ? 'alone' : 'row';
  return LETTER_LINE.test(line) ? 'row' : undefined;
}

function isNoRow(line: string, form: string): boolean {
  if (LINE_FORMS.has(form)) return true;
  if (form !== 'hrd' && form !== 'rush') return false;
  // A board in one word has twenty letters in one form, and a square of them in the other.
  return /[/:\s]/.test(line) || line.length >= LETTERS_MIN;
}

/** True where most lines, filled ones, are puzzles, and at least two. */
export function areMost(looks: readonly LineLook[], wanted?: LineLook): boolean {
  const count = looks.filter((look) => look && (!wanted || look === wanted)).length;
  return count >= 2 && count * 2 > looks.length;
}

/** True where a line is a key of the native form, and no puzzle by itself. */
export function hasKey(lines: readonly string[], readAs: ReadAs): boolean {
  return lines.some((line) => KEY_LINE.test(line) && readAs(line).form === undefined);
}

/**
 * True for a text that is not one puzzle while most of its lines are, or its first is one beyond
 * doubt: then a mistake in a line is that line's. What lacks only a goal is one puzzle unless all
 * its lines are.
 */
export function areLines(text: string, lines: readonly string[], readAs: ReadAs): boolean {
  if (lines.length < 2) return false;
  // Nearly every text of several lines is one puzzle.
  const whole = readAs(text);
  if (whole.form !== undefined) return false;
  const looks = lines.slice(0, JUDGED_BY).map((line) => lookOf(line, readAs));
  const isFirst = looks[0] === 'alone' && readAs(lines[0]!).form !== undefined;
  if ((!isFirst && !areMost(looks)) || hasKey(lines, readAs)) return false;
  return whole.fault !== 'goal-missing' || !looks.includes(undefined);
}
