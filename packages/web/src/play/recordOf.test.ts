import { parsePuzzle } from '@glissade/core';
import { expect, test } from 'vitest';
import { eventOf } from './recordOf.ts';

const BLOCKS = 'start:\nAA.\nB..\ngoal:\n...\n.AA';

test('averages are of one size of tile boards, or of one block puzzle', () => {
  const eventFor = (text: string) => eventOf(parsePuzzle(text));
  expect(eventFor('1 2 3/4 0 5')).toBe('3×2');
  expect(eventFor(`title: Two\n${BLOCKS}`)).toBe('Two');
  const untitled = eventFor(BLOCKS);
  expect(untitled).toMatch(/^3×2 #[0-9a-z]{4}$/);
  // The same pieces and goal elsewhere are the same puzzle, shuffled.
  expect(eventFor('start:\n..B\nAA.\ngoal:\n...\n.AA')).toBe(untitled);
  expect(eventFor('start:\nAA.\nB..\ngoal:\n...\nAA.')).not.toBe(untitled);
  expect(eventFor('start:\nAA.\n...\ngoal:\n...\n.AA')).not.toBe(untitled);
});
