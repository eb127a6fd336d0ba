import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPython } from '../../tools/find/findPython.mjs';
import { root } from '../../tools/install.mjs';
import { mainFile } from './runCli.ts';

test('the Python package answers as the command does, and plays by its rules', () => {
  const argv = ['-W', 'error', '-m', 'unittest', 'discover', '-s', 'tests', '-v'];
  const { status, stderr } = spawnSync(findPython(), argv, {
    cwd: join(root, 'python'),
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH ?? '',
      PYTHONPATH: join(root, 'python'),
      PYTHONDONTWRITEBYTECODE: '1',
      GLISSADE_COMMAND: `'${process.execPath}' '${mainFile}'`,
      GLISSADE_CACHE: 'off',
    },
  });
  expect(stderr).toMatch(/^OK$/m);
  expect(stderr).toMatch(/^Ran (2[1-9]|[3-9]\d) tests/m);
  expect(status).toBe(0);
});
