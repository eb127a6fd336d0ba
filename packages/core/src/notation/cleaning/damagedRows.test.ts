import { describe, expect, test } from 'vitest';
import { specOf } from '../../puzzle/specOf.ts';
import { ParseError } from '../errors/parseError.ts';
import { parsePuzzle } from '../readPuzzle.ts';

const ROWS = ['AA...O', 'P..Q.O', 'PXXQ.O', 'P..Q..', 'B...CC', 'B.RRR.'];
const whole = specOf(parsePuzzle(ROWS.join('\n')));

const framed = (rows: readonly string[]) => {
  const edge = `+${'-'.repeat(6)}+`;
  return [edge, ...rows.map((row) => (/=$/.test(row) ? `|${row}` : `|${row}|`)), edge];
};
const plain = (rows: readonly string[]) => rows;

describe.each([
  ['in rows', plain],
  ['in a frame', framed],
])('Rush Hour %s', (_, drawn) => {
  const DAMAGED = [
    [0, 'AA...'],
    [1, 'P..Q...O'],
    [3, 'P..Q.'],
    [3, 'P..Q...'],
    [4, 'B...CCC'],
    [5, 'B.RRR'],
  ] as const;

  test.each(DAMAGED)('row %i as %s is no smaller board', (at, row) => {
    expect(() => parsePuzzle(drawn(ROWS.with(at, row)).join('\n'))).toThrow(ParseError);
  });

  test('an equals sign is the exit', () => {
    const puzzle = parsePuzzle(drawn(ROWS.with(2, 'PXXQ.O=')).join('\n'));
    expect(specOf(puzzle)).toMatchObject({ board: whole.board, goals: whole.goals });
  });
});

test('a comma behind a row is not a cell', () => {
  const puzzle = parsePuzzle(ROWS.with(3, 'P..Q..,').join('\n'));
  expect(specOf(puzzle).board).toEqual(whole.board);
});

test.each(['P..Q,.', 'P..Q;.', 'P..Q..;'])('%s is no end of a board', (row) => {
  expect(() => parsePuzzle(ROWS.with(3, row).join('\n'))).toThrow(ParseError);
});

test('what is wrong with a row is said where it stands', () => {
  const text = ROWS.with(3, 'P..Q.').join('\n');
  expect(() => parsePuzzle(text)).toThrow('row 4 has 5 cells, but row 1 has 6');
});
