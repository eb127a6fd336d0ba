import { readPuzzle, seededRandom } from '@glissade/core';
import { expect, test } from 'vitest';
import { NumberLines } from './numberLines.ts';

const random = seededRandom(1);

/** A line with the numbers of a board in any order. */
function lineOf(width: number, height: number): string {
  const numbers = Array.from({ length: width * height }, (_, at) => at);
  for (let at = numbers.length - 1; at > 0; at--) {
    const other = random(at + 1);
    [numbers[at], numbers[other]] = [numbers[other]!, numbers[at]!];
  }
  const rows = Array.from({ length: height }, (_, y) => numbers.slice(y * width, (y + 1) * width));
  return rows.map((row) => row.join(' ')).join('/');
}

/** Reads lines after this one was read. */
function readerAfter(line: string): NumberLines {
  const lines = new NumberLines();
  lines.learn(line, readPuzzle(line));
  return lines;
}

test.each([
  [2, 2],
  [3, 2],
  [2, 5],
  [3, 3],
  [4, 4],
  [5, 5],
  [7, 3],
  [12, 11],
])('lines of %i by %i are read as by the reader of all forms', (width, height) => {
  const lines = readerAfter(lineOf(width, height));
  for (let count = 0; count < 50; count++) {
    const line = lineOf(width, height);
    const read = lines.read(line);
    expect(read).toEqual(readPuzzle(line));
    expect(read!.puzzle.start).toBeInstanceOf(Uint16Array);
  }
});

test('boards of a list share all but their start', () => {
  const lines = readerAfter('8 6 4/0 7 2/5 1 3');
  const [one, other] = ['1 2 3/4 5 6/0 7 8', '8 6 4/0 7 2/5 3 1'].map((line) => lines.read(line)!);
  expect(one!.puzzle.goals).toBe(other!.puzzle.goals);
  expect(one!.puzzle.start).not.toBe(other!.puzzle.start);
});

test.each([
  '1 2/3 0',
  '1 2 3/4 5 6/7 8 8',
  '1 2 3/4 5 6/7 8 9',
  '1 2 3/4 5 6/0 0 8',
  '1 2 3/4 5 6/7 8',
  '1 2 3/4 5 6/7 8 ',
  '1 2 3/4 5 6/7 8 0 ',
  ' 1 2 3/4 5 6/7 8 0',
  '1 2 3/4 5 6/7 8 0/',
  '1  2 3/4 5 6/7 8 0',
  '1 2 3 4/5 6/7 8 0',
  '1 2 3/4 5 6/7 8 _',
  '1,2,3/4,5,6/7,8,0',
  '1 2 3/4 5 6/7 8 99999999999999999999',
  '1 2 3/4 5 6/7 8 -0',
  '',
])('%j is left to that reader', (text) => {
  expect(readerAfter('8 6 4/0 7 2/5 1 3').read(text)).toBeUndefined();
});

test('nothing is learnt from texts of other looks', () => {
  const lines = new NumberLines();
  expect(lines.read('8 6 4/0 7 2/5 1 3')).toBeUndefined();
  for (const text of [
    '2003/2003/4115/4785/6..9',
    'tiles:\n1 2 3\n4 5 6\n7 0 8',
    '1,2,3/4,5,6/7,0,8',
  ]) {
    lines.learn(text, readPuzzle(text));
    expect(lines.read('8 6 4/0 7 2/5 1 3')).toBeUndefined();
  }
});
