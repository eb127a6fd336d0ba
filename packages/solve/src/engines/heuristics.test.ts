import { parsePuzzle } from '@glissade/core';
import { expect, test } from 'vitest';
import { type HeuristicName, heuristicFor } from './heuristics.ts';

const tiles = parsePuzzle('1 2 3/4 5 6/0 7 8');
const blocks = parsePuzzle('start:\nA..\ngoal:\n..A');

test.each([
  [tiles, 'manhatan', 'there is no heuristic "manhatan"; the heuristics are zero, misplaced'],
  [tiles, 'toString', 'there is no heuristic "toString"'],
  [tiles, 'blocks', 'heuristic blocks is for block puzzles'],
  [blocks, 'manhattan', 'heuristic manhattan is for tile puzzles'],
])('a heuristic that there is not, or not for the puzzle, is refused', (puzzle, name, message) => {
  expect(() => heuristicFor(puzzle, 'steps', name as HeuristicName)).toThrow(message);
});

test('each of those that fit is made', () => {
  expect(heuristicFor(tiles, 'stm', 'manhattan').evaluate(tiles.start)).toBe(2);
  expect(heuristicFor(blocks, 'steps').evaluate(blocks.start)).toBe(2);
});
