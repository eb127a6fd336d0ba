/* Drawings whose cells are separated by blanks, in forms that do not separate them. */
import { type CleanText, replacing } from './cleanText.ts';

const SEPARATED = /^[ \t]*\S(?:[ \t]+\S)+[ \t]*$/;
const FULL = /^\S(?: \S)+$/;
/** Free cells are blanks, too. */
const WITH_BLANKS = /^[\S ](?: [\S ])* ?$/;

/** The text without the blanks between its cells; the same one where some are not separated. */
export function joinedCells(clean: CleanText): CleanText {
  const lines = clean.text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const full = lines.filter((line) => FULL.test(line));
  if (full.length * 2 > lines.length && lines.every((line) => WITH_BLANKS.test(line))) {
    const joined = replacing(replacing(clean, /(?<=^(?:..)*) /gm, '.'), / /g, '');
    const width = Math.max(...full.map(({ length }) => (length + 1) / 2));
    return replacing(joined, /^.+$/gm, (row) => row.padEnd(width, '.'));
  }
  return lines.length > 1 && lines.every((line) => SEPARATED.test(line))
    ? replacing(clean, /[ \t]+/g, '')
    : clean;
}

/** The text without the rows and columns in its first line, if so many signs follow. */
export function withoutSize(clean: CleanText): CleanText {
  const size = /^\s*(\d{1,2})[ \tx,]+(\d{1,2})[ \t]*\r?\n/.exec(clean.text);
  if (!size) return clean;
  const count = clean.text.slice(size[0].length).replace(/\s/g, '').length;
  return count === Number(size[1]) * Number(size[2]) ? replacing(clean, FIRST_LINE, '') : clean;
}

const FIRST_LINE = /^\s*[^\n]*\n/g;
