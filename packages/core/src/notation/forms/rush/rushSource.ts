import { excerptOf } from '../../../puzzle/excerpt.ts';
import { type PictureRow, rowOf } from '../../drawings/picture.ts';
import { ParseError } from '../../errors/parseError.ts';
import { severalPuzzles } from '../../errors/severalPuzzles.ts';
import { columnAt } from '../../sourceText.ts';
import { cutRows, rowWords } from '../blockRows.ts';
import { countOf, filledLines, type Token, wordsOf } from '../text.ts';
import { behind, placeOfToken } from '../tokenPlaces.ts';

/** Boards in words of their own: cars in capitals. */
export const LETTERS = /^[A-Z.ox]+$/;
export const IN_ADDRESS = /#([A-Z.ox]{9,})(?:\/\d+)?$/;
const SIZED = /^(\d+)x(\d+):?$/;
export const SIDE_MIN = 3;

/**
 * What characters mean that are no cars. Where points are free and most cars are small letters, so
 * may o and x be; where neither points nor o are there, x is free.
 */
export function cellSigns(rows: readonly string[]): ReadonlyMap<string, '.' | '#'> {
  const all = rows.join('');
  if (!/[.o]/.test(all)) return new Map([['x', '.']]);
  const labels = new Set(all.replace(/[.ox]/g, ''));
  const small = [...labels].filter((label) => label >= 'a').length;
  const areCars = small > labels.size - small && all.includes('.');
  return new Map(
    areCars
      ? [['.', '.']]
      : [
          ['.', '.'],
          ['o', '.'],
          ['x', '#'],
        ],
  );
}

/** The rows of letters, however they are written, and what is said beside them. */
export function rushSource(text: string): { rows: PictureRow[]; notes: string[] } {
  const words = wordsOf(text);
  const [first, second, third, further] = words;
  const address = words.length === 1 ? IN_ADDRESS.exec(first!.text) : null;
  if (address) {
    const column = first!.column + columnAt(first!.text, address.index);
    return { rows: squareRows({ ...first!, text: address[1]!, column }), notes: [] };
  }
  const isRecord = second && /^\d+$/.test(first.text) && LETTERS.test(second.text);
  if (isRecord) {
    const count = Math.max(2, filledLines(text).length);
    if (further) throw severalPuzzles(count, placeOfToken(further));
    const states = third ? `, ${excerptOf(third.text)} states` : '';
    const notes = [`the record says: ${excerptOf(first.text)} moves${states}`];
    return { rows: squareRows(second), notes };
  }
  const sized = sizedWord(words);
  if (sized) return { rows: sizedRows(sized), notes: [] };
  const rows = rowWords(text);
  return { rows: rows.length === 1 ? squareRows(rows[0]!) : rows.map(rowOf), notes: [] };
}

function squareRows(word: Token): PictureRow[] {
  const count = [...word.text].length;
  const side = Math.sqrt(count);
  if (Number.isInteger(side)) return cutRows(word, side);
  const near = Math.max(SIDE_MIN, Math.round(side));
  throw new ParseError(
    'cell-count',
    `${count} letters do not make a square board`,
    behind(word),
    `a board of ${near} by ${near} has ${near * near}; for other sizes, write / between the rows`,
    { count, wanted: near * near },
  );
}

type Sized = { readonly letters: Token; readonly width: number; readonly height: number };

/** `7x6:` with the letters behind it, with or without a blank. */
export function sizedWord(words: readonly Token[]): Sized | undefined {
  const [first, second] = words;
  if (!first || words.length > 2) return undefined;
  const at = first.text.indexOf(':');
  const size = SIZED.exec(second ? first.text : first.text.slice(0, at + 1));
  if (!size) return undefined;
  const letters = second ?? {
    text: first.text.slice(at + 1),
    line: first.line,
    column: first.column + at + 1,
  };
  return { letters, width: Number(size[1]), height: Number(size[2]) };
}

function sizedRows({ letters, width, height }: Sized): PictureRow[] {
  const count = [...letters.text].length;
  if (count === width * height) return cutRows(letters, width);
  throw new ParseError(
    'cell-count',
    `${width} by ${height} are ${width * height} cells, but there are ${countOf(count, 'letter')}`,
    behind(letters),
    'write one letter for each cell, row by row',
  );
}
