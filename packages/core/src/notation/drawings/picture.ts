/* Drawn boards as rows of characters, with their places in the text. */
import { BOARD_SIDE_MAX, type Board, type CellType } from '../../board/board.ts';
import { ParseError } from '../errors/parseError.ts';
import type { TextPlace } from '../form.ts';
import { requireDrawable, type SourceLine, type SourceToken } from '../sourceText.ts';
import type { PictureRow } from './pictureRow.ts';
import { joinedRows } from './separatedRows.ts';

export type { PictureRow } from './pictureRow.ts';

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
  return character !== '.' && character !== '#' && character !== ' ' && character !== '-';
}

/** The board of a picture: every label stands on floor. */
export function boardOf(picture: Picture): Board {
  const { width, height } = picture;
  const cells = charactersIn(picture).map((character) =>
    isLabelCharacter(character) ? 'floor' : CELL_CHARACTERS[character]!,
  );
  return { width, height, cells };
}

/** The characters of all cells, row by row; `flatMap` takes long on large boards. */
export function charactersIn({ rows }: Picture): string[] {
  return ([] as string[]).concat(...rows.map(({ characters }) => characters));
}

/** Lines as rows, their common indentation taken off. Throws ParseError at an impossible cell. */
export function pictureRows(lines: readonly SourceLine[], indent: number): PictureRow[] {
  return lines.map(({ number, text }) => {
    let cut = 0;
    while (cut < indent && text[cut] === ' ') cut++;
    return rowOf({ text: text.slice(cut), line: number, column: cut + 1 });
  });
}

/** One line as rows divided by `/`. Throws ParseError at an impossible cell. */
export function slashedRows({ number, text }: SourceLine, column = 1): PictureRow[] {
  let next = column;
  return text.split('/').map((part) => {
    const row = rowOf({ text: part, line: number, column: next });
    next += row.characters.length + 1;
    return row;
  });
}

/** One character a cell. Throws ParseError at an impossible one. */
export function rowOf({ text, line, column }: SourceToken): PictureRow {
  const characters = [...text];
  requireDrawable(characters, line, column);
  return { line, column, step: 1, characters };
}

/**
 * The drawing of a start. Cells may be separated by blanks. Empty rows around it are dropped. Where
 * all rows are equally long, blanks at their ends are cells outside the board; where they are
 * ragged, blanks at the ends are nothing and short rows are filled up. `place`: of the whole, for a
 * board that is too large.
 */
export function startPicture(rows: readonly PictureRow[], place: TextPlace): Picture {
  let drawn = withoutRim(joinedRows(rows));
  const isRagged = drawn.some((row) => row.characters.length !== drawn[0]!.characters.length);
  if (isRagged) {
    drawn = withoutRim(drawn.map((row) => ({ ...row, characters: trimmedEnd(row.characters) })));
  }
  const width = largest(drawn.map(({ characters }) => characters.length));
  const height = drawn.length;
  if (height > 0) requireSides({ width, height }, place);
  if (isRagged) drawn = drawn.map((row) => ({ ...row, characters: padded(row.characters, width) }));
  return { width, height, rows: drawn };
}

/** Throws ParseError for sides that no board has, before its rows are filled up. */
export function requireSides(
  { width, height }: { readonly width: number; readonly height: number },
  place: TextPlace,
): void {
  if (Math.min(width, height) > 0 && Math.max(width, height) <= BOARD_SIDE_MAX) return;
  throw new ParseError(
    'board-size',
    `a board of ${width} by ${height} cells is not possible`,
    place,
    `both sides are from 1 to ${BOARD_SIDE_MAX}`,
    { width, height, most: BOARD_SIDE_MAX },
  );
}

export function trimmedEnd(characters: readonly string[]): readonly string[] {
  return characters.slice(0, characters.findLastIndex((character) => character !== ' ') + 1);
}

export function isBlankRow({ characters }: PictureRow): boolean {
  return trimmedEnd(characters).length === 0;
}

/** The cells of each label, labels in the order in which they first appear, row by row. */
export function cellsByLabel(picture: Picture): DrawnPiece[] {
  const cellsOf = new Map<string, number[]>();
  charactersIn(picture).forEach((label, cell) => {
    if (!isLabelCharacter(label)) return;
    const known = cellsOf.get(label);
    if (known) known.push(cell);
    else cellsOf.set(label, [cell]);
  });
  return Array.from(cellsOf, ([label, cells]) => ({ label, cells }));
}

/** Zeros are free cells where nothing else is: on a full board no piece could move. */
export function withFreeZeros(picture: Picture): Picture {
  return /[.-]/.test(charactersIn(picture).join('')) ? picture : withFree(picture, '0');
}

/** The same picture with free cells for these signs. */
export function withFree(picture: Picture, signs: string): Picture {
  return redrawn(picture, (character) => (signs.includes(character) ? '.' : character));
}

/** The same picture with every character put through `replace`. */
export function redrawn(
  picture: Picture,
  replace: (character: string, cell: number) => string,
): Picture {
  const rows = picture.rows.map((row, y) => ({
    ...row,
    characters: row.characters.map((character, x) => replace(character, y * picture.width + x)),
  }));
  return { ...picture, rows };
}

/** The pieces that a goal draws; 0 is a free cell unless the start has such a piece. */
export function drawnGoal(
  picture: Picture,
  start: readonly { readonly label: string }[],
): DrawnPiece[] {
  const isPiece = start.some(({ label }) => label === '0');
  return cellsByLabel(picture).filter(({ label }) => isPiece || label !== '0');
}

/** Where a cell of the picture stands in the text. */
export function placeOfCell(picture: Picture, cell: number): TextPlace {
  const column = cell % picture.width;
  const row = picture.rows[Math.floor(cell / picture.width)]!;
  const at = row.column + column * row.step;
  return { line: row.line, column: at, found: row.characters[column] ?? '' };
}

/** Filled up with blanks. */
export function padded(characters: readonly string[], width: number): readonly string[] {
  if (characters.length === width) return characters;
  return [...characters, ...new Array<string>(width - characters.length).fill(' ')];
}

/** The largest of some lengths, 0 where there is none; `Math.max` fails on very long lists. */
export function largest(lengths: readonly number[]): number {
  return lengths.reduce((most, length) => Math.max(most, length), 0);
}

/** Without the empty rows above and below. */
function withoutRim(rows: readonly PictureRow[]): readonly PictureRow[] {
  const isDrawn = ({ characters }: PictureRow) => characters.length > 0;
  const first = rows.findIndex(isDrawn);
  return first < 0 ? [] : rows.slice(first, rows.findLastIndex(isDrawn) + 1);
}
