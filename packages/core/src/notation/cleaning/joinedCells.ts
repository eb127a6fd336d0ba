/* Drawings whose cells are separated by blanks, in forms that do not separate them. */
import { type CleanText, replacing } from './cleanText.ts';

const SEPARATED = /^[ \t]*\S(?:[ \t]+\S)+[ \t]*$/;
const FULL = /^\S(?: \S)+$/;
/** Free cells are blanks, too. */
const WITH_BLANKS = /^[\S ](?: [\S ])* ?$/;

/** The text without the blanks between its cells; the same one where some are not separated. */
export function joinedCells(clean: CleanText): CleanText {
  const lines = linesOf(clean);
  const areSeparated = lines.length > 1 && lines.every((line) => SEPARATED.test(line));
  return withBlanks(clean) ?? (areSeparated ? replacing(clean, /[ \t]+/g, '') : clean);
}

/** The same where most rows are full, and in the others a free cell is a blank. */
export function withBlanks(clean: CleanText): CleanText | undefined {
  const lines = linesOf(clean);
  const full = lines.filter((line) => FULL.test(line));
  if (
    full.length < 2 ||
    full.length * 2 <= lines.length ||
    !lines.every((line) => WITH_BLANKS.test(line))
  )
    return undefined;
  const joined = replacing(replacing(clean, /(?<=^(?:..)*) /gm, '.'), / /g, '');
  const width = (full[0]!.length + 1) / 2;
  return replacing(joined, /^.+$/gm, (row) => row.padEnd(width, '.'));
}

const linesOf = ({ text }: CleanText) => text.split('\n').filter((line) => line.trim() !== '');

/** The text without the rows and columns in its first line, if so many signs follow. */
export function withoutSize(clean: CleanText): CleanText {
  const size = /^\s*(\d{1,2})[ \tx,]+(\d{1,2})[ \t]*\n/.exec(clean.text);
  if (!size) return clean;
  const count = clean.text.slice(size[0].length).replace(/\s/g, '').length;
  return count === Number(size[1]) * Number(size[2]) ? replacing(clean, FIRST_LINE, '') : clean;
}

const FIRST_LINE = /^\s*[^\n]*\n/g;
