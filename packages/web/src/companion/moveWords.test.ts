import { parseMoves, parsePuzzle } from '@glissade/core';
import { expect, test } from 'vitest';
import { moveWords } from './moveWords.ts';

const said = (text: string, move: string) => {
  const puzzle = parsePuzzle(text);
  return moveWords(puzzle, puzzle.start, parseMoves(puzzle, move, { from: puzzle.start }));
};

test('a tile has its number, and a line of tiles has all of them', () => {
  expect(said('1 2 3\n4 5 6\n7 0 8', 'L')).toBe('Move tile 8 left.');
  expect(said('1 2 3\n4 5 6\n0 7 8', 'L2')).toBe('Push tiles 7 and 8 left.');
});

const BLOCKS = 'start:\nABBC\nABBC\nDEEF\nDGHF\nI..J\ngoal:\n....\n....\n....\n.BB.\n.BB.\n';

test('a piece of a toy has no letter: its look says which, and the way has its corners', () => {
  expect(said(BLOCKS, 'GD')).toBe('Slide the left-hand small square down.');
  expect(said(BLOCKS, 'HD')).toBe('Slide the right-hand small square down.');
  expect(said(BLOCKS, 'IR')).toBe('Slide the small square right.');
  expect(said(BLOCKS, 'IR2')).toBe('Slide the small square right 2 cells.');
  expect(said('start:\nBB.\nBB.\n...\ngoal:\n...\n.BB\n.BB\n', 'BRD')).toBe(
    'Slide the red block right, then down.',
  );
  expect(said('start:\nABC\n...\n..R\ngoal:\n...\n...\nR..\n', 'BD')).toBe(
    'Slide the small square in row 1, column 2, down.',
  );
});
