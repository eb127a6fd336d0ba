import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../tools/install.mjs';
import { installedConsumer } from '../services/services.ts';
import { type Consumer, packageNames } from './consumer.ts';
import { runProgram } from './runProgram.ts';

let consumer: Consumer;
beforeAll(async () => {
  consumer = await installedConsumer();
});

describe.each(packageNames.map((name, index) => ({ name, index })))('$name', ({ index }) => {
  test('its manifest is sound (publint)', async () => {
    const tarball = readFileSync(consumer.tarballs[index] ?? '');
    const { messages, pkg } = await publint({
      // It would rather not have `browser`, which is for Parcel alone: others read `exports`.
      level: 'warning',
      pack: { tarball: toArrayBuffer(tarball) },
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('its types are found by every kind of import (attw)', () => {
    const program = join(root, 'node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js');
    const args = [program, consumer.tarballs[index] ?? '', '--profile', 'esm-only', '--no-color'];
    const { code, stdout } = runProgram(consumer.folder, process.execPath, args);
    expect(code, stdout).toBe(0);
  });
});

function toArrayBuffer(buffer: Buffer): ArrayBuffer {
  const copy = new ArrayBuffer(buffer.byteLength);
  new Uint8Array(copy).set(buffer);
  return copy;
}
