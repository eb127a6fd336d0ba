import { expect, test } from 'vitest';
import { listed } from './listed.ts';

test('items that follow each other are one list, with the moves behind each', () => {
  expect(
    listed([
      { type: 'paragraph', text: 'p' },
      { type: 'item', text: 'a' },
      { type: 'moves', text: 'U', moves: 'U' },
      { type: 'item', text: 'b' },
      { type: 'state', text: '1 .' },
      { type: 'moves', text: 'L', moves: 'L' },
      { type: 'item', text: 'c' },
    ]),
  ).toEqual([
    { type: 'paragraph', text: 'p' },
    { type: 'list', items: [{ text: 'a', moves: 'U' }, { text: 'b' }] },
    { type: 'state', text: '1 .' },
    { type: 'moves', text: 'L' },
    { type: 'list', items: [{ text: 'c' }] },
  ]);
});
