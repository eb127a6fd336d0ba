import { expect, test } from 'vitest';
import { runTool } from '../support/runTool.ts';

test('mutants of one file are made, and all are noticed', () => {
  const said = runTool('tools/mutation/main.mjs', ['move/inParts']);
  expect(said).toContain('| move | 5 | 5 | 0 | 0 | 100.0 % |');
});
