import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/install.mjs';
import { runPython } from './runPython.ts';

test('the Python package answers as the command does, and plays by its rules', () => {
  const argv = ['-W', 'error', '-m', 'unittest', 'discover', '-s', 'tests', '-v'];
  const { status, stderr } = runPython(argv);
  expect(stderr).toMatch(/^OK$/m);
  expect(stderr).toMatch(/^Ran (3[4-9]|[4-9]\d) tests/m);
  expect(status).toBe(0);
});

/** Notebooks show widgets; where there is none, a stand-in does. */
const PRELUDE = `
import os, sys, tempfile
sys.path.insert(0, "tests")
from test_widget import stand_in
sys.modules.update(stand_in())
os.chdir(tempfile.mkdtemp())
`;

test('the examples of the README print what they say', () => {
  const text = readFileSync(join(root, 'python/README.md'), 'utf8');
  const blocks = [...text.matchAll(/^```python\n(.*?)^```$/gms)].map((match) => match[1]);
  const program = blocks.join('\n');
  const { stdout, stderr } = runPython(['-W', 'error', '-'], { input: PRELUDE + program });
  expect(stderr).toBe('');
  const said = [...program.matchAll(/^print\(.*?\) +# (.*)$/gm)].map((match) => match[1]!);
  expect(said.length).toBeGreaterThan(4);
  const printed = stdout.trimEnd().split('\n');
  expect(printed.map((line, at) => asSaid(line, said[at]))).toEqual(said);
});

/** What is printed, cut where the example says no more. */
function asSaid(line: string, said = ''): string {
  const begin = said.replace(/…$/, '');
  return begin !== said && line.startsWith(begin) ? said : line;
}
