import { parsePuzzle, twinKey } from '@glissade/core';
import { expect, test } from 'vitest';
import { allRecords } from './catalogue.ts';
import { knownAs } from './knownAs.ts';
import { puzzleOf } from './puzzleOf.ts';

test.each([
  ['2003/2003/4115/4785/6..9', 'as it is written by its country'],
  ['3002/3002/5114/5874/9..6', 'mirrored, with other names'],
  ['start:\nIDDAA\n.GEBB\n.HEBB\nJFFCC\ngoal:\n.....\nBB...\nBB...\n.....', 'turned'],
])('%s is the known puzzle klotski (%s)', (text) => {
  const record = knownAs(parsePuzzle(text));
  expect(record?.id).toBe('klotski');
  expect(record?.optimum.moves).toBe(81);
});

test.each(['start: AB.\ngoal: A.B', '2003/2003/4115/4785/.6.9', '1 2 3/4 5 6/7 0 8'])(
  '%j is no known puzzle',
  (text) => expect(knownAs(parsePuzzle(text))).toBeUndefined(),
);

test('every known puzzle is known as itself, or as its twin', () => {
  for (const record of allRecords().filter(({ type }) => type === 'blocks')) {
    const puzzle = puzzleOf(record);
    const known = knownAs(puzzle)!;
    expect(known.id === record.id || twinKey(puzzleOf(known)) === twinKey(puzzle)).toBe(true);
  }
});
