/*
 * Fits the drawing of a goal or a state to a known board: spare blanks are dropped, and missing
 * ones are added where that can be meant.
 */
import { type Board, isOpen } from '../../board/board.ts';
import { ParseError } from '../errors/parseError.ts';
import type { TextPlace } from '../form.ts';
import { countOf } from '../forms/text.ts';
import { isBlankRow, type Picture, type PictureRow, padded, trimmedEnd } from './picture.ts';
import { joinedRows } from './separatedRows.ts';

/** What is drawn over a board: names it in messages and error codes. */
export type DrawnPart = 'goal' | 'state';

/**
 * A goal or state drawn over a board. Blank lines that are too many are dropped, at the end first.
 * What is missing at the end of a row or of the picture is read as blanks (anything may be there),
 * as long as it can be meant so: where the board has no open cell, or in rows that use blanks
 * anyway. Cells of rows that are too wide may be separated by blanks. Throws ParseError when the
 * picture has another size than the board.
 */
export function fitPicture(
  rows: readonly PictureRow[],
  board: Board,
  keyPlace: TextPlace,
  part: DrawnPart,
): Picture {
  const fitted = withoutSpareRows(cellsOf(rows, board.width), board.height);
  const wrongHeight = (place: TextPlace) => {
    const rowsHere = countOf(fitted.length, 'row');
    return wrongSize(part, `the ${part} has ${rowsHere}, but the board has ${board.height}`, place);
  };
  const extra = fitted[board.height];
  if (extra) throw wrongHeight(extra);
  const drawn = fitted.map((row, index) => fitRow(row, index, board, part));
  for (let row = drawn.length; row < board.height; row++) {
    const last = fitted.at(-1);
    if (opensAfter(board, row, 0)) throw wrongHeight(last ?? keyPlace);
    const line = (last?.line ?? keyPlace.line) + row - drawn.length + 1;
    drawn.push({ line, column: 1, step: 1, characters: padded([], board.width) });
  }
  return { width: board.width, height: board.height, rows: drawn };
}

/** One character a cell, where blanks separate the cells of rows that are wider than the board. */
function cellsOf(rows: readonly PictureRow[], width: number): readonly PictureRow[] {
  const isWide = rows.some(({ characters }) => trimmedEnd(characters).length > width);
  return isWide ? joinedRows(rows) : rows;
}

function withoutSpareRows(rows: readonly PictureRow[], height: number): readonly PictureRow[] {
  let first = 0;
  let end = rows.length;
  while (end - first > height && isBlankRow(rows[end - 1]!)) end--;
  while (end - first > height && isBlankRow(rows[first]!)) first++;
  return rows.slice(first, end);
}

function fitRow(row: PictureRow, index: number, board: Board, part: DrawnPart): PictureRow {
  const { characters } = row;
  const { width } = board;
  const beyond = characters.findIndex((character, at) => at >= width && character !== ' ');
  const tooShort =
    characters.length < width &&
    characters.length > 0 &&
    !characters.includes(' ') &&
    opensAfter(board, index, characters.length);
  if (beyond >= 0 || tooShort) {
    const at = beyond >= 0 ? beyond : characters.length - 1;
    throw wrongSize(
      part,
      `row ${index + 1} of the ${part} is ${characters.length} cells wide, the board is ${width}`,
      { line: row.line, column: row.column + at, found: characters[at]! },
    );
  }
  return { ...row, characters: padded(characters.slice(0, width), width) };
}

/** True if the row has an open cell at this column or after it. */
function opensAfter(board: Board, row: number, column: number): boolean {
  for (let x = column; x < board.width; x++) if (isOpen(board, row * board.width + x)) return true;
  return false;
}

function wrongSize(part: DrawnPart, message: string, place: TextPlace): ParseError {
  const hint = `draw the ${part} in the size of the start, one character for each cell`;
  return new ParseError(`${part}-size`, message, place, hint);
}
