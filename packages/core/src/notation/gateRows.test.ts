import { describe, expect, test } from 'vitest';
import { formatPuzzle, formatPuzzles } from './formatPuzzle.ts';
import { parsePuzzle, parsePuzzles, readPuzzles } from './readPuzzle.ts';
import { splitPuzzles } from './splitPuzzles.ts';

const ONE_LINE = parsePuzzle('start: A.B/---/...\ngoal: .../---/..A');
const NATIVE = 'start:\nA.B\n---\n...\ngoal:\n...\n---\n..A\n';
const PLAIN = 'A.B\n---\n...\n\n...\n---\n..A\n';
const TILES = '1 2\n0 3\n';

describe('a row of gates in a drawing', () => {
  test.each([
    ['under keys', NATIVE],
    ['without keys', PLAIN],
    ['behind blank lines', `\n\n${PLAIN}`],
    ['with other line ends', NATIVE.replaceAll('\n', '\r\n')],
    ['behind a goal in one line', 'goal: .../---/..A\nstart:\nA.B\n---\n...\n'],
  ])('%s', (_, text) => {
    expect(splitPuzzles(text)).toHaveLength(1);
    expect(parsePuzzle(text)).toEqual(ONE_LINE);
  });

  test.each([
    ['first', 'start:\n---\nA..\ngoal:\n---\n..A\n', 'start: ---/A..\ngoal: ---/..A'],
    ['last', 'start:\nA..\n---\ngoal:\n..A\n---\n', 'start: A../---\ngoal: ..A/---'],
    [
      'twice',
      'start:\nA..\n---\n---\ngoal:\n..A\n---\n---\n',
      'start: A../---/---\ngoal: ..A/---/---',
    ],
    [
      'last before axes',
      'start:\nA..\n---\naxes: A=h\ngoal: ..A/...',
      'axes: A=h\nstart: A../---\ngoal: ..A/...',
    ],
  ])('%s', (_, text, line) => {
    expect(parsePuzzle(text)).toEqual(parsePuzzle(line));
  });
});

describe('the line between puzzles', () => {
  test.each<[string, string, number[]]>([
    ['drawings with gates', `${NATIVE}---\n${NATIVE}---\n${NATIVE}`, [1, 10, 19]],
    ['the same without keys', `${PLAIN}---\n${PLAIN}---\n${TILES}`, [1, 9, 17]],
    ['tiles three characters wide', `${TILES}---\n${TILES}---\n${TILES}`, [1, 4, 7]],
    ['starts alone', 'start:\nA..\n...\n---\nstart:\nB..\n...\n', [1, 5]],
    ['drawings without gates', 'A..\n...\n\n...\n..A\n---\nB..\n...\n\n...\n..B\n', [1, 7]],
    ['one below another', `${TILES}---\n---\n${NATIVE}`, [1, 5]],
    ['a goal that is drawn to its end', `start:\nA..\ngoal:\n..A\n---\n${TILES}`, [1, 6]],
  ])('parts %s', (_, text, lines) => {
    expect(splitPuzzles(text).map(({ line }) => line)).toEqual(lines);
    for (const attempt of readPuzzles(text)) {
      if ('error' in attempt) expect(attempt.error.code).toBe('goal-missing');
    }
  });

  test('what is written is read back', () => {
    const puzzles = [ONE_LINE, parsePuzzle(TILES), ONE_LINE];
    expect(parsePuzzles(formatPuzzles(puzzles))).toEqual(puzzles);
    expect(formatPuzzle(ONE_LINE, 'drawing')).toBe(PLAIN.trimEnd());
  });
});
