import { formatPuzzle, formatTiles, parsePuzzle } from '@glissade/core';
import { expect, test } from 'vitest';
import { type Choice, DEFAULT_CHOICE } from './choices.ts';
import { readRaceLink, writeRaceLink } from './raceLink.ts';

const SCRIPT = '(board, goal) => {\n  // 100 % & more: "a+b" #1\n  return board.length - 8;\n}';

const CHOICES: readonly Choice[] = [
  { ...DEFAULT_CHOICE, algorithm: 'bfs', gapOrder: 'UDLR' },
  { ...DEFAULT_CHOICE, heuristic: 'script', script: SCRIPT },
  { ...DEFAULT_CHOICE, heuristic: 'patterns', weight: 2.5, ties: 'lifo' },
  { ...DEFAULT_CHOICE, heuristic: 'expression', expression: 'manhattan + 2 * conflicts' },
];

test('a link gives the board, the lanes and their code back', () => {
  const link = writeRaceLink(parsePuzzle('8 6 4/0 7 2/5 1 3'), CHOICES);
  const { puzzle, choices } = readRaceLink(link);
  expect(puzzle && formatTiles(puzzle, puzzle.start)).toBe('8 6 4/0 7 2/5 1 3');
  expect(choices).toEqual(CHOICES);
  expect(link).not.toMatch(/[\s"#].*[\s"#]/);
});

test('without code the lane has what stands in the field at first', () => {
  const { choices } = readRaceLink('#race?lane=astar,expression');
  expect(choices).toEqual([{ ...DEFAULT_CHOICE, heuristic: 'expression' }]);
});

test('what makes no sense is left out, and code is cut', () => {
  const { puzzle, choices, isDamaged } = readRaceLink(
    `#race?puzzle=1_2&lane=fly&lane=astar,script,x99&code=${'a'.repeat(9000)}`,
  );
  expect(puzzle).toBe(undefined);
  expect(isDamaged).toBe(true);
  expect(readRaceLink('#race?puzzle=1_2-0_3&lane=astar').isDamaged).toBe(undefined);
  expect(readRaceLink('#race?puzzle=1_2-0&lane=astar').isDamaged).toBe(true);
  expect(readRaceLink('#race?puzzle=1_2-0_3&lane=ast').isDamaged).toBe(true);
  expect(choices).toHaveLength(1);
  expect(choices![0]).toMatchObject({ weight: 5, heuristic: 'script' });
  expect(choices![0]!.script).toHaveLength(4000);
});

test.each([
  'title: A & B\naxes: A=h\nstart:\nA.-.\nBB.#\ngoal:\n..A.\n....',
  'tiles: 1 2 3/4 5 6/7 0 8\ngoal: snake',
])('any puzzle comes back from its link: %s', (text) => {
  const link = writeRaceLink(parsePuzzle(text), [DEFAULT_CHOICE]);
  const { puzzle } = readRaceLink(link);
  expect(puzzle && formatPuzzle(puzzle)).toBe(formatPuzzle(parsePuzzle(text)));
  expect(link).not.toMatch(/\s/);
});

test('settings are carried, and what makes no sense in them is left out', () => {
  const settings = { speed: 200, at: 12, showsParts: true, showsCode: true, isPresented: true };
  const link = writeRaceLink(parsePuzzle('1 2 3/4 5 6/0 7 8'), [DEFAULT_CHOICE], settings);
  expect(link).toBe(
    '#race?puzzle=1_2_3-4_5_6-0_7_8&lane=astar,manhattan&speed=200&at=12&parts&pseudocode&present',
  );
  expect(readRaceLink(link).settings).toEqual(settings);
  expect(readRaceLink('#race?lane=bfs&speed=3&at=-1').settings).toEqual({});
});
