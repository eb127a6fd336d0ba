import { parsePuzzle } from '@glissade/core';
import { expect, test } from 'vitest';
import { compileTiles } from '../../problem/tileProblem.ts';
import { noteSpent, rungsFor } from './ladder.ts';

const problem = compileTiles(parsePuzzle('1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0'));
const prices = () => rungsFor(problem, 'steps').map(({ price }) => price);

test('tables for steps are paid by searches in steps alone', () => {
  const before = prices();
  noteSpent(problem, 'mtm', 1e12);
  expect(prices()).toEqual(before);
  noteSpent(problem, 'stm', 1e12);
  expect(prices().every((price, rung) => rung === 0 || price < before[rung]!)).toBe(true);
});
