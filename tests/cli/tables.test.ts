import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unseal } from '@glissade/platform/files/tableCache/seal';
import { folderStore } from '@glissade/platform/files/tableCache/store.node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { spawnCli } from './runCli.ts';

const engine = new URL('../../packages/platform/dist/files/tableCache/', import.meta.url).href;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'glissade-tables-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that writes one table again and again, with its own number in every byte. */
function writer(number: number, times: number): ChildProcess {
  const program = `
    import { seal } from '${engine}seal.js';
    import { folderStore } from '${engine}store.node.js';
    const store = folderStore(${JSON.stringify(folder)});
    const file = seal('one', new Uint8Array(3_000_000).fill(${number}));
    for (let i = 0; i < ${times}; i++) store.write('one', file);`;
  const args = ['--input-type=module', '--eval', program];
  return spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
}

describe('processes that keep the same table', () => {
  test('at once, one of them killed: what is read is whole', async () => {
    const writers = [writer(1, 40), writer(2, 40), writer(3, 1e6)];
    const ends = writers.map((one) => once(one, 'exit'));
    let isOver = false;
    const over = Promise.all(ends.slice(0, 2)).then(() => {
      isOver = true;
    });
    const seen = new Set<number>();
    while (!isOver || seen.size === 0) {
      const file = await folderStore(folder).read('one');
      if (file) {
        const bytes = unseal('one', file);
        expect(bytes?.length).toBe(3_000_000);
        expect(bytes![0]).toBe(bytes!.at(-1));
        seen.add(bytes![0]!);
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await over;
    writers[2]!.kill('SIGKILL');
    await ends[2];
    expect(unseal('one', (await folderStore(folder).read('one'))!)).toBeDefined();
    const left = readdirSync(folder).filter((name) => name.endsWith('.part'));
    expect(left.length).toBeLessThanOrEqual(1);
  });
});

describe('the tables that are kept', () => {
  test('are listed and removed; other files are not', async () => {
    const env = { GLISSADE_CACHE: mkdtempSync(join(folder, 'own-')), GLISSADE_CACHE_MB: '2' };
    folderStore(env.GLISSADE_CACHE).write('pattern-1-4x3-11-1.2', new Uint8Array(1234));
    writeFileSync(join(env.GLISSADE_CACHE, 'notes.txt'), 'mine');
    const head = `${env.GLISSADE_CACHE}\n\n  1.2 kB  pattern-1-4x3-11-1.2.table\n`;
    const told = (stdout: string) => ({ code: 0, stdout, stderr: '' });
    expect(await spawnCli(['tables'], { env })).toEqual(told(`${head}1 table, 1.2 kB of 2.0 MB\n`));
    const removed = await spawnCli(['tables', '--clear'], { env });
    expect(removed).toEqual(told(`${head}removed 1 table, 1.2 kB\n`));
    expect(readdirSync(env.GLISSADE_CACHE)).toEqual(['notes.txt']);
  });

  test('are none where the cache is off', async () => {
    expect(await spawnCli(['tables', '--json'], { env: { GLISSADE_CACHE: 'off' } })).toEqual({
      code: 0,
      stdout: '{"kept":[],"bytesMax":1000000000,"bytes":0}\n',
      stderr: 'no tables are stored: GLISSADE_CACHE is off, or there is no home folder\n',
    });
  });
});
