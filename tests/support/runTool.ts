import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';

const root = `${import.meta.dirname}/../..`;

/** Runs a program of `bench` or `tools`; it must say something, find nothing wrong and end well. */
export function runTool(file: string, argv: readonly string[] = []): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...argv], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).not.toMatch(/WRONG|Error/);
  expect(stdout).not.toBe('');
  expect(status, stderr).toBe(0);
  return stdout;
}
