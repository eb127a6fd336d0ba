/* Drawn boards as rows of characters, with their places in the text. */
import { BOARD_SIDE_MAX, type CellType } from '../../board/board.ts';
import { ParseError } from '../errors/parseError.ts';
import type { TextPlace } from '../form.ts';
import { requireDrawable, type SourceLine } from '../sourceText.ts';

/** One row of a drawing: a character (code point) a cell. */
export type PictureRow = {
  readonly line: number;
  /** Column of its first character. */
  readonly column: number;
  readonly characters: readonly string[];
};

/** A drawn board: rows of equal length. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly PictureRow[];
};

/** A piece of a drawing and its cells, row by row. */
export type DrawnPiece = { readonly label: string; readonly cells: number[] };

/** Characters that are cells, not pieces. */
export const CELL_CHARACTERS: Readonly<Record<string, CellType>> = {
  '.': 'floor',
  '#': 'wall',
  ' ': 'outside',
  '-': 'gate',
};

export function isLabelCharacter(character: string): boolean {
  return !Object.hasOwn(CELL_CHARACTERS, character);
}

/** Lines as rows, their common indentation taken off. Throws ParseError at an impossible cell. */
export function pictureRows(lines: readonly SourceLine[], indent: number): PictureRow[] {
  return lines.map(({ number, text }) => {
    const cut = Math.min(indent, text.length - text.replace(/^ +/, '').length);
    return rowOf(text.slice(cut), number, cut + 1);
  });
}

/** One line as rows divided by `/`. Throws ParseError at an impossible cell. */
export function slashedRows({ number, text }: SourceLine, column = 1): PictureRow[] {
  let next = column;
  return text.split('/').map((part) => {
    const row = rowOf(part, number, next);
    next += row.characters.length + 1;
    return row;
  });
}

function rowOf(text: string, line: number, column: number): PictureRow {
  const characters = [...text];
  requireDrawable(characters, line, column);
  return { line, column, characters };
}

/**
 * The drawing of a start. Empty rows around it are dropped. Where all rows are equally long, blanks
 * at their ends are cells outside the board; where they are ragged, blanks at the ends are nothing
 * and short rows are filled up. `place`: of the whole, for a board that is too large.
 */
export function startPicture(rows: readonly PictureRow[], place: TextPlace): Picture {
  const kept = withoutRim(rows, ({ characters }) => characters.length === 0);
  const width = largest(kept.map(({ characters }) => characters.length));
  if (kept.every(({ characters }) => characters.length === width)) {
    requireSides({ width, height: kept.length }, place);
    return { width, height: kept.length, rows: kept };
  }
  const trimmed = withoutRim(
    kept.map((row) => ({ ...row, characters: trimmedEnd(row.characters) })),
    ({ characters }) => characters.length === 0,
  );
  const widest = largest(trimmed.map(({ characters }) => characters.length));
  requireSides({ width: widest, height: trimmed.length }, place);
  return {
    width: widest,
    height: trimmed.length,
    rows: trimmed.map((row) => ({ ...row, characters: padded(row.characters, widest) })),
  };
}

/** Throws ParseError for a board that is too large, before its rows are filled up. */
export function requireSides(
  { width, height }: { readonly width: number; readonly height: number },
  place: TextPlace,
): void {
  if (Math.max(width, height) <= BOARD_SIDE_MAX) return;
  throw new ParseError(
    'board-size',
    `a board of ${width} by ${height} cells is not possible`,
    place,
    `both sides are from 1 to ${BOARD_SIDE_MAX}`,
    { width, height, most: BOARD_SIDE_MAX },
  );
}

export function trimmedEnd(characters: readonly string[]): readonly string[] {
  let end = characters.length;
  while (end > 0 && characters[end - 1] === ' ') end--;
  return characters.slice(0, end);
}

export function isBlankRow({ characters }: PictureRow): boolean {
  return characters.every((character) => character === ' ');
}

/** The cells of each label, labels in the order in which they first appear, row by row. */
export function cellsByLabel(picture: Picture): DrawnPiece[] {
  const cellsOf = new Map<string, number[]>();
  picture.rows.forEach(({ characters }, row) => {
    characters.forEach((label, column) => {
      if (!isLabelCharacter(label)) return;
      const cells = cellsOf.get(label);
      const cell = row * picture.width + column;
      if (cells) cells.push(cell);
      else cellsOf.set(label, [cell]);
    });
  });
  return [...cellsOf].map(([label, cells]) => ({ label, cells }));
}

/** Where a cell of the picture stands in the text. */
export function placeOfCell(picture: Picture, cell: number): TextPlace {
  const column = cell % picture.width;
  const row = picture.rows[Math.floor(cell / picture.width)]!;
  return { line: row.line, column: row.column + column, found: row.characters[column] ?? '' };
}

function padded(characters: readonly string[], width: number): readonly string[] {
  return [...characters, ...new Array<string>(width - characters.length).fill(' ')];
}

/** The largest of some lengths, 0 where there is none; `Math.max` fails on very long lists. */
export function largest(lengths: readonly number[]): number {
  return lengths.reduce((most, length) => Math.max(most, length), 0);
}

function withoutRim(
  rows: readonly PictureRow[],
  isNothing: (row: PictureRow) => boolean,
): readonly PictureRow[] {
  const first = rows.findIndex((row) => !isNothing(row));
  const last = rows.findLastIndex((row) => !isNothing(row));
  return first < 0 ? [] : rows.slice(first, last + 1);
}
