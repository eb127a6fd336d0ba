import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../tools/install.mjs';
import { packAll, packageNames } from './consumer.ts';
import { runProgram } from './runProgram.ts';

let folder = '';
let tarballs: readonly string[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'glissade-tarballs-'));
  tarballs = packAll(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(packageNames.map((name, index) => ({ name, index })))('$name', ({ index }) => {
  test('its manifest is sound (publint)', async () => {
    const tarball = readFileSync(tarballs[index] ?? '');
    const { messages, pkg } = await publint({ pack: { tarball: toArrayBuffer(tarball) } });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('its types are found by every kind of import (attw)', () => {
    const program = join(root, 'node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js');
    const args = [program, tarballs[index] ?? '', '--profile', 'esm-only', '--no-color'];
    const { code, stdout } = runProgram(folder, process.execPath, args);
    expect(code, stdout).toBe(0);
  });
});

function toArrayBuffer(buffer: Buffer): ArrayBuffer {
  const copy = new ArrayBuffer(buffer.byteLength);
  new Uint8Array(copy).set(buffer);
  return copy;
}
