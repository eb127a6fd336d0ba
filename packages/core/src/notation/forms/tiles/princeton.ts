import type { FormReader, FormWriter } from '../../form.ts';
import type { Token } from '../text.ts';
import { beginsWithNumber } from '../textLooks.ts';
import { areNumbers, firstWordRows, headedGrid, SIDE, wordRowsOf } from './headed.ts';
import { tileReading } from './tileReading.ts';
import { formatGrid, numberRowsOf, refuseTiles } from './tileWriting.ts';

/** The files of Princeton's course: the side, then the rows. */
export const princeton: FormReader = {
  name: 'princeton',
  looksLike: (text) =>
    beginsWithNumber(text) && !text.includes('#') && hasSideHeader(firstWordRows(text, 2)),
  read: (text) => tileReading(headedGrid(wordRowsOf(text), text, SIDE)),
};

/** The same form, written. */
export const princetonWriter: FormWriter = {
  refuses: (puzzle) => refuseTiles(puzzle, 'standard', { square: true }),
  write: (puzzle) => `${puzzle.board.width}\n${formatGrid(numberRowsOf(puzzle))}`,
};

/** A side alone on the first line and more than one word on the next. */
export function hasSideHeader([header, second]: readonly (readonly Token[])[]): boolean {
  if (!header || !second || header.length !== 1 || !/^0*[1-9]\d*$/.test(header[0]!.text))
    return false;
  const numeric = second.filter((word) => areNumbers([word])).length;
  return second.length > 1 && numeric * 2 >= second.length;
}
