import { describe, expect, test } from 'vitest';
import { parseErrorOf } from '../../../../test/parseErrors.ts';
import { FORMS } from '../../allForms.ts';
import type { Form } from '../../form.ts';
import { readPuzzle } from '../../readPuzzle.ts';

const EIGHT = '8 6 4/0 7 2/5 1 3';

function formOf(name: string): Form {
  return FORMS.find((form) => form.name === name)!;
}

const errorOf = (text: string, from?: string) => parseErrorOf(() => readPuzzle(text, { from }));

describe('bad numbers', () => {
  test.each<[text: string, code: string, line: number, column: number, words: string]>([
    ['8 6 4/0 7 2/5 1 7', 'tile-repeated', 1, 17, '7 occurs twice, 3 is missing'],
    ['8 6 4\n0 7 7\n5 7 3', 'tile-repeated', 2, 5, '7 occurs 3 times, 1 and 2 are missing'],
    ['8 6 4\n0 7 2\n5 1 9', 'tile-range', 3, 5, '9 is too large, 3 is missing'],
    ['8 6 4/9 7 2/5 1 3', 'gap-missing', 1, 7, 'the numbers go from 1 to 9'],
    ['8 6 4/0 7 2/5 0 3', 'gap-repeated', 1, 15, 'the gap occurs twice, 1 is missing'],
    ['8 6 4/0 7 2/_ . 3', 'gap-repeated', 1, 13, 'the gap occurs 3 times, 1 and 5 are'],
    ['8 6 4/0 seven 2/5 1 3', 'tile-token', 1, 9, 'seven is not a number'],
    ['8 6 4/0 -7 2/5 1 3', 'tile-token', 1, 9, '-7 is not a number'],
    ['8 6 4/0 1.5 2/5 1 3', 'tile-token', 1, 9, '1.5 is not a number'],
    ['é 6 4/0 seven 2/5 1 3', 'tile-token', 1, 1, 'é is not a number'],
    ['8 6 4\n0 7\n5 1 3', 'tile-ragged', 2, 4, 'row 2 has 2 numbers, but row 1 has 3'],
    ['1 2 3/4 5/0', 'tile-ragged', 1, 5, 'row 1 has 3 numbers, but row 2 has 2'],
    ['8 6 4/0 7 2 9/5 1 3', 'tile-ragged', 1, 13, 'row 2 has 4 numbers, but row 1 has 3'],
    ['8 6 4/0 7 2/5 1', 'tile-ragged', 1, 16, 'row 3 has 2 numbers'],
    ['1 2 3 4 5 6 7 8', 'gap-missing', 1, 16, 'there are 8 numbers but no gap'],
    [
      '0 1 2 3 4 5 6 7 8 9 10',
      'tile-count',
      1,
      23,
      '11 numbers in one row do not fill a rectangle',
    ],
    ['5 4 3 2 1 0 9 9 9 9', 'tile-repeated', 1, 15, '9 occurs 4 times'],
    ['99999 1 2 3', 'tile-range', 1, 1, 'is too large, the gap is missing'],
    ['1 2 3 4/99 98 97 0', 'tile-range', 1, 9, '99 is too large, 5, 6 and 7 are missing'],
    ['20 21 22 23 24 25 26 27 28 29 30 0', 'tile-range', 1, 1, '1, 2, 3 and 8 more are missing'],
    [
      '3x3:8,6,4,0,7,2,5,1',
      'tile-count',
      1,
      20,
      'a board of 3 by 3 has 9 places, but here are 8 numbers',
    ],
    ['3x3:8,6,4,0,7,2,5,1,3,9', 'tile-count', 1, 23, 'here are 10 numbers'],
    ['3x3:8,6,4,0,b,2,5,1,3', 'tile-token', 1, 13, 'b is not a number'],
    ['4x4#12345', 'tatham-seed', 1, 1, 'seed of a random game'],
    ['?p=2x2&scramble=1_2_3_4_0', 'tile-count', 1, 25, 'here are 5 numbers'],
    ['?scramble=1_2_3_3', 'tile-repeated', 1, 17, '3 occurs twice, the gap is missing'],
    ['3 3\n2\n1 2 3 4 5 6 7 8 0\n1 2 3 4 5 6 7 0 8', 'several-puzzles', 2, 1, '2 puzzles'],
    ['3 3\n1\n1 2 3 4 5 6 7 8', 'tile-count', 3, 16, 'here are 8 numbers'],
    ['3\n1 2 3\n4 5 6', 'tile-count', 3, 1, 'the board has 2 rows, but the header says 3'],
    ['3\n1 2 3\n4 5 0\n7 8\n', 'tile-ragged', 4, 4, 'row 3 has 2 numbers, but the header says 3'],
    ['3\n1 2 3\n4 5 6\n7 8 0\n9 9 9', 'tile-count', 5, 1, 'the board has 4 rows'],
    ['# c\n3\n1 2 3\n4 5 5\n7 8 0', 'tile-repeated', 4, 5, '5 occurs twice, 6 is missing'],
    ['4 4\n1 2 3 4\n5 6 7 8\n9 10 11 12', 'tile-count', 4, 1, 'the board has 3 rows'],
    ['dfs 1,2,5,3,4,6,7,8', 'gap-missing', 1, 20, 'there are 8 numbers but no gap'],
    [
      '1 2 3\n4 5 0\n\n1 2\n3 0\n',
      'goal-size',
      4,
      1,
      'the start is 3 by 2, but the goal is 2 by 2',
    ],
    ['1 2 3\n4 5 0\n\n1 2 3\n4 4 0', 'tile-repeated', 5, 3, '4 occurs twice, 5 is missing'],
  ])('%j: %s at %i:%i', (text, code, line, column, words) => {
    const error = errorOf(text);
    expect([error.code, error.line, error.column]).toEqual([code, line, column]);
    expect(error.message).toContain(words);
    expect(error.hint).not.toBe('');
  });

  test.each<[from: string, text: string, code: string]>([
    ['slidysim', '-', 'tile-count'],
    ['slidysim', ',', 'tile-count'],
    ['slidysim', '/', 'picture-empty'],
    ['numbers', '5', 'tile-count'],
    ['numbers', '[]', 'picture-empty'],
    ['numbers', '1 2 0\n\n0 1 2', 'tile-count'],
    ['numbers', '99999999999999999999 1 2 3', 'tile-range'],
    ['tatham', '3x3', 'tile-count'],
    ['tatham', '0x0:', 'board-size'],
    ['michaelkim', '3', 'header'],
    ['michaelkim', 'three 3', 'header'],
    ['princeton', 'x', 'header'],
    ['princeton', '3', 'picture-empty'],
    ['42', '# nothing', 'header'],
    ['tul', '4', 'header'],
    ['tul', '0 0', 'picture-empty'],
    ['columbia', 'bfs ', 'picture-empty'],
    ['columbia', 'x', 'tile-count'],
  ])('%s forced on %j: %s', (from, text, code) => {
    expect(errorOf(text, from).code).toBe(code);
  });

  test('the hint names the sizes that are possible', () => {
    expect(errorOf('0 1 2 3 4 5 6 7 8 9 10 11 12').hint).toContain(
      '12 (4 by 3) or 14 (7 by 2) places',
    );
    expect(errorOf('0 1 2 3 4', 'numbers').hint).toContain('4 (2 by 2) or 6 (3 by 2)');
    expect(errorOf('0 1', 'numbers').hint).toContain('give 4 (2 by 2) places');
  });
});

test('errors of the finished puzzle point at its tile', () => {
  const { placeOf } = formOf('slidysim').read(EIGHT);
  expect(placeOf({ part: 'start', label: '7' })).toEqual({ line: 1, column: 9, found: '7' });
  expect(placeOf({ part: 'start', cell: 2 })).toEqual({ line: 1, column: 5, found: '4' });
  expect(placeOf({ part: 'board' })).toEqual({ line: 1, column: 1, found: '8' });
});
