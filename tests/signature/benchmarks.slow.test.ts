import { expect, test } from 'vitest';
import { runTool } from '../support/runTool.ts';

test.each([
  ['tiles', '--only', 'built-10x10', '--runs', '1'],
  ['anytime', '--only', '10x10', '--boards', '1'],
  ['cold', '--runs', '1'],
])('a benchmark that takes long runs to its end: %s', (...argv) => {
  expect(runTool('bench/main.mjs', argv)).not.toContain('WRONG');
});

test('mutants of one file are made, and all are noticed', () => {
  const said = runTool('tools/mutation/main.mjs', ['move/inParts']);
  expect(said).toContain('| move | 5 | 5 | 0 | 0 | 100.0 % |');
});
