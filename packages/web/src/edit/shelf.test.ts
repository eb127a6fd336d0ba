import { afterEach, expect, test } from 'vitest';
import { parseSketch } from './parseSketch.ts';
import { freeName, shelf, shelve, unshelve } from './shelf.ts';
import { emptySketch } from './sketch.ts';

const untitled = (number: number) => `Puzzle ${number}`;

afterEach(() => {
  for (const { name } of shelf()) unshelve(name);
});

test('a sketch without a name takes the name of no other', () => {
  shelve(freeName(untitled), emptySketch(1, 1));
  shelve(freeName(untitled), emptySketch(2, 2));
  unshelve('Puzzle 1');
  expect(freeName(untitled)).toBe('Puzzle 3');
});

test('a kept sketch comes back as large as any board, and damaged ones do not', () => {
  const large = emptySketch(60, 40);
  expect(parseSketch(JSON.parse(JSON.stringify(large)))).toEqual(large);
  const small = emptySketch(1, 1);
  const goals = [[7]];
  for (const damage of [{ info: null }, { axes: null }, { same: {} }, { start: [null] }, { goals }])
    expect(parseSketch({ ...small, ...damage })).toBeUndefined();
  expect(parseSketch(emptySketch(256, 1))).toBeUndefined();
});
