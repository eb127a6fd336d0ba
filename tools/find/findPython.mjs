// Finds a python3 of 3.9 or newer for the tests of the Python package and of the notebook.
import { spawnSync } from 'node:child_process';

const advice = `No python3 of 3.9 or newer was found for the tests of Python. Either helps:
  apt-get install -y python3      (Debian, as root)
  PYTHON_PATH=/path/to/python3 npm run test:all`;

/** The program that starts Python; throws with what to do when there is none. */
export function findPython() {
  const program = process.env.PYTHON_PATH ?? 'python3';
  const isNew = 'import sys; sys.exit(sys.version_info < (3, 9))';
  if (spawnSync(program, ['-c', isNew]).status !== 0) throw new Error(advice);
  return program;
}
