import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spawnCli } from './runCli.ts';

let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'glissade-kept-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Newer versions of Node keep what they compile themselves. */
const isOurs = !('enableCompileCache' in module);

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

test('what is compiled of the program is kept, and nothing else in its place is run', async () => {
  const folder = join(home, 'in/two');
  await solveWith(folder);
  expect(existsSync(folder)).toBe(isOurs);
  if (!isOurs) return;
  const [name = ''] = readdirSync(folder);
  expect(readdirSync(folder)).toEqual([`program-${process.version}-${process.arch}.code`]);
  const file = join(folder, name);
  const kept = readFileSync(file);
  await solveWith(folder);
  expect(readFileSync(file).equals(kept)).toBe(true);
  const others = [kept.subarray(0, 1000), Buffer.from('// another build'), Buffer.alloc(0)];
  for (const other of others) {
    writeFileSync(file, other);
    await solveWith(folder);
    expect(readFileSync(file).length).toBeGreaterThan(kept.length / 2);
  }
});

test('nothing is kept where nothing can or shall be', async () => {
  const file = join(home, 'file');
  writeFileSync(file, 'no folder');
  await solveWith(file);
  await solveWith(join(file, 'below'));
  expect(readFileSync(file, 'utf8')).toBe('no folder');
  await solveWith('off');
  expect(existsSync('off')).toBe(false);
});
