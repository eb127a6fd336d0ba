import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mainFile } from '../runCli.ts';
import { makePlace, type Place } from './place.ts';

const TWELVE = '1 2 3 4/5 6 7 8/9 10 11 0';
const TABLES = ['tables', TWELVE, '--json', '-q'];

let place: Place;
beforeEach(() => {
  place = makePlace();
});
afterEach(() => place.remove());

function run(argv: readonly string[], env: Readonly<Record<string, string>>) {
  const all = { PATH: process.env.PATH ?? '', TMPDIR: place.temp, ...env };
  const { status, stdout, stderr } = spawnSync(process.execPath, [mainFile, ...argv], {
    cwd: place.work,
    env: all,
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

/** The tables are ready; what is said of keeping them. */
function notesOf(env: Readonly<Record<string, string>>): readonly string[] {
  const { code, stdout, stderr } = run(TABLES, env);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { status, notes = [] } = JSON.parse(stdout);
  expect(status).toBe('ready');
  return notes;
}

describe('the table cache', () => {
  test.each([
    ['words and quotes', `two "words", it's`],
    ['two lines', 'a\nb'],
    ['other alphabets', '滑块/🧩'],
    ['long', `${'x'.repeat(200)}/${'y'.repeat(200)}`],
  ])('in a folder of an odd name: %s', (_, name) => {
    const cache = join(place.cache, name);
    expect(notesOf({ GLISSADE_CACHE: cache })).toEqual([]);
    expect(readdirSync(cache).filter((file) => file.endsWith('.table'))).toHaveLength(2);
  });

  test('where there can be none: the answer comes all the same, and the reason', () => {
    const at = (name: string) => join(place.work, name);
    writeFileSync(at('file'), 'kept');
    symlinkSync('loop', at('loop'));
    const reasons = [at('file'), at('loop'), at('x'.repeat(300)), '/proc/none'].map((cache) =>
      notesOf({ GLISSADE_CACHE: cache }).at(-1)!.replace(cache, '…'),
    );
    const codes = ['EEXIST', 'ELOOP', 'ENAMETOOLONG', 'ENOENT'];
    expect(reasons).toEqual(codes.map((code) => `tables cannot be cached in … (${code})`));
    expect(readdirSync(place.work).sort()).toEqual(['file', 'loop']);
  });

  test.each([
    ['an empty home', { HOME: '' }],
    ['a relative place', { HOME: '', XDG_CACHE_HOME: 'here' }],
  ])('%s: nothing is kept, nor lies about', (_, env) => {
    expect(notesOf(env)).toEqual([]);
    expect(readdirSync(place.work)).toEqual([]);
  });
});

describe('a checkpoint', () => {
  test('that cannot be read is refused', () => {
    mkdirSync(join(place.work, 'checkpoint.json'));
    const argv = ['solve', 'klotski', '--checkpoint', place.work, '-q'];
    const { code, stderr } = run(argv, { GLISSADE_CACHE: 'off' });
    expect(code).toBe(2);
    expect(stderr).toContain('checkpoint.json cannot be read: EISDIR');
  });
});

test('an answer that finds no room says so', () => {
  const words = [process.execPath, mainFile, 'solve', '1 2 3/4 5 6/7 0 8', '-q'];
  const { status, stderr } = spawnSync('sh', ['-c', '"$@" > /dev/full', 'sh', ...words], {
    env: { PATH: process.env.PATH ?? '', GLISSADE_CACHE: 'off' },
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^error: the answer could not be written: ENOSPC/);
});

describe('a graph', () => {
  test('that finds no room is not left in part', () => {
    const argv = ['analyse', 'klotski', '-m', 'moves', '--graph', 'g.dot', '-q'];
    const words = ['-c', 'ulimit -f 1; "$@"', 'sh', process.execPath, mainFile, ...argv];
    const { status, stderr } = spawnSync('sh', words, {
      cwd: place.work,
      env: { PATH: process.env.PATH ?? '', GLISSADE_CACHE: 'off' },
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toContain('g.dot cannot be written: EFBIG');
    expect(readdirSync(place.work)).toEqual([]);
  });
});

/** A disk of a megabyte, or one that is read only; only root may mount one. */
describe.runIf(process.getuid?.() === 0)('a disk', () => {
  const mounted = (options: string, work: (folder: string) => void) => {
    const folder = join(place.work, 'disk');
    mkdirSync(folder);
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
    // A container may forbid even root to mount: /dev/full has stood in for it above.
    if (status !== 0) return;
    try {
      work(folder);
    } finally {
      spawnSync('umount', [folder]);
    }
  };

  test('that is full takes what it can, and nothing in part', () => {
    mounted('size=1m', (folder) => {
      expect(notesOf({ GLISSADE_CACHE: folder })).toEqual([
        `tables cannot be cached in ${folder} (ENOSPC)`,
      ]);
      expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    });
  });

  test('without a free byte takes no checkpoint, and keeps no half of a lock', () => {
    mounted('size=64k', (folder) => {
      const fill = `head -c 65536 /dev/zero > ${join(folder, 'fill')}`;
      const kept = join(folder, 'kept');
      mkdirSync(kept);
      spawnSync('sh', ['-c', fill]);
      const argv = ['solve', 'klotski', '--checkpoint', kept];
      const { code, stderr } = run(argv, { GLISSADE_CACHE: 'off' });
      expect(code).toBe(2);
      expect(stderr).toMatch(/^error: checkpoints cannot be kept in .*ENOSPC/m);
      expect(readdirSync(kept)).toEqual([]);
    });
  });

  test('that is full ends a search that needs it', () => {
    mounted('size=512k', (folder) => {
      const argv = ['solve', 'century-half', '-m', 'steps', '--memory', '1', '-q'];
      const { code, stdout } = run(argv, { GLISSADE_CACHE: 'off', TMPDIR: folder });
      expect(code).toBe(3);
      expect(stdout).toMatch(/^undecided: gave up: the disk is full/);
    });
  });

  test('that is read only keeps nothing, and no checkpoint is promised', () => {
    mounted('ro', (folder) => {
      expect(notesOf({ GLISSADE_CACHE: folder })).toEqual([
        `tables cannot be cached in ${folder} (EROFS)`,
      ]);
      const argv = ['solve', TWELVE, '--checkpoint', folder, '-q'];
      const { code, stderr } = run(argv, { GLISSADE_CACHE: 'off' });
      expect(code).toBe(2);
      expect(stderr).toContain('EROFS');
    });
  });
});
