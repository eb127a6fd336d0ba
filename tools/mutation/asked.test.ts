import { expect, test } from 'vitest';
import { filesAsked } from './asked.mjs';

test('folders and single files, each with its group', () => {
  expect([...filesAsked(['move', 'search/heap', 'search/ucs'])]).toEqual([
    ['rules', ['packages/core/src/move/**/*.ts']],
    ['search', ['packages/search/src/heap.ts', 'packages/search/src/ucs.ts']],
  ]);
});

test('all folders, if none is named', () => {
  expect([...filesAsked([]).keys()]).toEqual(['rules', 'notation', 'search']);
  expect(filesAsked([]).get('rules')).toHaveLength(5);
});

test('refuses a folder that there is not', () => {
  expect(() => filesAsked(['attic/heap'])).toThrow(
    'no folder is called "attic"; the folders are board',
  );
});
