import { formatTiles } from '@glissade/core';
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
  const link = writeRaceLink('8 6 4/0 7 2/5 1 3', CHOICES);
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
  const { puzzle, choices } = readRaceLink(
    `#race?puzzle=1_2&lane=fly&lane=astar,script,x99&code=${'a'.repeat(9000)}`,
  );
  expect(puzzle).toBe(undefined);
  expect(choices).toHaveLength(1);
  expect(choices![0]).toMatchObject({ weight: 5, heuristic: 'script' });
  expect(choices![0]!.script).toHaveLength(4000);
});

test('a board of blocks is not written', () => {
  expect(writeRaceLink(undefined, [DEFAULT_CHOICE])).toBe('#race?lane=astar,manhattan');
});
