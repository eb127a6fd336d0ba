import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findPython } from '../../tools/find/findPython.mjs';
import { root } from '../../tools/install.mjs';
import { mainFile } from './runCli.ts';

type PythonOptions = {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** Runs Python in the folder of the package, which asks the built command. */
export function runPython(argv: readonly string[], { input = '', env = {} }: PythonOptions = {}) {
  return spawnSync(findPython(), argv, {
    cwd: join(root, 'python'),
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {
      PATH: process.env.PATH ?? '',
      PYTHONPATH: join(root, 'python'),
      PYTHONDONTWRITEBYTECODE: '1',
      GLISSADE_COMMAND: `'${process.execPath}' '${mainFile}'`,
      GLISSADE_CACHE: 'off',
      ...env,
    },
  });
}
