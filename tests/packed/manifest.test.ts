import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, describe, expect, test } from 'vitest';
import { installedConsumer } from '../services/services.ts';
import { type Consumer, packageNames } from './consumer.ts';

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

  test('its types are found by every kind of import (attw)', async () => {
    const tarball = readFileSync(consumer.tarballs[index] ?? '');
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
    if (!analysis.types) throw new Error('no types');
    // The packages are modules: `tests/runtimes` says what files in CommonJS must do.
    const others = ['node10', 'node16-cjs'];
    const faults = analysis.problems.filter(
      (problem) => !('resolutionKind' in problem && others.includes(problem.resolutionKind)),
    );
    expect(faults).toEqual([]);
    expect(Object.keys(analysis.entrypoints).length).toBeGreaterThan(0);
  });
});

function toArrayBuffer(buffer: Buffer): ArrayBuffer {
  const copy = new ArrayBuffer(buffer.byteLength);
  new Uint8Array(copy).set(buffer);
  return copy;
}
