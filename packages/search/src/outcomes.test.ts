import { expect, test } from 'vitest';
import { finish, graphSpace } from '../../../tests/support/spaces.ts';
import { ALGORITHMS } from './algorithms.ts';

/** Letters in a row; the step to a letter is its number. */
const CHAIN = { a: { b: 1 }, b: { a: 1, c: 1 }, c: { b: 1, z: 1 }, z: { c: 1 } };

test.each(ALGORITHMS)('$name: the line from the start to the goal', ({ start, optimal }) => {
  const searcher = start(graphSpace(CHAIN, 'a', 'z'), { goalStates: ['z'] });
  expect(finish(searcher)).toEqual({ status: 'solved', steps: Uint32Array.of(1, 2, 3) });
  expect(searcher.stats.lowerBound).toBe(optimal ? 3 : 1);
});

test.each(ALGORITHMS)('$name: no line where the start is a goal', ({ start }) => {
  const searcher = start(graphSpace(CHAIN, 'a', 'a'), { goalStates: ['a'] });
  expect(finish(searcher)).toEqual({ status: 'solved', steps: new Uint32Array(0) });
  expect([searcher.stats.expanded, searcher.stats.lowerBound]).toEqual([0, 0]);
});
