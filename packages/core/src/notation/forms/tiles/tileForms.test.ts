import { describe, expect, test } from 'vitest';
import { buildPuzzle } from '../../../puzzle/build.ts';
import { FORMS } from '../../allForms.ts';
import type { Form } from '../../form.ts';
import { readPuzzle } from '../../readPuzzle.ts';
import { splitMichaelKim } from '../index.ts';
import { numberRowsOf } from './tileWriting.ts';

const EIGHT = '8 6 4/0 7 2/5 1 3';

function formOf(name: string): Form {
  return FORMS.find((form) => form.name === name)!;
}

/** The start of a text as slidysim writes it. */
function startOf(text: string, from?: string): string {
  const { puzzle } = readPuzzle(text, { from });
  return numberRowsOf(puzzle)
    .map((row) => row.join(' '))
    .join('/');
}

function goalOf(text: string, from?: string): string {
  const { puzzle } = readPuzzle(text, { from });
  const start = puzzle.start.slice();
  for (const { piece, cell } of puzzle.goals[0]!) start[piece] = cell;
  return numberRowsOf({ ...puzzle, start })
    .map((row) => row.join(' '))
    .join('/');
}

describe('tile boards are read', () => {
  test.each([
    ['slidysim', EIGHT],
    ['slidysim', ' 8 6 4 / x 7 2 /5 1 3\n'],
    ['slidysim', '8_6_4_0_7_2_5_1_3'],
    ['slidysim', '8_6_4-0_7_2-5_1_3'],
    ['slidysim', 'https://example.org/?a=1&scramble=8_6_4_0_7_2_5_1_3&b=2'],
    ['slidysim', '?p=3x3&s=8_6_4-0_7_2-5_1_3'],
    ['slidysim', '?scramble=8%206%204%2F0%207%202%2F5%201%203'],
    ['numbers', '8 6 4\r\n0 7 2\r\n5 1 3\r\n'],
    ['numbers', '\uFEFF8 6 4 0 7 2 5 1 3'],
    ['numbers', '8\n6\n4\n0\n7\n2\n5\n1\n3'],
    ['numbers', '8,6,4,0,7,2,5,1,3'],
    ['numbers', '8,6,4\n,7,2\n5,1,3'],
    ['numbers', '8,6,4,\n0,7,2,\n5,1,3'],
    ['numbers', '[8,6,4,0,7,2,5,1,3]'],
    ['numbers', '[[8,6,4],[0,7,2],[5,1,3]]'],
    ['numbers', '[[8, 6, 4],\n [0, 7, 2],\n [5, 1, 3]]'],
    ['numbers', '[\n[\n8,\n6,\n4\n],\n[0,7,2],[5,1,3]]'],
    ['numbers', '{8,6,4},{0,7,2},{5,1,3}'],
    ['numbers', '["8","6","4","0","7","2","5","1","3"]'],
    ['numbers', '8 6 4; . 7 2; 5 1 3'],
    ['numbers', '+---+---+---+\n| 8 | 6 | 4 |\n+---+---+---+\n|   | 7 | 2 |\n| 5 | 1 | 3 |'],
    ['numbers', '│8│6│4│\n│ │7│2│\n│5│1│3│'],
    ['numbers', '8\t6\t4\n\t7\t2\n5\t1\t3'],
    ['numbers', '864\n-72\n513'],
    ['numbers', '８ ６ ４／０ ７ ２／５ １ ３'],
    ['numbers', '８　６　４\n？　７　２\n５　１　３\n'],
    ['numbers', '8，6，4，0，7，2，5，1，3'],
    ['numbers', '8、6、4\n0、7、2\n5、1、3'],
    ['numbers', '８６４／＿７２／５１３'],
    ['numbers', '864/072/513'],
    ['numbers', '864x72513'],
    ['tatham', '3x3:8,6,4,0,7,2,5,1,3'],
    ['tatham', ' Fifteen:3x3: 8,6,4,0,7,2,5,1,3 '],
    ['numbers', '8 6 4\n  7 2\n5 1 3\n'],
    ['michaelkim', '3 3\n1\n8 6 4\n0 7 2\n5 1 3'],
    ['michaelkim', '3 3\n1\n8 6 4 0 7 2 5 1 3\n'],
    ['princeton', '3\n 8  6  4\n 0  7  2\n 5  1  3\n'],
    ['42', '# solvable\n3\n8 6 4 # the first row\n0 7 2\n5 1 3'],
    ['tul', '3 3\n8 6 4\n0 7 2\n5 1 3'],
    ['columbia', 'bfs 8,6,4,0,7,2,5,1,3'],
    ['columbia', 'python driver.py ast [8, 6, 4, 0, 7, 2, 5, 1, 3]'],
  ])('%s: %j', (name, text) => {
    expect(readPuzzle(text).form).toBe(name);
    expect(startOf(text)).toBe(EIGHT);
  });

  test.each([
    ['1 2 3 4 5 6 7 8 9 10 11 0', '1 2 3 4/5 6 7 8/9 10 11 0'],
    ['3x2:1,2,3,4,5,0', '1 2 3/4 5 0'],
    ['?p=2x3&scramble=1_2_3_4_5_0', '1 2/3 4/5 0'],
    ['2 3\n1 2 3\n4 5 0', '1 2 3/4 5 0'],
    ['3 2\n1\n1 2 3 4 5 0', '1 2 3/4 5 0'],
    [' 1  2  3  4\n 5  6     7\n 8  9 10 11', '1 2 3 4/5 6 0 7/8 9 10 11'],
    ['1  2  3  4\n5     6  7\n8  9  10 11', '1 2 3 4/5 0 6 7/8 9 10 11'],
    ['1 2 3\n4 □ 5', '1 2 3/4 0 5'],
    ['1,2,3\n*,4,5', '1 2 3/0 4 5'],
    ['1 2 3/? 4 5', '1 2 3/0 4 5'],
    ['1 2 3\n4 5 ', '1 2 3/4 5 0'],
    ['1,2,3\n4,5,\n', '1 2 3/4 5 0'],
    ['1,2,3,4,5,6,7,8,9,10,,11', '1 2 3 4/5 6 7 8/9 10 0 11'],
  ])('%j is %s', (text, start) => {
    expect(startOf(text)).toBe(start);
  });

  test('piece k - 1 is tile k', () => {
    const { puzzle } = readPuzzle('3x2:5,4,3,2,1,0');
    expect(puzzle.type).toBe('tiles');
    expect(puzzle.pieces.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5']);
    expect([...puzzle.start]).toEqual([4, 3, 2, 1, 0]);
  });

  test('a board of 100 by 100 is read from one list', () => {
    const list = Array.from({ length: 10_000 }, (_, index) => (index + 1) % 10_000).join(' ');
    const { puzzle } = readPuzzle(list);
    expect(puzzle.board.width).toBe(100);
    expect(puzzle.start.at(-1)).toBe(9998);
  });
});

describe('the goal is what each form understands', () => {
  test.each([
    ['slidysim', EIGHT, '1 2 3/4 5 6/7 8 0'],
    ['42', '# x\n3\n8 6 4\n0 7 2\n5 1 3', '1 2 3/8 0 4/7 6 5'],
    ['columbia', 'ida 8,6,4,0,7,2,5,1,3', '0 1 2/3 4 5/6 7 8'],
    ['numbers', '1 2 3\n4 5 0\n\n0 1 2\n3 4 5\n', '0 1 2/3 4 5'],
  ])('%s: %j ends as %s', (name, text, goal) => {
    expect(readPuzzle(text).form).toBe(name);
    expect(goalOf(text)).toBe(goal);
  });

  test('a plain list is Columbia only when told so', () => {
    const list = '1,2,5,3,4,0,6,7,8';
    expect(goalOf(list)).toBe('1 2 3/4 5 6/7 8 0');
    expect(goalOf(list, 'columbia')).toBe('0 1 2/3 4 5/6 7 8');
    expect(readPuzzle(list).notes.join()).toContain('columbia');
    expect(readPuzzle('1 2 5 3 4 0 6 7 8').notes.join()).not.toContain('columbia');
  });

  test('notes say what was assumed', () => {
    expect(readPuzzle('1 2 3 4 5 6 7 8 9 10 11 0').notes).toEqual([
      '12 numbers in one list: 3 rows of 4',
      'goal: 1 2 3 … row by row, the gap last',
    ]);
    expect(readPuzzle('1 2 3\n4 5').notes[0]).toBe('the empty place in line 2 is the gap');
    expect(readPuzzle(' 1  2\n    3').notes[0]).toBe('the empty place in line 2 is the gap');
    expect(readPuzzle('864072513').notes[0]).toBe('every digit is a tile');
  });
});

describe('several boards in a MichaelKim file', () => {
  test('are split into texts of one board', () => {
    const file = '3 2\n2\n1 2 3 4 5 0\n1 2 3\n4 0 5\n';
    expect(splitMichaelKim(file)).toEqual(['3 2\n1\n1 2 3\n4 5 0', '3 2\n1\n1 2 3\n4 0 5']);
    expect(splitMichaelKim(file).map((text) => startOf(text))).toEqual([
      '1 2 3/4 5 0',
      '1 2 3/4 0 5',
    ]);
  });

  test('a wrong number of numbers is told', () => {
    expect(() => splitMichaelKim('3 2\n2\n1 2 3 4 5 0')).toThrow(
      '2 boards of 3 by 2 need 12 numbers, but 6',
    );
  });
});

describe('forms of numbers refuse what they cannot hold', () => {
  const snake = readPuzzle('1 2 3\n4 5 0', { goal: 'snake' }).puzzle;
  const wide = readPuzzle('3x2:1,2,3,4,5,0').puzzle;
  const blocks = readPuzzle('2003 2003 4115 4785 6**9').puzzle;
  const spiral = readPuzzle('# x\n3\n8 6 4\n0 7 2\n5 1 3').puzzle;

  test.each([
    ['slidysim', snake, 'it cannot express a goal other than its own (standard)'],
    ['numbers', spiral, 'it cannot express a goal other than its own (standard)'],
    ['42', snake, 'it is for square boards only, and this one is 3 by 2'],
    ['princeton', wide, 'it is for square boards only, and this one is 3 by 2'],
    ['columbia', spiral, 'it cannot express a goal other than its own (blank-first)'],
    ['tatham', blocks, 'it is for tile puzzles only'],
    ['42', spiral, undefined],
    ['tul', wide, undefined],
  ])('%s', (name, puzzle, reason) => {
    expect(formOf(name).refuses!(puzzle)).toBe(reason);
  });

  test('tiles that are not numbered', () => {
    const { spec } = formOf('slidysim').read(EIGHT);
    const renamed = (label: string) => (label === '8' ? 'A' : label);
    const puzzle = buildPuzzle({
      ...spec,
      pieces: spec.pieces.map((piece) => ({ ...piece, label: renamed(piece.label) })),
      goals: spec.goals.map((goal) => goal.map((at) => ({ ...at, label: renamed(at.label) }))),
    });
    expect(formOf('slidysim').refuses!(puzzle)).toBe('it is for tiles numbered 1 to 8 only');
  });
});
