/* Drawings whose rows are words of a text: cut, joined to a picture and checked. */
import {
  type Picture,
  type PictureRow,
  placeOfCell,
  requireSides,
  rowOf,
} from '../drawings/picture.ts';
import { ParseError } from '../errors/parseError.ts';
import type { ParseErrorCode } from '../errors/parseErrorCodes.ts';
import { type Kept, keptIn } from '../sourceText.ts';
import { countOf, endOf, medianOf, type Token, tokensOf } from './text.ts';

/** Rows between blanks, slashes and line ends. */
export function rowWords(text: string): readonly Token[] {
  return keptIn(rows, text, () => tokensOf(text, /[^\s/]+/g));
}

const rows: Kept<readonly Token[]> = {};

/** One word cut into rows of this width. */
export function cutRows(word: Token, width: number): PictureRow[] {
  const { line, column, characters } = rowOf(word);
  const rows: PictureRow[] = [];
  for (let at = 0; at < characters.length; at += width) {
    rows.push({ line, column: column + at, step: 1, characters: characters.slice(at, at + width) });
  }
  return rows;
}

/** Rows of equal length as a picture. Throws ParseError at the first row of another length. */
export function pictureOf(rows: readonly PictureRow[], text: string): Picture {
  if (rows.length === 0) throw noRow(text);
  const first = rows[0]!.characters.length;
  const isEven = rows.every(({ characters }) => characters.length === first);
  const lengths = isEven ? [] : rows.map(({ characters }) => characters.length);
  const width = isEven ? first : medianOf(lengths);
  const odd = lengths.findIndex((length) => length !== width);
  if (odd >= 0) {
    const row = rows[odd]!;
    const at = Math.min(width, row.characters.length);
    const count = countOf(row.characters.length, 'cell');
    throw new ParseError(
      'picture-ragged',
      `row ${odd + 1} has ${count}, but row ${lengths.indexOf(width) + 1} has ${width}`,
      { line: row.line, column: row.column + at, found: row.characters[at] ?? '' },
      'draw every row with the same number of cells',
      { row: odd + 1, count: row.characters.length, wanted: width },
    );
  }
  requireSides({ width, height: rows.length }, { line: rows[0]!.line, column: rows[0]!.column });
  return { width, height: rows.length, rows };
}

export function noRow(text: string): ParseError {
  const hint = 'draw the board in rows';
  return new ParseError('picture-empty', 'the board has no row', endOf(text), hint);
}

/** Throws ParseError at the first character of the picture that `isKnown` does not know. */
export function requireCharacters(
  picture: Picture,
  isKnown: (character: string) => boolean,
  error: { readonly code: ParseErrorCode; readonly hint: string },
): void {
  for (const [y, { characters }] of picture.rows.entries()) {
    const x = characters.findIndex((character) => !isKnown(character));
    if (x < 0) continue;
    const found = characters[x]!;
    const message = `${found === ' ' ? 'a blank' : found} has no meaning here`;
    const place = placeOfCell(picture, y * picture.width + x);
    throw new ParseError(error.code, message, place, error.hint);
  }
}
