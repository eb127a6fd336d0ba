import { BOARD_SIDE_MAX } from '../../../board/board.ts';
import { largest } from '../../drawings/picture.ts';
import { ParseError } from '../../errors/parseError.ts';
import type { FormReader, FormWriter } from '../../form.ts';
import { filledLines, type Token, wordsOf } from '../text.ts';
import { firstLines } from '../textLooks.ts';
import { placeOfToken } from '../tokenPlaces.ts';
import { gridOfSize } from './gridOfSize.ts';
import { gridOfRows } from './numberGrid.ts';
import { readNumberRows } from './numberRows.ts';
import { tileReading } from './tileReading.ts';
import { numberRowsOf, refuseTiles } from './tileWriting.ts';

const GAME_ID = /^\s*(?:fifteen:)?(\d+)x(\d+)\s*([:#])/i;

/** Simon Tatham's Fifteen: the game ID `3x3:8,6,4,0,7,2,5,1,3`, or the game copied as text. */
export const tatham: FormReader = {
  name: 'tatham',
  looksLike: (text) =>
    (GAME_ID.test(text) && !/[A-Za-z.]{2}/.test(text.replace(/fifteen/i, ''))) || isTextCopy(text),
  read: (text) => {
    const id = GAME_ID.exec(text);
    if (!id) {
      const grid = gridOfRows(readNumberRows(filledLines(text)), text);
      return tileReading(grid, { name: 'standard' }, noteOfBlank(grid.tokens));
    }
    const prefix = id[0].replace(/[^\r\n]/g, ' ');
    const words = wordsOf(`${prefix}${text.slice(id[0].length).replaceAll(',', ' ')}`);
    if (id[3] === '#') throw randomSeed(text);
    const size = { width: Number(id[1]), height: Number(id[2]) };
    return tileReading(gridOfSize(words, size, text), { name: 'standard' });
  },
};

/** The same form, written. */
export const tathamWriter: FormWriter = {
  refuses: (puzzle) => refuseTiles(puzzle, 'standard'),
  write: (puzzle) => {
    const { width, height } = puzzle.board;
    return `${width}x${height}:${numberRowsOf(puzzle).flat().join(',')}`;
  },
};

function randomSeed(text: string): ParseError {
  const [word] = wordsOf(text);
  return new ParseError(
    'tatham-seed',
    'this is the seed of a random game, not a board',
    placeOfToken(word!),
    'copy the specific game ID, the one with a colon and the numbers',
  );
}

function noteOfBlank(tokens: readonly Token[]): string[] {
  const blank = tokens.find((token) => token.text === '');
  return blank ? [`the empty place in line ${blank.line} is the gap`] : [];
}

/** How many runs of digits a line of digits and blanks has. */
function countNumbers(line: string): number {
  let count = 0;
  for (let i = 0; i < line.length; i++) {
    if (line[i] !== ' ' && (i === 0 || line[i - 1] === ' ')) count++;
  }
  return count;
}

/** Right-aligned numbers, every row but one full, and no gap written. */
function isTextCopy(text: string): boolean {
  if (!/^\uFEFF?[\d \r\n]*$/.test(text)) return false;
  const lines = firstLines(text, BOARD_SIDE_MAX + 1);
  if (lines.length < 2 || lines.length > BOARD_SIDE_MAX) return false;
  // Counted before words are made of them: every board of numbers comes by here.
  const counts = lines.map((line) => countNumbers(line.text));
  const width = largest(counts);
  if (width > BOARD_SIDE_MAX) return false;
  const lacking = counts.reduce((sum, count) => sum + width - count, 0);
  if (lacking !== 1 || lines.some((line) => /(?<!\S)0+(?!\S)/.test(line.text))) return false;
  return readNumberRows(lines).every((row) => row.length === width);
}
