import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spawnCli } from './runCli.ts';

let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'glissade-compiled-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Older versions of Node keep nothing. */
const NAMES = 'enableCompileCache' in module ? ['glissade-compiled'] : [];

async function solveWith(folder: string): Promise<void> {
  const answer = await spawnCli(['solve', '1 2 3/4 5 6/0 7 8', '--quiet'], {
    env: { GLISSADE_CACHE: folder },
  });
  expect(answer).toEqual({
    code: 0,
    stdout: '2 stm, shortest possible (1 mtm)\n\nL2\n',
    stderr: '',
  });
}

test('Node keeps what it compiles in the cache folder, and the answer is the same', async () => {
  const folder = join(home, 'cache');
  mkdirSync(folder);
  await solveWith(folder);
  await solveWith(folder);
  expect(readdirSync(folder)).toEqual(NAMES);
});

test('nothing is kept in a folder that others can write', async () => {
  const folder = join(home, 'shared');
  const compiled = join(folder, 'glissade-compiled');
  mkdirSync(compiled, { recursive: true });
  chmodSync(compiled, 0o777);
  await solveWith(folder);
  expect(readdirSync(compiled)).toEqual([]);
});

test('nothing is kept where nothing can or shall be', async () => {
  const file = join(home, 'file');
  writeFileSync(file, 'no folder');
  await solveWith(file);
  await solveWith(join(file, 'below'));
  expect(readFileSync(file, 'utf8')).toBe('no folder');
  await solveWith('off');
  expect(readdirSync('.')).not.toContain('off');
});
