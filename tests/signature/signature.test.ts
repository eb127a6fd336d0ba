import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/**
 * What all engines count over a fixed set of searches. A change that is meant to be faster, clearer
 * or elsewhere leaves the number as it is. One that alters a search writes the new number here and
 * says in its commit why it is another.
 */
const SIGNATURE = 9_827_039;

const root = `${import.meta.dirname}/../..`;

/** In a process of its own: tables that other tests have built would save tile searches nodes. */
test('every search counts what it counted before', async () => {
  const command = ['bench/main.mjs', 'signature', '--verbose'];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root });
  expect(stdout.split('\n').at(-2), stdout).toBe(`signature ${SIGNATURE}`);
});
