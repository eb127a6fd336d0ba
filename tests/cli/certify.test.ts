import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
  expect(solved.stdout).toMatch(/^81 moves, shortest possible/);
  expect(solved.stderr).toContain('wrote the certificate to');
  const certified = await spawnCli(['certify', file('klotski.cert')]);
  expect(certified.stdout).toMatch(
    /^proved: the shortest solution has 81 moves \(by [\d,]+ states\)/,
  );
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

test.each([
  [['klotski', '--engine', 'bfs'], 'engine bfs cannot be used with --certificate'],
  [['klotski', '--then', 'steps'], 'option tieBreak cannot be used with --certificate'],
  [['klotski', '--jobs', '2'], '--jobs cannot be used with --certificate'],
  [['dads', 'dads'], '--certificate is for one puzzle'],
])('solve %j --certificate is refused by name', async (argv, words) => {
  const { code, stderr } = await runCli(['solve', ...argv, '--certificate', file('refused')]);
  expect([code, stderr.includes(words)]).toEqual([2, true]);
});

test('a search that was stopped leaves no file', async () => {
  const argv = ['solve', 'klotski', '--nodes', '100', '--certificate', file('stopped')];
  expect((await runCli(argv)).code).toBe(3);
  expect(existsSync(file('stopped'))).toBe(false);
});

test('a file that is not there is one clear line', async () => {
  const { code, stderr } = await runCli(['certify', '/nowhere/file']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('there is no file /nowhere/file')]);
});
