import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from './folderLock.node.ts';
import type { FolderLock, LockOwner } from './storage.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'lock.json');
const put = (owner: LockOwner) => writeFileSync(file(), JSON.stringify(owner));
const told = () => JSON.parse(readFileSync(file(), 'utf8')) as LockOwner;

function taken(lock: FolderLock): () => void {
  if (!('release' in lock)) throw new Error(`held by ${lock.owner.pid}`);
  return lock.release;
}

describe('the lock of a folder', () => {
  test('is held by one at a time, and leaves nothing', () => {
    const release = taken(lockFolder(folder));
    expect(told()).toMatchObject({ host: hostname(), pid: process.pid });
    expect(lockFolder(folder)).toMatchObject({ owner: { pid: process.pid }, isElsewhere: false });
    release();
    expect(readdirSync(folder)).toEqual([]);
    taken(lockFolder(folder))();
  });

  test('is taken over from a process that has ended', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    put({ host: hostname(), pid, started: '1' });
    taken(lockFolder(folder));
    expect(told().pid).toBe(process.pid);
    expect(readdirSync(folder)).toEqual(['lock.json']);
  });

  test.runIf(process.platform === 'linux')(
    'is taken over where the number is another’s now',
    () => {
      put({ host: hostname(), pid: process.ppid, started: '0' });
      taken(lockFolder(folder));
      expect(told().pid).toBe(process.pid);
    },
  );

  test('of another host is left alone', () => {
    put({ host: 'far.example', pid: 1, started: '1' });
    const lock = lockFolder(folder);
    expect(lock).toMatchObject({ owner: { host: 'far.example', pid: 1 }, isElsewhere: true });
    expect(told().host).toBe('far.example');
  });

  test.each(['', '{', 'null', '{"pid":-1}'])(
    'that says nothing (%j) is taken over soon',
    (text) => {
      writeFileSync(file(), text);
      taken(lockFolder(folder))();
      writeFileSync(file(), text);
      utimesSync(file(), 0, 0);
      const before = performance.now();
      taken(lockFolder(folder));
      expect(performance.now() - before).toBeLessThan(900);
    },
  );

  test('released late does not remove that of another', () => {
    const release = taken(lockFolder(folder));
    put({ host: 'far.example', pid: 1, started: '1' });
    release();
    expect(told().host).toBe('far.example');
  });
});
