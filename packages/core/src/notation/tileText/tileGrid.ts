/* Boards of numbered tiles as rows of words, each a number, a wall, a gate or anything. */
import type { Board, CellType } from '../../board/board.ts';
import { ParseError } from '../errors/parseError.ts';
import type { TextPlace } from '../form.ts';
import { charactersOf } from '../forms/text.ts';
import { gridOfRows } from '../forms/tiles/numberGrid.ts';
import { placeOfToken } from '../forms/tokenPlaces.ts';
import { type SourceLine, type SourceToken, tokensIn } from '../sourceText.ts';

/** A word of a number grid and where it stands. */
export type TileToken = SourceToken;

/** Rows of words, all equally long. */
export type TileGrid = {
  readonly width: number;
  readonly height: number;
  /** Row-major. */
  readonly tokens: readonly TileToken[];
};

/** What one word says: a tile's number, a free cell (0), a cell of another type, or anything. */
export type TileWord = number | 'wall' | 'gate' | 'anything';

/** Cuts lines into rows of words: blanks or commas between words, `/` or line ends between rows. */
export function tokenRows(lines: readonly SourceLine[]): TileToken[][] {
  const rows: TileToken[][] = [];
  for (const line of lines) {
    if (line.text.trimStart().startsWith('//')) continue;
    let row: TileToken[] = [];
    for (const token of tokensIn(line, /\/|[^\s,/]+/g)) {
      if (token.text !== '/') {
        row.push(token);
        continue;
      }
      if (row.length > 0) rows.push(row);
      row = [];
    }
    if (row.length > 0) rows.push(row);
  }
  return rows;
}

/** Rows as a grid. Throws ParseError unless they are equally long. */
export function gridOf(words: readonly (readonly TileToken[])[], keyPlace: TextPlace): TileGrid {
  const rows = arePacked(words) ? words.map(([word]) => charactersOf(word!)) : words;
  const width = rows[0]?.length ?? 0;
  if (width === 0) {
    throw new ParseError('picture-empty', 'there are no numbers', keyPlace, 'give 1 2 3/4 5 0');
  }
  return gridOfRows(rows);
}

/** Rows of digits without blanks, `123/804/765`; a column of such numbers lacks 1. */
function arePacked(rows: readonly (readonly TileToken[])[]): boolean {
  const width = rows[0]?.[0]?.text.length ?? 0;
  return (
    width > 1 &&
    rows.every(([word, more]) => !more && word?.text.length === width) &&
    rows.every(([word]) => /^[\d.#-]+$/.test(word!.text))
  );
}

/** Throws ParseError for a word that is none. In a start `.` is a free cell, in a goal anything. */
export function readWord(token: TileToken, part: 'start' | 'goal'): TileWord {
  const { text } = token;
  if (/^\d+$/.test(text)) return Number(text);
  if (text === '.') return part === 'start' ? 0 : 'anything';
  if (text === '#') return 'wall';
  if (text === '-') return 'gate';
  throw notTile(token, part === 'goal' ? '. in cells that do not matter' : undefined);
}

export function notTile(token: TileToken, further = '# for a wall'): ParseError {
  return new ParseError(
    'tile-token',
    `"${token.text}" is not the number of a tile`,
    placeOfToken(token),
    `write whole numbers, 0 for the gap, ${further}`,
  );
}

/** The tile of this number in a cell: a piece, or what a goal demands of it. */
export function tileAt(number: number, cell: number): { label: string; cells: number[] } {
  return { label: String(number), cells: [cell] };
}

/** The board that the words of a start draw. */
export function boardOfWords(grid: TileGrid, words: readonly TileWord[]): Board {
  const cells = words.map(
    (word): CellType => (word === 'wall' || word === 'gate' ? word : 'floor'),
  );
  return { width: grid.width, height: grid.height, cells };
}
