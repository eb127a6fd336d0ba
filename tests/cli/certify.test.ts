import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { pythonChecker } from '../certificates/pythonChecker.ts';
import { runCli, spawnCli } from './runCli.ts';

const folder = mkdtempSync(join(tmpdir(), 'glissade-certify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string) => join(folder, name);
const sample = (name: string) =>
  fileURLToPath(new URL(`../data/certificates/${name}.cert`, import.meta.url));

test('a sceptic checks with Python alone that Klotski takes 81 moves', async () => {
  const solved = await spawnCli(['solve', 'klotski', '--certificate', file('klotski.cert')]);
  expect(solved.code).toBe(0);
  const certified = await spawnCli(['certify', file('klotski.cert')]);
  expect(certified.code).toBe(0);
  expect(pythonChecker()([file('klotski.cert')])).toEqual(['proved: length 81 moves']);
});

test('the README says how', () => {
  const root = new URL('../../', import.meta.url);
  const lines = readFileSync(new URL('README.md', root), 'utf8').split('\n');
  const command = lines.find((line) => line.startsWith('python3 checkers/'))!;
  const [program, script] = command.split(/\s+/);
  const help = spawnSync(program!, [fileURLToPath(new URL(script!, root))], { encoding: 'utf8' });
  expect(help.stdout).toContain('Checks certificates');
  expect(help.status).toBe(2);
});

test.each([
  ['proved-parity', 0, 'proved: there is no solution (by parity)\n'],
  ['refuted-missing-state', 1, 'refuted: level 1: a successor of state '],
  ['unreadable-cut-file', 2, 'unreadable: level '],
])('certify %s ends with %i', async (name, code, words) => {
  const certified = await runCli(['certify', sample(name)]);
  expect([certified.code, certified.stdout.startsWith(words)]).toEqual([code, true]);
});
