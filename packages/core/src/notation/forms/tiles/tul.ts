/* The form of the course at Łódź (TUL): files with the size of the board and its rows. */
import type { FormReader, FormWriter } from '../../form.ts';
import type { Token } from '../text.ts';
import { beginsWithPair } from '../textLooks.ts';
import { areNumbers, firstWordRows, headedGrid, wordRowsOf } from './headed.ts';
import { tileReading } from './tileReading.ts';
import { formatGrid, numberRowsOf, refuseTiles } from './tileWriting.ts';

/** Header and rows of the largest board, and one to spare. */
const ROWS_MAX = 257;

/** The files of the course at Łódź (TUL): the numbers of rows and columns, then the rows. */
export const tul: FormReader = {
  name: 'tul',
  looksLike: (text) => beginsWithPair(text) && hasSizeHeader(firstWordRows(text, ROWS_MAX)),
  read: (text) => tileReading(headedGrid(wordRowsOf(text), text)),
};

/** The same form, written. */
export const tulWriter: FormWriter = {
  refuses: (puzzle) => refuseTiles(puzzle, 'standard'),
  write: (puzzle) => {
    const { width, height } = puzzle.board;
    return `${height} ${width}\n${formatGrid(numberRowsOf(puzzle))}`;
  },
};

/** Two sides on the first line, and rows under it that are not as long as it or repeat it. */
function hasSizeHeader([header, ...rows]: readonly (readonly Token[])[]): boolean {
  if (header?.length !== 2 || rows.length < 2 || !areNumbers(header)) return false;
  const [height, width] = header.map(({ text }) => Number(text)) as [number, number];
  if (height < 2 || width < 2) return false;
  const fitting = rows.filter((row) => row.length === width).length;
  if (width > 2) return fitting * 2 > rows.length;
  // Boards two columns wide look like their header: it is one if the numbers would repeat.
  const all = [header, ...rows].flat().map(({ text }) => text);
  return rows.length === height && fitting === height && new Set(all).size < all.length;
}
