import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePrivateFolder } from './privateFolder.node.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'glissade-private-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a new folder can be written by nobody else, and is taken again', () => {
  const path = join(root, 'in/two');
  expect(makePrivateFolder(path)).toBe(true);
  expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(makePrivateFolder(path)).toBe(true);
});

test.each([
  ['by the group', 0o720],
  ['by everybody', 0o702],
])('a folder that can be written %s is not taken', (_, mode) => {
  const path = join(root, 'one');
  mkdirSync(path);
  chmodSync(path, mode);
  expect(makePrivateFolder(path)).toBe(false);
});

test('nor are a link to a folder, a file, and a place where nothing can be', () => {
  const own = join(root, 'own');
  expect(makePrivateFolder(own)).toBe(true);
  symlinkSync(own, join(root, 'link'));
  writeFileSync(join(root, 'file'), '');
  for (const name of ['link', 'file', 'file/below', 'x'.repeat(300)]) {
    expect(makePrivateFolder(join(root, name))).toBe(false);
  }
});

test.runIf(process.getuid?.() === 0)('a folder of another user is not taken', () => {
  const path = join(root, 'own');
  expect(makePrivateFolder(path)).toBe(true);
  chownSync(path, 12_345, 12_345);
  expect(makePrivateFolder(path)).toBe(false);
});
