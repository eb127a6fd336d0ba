import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checksum } from '../checksum.ts';
import { cacheBytesMax, cacheFolder, clearCache, keptTables } from './cacheFolder.node.ts';
import { takeTableNotes } from './notes.ts';
import { seal, unseal } from './seal.ts';
import { folderStore } from './store.node.ts';
import { readingTable, readTable, useTableStore, writeTable, writingTable } from './tableStore.ts';

const bytes = Uint8Array.from({ length: 1003 }, (_, at) => (at * at) % 251);

describe('a sealed table', () => {
  test('opens under its name', () => {
    expect(unseal('a', seal('a', bytes))).toEqual(bytes);
    expect(unseal('a', seal('a', new Uint8Array(0)))).toEqual(new Uint8Array(0));
    expect(unseal('b', seal('a', bytes))).toBeUndefined();
  });

  test('does not open when cut short, lengthened, or changed anywhere', () => {
    const file = seal('a', bytes);
    for (const length of [0, 7, 31, 32, 900, file.length - 1]) {
      expect(unseal('a', file.subarray(0, length))).toBeUndefined();
    }
    expect(unseal('a', Uint8Array.of(...file, 0))).toBeUndefined();
    for (let at = 0; at < file.length; at++) {
      const changed = file.slice();
      changed[at]! ^= 1 << (at % 8);
      expect(unseal('a', changed)).toBeUndefined();
    }
  });

  test('has a checksum that knows order and does not mind where the bytes lie', () => {
    const moved = new Uint8Array(bytes.length + 1);
    moved.set(bytes, 1);
    expect(checksum(moved.subarray(1))).toBe(checksum(bytes));
    expect(checksum(Uint8Array.of(1, 0, 0, 0, 2, 0, 0, 0))).not.toBe(
      checksum(Uint8Array.of(2, 0, 0, 0, 1, 0, 0, 0)),
    );
  });
});

describe('a table in a folder', () => {
  const table = Uint8Array.from({ length: 3_000_003 }, (_, at) => (at * at) % 251);
  const partMax = 1 << 18;

  let own = '';
  beforeEach(() => {
    own = mkdtempSync(join(tmpdir(), 'glissade-parts-'));
    useTableStore(folderStore(own));
  });
  afterEach(() => {
    useTableStore(null);
    rmSync(own, { recursive: true, force: true });
  });

  test('is written and read in small parts, each checked', () => {
    const written = [...writingTable('pattern-a', table)];
    expect(Math.max(...written)).toBeLessThanOrEqual(partMax);
    const reading = readingTable('pattern-a');
    const parts: number[] = [];
    for (let next = reading.next(); ; next = reading.next()) {
      if (next.done) {
        // `toEqual` looks at millions of numbers one by one.
        expect(Buffer.compare(next.value as Uint8Array, table)).toBe(0);
        break;
      }
      parts.push(next.value);
    }
    expect(Math.max(...parts)).toBeLessThanOrEqual(partMax);
    expect(Math.min(written.length, parts.length)).toBeGreaterThan(20);
  });

  test('leaves nothing where writing it is given up', () => {
    const writing = writingTable('pattern-a', table);
    while (readdirSync(own).length === 0) writing.next();
    writing.return();
    expect(readdirSync(own)).toEqual([]);
  });
});

test('the checksum shows two changes of the same bit of a word, the highest included', () => {
  const words = new Int32Array(40).map((_, at) => Math.imul(at, 0x9e3779b1));
  const whole = checksum(new Uint8Array(words.buffer));
  for (let bit = 0; bit < 32; bit++) {
    for (let far = 1; far < words.length; far++) {
      const changed = words.slice();
      changed[0]! ^= 1 << bit;
      changed[far]! ^= 1 << bit;
      expect(checksum(new Uint8Array(changed.buffer))).not.toBe(whole);
    }
  }
});

describe('tables in a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'glissade-store-'));
    useTableStore(folderStore(join(folder, 'deep/cache')));
  });
  afterEach(() => {
    useTableStore(null);
    rmSync(folder, { recursive: true });
  });
  const files = () => readdirSync(join(folder, 'deep/cache'));

  test('are read as they were written, and nothing else is left', () => {
    expect(readTable('one')).toBeUndefined();
    writeTable('one', bytes);
    writeTable('one', bytes);
    expect(Buffer.compare(readTable('one') as Uint8Array, bytes)).toBe(0);
    expect(files()).toEqual(['one.table']);
  });

  test('are as good as absent when damaged, and written again', () => {
    writeTable('one', bytes);
    const path = join(folder, 'deep/cache/one.table');
    writeFileSync(path, readFileSync(path).subarray(0, 500));
    takeTableNotes();
    expect(readTable('one')).toBeUndefined();
    const note = 'the cached table one is damaged or outdated, so it is built again';
    expect(takeTableNotes()).toEqual([note]);
    writeTable('one', bytes);
    expect(readTable('one')).toBeDefined();
  });

  test('what a killed process left is removed, what another writes is not', () => {
    writeTable('one', bytes);
    const [old, recent] = ['pattern-1.1.1.part', 'pushes-2.2.2.part'];
    for (const part of [old, recent]) writeFileSync(join(folder, 'deep/cache', part), 'half');
    utimesSync(join(folder, 'deep/cache', old), 0, 0);
    const other = join(folder, 'deep/cache/film.part');
    writeFileSync(other, 'of somebody else');
    utimesSync(other, 0, 0);
    writeTable('two', bytes);
    expect(files().sort()).toEqual(['film.part', recent, 'one.table', 'two.table'].sort());
  });

  test('a folder that cannot be written is no error', () => {
    writeFileSync(join(folder, 'file'), '');
    useTableStore(folderStore(join(folder, 'file')));
    takeTableNotes();
    writeTable('one', bytes);
    expect(readTable('one')).toBeUndefined();
    writeTable('two', bytes);
    const path = join(folder, 'file');
    expect(takeTableNotes()).toEqual([
      `tables cannot be cached in ${path} (EEXIST)`,
      `cached tables in ${path} cannot be read (ENOTDIR)`,
    ]);
    expect(takeTableNotes()).toEqual([]);
  });
});

