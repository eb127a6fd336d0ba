import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Checkpoint } from '@glissade/blocks/external/checkpoint';
import { makeFolder } from '@glissade/platform/files/makeFolder.node';
import { openFolder } from '@glissade/platform/files/port.node';
import { ownedName, removeStale } from '@glissade/platform/files/staleFiles.node';
import { cacheFolder } from '@glissade/platform/files/tableCache/cacheFolder.node';
import { folderStore } from '@glissade/platform/files/tableCache/store.node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MemoryFolder } from './memoryFolder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stale-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const put = (name: string) => writeFileSync(join(folder, name), 'half');

/** Of a process that has ended. */
function nameOfDead(): string {
  const { pid } = spawnSync(process.execPath, ['--version']);
  return ownedName().replace(`-${process.pid}-`, `-${pid}-`);
}

describe('files that a killed process left', () => {
  test('are removed at once; those of others, and of living ones, are not', () => {
    const host = hostname()
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(0, 32);
    const [own, dead] = [ownedName(), nameOfDead()];
    const elsewhere = dead.replace(host, 'another9host');
    for (const name of [own, dead, elsewhere, 'notes.txt']) put(name);
    removeStale(folder, () => true);
    expect(readdirSync(folder).sort()).toEqual([own, elsewhere, 'notes.txt'].sort());
    removeStale(join(folder, 'none'), () => true);
  });

  test('are gone from the table cache as soon as a table is looked for', () => {
    const left = `pattern-1.${nameOfDead()}.part`;
    for (const name of [left, `pattern-1.${ownedName()}.part`]) put(name);
    folderStore(folder).read('other');
    expect(readdirSync(folder)).toHaveLength(1);
    expect(readdirSync(folder)).not.toContain(left);
  });

  test('of a checkpoint, too, when the search is over', () => {
    const files = new MemoryFolder({}, new Map([['checkpoint.json.next', new Uint8Array(3)]]));
    new Checkpoint(files, 'a question').clear();
    expect(files.names()).toEqual([]);
  });
});

test('what a full disk does not take as a whole is not left in part', () => {
  const files = openFolder(folder);
  symlinkSync('/dev/full', join(folder, 'small.next'));
  expect(() => files.writeText('small', 'text')).toThrow('ENOSPC');
  expect(files.names()).toEqual([]);
});

describe('folders', () => {
  test('of odd names', () => {
    for (const name of ['two words', `it's "so"`, 'a\nb', '滑块', '🧩', 'x'.repeat(250)]) {
      const path = join(folder, name, name);
      makeFolder(path);
      makeFolder(path);
      expect(openFolder(path).names()).toEqual([]);
    }
  });

  test('that cannot be', () => {
    put('file');
    symlinkSync('loop', join(folder, 'loop'));
    symlinkSync('nowhere', join(folder, 'dangling'));
    expect(() => makeFolder(join(folder, 'x'.repeat(300)))).toThrow('ENAMETOOLONG');
    expect(() => makeFolder(join(folder, 'loop'))).toThrow('ELOOP');
    expect(() => makeFolder(join(folder, 'loop/below'))).toThrow('ELOOP');
    expect(() => makeFolder(join(folder, 'dangling'))).toThrow('EEXIST');
    expect(() => makeFolder(join(folder, 'file'))).toThrow('EEXIST');
    expect(() => makeFolder(join(folder, 'file/below'))).toThrow('ENOTDIR');
  });

  test('a checkpoint that cannot be read', () => {
    mkdirSync(join(folder, 'checkpoint.json'));
    expect(() => new Checkpoint(openFolder(folder), 'a question')).toThrow(
      'cannot be read: EISDIR',
    );
  });

  test('of caches are absolute, whatever the environment says', () => {
    expect(cacheFolder({ XDG_CACHE_HOME: 'here', HOME: '/home/a' }, 'linux')).toBe(
      '/home/a/.cache/glissade',
    );
    expect(cacheFolder({ HOME: '' }, 'linux')).toBeUndefined();
  });
});
