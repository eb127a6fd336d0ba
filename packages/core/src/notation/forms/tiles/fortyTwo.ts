import type { FormReader, FormWriter } from '../../form.ts';
import type { SourceLine } from '../../sourceText.ts';
import { filledLines } from '../text.ts';
import { firstLines, withoutComment } from '../textLooks.ts';
import { headedGrid, SIDE, wordRows } from './headed.ts';
import { hasSideHeader } from './princeton.ts';
import { tileReading } from './tileReading.ts';
import { formatGrid, numberRowsOf, refuseTiles } from './tileWriting.ts';

/** Of two signs and more, it is the heading of a page. */
const COMMENT = /(?<!#)#(?!#)/;

/** N-Puzzle files of the school 42: comments after #, the side, the rows; the goal is a spiral. */
export const fortyTwo: FormReader = {
  name: '42',
  looksLike: (text) =>
    /^\s*[#\d]/.test(text) &&
    COMMENT.test(text) &&
    hasSideHeader(wordRows(withoutComments(firstLines(text, 100)))),
  read: (text) => {
    const rows = wordRows(withoutComments(filledLines(text)));
    return tileReading(headedGrid(rows, text, SIDE), { name: 'spiral' });
  },
};

/** The same form, written. */
export const fortyTwoWriter: FormWriter = {
  refuses: (puzzle) => refuseTiles(puzzle, 'spiral', { square: true }),
  write: (puzzle) => {
    const { width } = puzzle.board;
    return `# goal: spiral\n${width}\n${formatGrid(numberRowsOf(puzzle))}`;
  },
};

function withoutComments(lines: readonly SourceLine[]): SourceLine[] {
  return lines.map(({ number, text: line }) => ({
    number,
    text: withoutComment(line, '#'),
  }));
}
