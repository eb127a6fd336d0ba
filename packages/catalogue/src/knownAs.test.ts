import { parsePuzzle } from '@glissade/core';
import { expect, test } from 'vitest';
import { knownAs } from './knownAs.ts';

test.each([
  ['2003/2003/4115/4785/6..9', 'as it is written by its country'],
  ['3002/3002/5114/5874/9..6', 'mirrored, with other names'],
])('%s is the known puzzle klotski (%s)', (text) => {
  const record = knownAs(parsePuzzle(text));
  expect(record?.id).toBe('klotski');
  expect(record?.optimum.moves).toBe(81);
});

test.each(['start: AB.\ngoal: A.B', '2003/2003/4115/4785/.6.9', '1 2 3/4 5 6/7 0 8'])(
  '%j is no known puzzle',
  (text) => expect(knownAs(parsePuzzle(text))).toBeUndefined(),
);
