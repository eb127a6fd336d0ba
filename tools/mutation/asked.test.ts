import { expect, test } from 'vitest';
import { filesAsked } from './asked.mjs';

test('rooms and single files, each with its group', () => {
  expect([...filesAsked(['move', 'search/heap', 'search/ucs'])]).toEqual([
    ['rules', ['packages/core/src/move/**/*.ts']],
    ['search', ['packages/search/src/heap.ts', 'packages/search/src/ucs.ts']],
  ]);
});

test('all rooms, if none is named', () => {
  expect([...filesAsked([]).keys()]).toEqual(['rules', 'notation', 'search']);
  expect(filesAsked([]).get('rules')).toHaveLength(5);
});

test('refuses a room that there is not', () => {
  expect(() => filesAsked(['attic/heap'])).toThrow(
    'no room is called "attic"; the rooms are board',
  );
});
