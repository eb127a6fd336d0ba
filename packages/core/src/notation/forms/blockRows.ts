/* Drawings whose rows are words of a text: cut, joined to a picture and checked. */
import {
  charactersIn,
  type Picture,
  type PictureRow,
  placeOfCell,
  requireSides,
  rowOf,
} from '../drawings/picture.ts';
import { ParseError } from '../errors/parseError.ts';
import { type Kept, keptIn } from '../sourceText.ts';
import { cutInto, endOf, evenLength, type Token, tokensOf } from './text.ts';

/** Rows between blanks, slashes and line ends. */
export function rowWords(text: string): readonly Token[] {
  return keptIn(rows, text, () => tokensOf(text, /[^\s/]+/g));
}

const rows: Kept<readonly Token[]> = {};

/** One word cut into rows of this width. */
export function cutRows(word: Token, width: number): PictureRow[] {
  const row = rowOf(word);
  return cutInto(row.characters, width).map((characters, at) => {
    return { ...row, column: row.column + at * width, characters };
  });
}

/** Rows of equal length as a picture. Throws ParseError at the first row of another length. */
export function pictureOf(rows: readonly PictureRow[], text: string): Picture {
  if (rows.length === 0) throw noRow(text);
  const lengths = rows.map(({ characters }) => characters.length);
  const width = evenLength(lengths, {
    code: 'picture-ragged',
    noun: 'cell',
    hint: 'draw every row with the same number of cells',
    placeOf: (at, usual) => {
      const { line, column, characters } = rows[at]!;
      const cell = Math.min(usual, characters.length);
      return { line, column: column + cell, found: characters[cell] ?? '' };
    },
  });
  requireSides({ width, height: rows.length }, { line: rows[0]!.line, column: rows[0]!.column });
  return { width, height: rows.length, rows };
}

export function noRow(text: string): ParseError {
  const hint = 'draw the board in rows';
  return new ParseError('picture-empty', 'the board has no row', endOf(text), hint);
}

/** Throws ParseError at the first character of the picture that is none of these. */
export function requireCharacters(picture: Picture, known: RegExp, hint: string): void {
  const characters = charactersIn(picture);
  const at = characters.findIndex((character) => !known.test(character));
  if (at < 0) return;
  const message = `${characters[at]} has no meaning here`;
  throw new ParseError('cell-unknown', message, placeOfCell(picture, at), hint);
}
