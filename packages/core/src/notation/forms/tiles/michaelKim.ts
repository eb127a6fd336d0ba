import { ParseError } from '../../errors/parseError.ts';
import { severalPuzzles } from '../../errors/severalPuzzles.ts';
import type { FormReader, FormWriter } from '../../form.ts';
import { countOf, type Token, wordsOf } from '../text.ts';
import { beginsWithPair } from '../textLooks.ts';
import { placeOfToken } from '../tokenPlaces.ts';
import { gridOfSize } from './gridOfSize.ts';
import { areNumbers, firstWordRows, headerNumber } from './headed.ts';
import { tileReading } from './tileReading.ts';
import { formatGrid, numberRowsOf, refuseTiles } from './tileWriting.ts';

/** The board files of MichaelKim's 15puzzle: width and height, how many boards, the boards. */
export const michaelKim: FormReader = {
  name: 'michaelkim',
  looksLike: (text) => {
    if (!beginsWithPair(text)) return false;
    const [, count, third] = firstWordRows(text, 3);
    return count?.length === 1 && third !== undefined && third.length > 1 && areNumbers(count);
  },
  read: (text) => {
    const { width, height, count, countToken, tokens } = readHeader(text);
    if (count !== 1) throw severalPuzzles(count, placeOfToken(countToken));
    return tileReading(gridOfSize(tokens, { width, height }, text));
  },
};

/** The same form, written. */
export const michaelKimWriter: FormWriter = {
  refuses: (puzzle) => refuseTiles(puzzle, 'standard'),
  write: (puzzle) => {
    const { width, height } = puzzle.board;
    return `${width} ${height}\n1\n${formatGrid(numberRowsOf(puzzle))}`;
  },
};

/**
 * A board file as texts of one board each, in the file's order. Throws ParseError when the header
 * or the number of numbers is wrong; the boards themselves are not checked.
 */
export function splitMichaelKim(text: string): string[] {
  const { width, height, count, countToken, tokens } = readHeader(text);
  const places = width * height;
  const boards = `${countOf(count, 'board')} of ${width} by ${height}`;
  if (tokens.length !== count * places || places === 0) {
    throw new ParseError(
      'tile-count',
      `${boards} need ${count * places} numbers, but ${tokens.length} follow`,
      placeOfToken(countToken),
      'the second line gives the number of boards',
      { count: tokens.length, wanted: count * places },
    );
  }
  return Array.from({ length: count }, (_, index) => {
    const board = tokens.slice(index * places, (index + 1) * places).map((token) => token.text);
    const rows = Array.from({ length: height }, (_row, row) =>
      board.slice(row * width, (row + 1) * width),
    );
    return `${width} ${height}\n1\n${formatGrid(rows)}`;
  });
}

type Header = {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly countToken: Token;
  readonly tokens: readonly Token[];
};

function readHeader(text: string): Header {
  const [first, second, countToken, ...tokens] = wordsOf(text);
  const width = headerNumber(first, 'the width', text);
  const height = headerNumber(second, 'the height', text);
  const count = headerNumber(countToken, 'the number of boards', text);
  return { width, height, count, countToken: countToken!, tokens };
}
