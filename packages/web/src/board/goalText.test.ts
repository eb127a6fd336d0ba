import { parsePuzzle } from '@glissade/core';
import { groundOf } from '@glissade/picture/scene';
import { expect, test } from 'vitest';
import { text } from '../text/text.ts';
import { cellTexts } from './describe.ts';
import { goalText } from './goalText.ts';

const said = (text: string) => goalText(parsePuzzle(text));

test('one sentence says what to do, whatever the goal', () => {
  expect(said('8 6 4/0 7 2/5 1 3')).toBe('Slide the tiles into order, with the gap last.');
  expect(said('tiles:\n8 6 4\n0 7 2\n5 1 3\ngoal: snake\n')).toContain('small picture');
  expect(said('start:\nA.B\n...\ngoal:\n...\nA..\n')).toContain('red block A into the dotted');
  expect(said('start:\nA.B\n.C.\nDE.\ngoal:\n...\nA.B\n...\n')).toContain('blocks A and B');
  expect(said('start:\nAB.\n...\ngoal:\n...\nB.A\n')).toContain('small picture');
});

test('of several goals each has its outline, and the sentence says that one is enough', () => {
  const places = 'start:\nA.B\n...\ngoal:\n...\nA..\ngoal:\n...\n..A\n';
  expect(said(places)).toBe('Slide the red block A into one of the dotted frames.');
  expect(groundOf(parsePuzzle(places)).targets).toHaveLength(2);
  expect(groundOf(parsePuzzle(places)).targetLabels).toEqual([]);
  const pieces = 'start:\nA.B\n.CD\ngoal:\n...\nA..\ngoal:\n..B\n...\n';
  expect(said(pieces)).toContain('one of the red blocks, A or B');
  const { targetLabels } = groundOf(parsePuzzle(pieces));
  expect(targetLabels.map(({ label }) => label)).toEqual(['A', 'B']);
});

test('a cell says whose goal it is', () => {
  const puzzle = parsePuzzle('start:\nA.B\n...\ngoal:\n...\nA..\n');
  const texts = cellTexts(text().board, puzzle, puzzle.start, new Set());
  expect(texts[3]).toBe('free, row 2, column 1, goal of A');
  expect(texts.filter((text) => text.includes('goal of'))).toHaveLength(1);
});
