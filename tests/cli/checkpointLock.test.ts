/* Two live processes never write to one folder of checkpoints. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mainFile, runCli, spawnCli } from './runCli.ts';

/** One of the farthest boards: hours with the light tables of so little memory. */
const HARD = '0 12 9 13/15 11 10 14/3 7 5 6/4 8 2 1';
const EASY = '1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15';
const FLAGS = ['-m', 'stm', '--threads', '1'];

let folder = '';
let first: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glissade-locked-'));
});
afterEach(() => {
  first?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function startFirst(): Promise<ChildProcess> {
  const argv = [mainFile, 'solve', HARD, '--checkpoint', folder, '--memory', '1', ...FLAGS];
  const env = { PATH: process.env.PATH ?? '', HOME: '/nonexistent', GLISSADE_CACHE: 'off' };
  first = spawn(process.execPath, argv, { stdio: 'ignore', env });
  while (!existsSync(join(folder, 'lock.json'))) await new Promise((go) => setTimeout(go, 20));
  return first;
}

const ended = (child: ChildProcess) => new Promise((go) => child.once('close', go));

test('a second search is refused and names the process; after SIGKILL it goes on', async () => {
  const child = await startFirst();
  const second = ['solve', EASY, '--checkpoint', folder, ...FLAGS];
  const refused = await runCli(second);
  expect(refused.code).toBe(2);
  expect(refused.stdout).toBe('');
  expect(refused.stderr.replaceAll(/\s+/g, ' ')).toContain(
    `is used by another search (process ${child.pid})`,
  );
  expect(refused.stderr).toContain('choose another folder');

  const end = ended(child);
  child.kill('SIGKILL');
  await end;
  expect(existsSync(join(folder, 'lock.json'))).toBe(true);
  // What the first has kept, if it came to that, is of another search.
  rmSync(join(folder, 'checkpoint.json'), { force: true });
  expect(await spawnCli(second)).toMatchObject({ code: 0 });
  expect(readdirSync(folder)).toEqual([]);
});

test('a search that is told to end gives its lock back', async () => {
  const child = await startFirst();
  const end = ended(child);
  child.kill('SIGTERM');
  await end;
  expect(readdirSync(folder).filter((name) => name !== 'checkpoint.json')).toEqual([]);
});
