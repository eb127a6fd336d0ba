import { expect, test } from 'vitest';
import { listed } from './listed.ts';

test('items in a row are one list, and parts begin where those before them end', () => {
  expect(
    listed([
      { type: 'paragraph', text: 'p' },
      { type: 'item', text: 'a' },
      { type: 'moves', text: 'U', moves: 'U' },
      { type: 'item', text: 'b' },
      { type: 'state', text: '1 .' },
      { type: 'moves', text: 'one way: L', moves: 'L' },
      { type: 'item', text: 'c' },
    ]),
  ).toEqual([
    { type: 'paragraph', text: 'p' },
    {
      type: 'list',
      items: [{ text: 'a', part: { text: 'U', before: '', moves: 'U' } }, { text: 'b' }],
    },
    { type: 'state', text: '1 .' },
    { type: 'part', part: { text: 'one way: L', before: 'U', moves: 'L' } },
    { type: 'list', items: [{ text: 'c' }] },
  ]);
});
