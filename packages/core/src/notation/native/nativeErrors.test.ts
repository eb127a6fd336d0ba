import { describe, expect, test } from 'vitest';
import { parseErrorOf, placedError } from '../../../test/parseErrors.ts';
import { parsePuzzle } from '../readPuzzle.ts';

const errorOf = (text: string) => parseErrorOf(() => parsePuzzle(text, { from: 'native' }));

type Row = readonly [
  text: string,
  code: string,
  line: number,
  column: number,
  found: string,
  says: string,
];

const KEYS: readonly Row[] = [
  ['title: x\n', 'start-missing', 1, 1, '', 'no start'],
  ['// only a comment\n', 'start-missing', 1, 1, '', 'no start'],
  ['strat:\nA.\n', 'key-unknown', 1, 1, 'strat', 'start'],
  ['  gaol: x\n', 'key-unknown', 1, 3, 'gaol', 'goal'],
  ['start:\nA.\ngaol:\n.A\n', 'key-unknown', 3, 1, 'gaol', 'goal'],
  ['quux: 1\nstart:\nA.\n', 'key-unknown', 1, 1, 'quux', 'title, author'],
  ['hello there\nstart:\nA.\n', 'line-unexpected', 1, 1, 'hello there', '//'],
  ['tiles: 1 2/3 0\n  4 5\n', 'line-unexpected', 2, 3, '4 5', 'start:'],
  ['start:\nA.\nstart:\nA.\n', 'key-repeated', 3, 1, 'start', '---'],
  ['tiles: 1 0\ntiles: 1 0\n', 'key-repeated', 2, 1, 'tiles', '---'],
  ['tiles: 1 0\nstart:\nA.\n', 'key-repeated', 2, 1, 'start', '---'],
  ['title: a\ntitle: b\nstart:\nA.\n', 'key-repeated', 2, 1, 'title', '---'],
  ['axes: A\nstart:\nA.\ngoal:\n.A', 'axes-word', 1, 7, 'A', 'A=h'],
  ['axes: A=x\nstart:\nA.\ngoal:\n.A', 'axes-word', 1, 7, 'A=x', 'A=h'],
  ['axes: é=h B=v\nstart:\né.\ngoal:\n.é', 'axes-unknown-piece', 1, 11, 'B=v', 'the pieces are é'],
  ['axes: A=h A=h\nstart:\nA.\ngoal:\n.A', 'axes-repeated', 1, 11, 'A=h', 'keep one'],
  ['same: A B\nstart:\nA.\ngoal:\n.A', 'same-unknown-piece', 1, 9, 'B', 'the pieces are A'],
  ['same: AB\nstart:\nAB.\ngoal:\n..A', 'same-unknown-piece', 1, 7, 'AB', 'A B'],
  ['same: a B\nstart:\nAB.\ngoal:\n..A', 'same-unknown-piece', 1, 7, 'a', 'did you mean A?'],
  ['same: A B\nstart:\nABB.\ngoal:\n...A', 'same-shape', 1, 9, 'B', 'differ in shape'],
];

const PICTURES: readonly Row[] = [
  ['start:\n\ngoal:\n.A', 'picture-empty', 1, 1, 'start', 'draw the board'],
  ['start:\n..\n..\ngoal:\n.A\n..', 'no-piece', 1, 1, 'start', 'at least one piece'],
  ['start:\nA\t.\ngoal:\n.A', 'tab', 2, 2, '\t', 'tab'],
  ['start:\nA\u00A0.\ngoal:\n.A', 'character-unseen', 2, 2, '\u00A0', 'U+00A0'],
  ['start:\nA.\u200B\ngoal:\n.A', 'character-unseen', 2, 3, '\u200B', 'U+200B'],
  ['  start:\n  e\u0301.\n', 'character-unseen', 2, 4, '\u0301', 'U+0301'],
  ['start:\nA.\n', 'goal-missing', 1, 1, 'start', 'no goal'],
  ['start:\nA.\ngoal:\n..\n', 'goal-empty', 3, 1, 'goal', 'names no piece'],
  ['start:\nA.\ngoal:\n.B\n', 'goal-unknown-piece', 4, 2, 'B', 'the pieces are A'],
  ['start:\nAA.\n...\ngoal:\n...\n..A\n', 'goal-shape', 6, 3, 'A', 'has size 1 in the goal, but 2'],
  ['start:\nAA.\n...\ngoal:\nA..\nA..\n', 'goal-shape', 5, 1, 'A', 'another shape; never turn'],
  ['start:\nA.#\ngoal:\n..A\n', 'goal-on-wall', 4, 3, 'A', 'wall'],
  ['start:\nA..\ngoal:\nA..\ngoal:\n.🙂.\n', 'goal-unknown-piece', 6, 2, '🙂', 'the pieces are A'],
  [
    'start:\nA..\n...\ngoal:\n...\n...\n..A\n',
    'goal-size',
    7,
    1,
    '',
    '3 rows, but the board has 2',
  ],
  ['start:\nA..\n...\ngoal:\n..A\n', 'goal-size', 5, 1, '', '1 row, but the board has 2'],
  ['start:\nA..\n...\ngoal:\n', 'goal-size', 4, 1, 'goal', '0 rows'],
  ['start:\nA..\ngoal:\n..A.\n', 'goal-size', 4, 4, '.', '4 cells wide, the board is 3'],
  [
    'start:\nA..\n...\ngoal:\n...\n.A\n',
    'goal-size',
    6,
    2,
    'A',
    'row 2 of the goal is 2 cells wide',
  ],
  ['start:\nA..\ngoal: snake\n', 'goal-name-misused', 3, 7, 'snake', 'tiles 1, 2, 3'],
  [`start:\n${'.'.repeat(300)}A\ngoal:\nA`, 'board-size', 1, 1, 'start', '301'],
  [`start:\n${'.'.repeat(300)}A\ngoal:\n${' '.repeat(300)}A`, 'board-size', 1, 1, 'start', '255'],
];

