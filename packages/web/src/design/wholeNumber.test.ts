import { expect, test } from 'vitest';
import { wholeNumber } from './wholeNumber.ts';

test.each([
  ['20', 20],
  ['5', 5],
  ['200', 200],
  [' 7 ', 7],
  ['0', undefined],
  ['4', undefined],
  ['201', undefined],
  ['-20', undefined],
  ['20.5', undefined],
  ['', undefined],
  [' ', undefined],
  ['x', undefined],
])('%j, from 5 to 200, is %j', (text, number) => {
  expect(wholeNumber(text, 5, 200)).toBe(number);
});
