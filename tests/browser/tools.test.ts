import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../tools/find/findChromium.mjs';
import { someOf } from '../support/oneIn.ts';
import { runTool } from '../support/runTool.ts';
import { makeBoxFont } from '../web/harness/boxFont.ts';

const folder = mkdtempSync(join(tmpdir(), 'glissade-tools-'));
beforeAll(() => {
  process.env.CHROMIUM_PATH = findChromium();
});
afterAll(() => rmSync(folder, { recursive: true }));

const IN_PAGES: readonly (readonly [name: string, argv: readonly string[]])[] = [
  ['page', ['--runs', '1']],
  ['film', ['Chromium', '--runs', '1']],
  ['race', ['4_1_2-3_0_5', '--frames', '5']],
  ['mapFrames', []],
  ['searchTasks', ['--seconds', '1']],
];

describe('a benchmark in pages, as small as it gets:', () => {
  test.each(someOf(IN_PAGES, 3))('%s %j', (name, argv) => {
    runTool(`bench/${name}.mjs`, argv);
  });
});

describe('what the reader of pictures learns from', () => {
  test('is drawn, and a net is trained on it', () => {
    // One that is learned from, and one that is held out.
    for (const name of ['Boxes', 'Inter'])
      writeFileSync(join(folder, `${name}.ttf`), makeBoxFont());
    const drawn = join(folder, 'drawn');
    expect(runTool('tools/digits/drawDigits.mjs', [folder, drawn])).toBe('2 fonts\n');
    const weights = join(folder, 'weights');
    runTool('tools/digits/train.mjs', [drawn, weights, '64']);
    expect(readFileSync(weights).length).toBeGreaterThan(1000);
  });

  // The unit tests read such pictures.
  test.each(['measure', 'measureJigsaw'])('%s starts', (name) => {
    runTool(`tools/digits/${name}.mjs`, ['0']);
  });
});