const NUMBERS: readonly Row[] = [
  ['tiles:\n', 'picture-empty', 1, 1, 'tiles', 'no numbers'],
  ['tiles: 1 2 3/4 5 6/7 8', 'tile-ragged', 1, 23, '', 'row 3 has 2 numbers, but row 1 has 3'],
  ['tiles:\n1 2 3\n4 5 6 7\n8 0 9\n', 'tile-ragged', 3, 7, '7', 'row 2 has 4 numbers'],
  ['tiles:\n1 2\n3\n', 'tile-ragged', 3, 2, '', 'row 2 has 1 number,'],
  ['tiles: 1 2 7/4 7 6/5 8 0', 'tile-repeated', 1, 16, '7', 'tile 7 occurs twice; 3 is missing'],
  [
    'tiles: 1 2 3/4 5 6/7 9 0',
    'tile-range',
    1,
    22,
    '9',
    'tile 9 is too large; 1 to 8; 8 is missing',
  ],
  ['tiles: 1 2 3/4 0 6/7 8 0', 'gap-repeated', 1, 24, '0', 'twice, 5 is missing; write 5'],
  ['tiles: 0 2 3/4 0 6/7 8 0', 'gap-repeated', 1, 16, '0', '3 times, 1 and 5 are missing; write 1'],
  ['tiles: 1 2 3/4 5 6/7 8 9', 'gap-missing', 1, 24, '9', '0 where the gap is'],
  ['tiles: 1 2 3/4 5 6/7 8 12', 'tile-range', 1, 24, '12', '1 to 8; the gap is missing'],
  ['tiles: 1 2 x/3 4 0', 'tile-token', 1, 12, 'x', '"x" is not the number of a tile'],
  ['tiles: 1 -2 0', 'tile-token', 1, 10, '-2', 'whole numbers'],
  ['tiles: é 2 0', 'tile-token', 1, 8, 'é', 'whole numbers'],
  ['tiles:\né 2 🙂\n', 'tile-token', 2, 1, 'é', 'whole numbers'],
  ['tiles: 1 2/3 0\ngoal: snaek', 'goal-name-unknown', 2, 7, 'snaek', 'spiral'],
  ['tiles: 1 2/3 0\ngoal:', 'picture-empty', 2, 1, 'goal', 'no numbers'],
  [
    'tiles: 1 2/3 0\ngoal: 1 2 3/0 . .',
    'goal-size',
    2,
    7,
    '1',
    'the start is 2 by 2, but the goal is 3 by 2',
  ],
  [
    'tiles: 1 2/3 0\ngoal:\n1 1\n2 0',
    'tile-repeated',
    3,
    3,
    '1',
    'tile 1 occurs twice; 3 is missing',
  ],
  ['tiles: 1 2/3 0\ngoal:\n1 4\n2 0', 'tile-range', 3, 3, '4', 'tiles are 1 to 3'],
  ['tiles: 1 2/3 0\ngoal:\n1 0\n2 0', 'goal-gap', 3, 3, '0', 'or name every tile'],
  ['tiles: 1 2/3 0\ngoal:\n1 .\n. 0', 'goal-gap', 4, 3, '0', 'write . instead of 0'],
  ['tiles: 1 2/3 0\ngoal:\n1 ?\n. 0', 'tile-token', 3, 3, '?', '. in cells that do not matter'],
  ['tiles: 1 2/3 0\ngoal: . ./. .', 'goal-empty', 2, 1, 'goal', 'names no piece'],
  ['tiles: 1 #/2 0\ngoal: 1 2/. .', 'goal-on-wall', 2, 9, '2', 'wall'],
];

describe.each([
  ['keys', KEYS],
  ['pictures', PICTURES.filter(([, , , column]) => column > 0)],
  ['numbers', NUMBERS],
] as const)('what is wrong with %s is said with its place', (_, rows) => {
  test.each(rows)('%j: %s', (text, code, line, column, found, says) => {
    const error = errorOf(text);
    expect(placedError(error)).toEqual([code, line, column, found]);
    for (const part of says.split('; ')) expect(`${error.message} ${error.hint}`).toContain(part);
  });
});

test('a tab in a picture in one line is placed, too', () => {
  const error = errorOf('start: A./.\t.\n');
  expect([error.code, error.line, error.column]).toEqual(['tab', 1, 12]);
});