describe('a cache folder of limited size', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'glissade-limit-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const names = () => readdirSync(folder).sort();
  const fileOf = (name: string) => `pattern-${name}.table`;
  const use = (name: string, second: number) =>
    utimesSync(join(folder, fileOf(name)), second, second);

  test('loses the tables first that were not used for longest, and no other file', () => {
    const store = folderStore(folder, 3 * bytes.length);
    writeFileSync(join(folder, 'notes.table'), Buffer.alloc(1e6));
    for (const [at, name] of ['a', 'b', 'c'].entries()) {
      store.write(`pattern-${name}`, bytes);
      use(name, at + 1);
    }
    expect(store.read('pattern-a')).toBeDefined();
    store.write('pattern-d', bytes);
    expect(names()).toEqual(['notes.table', fileOf('a'), fileOf('c'), fileOf('d')]);
    store.write('pattern-c', bytes);
    expect(names()).toEqual(['notes.table', fileOf('a'), fileOf('c'), fileOf('d')]);
    use('a', 4);
    expect(keptTables(folder).at(-1)?.name).toBe(fileOf('a'));
    store.write('pattern-e', bytes.subarray(1));
    expect(names()).toEqual(['notes.table', fileOf('c'), fileOf('d'), fileOf('e')]);
  });

  test('does not take what is larger, and says so', () => {
    folderStore(folder, bytes.length - 1).write('pattern-a', bytes);
    expect(names()).toEqual([]);
    expect(takeTableNotes()).toEqual([
      'tables of more than GLISSADE_CACHE_MB (0.001002 MB) are not cached',
    ]);
  });

  test('is cleared of what is ours', () => {
    const store = folderStore(folder);
    store.write('pattern-a', bytes);
    store.write('pushes-1-4x4-3-16-7fff', bytes);
    mkdirSync(join(folder, 'glissade-compiled/v1'), { recursive: true });
    writeFileSync(join(folder, 'notes.table'), 'mine');
    const removed = clearCache(folder).map(({ name }) => name);
    expect(removed.sort()).toEqual([fileOf('a'), 'pushes-1-4x4-3-16-7fff.table']);
    expect(names()).toEqual(['notes.table']);
    expect(clearCache(join(folder, 'none'))).toEqual([]);
  });

  test.each([
    [undefined, 1e9],
    ['', 1e9],
    ['0', 0],
    ['250', 250e6],
    ['1G', 1e9],
    ['-1', 1e9],
  ])('has room for GLISSADE_CACHE_MB=%j', (text, expected) => {
    takeTableNotes();
    expect(cacheBytesMax({ GLISSADE_CACHE_MB: text })).toBe(expected);
    const isWrong = text === '1G' || text === '-1';
    const note = `GLISSADE_CACHE_MB is a whole number of megabytes, not "${text}": 1000 are taken`;
    expect(takeTableNotes()).toEqual(isWrong ? [note] : []);
  });
});

test('tables that must be waited for, and a store that fails', async () => {
  useTableStore({ read: async (name) => seal(name, bytes), write: () => undefined });
  expect(await readTable('one')).toEqual(bytes);
  useTableStore({ read: () => Promise.reject(new Error('no')), write: () => undefined });
  takeTableNotes();
  expect(await readTable('one')).toBeUndefined();
  expect(takeTableNotes()).toEqual(['cached tables cannot be read (Error)']);
  useTableStore(null);
  expect(readTable('one')).toBeUndefined();
});

test.each([
  [{ GLISSADE_CACHE: 'off', HOME: '/home/a' }, 'linux', undefined],
  [{ GLISSADE_CACHE: '/x', XDG_CACHE_HOME: '/y' }, 'linux', '/x'],
  [{ XDG_CACHE_HOME: '/y', HOME: '/home/a' }, 'linux', '/y/glissade'],
  [{ HOME: '/home/a' }, 'linux', '/home/a/.cache/glissade'],
  [{ HOME: '/Users/a' }, 'darwin', '/Users/a/Library/Caches/glissade'],
  [{ HOME: '/home/a' }, 'win32', undefined],
])('the folder for %j on %s', (env, platform, folder) => {
  expect(cacheFolder(env, platform)).toBe(folder);
});
