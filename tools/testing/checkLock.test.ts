import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const module = new URL('./checkLock.mjs', import.meta.url).href;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const file = () => join(folder, 'lock');

/** Takes the lock, prints who has it, and stays for `stayMs`. */
function program(stayMs: number): string[] {
  const text = `import { lockChecks } from ${JSON.stringify(module)};
    console.log(lockChecks(${JSON.stringify(file())}) ?? 'own');
    setTimeout(() => {}, ${stayMs});`;
  return ['--input-type=module', '--eval', text];
}

const take = () => spawnSync(process.execPath, program(0), { encoding: 'utf8' }).stdout.trimEnd();

describe('the lock of the checks', () => {
  test('is given back at the end', () => {
    expect([take(), take()]).toEqual(['own', 'own']);
    expect(existsSync(file())).toBe(false);
  });

  test('names the process that has it, and is taken over when that was killed', async () => {
    const first = spawn(process.execPath, program(60_000));
    await new Promise((go) => first.stdout.once('data', go));
    expect(take()).toBe(String(first.pid));
    const end = new Promise((go) => first.once('close', go));
    first.kill('SIGKILL');
    await end;
    expect(readFileSync(file(), 'utf8')).toBe(String(first.pid));
    expect(take()).toBe('own');
  });

  test.each(['', 'nonsense', '-4'])('that says nothing (%j) is taken over', (text) => {
    writeFileSync(file(), text);
    expect(take()).toBe('own');
  });
});
