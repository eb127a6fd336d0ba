import { expect, test } from 'vitest';
import { boardJob, boardsOf, idsOf } from './boardJobs.ts';

test('the job of some boards is named by the first and the last', () => {
  expect(boardJob({ from: 7, to: 7 })).toBe('7');
  expect(boardJob({ from: 7, to: 12 })).toBe('boards-7-12');
  expect(boardsOf('boards-7-12', 1000)).toEqual({ from: 7, to: 12 });
  expect(idsOf({ from: 9, to: 11 })).toEqual(['9', '10', '11']);
});

test.each([
  '7',
  'survey-3',
  'boards-7-7',
  'boards-12-7',
  'boards-0-1000',
  'boards-0-99999999999999999',
  'boards-0-5-7',
])('%s is no job of several boards', (job) => {
  expect(boardsOf(job, 1000)).toBeUndefined();
});
