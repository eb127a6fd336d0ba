import { cellsByLabel, type Picture, withFree } from '../../drawings/picture.ts';
import { ParseError } from '../../errors/parseError.ts';
import type { FormReader, FormWriter } from '../../form.ts';
import { drawnReading, noteParts } from '../blockReading.ts';
import { pictureOf, requireCharacters, rowWords } from '../blockRows.ts';
import { isOneCharacter, refuseLabels, startRows } from '../blockWriting.ts';
import { blocksOf, endOf, filledLines, medianOf, wordsOf } from '../text.ts';
import { kindsOf } from './kinds.ts';
import {
  isKlotskiSized,
  KLOTSKI_CELLS,
  KLOTSKI_HEIGHT,
  KLOTSKI_WIDTH,
  klotskiRows,
  refuseFull,
  refuseKlotski,
  usualGoal,
} from './klotskiBoard.ts';

const ROWS = /^[\p{L}\p{N}.*_\s/]+$/u;
const FREE_SIGNS = '.*_';
const ROW = /^[\p{L}\p{N}.*_]+$/u;
const DECIMAL = /^\d+\.\d+$/;

/** Rows of a Hua Rong Dao board between blanks, slashes or line ends; equal characters a piece. */
export const hrd: FormReader = {
  name: 'hrd',
  looksLike: (text) => {
    if (text.length > 1000 || !ROWS.test(text)) return false;
    const word = text.trim();
    if (word.length !== KLOTSKI_CELLS && !/[\s/]/.test(word)) return false;
    // Without a free cell only four rows or more are taken for a board.
    if (text.length < 12 && !/[.*_]/.test(text)) return false;
    if (blocksOf(text).length !== 1) return false;
    const rows = rowWords(text).map(({ text: row }) => row);
    if (rows.every((row) => DECIMAL.test(row))) return false;
    return areRows(rows, text);
  },
  read: (text) => {
    const drawn = readPicture(text);
    const kinds = isKlotskiSized(drawn) ? kindsOf(drawn) : undefined;
    const start = kinds?.picture ?? drawn;
    const pieces = cellsByLabel(start);
    const { goals, notes } = usualGoal(start, pieces);
    return drawnReading(text, {
      start,
      pieces,
      goals,
      notes: [...(kinds ? [kinds.note] : []), ...notes, ...noteParts(pieces, start.width)],
    });
  },
};

/** The same form, written. */
export const hrdWriter: FormWriter = {
  refuses: (puzzle) =>
    refuseKlotski(
      puzzle,
      refuseLabels(
        puzzle,
        (label) => isOneCharacter(label) && ROW.test(label) && !FREE_SIGNS.includes(label),
      ),
      refuseFull(puzzle),
    ),
  write: (puzzle) => startRows(puzzle, () => '.').join('/'),
};

function readPicture(text: string): Picture {
  const picture = pictureOf(klotskiRows(rowWords(text)), text);
  const hint = 'write . or * for the free cells; draw a board with walls, and its goal';
  requireCharacters(picture, /[^#-]/, hint);
  const free = withFree(picture, FREE_SIGNS);
  if (free.rows.every(({ characters }) => !characters.includes('.'))) {
    throw new ParseError(
      'free-cell-missing',
      'there is no free cell',
      endOf(text),
      'write . or * for the free cells',
    );
  }
  return free;
}

/** Rows of one length, at most one of them slipped; between blanks only for the usual size. */
function areRows(rows: readonly string[], text: string): boolean {
  if (rows.length < 2) return false;
  const lengths = rows.map((row) => row.length);
  const width = medianOf(lengths);
  const odd = lengths.filter((length) => length !== width).length;
  if (width < 2 || odd > 1 || (odd === 1 && rows.length < 4)) return false;
  const isUsual = width === KLOTSKI_WIDTH && Math.abs(rows.length - KLOTSKI_HEIGHT) <= 1;
  const isFree = rows.some((row) => /[.*_]/.test(row));
  const betweenBlanks = wordsOf(text).length > filledLines(text).length;
  return betweenBlanks
    ? isUsual && (isFree || /\d/.test(text))
    : isFree || (isUsual && /\d/.test(text));
}
