import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkPlayed,
  checkPuzzleText,
  checkTextOf,
  checkWritten,
} from '../../../../tests/arbitrary/readings.ts';
import { moveText, puzzleText } from '../../../../tests/arbitrary/texts.ts';
import { formatPuzzle } from './formatPuzzle.ts';
import { parseMoves } from './moves/parseMoves.ts';
import { parsePuzzle, readPuzzle } from './readPuzzle.ts';

const PUZZLES = [
  '8 6 4/0 7 2/5 1 3',
  '1 2 3 4 5\n6 7 8 9 10\n11 12 13 14 0',
  '2003/2003/4115/4785/6..9',
  'start:\nAR.\nB"2\ngoal:\n.AR\n...\n',
  'axes: A=h B=v\nstart:\nAA.\nB..\nB..\ngoal:\n.AA\n...\n...',
  'tiles:\n1 2 3 4 5 6\n7 8 9 10 11 12\n13 14 15 0 0 #\ngoal: standard',
].map((text) => parsePuzzle(text));

describe('texts that nobody would write', () => {
  test('are read as puzzles that can be written, or refused with a place', () => {
    fc.assert(fc.property(puzzleText, checkPuzzleText), { seed: 20, numRuns: 800 });
  });

  test('are read as moves, states and goals that can be written, or refused likewise', () => {
    const puzzle = fc.constantFrom(...PUZZLES);
    fc.assert(fc.property(puzzle, moveText, checkTextOf), { seed: 20, numRuns: 1500 });
  });

  test('lines of play at random are read back in every metric', () => {
    const puzzle = fc.constantFrom(...PUZZLES);
    const choices = fc.array(fc.nat(11), { maxLength: 40 });
    fc.assert(fc.property(puzzle, choices, checkPlayed), { seed: 20, numRuns: 300 });
  });
});

describe('single texts that were once misread', () => {
  test('a label without a way behind it, shorter than other labels', () => {
    expect(() => parseMoves(PUZZLES[1]!, '2')).toThrow('"2" is not a direction');
    expect(() => parseMoves(PUZZLES[1]!, 'D 1')).toThrow('"1" is not a direction');
  });

  test.each([' ', '\uD83D', '\u0301', '.', '#', '-'])('the character %j of jimslide', (label) => {
    const text = `xsize: 2\nysize: 1\npiece: 1 (0,0)\nput: 1 (0,0) '${label}'\nwin: 1 (1,0)\n`;
    expect(() => parsePuzzle(text)).toThrow('cannot be the label of a piece');
    expect(parsePuzzle(text.replace(`'${label}'`, "'é'")).pieces[0]!.label).toBe('é');
  });

  test('hundreds of goals are drawn, and known again', () => {
    const rows = Array.from({ length: 20 }, () => '.'.repeat(20));
    const start = ['A'.padEnd(20, '.'), ...rows.slice(1)].join('\n');
    const goal = [...rows.slice(1), 'A'.padStart(20, '.')].join('\n');
    const puzzle = parsePuzzle(`start:\n${start}\n${`goal:\n${goal}\n`.repeat(600)}`);
    expect(readPuzzle(formatPuzzle(puzzle, 'drawing')).form).toBe('drawing');
    checkWritten(puzzle);
  });

  test('more goals than can be held, at the first that is too many', () => {
    const text = `start:\nA.\n${'goal: .A\n'.repeat(500_001)}`;
    expect(() => parsePuzzle(text)).toThrow(
      expect.objectContaining({
        code: 'goal-count',
        line: 500_003,
        hint: 'a board of 2 by 1 cells has at most 500000',
      }),
    );
    const board = `start:\nA${'.'.repeat(254)}\n${`${'.'.repeat(255)}\n`.repeat(254)}`;
    expect(() => parsePuzzle(`${board}${'goal: A\n'.repeat(16)}`)).toThrow('has 16 goals');
  });

  test.each([
    ['{"blocks":\n', 1, 11],
    ['\uFEFF{"blocks": !', 1, 12],
    ['{"blocks": [\r\n', 1, 13],
    ['{"blocks": [\n\n1', 3, 1],
  ])('JSON that ends too soon: %j', (text, line, column) => {
    expect(() => parsePuzzle(text)).toThrow(expect.objectContaining({ line, column }));
  });

  test('rows of a picture that look like keys or separators', () => {
    for (const text of [
      'start: goal:/A..../.....\ngoal: goal:/....A/.....',
      'start: A.B/---\ngoal: B../---',
    ]) {
      checkWritten(parsePuzzle(text));
    }
  });

  test('a title with a separator of lines that is none', () => {
    const title = 'one\u2028two';
    const puzzle = { ...PUZZLES[0]!, info: { title } };
    expect(parsePuzzle(formatPuzzle(puzzle)).info).toEqual({ title });
  });

  test('a board file of boards without a cell', () => {
    expect(() => parsePuzzle('0 0\n999999999\n1', { from: 'michaelkim' })).toThrow(
      'the text holds 999999999 puzzles',
    );
  });

  test('blocks that name more pieces than there are letters', () => {
    const block = '{"shape": [1, 1], "position": [R, C]},';
    const blocks = Array.from({ length: 200 * 200 - 1 }, (_, i) =>
      block.replace('R', String(Math.floor(i / 200))).replace('C', String(i % 200)),
    );
    const text = `{"blocks": [${blocks.join('')}], "boardSize": [200, 200], "escapePoint": [1, 1]}`;
    const labels = parsePuzzle(text).pieces.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.filter((label) => !/^[\p{L}]$/u.test(label))).toEqual([]);
  });
});
