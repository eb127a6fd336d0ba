import { describe, expect, test } from 'vitest';
import { ParseError } from './errors/parseError.ts';
import { formatPuzzle } from './formatPuzzle.ts';
import { parsePuzzle, parsePuzzles, readPuzzles } from './readPuzzle.ts';

const meant = (...boards: readonly string[]) =>
  boards.map((board) => formatPuzzle(parsePuzzle(board)));
const read = (text: string) => parsePuzzles(text).map((puzzle) => formatPuzzle(puzzle));

const EIGHTS = ['1 2 3/4 5 6/8 7 0', '1 2 3/4 5 6/7 0 8'];
const [ONE, TWO] = ['1 2 3\n4 5 6\n8 7 0', '1 2 3\n4 5 6\n7 0 8'];
const CARS = 'AA..B.\n....B.\n..RRBC\nDDEE.C\nF.G...\nF.GHHH';

describe('several boards in one text', () => {
  test.each([
    ['their number, then lines', `2\n${ONE}\n${TWO}\n`],
    ['their number, then blocks', `2\n\n${ONE}\n\n${TWO}\n`],
    ['their number, then sizes', `2\n3\n${ONE}\n3\n${TWO}\n`],
    ['sides and number', `3 3\n2\n${ONE}\n${TWO}\n`],
    ['sizes up to zeros', `3 3\n${ONE}\n3 3\n${TWO}\n0 0\n`],
    ['one a line', '2\n1 2 3 4 5 6 8 7 0\n1 2 3 4 5 6 7 0 8\n'],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(meant(...EIGHTS));
    expect(() => parsePuzzle(text)).toThrow('the text holds 2 puzzles');
  });

  test('START, board, goal and END are one puzzle with its goal', () => {
    const text = 'START 3 3 9\n1 2 3\nX 4 6\n7 5 8\n1 2 3\n4 5 6\n7 8 X\nEND\n';
    const as = 'tiles: 1 2 3/0 4 6/7 5 8\ngoal: 1 2 3/4 5 6/7 8 0';
    expect(read(text)).toEqual(meant(as));
    const two = text + text.replace('7 5 8', '7 8 5');
    expect(read(two)).toEqual(meant(as, as.replace('7 5 8', '7 8 5')));
  });

  test('one board behind a 1 is one puzzle, and its errors have their places', () => {
    expect(parsePuzzle(`1\n${TWO}`)).toEqual(parsePuzzle(EIGHTS[1]!));
  });

  test('three blocks and more, of other pieces, too', () => {
    expect(read(`${ONE}\n\n${TWO}\n\n${ONE}`)).toHaveLength(3);
    expect(read(`2\n${CARS}\n${CARS}`)).toEqual(meant(CARS, CARS));
  });

  test('sizes differ from board to board', () => {
    const text = '3 3\n1 0 3\n4 2 5\n7 8 6\n4 3\n1 2 5\n4 6 9\n11 8 10\n3 7 0\n0 0';
    expect(read(text)).toEqual(meant('1 0 3/4 2 5/7 8 6', '1 2 5/4 6 9/11 8 10/3 7 0'));
  });

  test('a mistake in a later board is that of its line', () => {
    const boards = [ONE, TWO, ONE, '1 2 3\n4 5 5\n7 8 0'];
    const attempts = readPuzzles(`4\n${boards.join('\n')}\n`);
    expect(attempts.map(({ line }) => line)).toEqual([2, 5, 8, 11]);
    const last = attempts[3]!;
    expect('error' in last && [last.error.code, last.error.line]).toEqual(['tile-repeated', 12]);
  });

  test('one puzzle stays one, and a number that does not fit is told as before', () => {
    expect(parsePuzzles(`3\n${ONE}`)).toHaveLength(1);
    expect(() => parsePuzzles(`7\n${ONE}\n${TWO}`)).toThrow(ParseError);
  });
});
