import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

const root = `${import.meta.dirname}/../..`;

/**
 * Benchmarks of each kind, as small as they get (that of pages: `tests/browser`); the compiler
 * checks the calls of all the others.
 */
const RUNS = [
  ['bench/main.mjs', 'blocks', '--only', 'klotski', '--runs', '1', '--loop', '1', '--no-peers'],
  ['bench/blocksAnytime.mjs', '1'],
  ['bench/coldImport.mjs', '1'],
  ['bench/difficulty.mjs'],
];

describe('a benchmark runs to its end and finds nothing wrong', () => {
  test.each(RUNS.map((argv) => [argv.join(' '), argv] as const))('%s', (_, argv) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, argv, {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stderr).not.toMatch(/WRONG|Error/);
    expect(stdout).not.toBe('');
    expect(status).toBe(0);
  });
});
