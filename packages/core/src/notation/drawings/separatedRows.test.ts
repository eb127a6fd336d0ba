import { expect, test } from 'vitest';
import { parseErrorOf } from '../../../test/parseErrors.ts';
import { buildPuzzle } from '../../puzzle/build.ts';
import { formatPuzzle } from '../formatPuzzle.ts';
import { parsePuzzle, readPuzzle } from '../readPuzzle.ts';
import { areSeparated } from './separatedRows.ts';

function areCells(...rows: string[]): boolean {
  return areSeparated(rows.map((row) => ({ characters: [...row] })));
}

test('every second column of separated cells is blank, and two others are not', () => {
  expect(areCells('A B B C', 'I . . J')).toBe(true);
  expect(areCells('  A B', '    .')).toBe(true);
  expect(areCells(' A .', ' A .')).toBe(true);
  expect(areCells('A  ', 'A  ')).toBe(false);
  expect(areCells('A B', 'ABB')).toBe(false);
  expect(areCells('A  B')).toBe(false);
  expect(areCells()).toBe(false);
});

test('boards of islands are written with their cells separated, and read back', () => {
  const cells = ['floor', 'outside', 'floor', 'outside', 'outside', 'floor'] as const;
  const text = 'start:\nA   .    \n.   B    \ngoal:\n.   .    \nA   B    \n';
  const puzzle = parsePuzzle(text);
  expect(puzzle.board).toEqual({
    width: 5,
    height: 2,
    cells: [...cells.slice(0, 3), 'outside', 'outside', ...cells.slice(0, 3), 'outside', 'outside'],
  });
  expect(formatPuzzle(puzzle)).toBe(text);
});

test('the places of separated cells are those of the text', () => {
  const error = parseErrorOf(() => parsePuzzle('start:\nA B .\ngoal:\nB B .'));
  expect([error.code, error.line, error.column]).toEqual(['goal-shape', 4, 1]);
  const wall = parseErrorOf(() => parsePuzzle('start:\nA . #\ngoal:\n. . A'));
  expect([wall.code, wall.line, wall.column]).toEqual(['goal-on-wall', 4, 5]);
});

test('a full board with a piece 0 cannot be written: it would be a free cell', () => {
  const board = { width: 2, height: 1, cells: ['floor', 'floor'] as const };
  const { puzzle } = readPuzzle('start: 0A.\ngoal: 0A.');
  const full = { ...puzzle, board };
  expect(() => formatPuzzle(full)).toThrow('piece 0 would be read as one');
});

test('a start whose picture looks like numbers cannot be written', () => {
  const row = '10 1 2 3 4 5 6 7 8 9 .';
  const cells = [...row].map((character) => (character === ' ' ? 'outside' : 'floor'));
  const labels = [...new Set(row.replace(/[ .]/g, ''))];
  const pieces = labels.map((label) => ({
    label,
    cells: [...row].flatMap((character, cell) => (character === label ? [cell] : [])),
  }));
  const puzzle = buildPuzzle({
    board: { width: row.length, height: 1, cells },
    pieces,
    goals: [[{ label: '9', cells: [row.length - 1] }]],
  });
  expect(() => formatPuzzle(puzzle)).toThrow('would be read as numbers');
});
