import { describe, expect, test } from 'vitest';
import { formatPuzzle } from '../formatPuzzle.ts';
import { parsePuzzle, readPuzzle } from '../readPuzzle.ts';

const native = (text: string) => parsePuzzle(text, { from: 'native' });

describe('the native form, numbers', () => {
  test('rows, one line, any blanks', () => {
    const rows = native('tiles:\n 8 6  4\n 0 7 2\n\n// middle\n 5,1,3\n');
    expect(native('tiles: 8 6 4/0 7 2/5 1 3')).toEqual(rows);
    expect(native('tiles:\n8 6 4 / 0 7 2 / 5 1 3\ngoal: standard')).toEqual(rows);
    expect(rows.type).toBe('tiles');
    expect(rows.pieces.map(({ label }) => label)).toEqual([...'12345678']);
    expect([...rows.start]).toEqual([7, 5, 8, 2, 6, 1, 4, 0]);
    expect(rows.goals[0]!.map(({ cell }) => cell)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('the goal is row by row with the gap last unless given, and a note says so', () => {
    const { notes } = readPuzzle('tiles: 1 2/0 3');
    expect(notes).toEqual(['goal: row by row, the gap last']);
    expect(readPuzzle('tiles: 1 2/0 3\ngoal: 1 2/3 0').notes).toEqual([]);
  });

  test.each([
    ['blank-first', '0 1 2/3 4 5/6 7 8'],
    ['gap-first', '0 1 2/3 4 5/6 7 8'],
    ['standard', '1 2 3/4 5 6/7 8 0'],
    ['Blank-Last', '1 2 3/4 5 6/7 8 0'],
    ['snake', '1 2 3/6 5 4/7 8 0'],
    ['spiral', '1 2 3/8 0 4/7 6 5'],
    ['snail', '1 2 3/8 0 4/7 6 5'],
  ])('goal: %s is %s', (name, numbers) => {
    const start = 'tiles: 8 6 4/0 7 2/5 1 3\n';
    expect(native(`${start}goal: ${name}`)).toEqual(native(`${start}goal: ${numbers}`));
    expect(native(`${start}goal:\n${numbers.replaceAll('/', '\n')}`)).toEqual(
      native(`${start}goal: ${numbers.replaceAll('/', ' ')}`),
    );
  });

  test('walls, several gaps and goals in part make it a block puzzle', () => {
    const puzzle = native('tiles:\n1 2 #\n3 0 0\ngoal:\n. . #\n1 . .\n');
    expect(puzzle.type).toBe('blocks');
    expect(puzzle.board.cells[2]).toBe('wall');
    expect(puzzle.pieces).toHaveLength(3);
    expect(puzzle.goals[0]).toEqual([{ kind: 0, piece: 0, cell: 3 }]);
  });

  test('names mean the same order where there are walls and several gaps', () => {
    const start = 'tiles: 3 # 2/1 0 0\n';
    expect(native(start).goals[0]!.map(({ cell }) => cell)).toEqual([0, 2, 3]);
    expect(native(`${start}goal: snake`).goals[0]!.map(({ cell }) => cell)).toEqual([0, 2, 5]);
    expect(native(`${start}goal: blank-first`).goals[0]!.map(({ cell }) => cell)).toEqual([
      3, 4, 5,
    ]);
  });

  test('names work for pictures of tiles, too', () => {
    expect(native('start:\n864\n.72\n513\ngoal: snail').type).toBe('tiles');
  });

  test('a gap may be a dot, a gate a hyphen', () => {
    expect(native('tiles: 1 2/3 .')).toEqual(native('tiles: 1 2/3 0'));
    expect(native('tiles: 1 2/0 -\ngoal: 2 ./. 1').board.cells[3]).toBe('gate');
  });

  test('one row is a board of one row', () => {
    expect(native('tiles: 2 1 0 3').board).toMatchObject({ width: 4, height: 1 });
  });

  test('a board of 100×100 is read', () => {
    const numbers = Array.from({ length: 10_000 }, (_, i) => 9_999 - i);
    const rows = Array.from({ length: 100 }, (_, y) =>
      numbers.slice(y * 100, y * 100 + 100).join(' '),
    );
    const puzzle = native(`tiles:\n${rows.join('\n')}\n`);
    expect([puzzle.type, puzzle.pieces.length]).toEqual(['tiles', 9_999]);
    expect(native(formatPuzzle(puzzle)).start).toEqual(puzzle.start);
  });
});
