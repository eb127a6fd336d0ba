import { expect, test } from 'vitest';
import { countResults } from './countResults.mjs';

test('a silent program is one check', () => {
  expect(countResults({ code: 0, output: 'all fine\n' })).toEqual({ passed: 1, failed: 0 });
  expect(countResults({ code: 3, output: 'oh\n' })).toEqual({ passed: 0, failed: 1 });
});

test('the last sum of the output counts', () => {
  const output = '1 passed, 0 failed\nmore\n41 passed, 2 failed\n';
  expect(countResults({ code: 1, output })).toEqual({ passed: 41, failed: 2 });
});

test('a program that ends badly after a good sum has failed', () => {
  const output = '41 passed, 0 failed\nERROR: coverage below the threshold\n';
  expect(countResults({ code: 1, output })).toEqual({ passed: 41, failed: 1 });
});

test('a sum inside another line is not one', () => {
  const output = 'expected "3 passed, 0 failed"\n';
  expect(countResults({ code: 0, output })).toEqual({ passed: 1, failed: 0 });
});
