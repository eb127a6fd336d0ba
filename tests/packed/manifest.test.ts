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

/** Of `browser`, which is for Parcel alone: the others read `exports`. */
const suggested: Readonly<Record<string, readonly string[]>> = {
  glissade: ['USE_EXPORTS_BROWSER'],
};

describe.each(packageNames.map((name, index) => ({ name, index })))('$name', ({ name, index }) => {
  test('its manifest is sound (publint)', async () => {
    const tarball = readFileSync(consumer.tarballs[index] ?? '');
    const { messages, pkg } = await publint({
      level: 'suggestion',
      pack: { tarball: toArrayBuffer(tarball) },
    });
    const expected = suggested[name] ?? [];
    const others = messages.filter(({ code }) => !expected.includes(code));
    expect(others.map((message) => formatMessage(message, pkg))).toEqual([]);
    expect(messages).toHaveLength(expected.length);
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
