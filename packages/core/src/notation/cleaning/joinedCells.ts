/* Drawings whose cells are separated by blanks, in forms that do not separate them. */
import { type CleanText, replacing } from './cleanText.ts';

const SEPARATED = /^[ \t]*\S(?:[ \t]+\S)+[ \t]*$/;

/** The text without the blanks between its cells; the same one where some are not separated. */
export function joinedCells(clean: CleanText): CleanText {
  const lines = clean.text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => SEPARATED.test(line))
    ? replacing(clean, /[ \t]+/g, '')
    : clean;
}
